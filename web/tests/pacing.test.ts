// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pace } from "../src/lib/pacing";

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function draw(): void {
  for (const work of frames.splice(0)) work();
}

describe("what is heard", () => {
  it("is shown after the next frame, in its order", () => {
    const done: string[] = [];
    const pace = new Pace();
    for (const what of ["ack", "frame"]) pace.do(() => done.push(what), what === "frame");
    draw();
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(["ack", "frame"]);
  });

  it("is seen step by step, one in each frame", () => {
    const done: number[] = [];
    const pace = new Pace();
    for (const step of [1, 2, 3]) pace.do(() => done.push(step), true);
    const seen = [1, 2, 3].map(() => {
      draw();
      vi.advanceTimersByTime(1);
      return done.length;
    });
    expect(seen).toEqual([1, 2, 3]);
  });

  it("is not lost with what broke before it", () => {
    const done: string[] = [];
    const pace = new Pace();
    pace.do(() => {
      throw new Error("broken");
    }, true);
    pace.do(() => done.push("next"), true);
    expect(() => vi.advanceTimersByTime(150)).toThrow("broken");
    vi.advanceTimersByTime(150);
    expect(done).toEqual(["next"]);
  });

  it("is shown soon where no frame is drawn", () => {
    const done: string[] = [];
    const pace = new Pace();
    pace.do(() => done.push("first"), true);
    vi.advanceTimersByTime(200);
    pace.do(() => done.push("second"), true);
    vi.advanceTimersByTime(200);
    expect(done).toEqual(["first", "second"]);
  });
});
