// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { place, routeOf } from "../src/lib/route.svelte";

const at = (path: string) => routeOf(new URL(path, "http://localhost"));

describe("addresses", () => {
  it("leads to every screen", () => {
    expect(at("/")).toEqual({ screen: "home" });
    expect(at("/new/famiglia")).toEqual({ screen: "new", game: "famiglia" });
    expect(at("/hot-seat/famiglia")).toEqual({ screen: "hot-seat", game: "famiglia" });
    expect(at("/learn/famiglia")).toEqual({ screen: "learn", game: "famiglia", lesson: null });
    expect(at("/learn/famiglia/pair")).toEqual({ screen: "learn", game: "famiglia", lesson: "pair" });
    expect(at("/me")).toEqual({ screen: "me" });
    expect(at("/about")).toEqual({ screen: "about" });
  });

  it("keeps an invitation behind the #, where no server logs it", () => {
    expect(at("/table/abc#invite=secret")).toEqual({ screen: "table", table: "abc", invite: "secret" });
    expect(at("/table/abc?invite=secret")).toEqual({ screen: "table", table: "abc", invite: null });
  });

  it("leads to a paragraph of the rules and to a moment of a replay", () => {
    expect(at("/rules/famiglia#7.3")).toEqual({ screen: "rules", game: "famiglia", paragraph: "7.3" });
    expect(at("/replay/abc/12?eyes=1")).toEqual({ screen: "replay", table: "abc", moment: 12, eyes: 1 });
    expect(at("/replay/abc?eyes=-1")).toEqual({ screen: "replay", table: "abc", moment: null, eyes: -1 });
    expect(at("/replay/abc/12?eyes=99")).toMatchObject({ eyes: null });
  });

  it("says that nothing is there", () => {
    for (const path of [
      "/nowhere",
      "/table",
      "/new/famiglia/more",
      "/replay/abc/last",
      "/rules/a/b",
      "/learn/a/b/c",
      "/%E0%A4%A",
    ])
      expect(at(path).screen).toBe("missing");
  });

  it("leads back from the rules to the game they were opened from, however much was read", () => {
    vi.stubGlobal("scrollTo", () => {});
    place.go("/table/abc");
    place.go("/rules/famiglia");
    place.go("/rules/famiglia#7.3");
    expect(place.back).toBe("/table/abc");
    place.go("/");
    place.go("/rules/famiglia");
    expect(place.back).toBeNull();
    vi.unstubAllGlobals();
  });
});
