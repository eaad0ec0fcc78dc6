import { describe, expect, it } from "vitest";
import { algorithmNames } from "@/analysis/catalog/algorithm-names";
import { de } from "@/providers/builtin/say/de";
import { es } from "@/providers/builtin/say/es";
import { fr } from "@/providers/builtin/say/fr";
import { ja } from "@/providers/builtin/say/ja";
import { zh } from "@/providers/builtin/say/zh";
import { catsGraph } from "../../../support/graphs/cats";
import { startChat } from "../support/chat";

/** Told by the steps for nodes and groups themselves, never by a finding. */
const shownElsewhere = new Set([
  "hits",
  "louvain",
  "components",
  "shortestPath",
  "distances",
  "commonNeighbors",
  "cycle",
  "isolatedNodes",
]);

describe.each(Object.entries({ de, es, fr, zh, ja }))("what an algorithm found, in %s", (_, say) => {
  it.each(algorithmNames.filter((name) => !shownElsewhere.has(name)))("says no internal name: %s", (algorithm) => {
    for (const verdict of [true, false, null]) {
      for (const [value, names] of [
        ["3", "Ann"],
        ["0", ""],
        ["", ""],
        ["1", "Ann"],
      ] as const) {
        const text = say.finding({ algorithm, value, names, verdict });
        expect(text.replace("PageRank", "")).not.toMatch(/\p{Ll}\p{Lu}/u);
        expect(text).toMatch(/[.。]$/u);
        expect(text).not.toMatch(/\.\.|: ?[.。]|undefined|null/u);
      }
    }
  });
});

describe("a German answer of an algorithm", () => {
  it.each([
    ["Was ist der Durchmesser?", /^Der Durchmesser ist \d+: /u],
    ["Welche Brücken gibt es?", /^Es gibt \d+ Brücken: |^Es gibt eine Brücke|^Es gibt keine Brücken/u],
    ["Gibt es Kreise?", /^(?:Ja: es gibt einen Zyklus: |Nein: es gibt keinen Zyklus\.)/u],
  ])("is a German sentence: %s", async (message, said) => {
    expect((await startChat(catsGraph()).say(message)).answer).toMatch(said);
  });
});
