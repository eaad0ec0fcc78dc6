import { describe, expect, it } from "vitest";
import { isLong } from "../../../support/long";
import { startChat } from "../support/chat";
import { graphNamed, type KindCase, type Outcome, stateOf } from "./kind-case";

async function outcomeOf({ graph, say, options }: KindCase): Promise<Outcome> {
  const chat = startChat(await graphNamed(graph));
  for (const message of say.slice(0, -1)) await chat.say(message);
  const before = stateOf(chat);
  return { chat, before, turn: await chat.say(say.at(-1) ?? "", options) };
}

/** Of a kind in the short run: the first wording on each of three graphs. */
function onThreeGraphs(cases: readonly KindCase[]): readonly KindCase[] {
  return cases.filter(({ graph }, at) => cases.findIndex((one) => one.graph === graph) === at).slice(0, 3);
}

/** `known`: how many do not hold yet. It may neither grow nor shrink unnoticed: a mended one is marked `holds`. */
export function testKinds(kinds: Readonly<Record<string, readonly KindCase[]>>, known: number): void {
  describe.each(Object.entries(kinds))("%s", (_kind, cases) => {
    for (const one of isLong ? cases : onThreeGraphs(cases)) {
      const test = one.isKnown ? it.fails : it;
      test(`${one.graph}: ${one.say.join(" / ")}`, async () => {
        const outcome = await outcomeOf(one);
        const wrong = one.checks.flatMap((check) => check(outcome) ?? []);
        expect({ wrong, answer: outcome.turn.answer }).toMatchObject({ wrong: [] });
      });
    }
  });

  describe("the table", () => {
    it.each(Object.entries(kinds))("%s: five wordings on three graphs at least", (_kind, cases) => {
      expect(cases.length).toBeGreaterThanOrEqual(5);
      expect(new Set(cases.map(({ graph }) => graph)).size).toBeGreaterThanOrEqual(3);
    });

    it("says how many do not hold", () => {
      expect(Object.values(kinds).flatMap((cases) => cases.filter(({ isKnown }) => isKnown)).length).toBe(known);
    });
  });
}
