import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { catsGraph } from "../../support/graphs/cats";
import { harbour } from "./graphs/harbour";
import { startChat } from "./support/chat";
import { untouched } from "./support/document-checks";

type Row = readonly [id: string, attributes: Readonly<Record<string, string | number>>];
type Tie = readonly [source: string, target: string, kind: string];

function graphOf(name: string, rows: readonly Row[], ties: readonly Tie[]): GraphData {
  return {
    ...catsGraph(),
    name,
    nodes: rows.map(([id, attributes]) => ({ id, attributes: { label: id, ...attributes } })),
    edges: ties.map(([source, target, kind], at) => ({ id: `e${at}`, source, target, attributes: { kind } })),
  };
}

/** A kind of node is called as a kind of edge is. */
const yard = graphOf(
  "Yard",
  [
    ["Ash", { kind: "cat", owner: "Ann", age: 9 }],
    ["Birch", { kind: "cat", owner: "Bob", age: 3 }],
    ["Rex", { kind: "dog", owner: "Ann", age: 7 }],
    ["Ann", { kind: "friend", owner: "none", age: 30 }],
    ["Bob", { kind: "friend", owner: "Ann", age: 31 }],
  ],
  [
    ["Ash", "Birch", "friend"],
    ["Birch", "Rex", "chases"],
    ["Ann", "Ash", "owns"],
  ],
);

const shop = graphOf(
  "Shop",
  [
    ["Pine", { type: "chair", maker: "Nord", price: 40 }],
    ["Oak", { type: "chair", maker: "Sud", price: 90 }],
    ["Desk", { type: "table", maker: "Nord", price: 120 }],
    ["Stub", { type: "table", maker: "Sud", price: 20 }],
    ["Nina", { type: "buyer", maker: "none", price: 0 }],
  ],
  [
    ["Nina", "Pine", "bought"],
    ["Pine", "Desk", "goes with"],
  ],
);

const graphs = { yard, shop, harbour };
type Name = keyof typeof graphs;

async function offered(graph: GraphData, message: string) {
  const chat = startChat(graph);
  const { result, answer } = await chat.say(message);
  const calls = result.rounds.flatMap(({ toolResults }) => toolResults);
  return { chat, answer, choices: result.choices ?? [], calls };
}

/** All that a choice leaves behind. */
async function stateAfter(graph: GraphData, message: string, choice: string): Promise<string> {
  const chat = startChat(graph);
  const { result } = await chat.sayAll(message, choice);
  expect(result.choices ?? []).toEqual([]);
  const { document } = chat;
  return JSON.stringify([document.snapshot(), document.filter, document.layers, document.selection]);
}

describe("a change that can be meant in two ways is not made", () => {
  it.each<readonly [Name, string]>([
    ["yard", "delete cats and dogs older than 5"],
    ["yard", "hide the dogs and the cats older than 5"],
    ["yard", "colour the cats and dogs of Ann red"],
    ["yard", "make dogs and cats older than 5 bigger"],
    ["yard", "delete the friends"],
    ["yard", "please hide the friends"],
    ["yard", "colour the friends green"],
    ["yard", "delete cats next to dogs older than 5"],
    ["shop", "remove the chairs and tables with a price over 50"],
    ["shop", "hide chairs and tables from Nord"],
    ["shop", "Set the price of chairs and tables from Sud to 10"],
    ["shop", "select chairs and tables with a price under 50"],
    ["harbour", "delete the sloops and yawls built after 1990"],
    ["harbour", "make the sloops and yawls built after 1990 blue"],
  ])("in the %s: %s", { timeout: 20_000 }, async (name, message) => {
    const { chat, answer, choices } = await offered(graphs[name], message);
    expect(untouched(chat)).toBe(true);
    expect(chat.document.layers).toHaveLength(startChat(graphs[name]).document.layers.length);
    expect(choices).toHaveLength(2);
    expect(answer).toMatch(/^Did you mean .+\? Nothing changed yet\.$/u);
  });

  it.each<readonly [Name, string]>([
    ["yard", "delete cats and dogs older than 5"],
    ["yard", "colour the friends green"],
    ["yard", "delete cats next to dogs older than 5"],
    ["shop", "hide chairs and tables from Nord"],
  ])("each choice does another thing, in the %s: %s", async (name, message) => {
    const { choices } = await offered(graphs[name], message);
    const [first, second] = await Promise.all(choices.map((choice) => stateAfter(graphs[name], message, choice)));
    expect(first).not.toBe(second);
  });

  it("says both in words that have one meaning", async () => {
    const { choices } = await offered(graphs.yard, "delete cats and dogs older than 5");
    expect(choices).toEqual([
      "Delete the dogs with age over 5 and the cats",
      "Delete the cats with age over 5 and the dogs with age over 5",
    ]);
  });

  it("takes an answer by its place", async () => {
    const chat = startChat(yard);
    await chat.sayAll("delete cats and dogs older than 5", "the second");
    expect(chat.document.snapshot().nodes.map(({ id }) => id)).toEqual(["Birch", "Ann", "Bob"]);
  });
});

describe("a change that can be meant in one way is made", () => {
  it.each<readonly [Name, string, number]>([
    ["yard", "delete the cats older than 5", 4],
    ["yard", "delete all friend nodes", 3],
    ["yard", "delete cats with age over 5", 4],
    ["yard", "delete cats older than 5 and dogs older than 5", 3],
    ["yard", "delete (cats and dogs) older than 5", 3],
    ["yard", "delete cats and (dogs older than 5)", 2],
    ["shop", "delete the chairs and tables", 1],
    ["shop", "delete the chairs with a price above 50", 4],
    ["harbour", "delete the sloops and yawls", startChat(harbour).document.snapshot().nodes.length - 3],
  ])("in the %s: %s", async (name, message, left) => {
    const chat = startChat(graphs[name]);
    await chat.say(message);
    expect(chat.document.snapshot().nodes).toHaveLength(left);
  });
});

describe("a question that can be meant in two ways", () => {
  it.each<readonly [Name, string]>([
    ["yard", "list cats and dogs older than 5"],
    ["yard", "how many dogs and cats of Ann are there?"],
    ["yard", "find the cats next to dogs older than 5"],
    ["shop", "show me chairs and tables with a price over 50"],
    ["harbour", "list the sloops and yawls built after 1990"],
  ])("is answered, and what it was taken for is said, in the %s: %s", async (name, message) => {
    const { answer, choices, calls } = await offered(graphs[name], message);
    expect(calls.length).toBeGreaterThan(0);
    expect(answer).toMatch(/I read this as '.+'\.$/u);
    expect(choices).toHaveLength(1);
  });

  it.each<readonly [Name, string]>([
    ["yard", "list cats older than 5"],
    ["yard", "which cats and dogs are older than 5?"],
    ["shop", "how many chairs and tables are there?"],
  ])("is only answered where it has one, in the %s: %s", async (name, message) => {
    const { answer, choices } = await offered(graphs[name], message);
    expect(answer).not.toContain("Read as");
    expect(choices).toEqual([]);
  });
});
