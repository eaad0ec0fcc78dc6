import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "../support/chat";

const names: Readonly<Record<string, string>> = {
  a: "Vomp Hill",
  b: "Zurl",
  c: "Kwink",
  d: "Blogv",
  e: "Fredrim",
  f: "Gruzzok",
  g: "Skampad",
};

/** Two triangles joined by one edge, and a hermit. */
const barbell = graphOf(false, ["ab", "bc", "ca", "cd", "de", "ef", "fd"], "abcdefg");
/** A river: a and b into c, on to d, which splits. */
const river = graphOf(true, ["ac", "bc", "cd", "de", "df"], "abcdef");

function graphOf(directed: boolean, pairs: readonly string[], nodes: string): GraphData {
  return {
    name: "Places",
    directed,
    nodes: [...nodes].map((id, at) => ({ id, attributes: { name: names[id] ?? id, kind: "place", rain: at + 1 } })),
    edges: pairs.map((pair, at) => ({
      id: `e${at}`,
      source: pair.charAt(0),
      target: pair.charAt(1),
      attributes: { toll: at + 1 },
    })),
    layers: [],
    sets: [],
    filter: null,
  };
}

async function answerTo(graph: GraphData, message: string): Promise<string> {
  const chat = startChat(graph);
  const before = JSON.stringify(chat.document.snapshot());
  const { answer } = await chat.say(message);
  expect(JSON.stringify(chat.document.snapshot())).toBe(before);
  return answer;
}

describe("questions about the structure of a graph", () => {
  it.each([
    [barbell, "Is this network bipartite?", /^No/],
    [river, "could the places be split into two groups so that no edge stays inside a group", /^Yes/],
    [river, "is it two-colourable?", /^Yes/],
    [barbell, "how many bridges are there", /\b1 bridge: \[\[c\]\] – \[\[d\]\]/],
    [barbell, "which edges would disconnect the graph if removed?", /\b1 bridge/],
    [barbell, "name the cut edges", /\b1 bridge/],
    [barbell, "which places are articulation points", /\[\[c\]\] and \[\[d\]\]/],
    [barbell, "what nodes would break the network into pieces if they failed?", /\[\[c\]\] and \[\[d\]\]/],
    [barbell, "list the cut vertices", /\[\[c\]\] and \[\[d\]\]/],
    [barbell, "does it have any cycles?", /^Yes/],
    [river, "is the graph acyclic", /^Yes/],
    [river, "are there cycles?", /^No/],
    [barbell, "how many triangles", /2 triangles/],
    [barbell, "count the groups of three places that are all connected to each other", /2 triangles/],
    [barbell, "are there any triangles?", /^Yes/],
    [barbell, "what's the highest total rain in a triangle?", /^15 /],
    [barbell, "diameter please", /diameter is 3/],
    [barbell, "how far apart are the two places farthest from each other?", /diameter is 3/],
    [barbell, "the longest shortest path?", /diameter is 3/],
    [barbell, "minimum spanning tree by toll: what is its total?", /^18 is the total toll/],
    [barbell, "the least total toll that still connects all places", /^18 is the total toll/],
    [barbell, "how heavy is the MST by toll", /^18 is the total toll/],
    [river, "how many strongly connected components", /6 strongly/],
    [river, "max flow from Vomp Hill to Fredrim by toll", /^At most 1 /],
    [river, "does a topological order exist?", /^Yes/],
    [river, "density?", /0\.1667/],
  ])("%#", async (graph, message, answer) => {
    expect(await answerTo(graph, message)).toMatch(answer);
  });

  it.each([
    "give me a topological order",
    "sort the places topologically",
    "in what order can the places be done, if edges point to what comes after?",
  ])("tells an order whole: %s", async (message) => {
    const order = [...(await answerTo(river, message)).matchAll(/\[\[(.)\]\]/gu)].map((match) => match[1] ?? "");
    expect(order.toSorted().join("")).toBe("abcdef");
    for (const edge of river.edges) expect(order.indexOf(edge.source)).toBeLessThan(order.indexOf(edge.target));
  });
});

