import { describe, expect, it } from "vitest";
import { answerTo, numbersOf, offered } from "../../parts/choosing";
import { breadth, pilesOf } from "../cards";
import * as famiglia from "../meaning";
import type { View } from "../view";
import actions from "./fixtures/actions.json";
import views from "./fixtures/views.json";

const numbers = numbersOf(actions);
const number = (text: string): number => numbers.get(text) ?? -1;
const desk = (legal: readonly number[], busy = false) => ({ legal: new Set(legal), number, busy });
const texts = (answer: ReturnType<typeof answerTo>): string[] =>
  "actions" in answer
    ? answer.actions.map((one) => actions[one]!.text)
    : "action" in answer
      ? [actions[answer.action]!.text]
      : [];

describe("a click", () => {
  it("does the one thing that is legal", () => {
    const answer = answerTo(["recruit A3", "discard A3"], "recruit A3", desk([number("discard A3")]));
    expect(answer).toEqual({ does: "act", action: number("discard A3") });
  });
  it("offers a menu of several legal things", () => {
    const answer = answerTo(
      ["recruit A1", "discard A1"],
      "recruit A1",
      desk([number("discard A1"), number("recruit A1"), number("pass")]),
    );
    expect(answer.does).toBe("pick");
    expect(texts(answer)).toEqual(["recruit A1", "discard A1"]);
  });
  it("asks why not when nothing is legal", () => {
    expect(answerTo(["recruit A4"], "recruit A4", desk([]))).toEqual({ does: "ask", action: number("recruit A4") });
  });
  it("does nothing while a command is on its way, or for an action nobody knows", () => {
    expect(answerTo(["pass"], "pass", desk([0], true))).toEqual({ does: "nothing" });
    expect(answerTo(["fly"], "fly", desk([0]))).toEqual({ does: "nothing" });
  });
  it("never offers what is not legal", () => {
    expect(offered(["recruit A3", "fly", "recruit A3"], desk([number("recruit A3")]))).toEqual([number("recruit A3")]);
  });
});

describe("Famiglia", () => {
  const table = (step: View["step"], scared: string | null = null) => ({ step, scared });

  it("a street card is recruited, removed or scared; a scared one is recruited as such", () => {
    expect(famiglia.onStreet("B2", table("recruit"))).toEqual(["recruit B2", "discard B2", "scare B2"]);
    expect(famiglia.onStreet("B2", table("recruit", "B2"))).toContain("recruit scared");
    expect(famiglia.onStreet("B2", table("lower", "B2")).slice(-4)).toEqual(["by 1", "by 2", "by 3", "by 4"]);
  });
  it("asks about what the player most likely meant", () => {
    expect(famiglia.refusedOnStreet("B0", table("scare"))).toBe("scare B0");
    expect(famiglia.refusedOnStreet("B3", table("recruit", "B3"))).toBe("recruit scared");
    expect(["A0", "B1", "M2", "F3"].map((card) => famiglia.refusedInHand(card, { step: "recruit" }))).toEqual([
      "play A0",
      "play B1",
      "keep M2",
      "put down F3",
    ]);
    expect(famiglia.refusedInHand("A1", { step: "put-down" })).toBe("put down A1");
  });
  it("every text that a click can mean is an action of the game", () => {
    for (const card of pilesOf(["A0", "B1", "M2", "F4"]).map((pile) => pile.card)) {
      const meant = [
        ...famiglia.onStreet(card, table("scare")),
        ...famiglia.inArea(card),
        famiglia.refusedInHand(card, { step: "recruit" }),
      ];
      expect(meant.filter((text) => number(text) < 0)).toEqual([]);
    }
  });
  it("every legal action of every fixture can be reached by a click or a button", () => {
    for (const view of Object.values(views)) {
      const shown = view.table as unknown as View;
      const mine = Math.max(0, view.seat);
      const reached = [
        ...shown.street.flatMap((card) => famiglia.onStreet(card, shown)),
        ...(shown.hands[mine] ?? []).flatMap(famiglia.inHand),
        ...(shown.areas[mine] ?? []).flatMap(famiglia.inArea),
        "pass",
      ];
      expect(view.legal.map((action) => actions[action]!.text).filter((text) => !reached.includes(text))).toEqual([]);
    }
  });
  it("§7.5 paying with a Mercenary shows which card comes back", () => {
    const legal = new Set([number("keep M3"), number("lay M3")]);
    const ways = famiglia.payments({ wanted: "F3", price: 3 }, legal, (action) => actions[action]!.text);
    expect(ways.map(({ back, laid }) => [back, laid])).toEqual([
      ["M3", "F2"],
      ["F2", "M3"],
    ]);
  });
  it("§3.1 steps with nothing to do pass by themselves", () => {
    expect(famiglia.stepStates("newcomers", new Set(["recruit", "pass"]))).toEqual(["shut", "shut", "shut", "now"]);
    expect(famiglia.stepStates("newcomers", new Set(["discard", "play-brute", "pass"]))).toEqual([
      "now",
      "shut",
      "open",
      "open",
    ]);
    expect(famiglia.stepStates("put-down", new Set(["put-down"]))).toEqual(["past", "now", "shut", "shut"]);
    expect(famiglia.stepStates("brute", new Set())).toEqual(["past", "past", "now", "shut"]);
    expect(famiglia.stepStates("over", new Set())).toEqual(["past", "past", "past", "past"]);
  });
  it("equal cards are one pile", () => {
    const piles = pilesOf(["F1", "A2", "F1", "A0"]);
    expect(piles).toEqual([
      { card: "A0", count: 1 },
      { card: "A2", count: 1 },
      { card: "F1", count: 2 },
    ]);
    expect(breadth(piles)).toBeCloseTo(3.2);
  });
});
