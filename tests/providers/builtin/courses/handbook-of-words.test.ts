import { describe, expect, it } from "vitest";
import { startChat } from "../support/chat";
import { untouched } from "../support/document-checks";
import { catalogueGraph } from "./catalogue";
import { lighthouse } from "./light-graph";

describe("what the handbook explains", () => {
  it.each([
    ["what is a weak component?", /leaves the directions aside/u],
    ["Explain weighted degree", /sum of the weights/u],
    ["what are strong components", /every node can reach every other/u],
    ["define harmonic closeness", /inverse distances/u],
    ["what is a local clustering coefficient?", /share of pairs of its neighbours/u],
  ])("is told and not worked out, where a kind of it is asked: %s", async (said, answer) => {
    const { result, calls, answer: output } = await startChat(lighthouse).say(said);
    expect(output).toMatch(answer);
    expect(result.sources.every(({ from }) => from === "handbook")).toBe(true);
    expect(calls.map(({ name }) => name)).toEqual(["searchContent"]);
  });

  it.each(["what is the average degree?", "What is maximum degree?", "what are the strong components?"])(
    "is worked out, where it is asked of the graph: %s",
    async (said) => {
      const { result, calls } = await startChat(lighthouse).say(said);
      expect(result.sources).toEqual([]);
      expect(calls.map(({ name }) => name)).not.toEqual(["searchContent"]);
    },
  );

  it.each([
    ["what is modularty", /share of edges that lie inside/u],
    ["explain betweeness", /number of shortest paths/u],
    ["What are comunities?", /many edges among themselves/u],
  ])("is known by a word with a slip, on a graph with texts and on courses: %s", async (said, answer) => {
    for (const graph of [lighthouse, catalogueGraph()]) {
      const turn = await startChat(graph).say(said);
      expect(turn.answer).toMatch(answer);
      expect(turn.result.sources.every(({ from }) => from === "handbook")).toBe(true);
    }
  });

  it("is not taken for a name that is like one of its words", async () => {
    const { result } = await startChat(lighthouse).say("tell me about Bridget");
    expect(result.sources).toEqual([]);
  });

  it.each([
    ["How could I add the rows of a second file to this graph?", /Add to this graph/u],
    ["how can I add a table of attributes to the open graph", /Add to this graph/u],
  ])("stands behind how an edit is said: %s", async (said, answer) => {
    const chat = startChat(lighthouse);
    const turn = await chat.say(said);
    expect(turn.answer).toMatch(/^Say 'add a node/u);
    expect(turn.answer).toMatch(answer);
    expect(turn.result.sources.map(({ from }) => from)).toContain("handbook");
    expect(untouched(chat)).toBe(true);
  });
});
