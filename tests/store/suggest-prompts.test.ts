import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/change-types";
import { readGraph } from "@/graph/formats/read-graph";
import { createGraphDocument } from "@/graph/graph-document";
import { type SuggestionContext, suggestPrompts } from "@/store/suggest-prompts";
import { startChat } from "../providers/builtin/chat";
import { catsGraph } from "../support/cats";

const nothingYet: SuggestionContext = { selected: [], used: [] };

function textsFor(graph: GraphData, context = nothingYet): readonly string[] {
  return suggestPrompts(createGraphDocument(graph).profile(), context).map(({ text }) => text);
}

async function sample(file: string): Promise<GraphData> {
  const read = await readGraph(readFileSync(`public/samples/${file}`, "utf8"), file);
  if (!read.success) throw new Error(read.message);
  return read.graph;
}

describe("prompts suggested for a graph", () => {
  it("name what is in the graph, at most four, one of a family", () => {
    const suggestions = suggestPrompts(createGraphDocument(catsGraph()).profile(), nothingYet);
    expect(suggestions.map(({ text }) => text)).toContain("Find all cats and make them blue");
    expect(suggestions).toHaveLength(4);
    expect(new Set(suggestions.map(({ family }) => family)).size).toBe(4);
    for (const { parts, text } of suggestions) {
      expect(parts.map((part) => part.text).join("")).toBe(text);
      expect(parts.some(({ isName }) => isName)).toBe(true);
    }
  });

  it("never repeat one that was used", () => {
    const used: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const offered = textsFor(catsGraph(), { selected: [], used });
      for (const text of offered) expect(used).not.toContain(text);
      used.push(...offered);
    }
    expect(textsFor(catsGraph(), { selected: [], used })).toEqual([]);
  });

  it("begin with the selection", () => {
    const [one] = textsFor(catsGraph(), { ...nothingYet, selected: [{ id: "h1", label: "Ann" }] });
    expect(one).toBe("Who are the neighbours of Ann?");
    const both = [
      { id: "h1", label: "Ann" },
      { id: "h2", label: "Bob" },
    ];
    expect(textsFor(catsGraph(), { ...nothingYet, selected: both })[0]).toBe("How is Ann linked to Bob?");
  });

  it("offer to begin where the graph is empty", () => {
    const graph = { ...catsGraph(), nodes: [], edges: [] };
    expect(textsFor(graph)).toEqual(["Add a node named Ann"]);
  });

  it("go on with a graph that has just begun", async () => {
    const chat = startChat({ ...catsGraph(), nodes: [], edges: [] });
    for (const count of [1, 2]) {
      const [suggestion] = suggestPrompts(chat.document.profile(), nothingYet);
      await chat.say(suggestion?.text ?? "");
      expect(chat.document.tables.nodes.count).toBe(count);
    }
    expect(chat.document.tables.edges.count).toBe(1);
  });

  it("share none between two graphs without a common attribute", () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/);
    const graphOf = (prefix: string, attributes: readonly string[], values: readonly string[]): GraphData => ({
      ...catsGraph(),
      name: prefix,
      nodes: Array.from({ length: 14 }, (_, index) => ({
        id: `${prefix}${index}`,
        attributes: Object.fromEntries(
          attributes.map((attribute, at) => [
            `${prefix}${attribute}`,
            at % 2 === 0 ? `${prefix}${values[index % values.length]}` : index,
          ]),
        ),
      })),
      edges: Array.from({ length: 13 }, (_, index) => ({
        id: `e${index}`,
        source: `${prefix}${index}`,
        target: `${prefix}${index + 1}`,
        attributes: {},
      })),
    });
    const lists = fc.tuple(
      fc.uniqueArray(word, { minLength: 1, maxLength: 5 }),
      fc.uniqueArray(word, { minLength: 2, maxLength: 4 }),
    );
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        const first = textsFor(graphOf("x", ...a));
        const second = textsFor(graphOf("q", ...b));
        expect(first.length).toBeGreaterThan(0);
        expect(first.filter((text) => second.includes(text))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each(["cats.json", "les-miserables.json", "flare.json", "flights.json"])(
    "are carried out by the built-in assistant on %s",
    async (file) => {
      const graph = await sample(file);
      const texts = [...textsFor(graph)];
      texts.push(...textsFor(graph, { selected: [], used: texts }));
      expect(texts.length).toBeGreaterThanOrEqual(3);
      for (const text of texts) {
        const turn = await startChat(graph).say(text);
        expect(turn.calls.filter(({ success }) => success).length, `${text}: ${turn.answer}`).toBeGreaterThan(0);
        expect(turn.answer, text).not.toMatch(/not understood|There is no|No nodes|Nothing was changed/);
      }
    },
    60_000,
  );
});