describe("questions about two nodes or one", () => {
  it.each([
    [barbell, "is there an edge between Zurl and Kwink?", /^Yes/],
    [barbell, "are Zurl and Blogv directly connected", /^No/],
    [barbell, "is Vomp Hill a neighbour of Kwink?", /^Yes/],
    [barbell, "can I get from Zurl to Gruzzok?", /^Yes, in 3 steps/],
    [barbell, "is there any path between Zurl and Skampad", /^No/],
    [river, "can Zurl be reached from Fredrim?", /^No/],
    [river, "can Fredrim be reached from Zurl?", /^Yes/],
    [barbell, "is there a node called Blogv", /^Yes/],
    [barbell, "does the graph contain Pexith?", /^(?:No\b|No node or value is called)/],
    [barbell, "is Zurl in this network?", /^Yes/],
    [river, "how many edges go out of Blogv", /2 outgoing edges/],
    [river, "how many links come into Kwink?", /2 incoming edges/],
    [river, "what is the in-degree of Blogv", /1 incoming edge\b/],
    [barbell, "how many neighbours has Kwink", /3 neighbours/],
    [barbell, "how many places is Zurl linked to?", /2 neighbours/],
    [river, "which places can be reached from Kwink?", /\[\[d\]\], \[\[e\]\] and \[\[f\]\]/],
    [river, "which places can be reached from Zurl in at most 2 steps", /\[\[c\]\] and \[\[d\]\]/],
    [river, "how many nodes are within 2 steps of Zurl along the direction, not counting Zurl", /\b2 nodes/],
    [barbell, "which places can't be reached from Zurl?", /Skampad|\[\[g\]\]/],
    [barbell, "which place is linked to nothing", /\[\[g\]\]/],
    [barbell, "shortest path from Vomp Hill to Blogv by toll", /toll 7: \[\[a\]\] → \[\[c\]\] → \[\[d\]\]/],
  ])("%#", async (graph, message, answer) => {
    expect(await answerTo(graph, message)).toMatch(answer);
  });

  it("takes any name of the graph for a name, and no other word", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(..."abcdefg"), fc.constantFrom(..."abcdefg"), async (first, second) => {
        fc.pre(first !== second);
        const isEdge = barbell.edges.some(
          ({ source, target }) => [source, target].toSorted().join("") === [first, second].toSorted().join(""),
        );
        const answer = await answerTo(
          barbell,
          `is ${names[first]?.toLowerCase()} directly linked to ${names[second]}?`,
        );
        expect(answer.startsWith(isEdge ? "Yes" : "No")).toBe(true);
      }),
      { numRuns: 12 },
    );
  });
});

describe("words of attributes", () => {
  const machines: GraphData = {
    name: "Machines",
    directed: false,
    nodes: [1, 2, 3].map((at) => ({
      id: `m${at}`,
      attributes: {
        name: `Grizzle ${at}`,
        sort: "mill",
        mem_gb: at * 4,
        loadPct: at * 10,
        wool_price_eur: at,
        qty: at + 1,
      },
    })),
    edges: [],
    layers: [],
    sets: [],
    filter: null,
  };

  it.each([
    ["what is the average memory?", /\b8\b/],
    ["average load of the mills", /\b20\b/],
    ["what is the total quantity of the mills", /\b9\b/],
    ["average wool price", /\b2\b/],
    ["which mill has the highest load?", /^\[\[m3\]\]/],
  ])("are known without units and written out: %s", async (message, answer) => {
    expect(await answerTo(machines, message)).toMatch(answer);
  });

  it.each(["what is the pexith of Grizzle 2?", "who is Grizzle 2's tulmish", "Grizzle 2 dwolph?"])(
    "takes no leftover word for a node's name: %s",
    async (message) => {
      expect(await answerTo(machines, message)).not.toContain("no node called");
    },
  );
});
