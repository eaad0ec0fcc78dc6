import { describe, expect, it } from "vitest";
import { type Chat, startChat, type Turn } from "./support/chat";
import { coloured, selected, sizedUp, untouched } from "./support/document-checks";

const cats = ["cat1", "cat2", "cat3", "cat4", "cat5", "cat6", "cat7", "cat8"];
const humans = ["h1", "h2", "h3", "h4", "h5", "h6"];

interface Row {
  readonly request: string;
  readonly wordings: readonly string[];
  /** Said before, in the same chat. */
  readonly before?: readonly string[];
  readonly calls?: readonly string[];
  readonly check: (turn: Turn, chat: Chat) => void;
}

const rows: readonly Row[] = [
  {
    request: "how many nodes",
    wordings: [
      "How many nodes are there?",
      "count the nodes",
      "what is the number of nodes",
      "tell me how many nodes we have",
    ],
    calls: ["queryGraph"],
    check: ({ answer }) => expect(answer).toBe("There are 14 nodes."),
  },
  {
    request: "how many edges",
    wordings: [
      "How many edges?",
      "number of edges",
      "count all the links",
      "please tell me how many connections there are",
    ],
    calls: ["queryGraph"],
    check: ({ answer }) => expect(answer).toBe("There are 15 edges."),
  },
  {
    request: "how many cats",
    wordings: ["how many cats are there", "count the cats", "number of cats?", "How many nodes are cats?"],
    calls: ["findNodes"],
    check: ({ answer }) => expect(answer).toBe("There are 8 cats."),
  },
  {
    request: "summary",
    wordings: [
      "Give me a summary",
      "summarise the graph",
      "describe this graph",
      "what's in this graph?",
      "an overview please",
    ],
    calls: ["queryGraph"],
    check: ({ answer }) => {
      expect(answer).toMatch(/^Cats has 14 nodes and 15 edges\./u);
      expect(answer).toContain("cat (8) and human (6)");
      expect(answer).toContain("[[cat1]] with 6 links");
    },
  },
  {
    request: "sample nodes",
    wordings: ["What are some sample nodes?", "show me some example nodes", "give me a few nodes"],
    calls: ["sampleData"],
    check: ({ answer }) => {
      expect(answer.match(/^- \[\[\w+\]\] \(id \w+\): type (?:cat|human)/gmu)).toHaveLength(3);
      expect(answer).toMatch(/^3 of 14 nodes:/u);
    },
  },
  {
    request: "sample edges",
    wordings: ["Show 5 sample edges", "give me 5 example edges", "list 5 random edges"],
    calls: ["sampleData"],
    check: ({ answer }) => expect(answer.match(/^- \[\[\w+\]\] to \[\[\w+\]\] \(id e\d+\): type/gmu)).toHaveLength(5),
  },
  {
    request: "values of an attribute",
    wordings: [
      "What values does the type property have?",
      "list the values of type",
      "what are the possible values of type?",
    ],
    calls: ["describeProperty"],
    check: ({ answer }) => expect(answer).toBe("Type has 2 values: cat (8) and human (6)."),
  },
  {
    request: "find all cats",
    wordings: ["Find all cats", "show me the cats", "list every cat", "which nodes are cats?"],
    calls: ["findNodes"],
    check: ({ answer }) => {
      expect(answer).toMatch(/^8 cats: \[\[cat1\]\]/u);
      for (const id of cats) expect(answer).toContain(`[[${id}]]`);
    },
  },
  {
    request: "find all cats and make them blue",
    wordings: [
      "Find all cats and make them blue",
      "look for every cat, then colour them blue",
      "find the cats. Make those blue",
    ],
    calls: ["findNodes", "styleNodes"],
    check: (turn, chat) => {
      expect(turn.answer).toBe("All 8 cats are blue now.");
      expect(coloured(chat.document)).toEqual(Object.fromEntries(cats.map((id) => [id, "--g-1"])));
      expect(turn.calls.map(({ round }) => round)).toEqual([1, 2]);
      expect(chat.document.steps().filter((step) => step.inForce)).toHaveLength(1);
    },
  },
  {
    request: "style what is not there",
    wordings: ["Style all dogs red", "make the dogs red", "colour every dog red"],
    check: ({ answer }, chat) => {
      expect(answer).toBe("No nodes have type 'dog'; types are cat and human. Nothing changed.");
      expect(untouched(chat)).toBe(true);
    },
  },
  {
    request: "make all nodes bigger",
    wordings: [
      "Make all nodes bigger",
      "enlarge all nodes",
      "make everything larger",
      "increase the size of all nodes",
    ],
    calls: ["styleNodes"],
    check: ({ answer }, chat) => {
      expect(answer).toBe("All 14 nodes are larger now.");
      expect(sizedUp(chat.document)).toEqual([...cats, ...humans]);
    },
  },
  {
    request: "several things at once",
    wordings: [
      "Make the cats green and larger and tell me how many edges there are",
      "turn the cats green and bigger, and count the edges",
      "colour the cats green and larger; how many edges are there?",
    ],
    calls: ["styleNodes", "queryGraph"],
    check: ({ answer }, chat) => {
      expect(answer).toBe("All 8 cats are green and larger now. There are 15 edges.");
      expect(Object.keys(coloured(chat.document))).toEqual(cats);
      expect(sizedUp(chat.document)).toEqual(cats);
    },
  },
  {
    request: "two styles for two kinds",
    wordings: [
      "make the cats blue and the humans red",
      "cats blue, humans red",
      "colour the cats blue and make the humans red",
    ],
    check: (_, chat) =>
      expect(coloured(chat.document)).toEqual(
        Object.fromEntries([...cats.map((id) => [id, "--g-1"]), ...humans.map((id) => [id, "--w-red"])]),
      ),
  },
  {
    request: "colour by attribute",
    wordings: ["Color the nodes by type", "colour by type", "use type for the colour", "give each type its own colour"],
    calls: ["styleByAttribute"],
    check: ({ answer }, chat) => {
      expect(answer).toBe("All 14 nodes are coloured by type now: cat (8) and human (6).");
      expect(chat.document.layers[0]?.mapping).toMatchObject({ channel: "color", property: "type" });
    },
  },
  {
    request: "size by attribute",
    wordings: ["Size nodes by age", "scale the nodes by age", "make node size depend on age"],
    calls: ["styleByAttribute"],
    check: ({ answer }, chat) => {
      expect(answer).toMatch(/^13 of 14 nodes are sized by age now\. 1 has no age\./u);
      expect(chat.document.layers[0]?.mapping).toMatchObject({ channel: "size", property: "age" });
    },
  },
  {
    request: "remove all styling",
    before: ["make the cats blue"],
    wordings: ["Remove all styling", "clear all styles", "get rid of the highlighting"],
    calls: ["clearStyles"],
    check: ({ answer }, chat) => {
      expect(answer).toMatch(/^Removed all styles/u);
      expect(chat.document.layers).toEqual([]);
    },
  },
  {
    request: "remove the colours only",
    before: ["make the cats blue and bigger", "label the humans by name", "make the humans red"],
    wordings: ["Reset all the colours", "reset the colours", "remove all colours"],
    calls: ["clearStyles"],
    check: ({ answer }, chat) => {
      expect(answer).toMatch(/^Removed the colours\./u);
      expect(coloured(chat.document)).toEqual({});
      expect(sizedUp(chat.document)).toEqual(cats);
      expect(chat.document.styles.effectiveNode("h1").label).toBeDefined();
    },
  },
  {
    request: "undo everything",
    before: ["make the cats blue", "make the humans red"],
    wordings: ["Undo everything", "undo all", "revert everything", "undo all changes"],
    calls: ["undo"],
    check: ({ answer }, chat) => {
      expect(answer).toBe("Undid 2 changes: “Styled 6 nodes: colour red” and “Styled 8 nodes: colour blue”.");
      expect(chat.document.layers).toEqual([]);
    },
  },
  {
    request: "undo inside a message",
    wordings: [
      "make all cats blue, undo that, make all humans red and then undo that",
      "make the cats blue, undo it, make the humans red, then undo it",
      "colour the cats blue and undo that, colour the humans red and undo that",
    ],
    calls: ["styleNodes", "undo", "styleNodes", "undo"],
    check: (_, chat) => expect(chat.document.layers).toEqual([]),
  },
  {
    request: "why a node looks so",
    before: ["make the cats blue"],
    wordings: ["Why is Whiskers blue?", "explain why Whiskers is blue", "why does Whiskers look like this?"],
    check: ({ answer }) => {
      expect(answer).toContain("[[cat1]]");
      expect(answer).toContain("type == 'cat'");
      expect(answer).toMatch(/blue|colour/u);
    },
  },
  {
    request: "layout",
    wordings: ["Use a circular layout", "arrange the nodes in a circle", "switch to a circle layout", "layout: circle"],
    calls: ["setLayout"],
    check: ({ calls, answer }) => {
      expect(calls[0]?.input).toEqual({ type: "circle" });
      expect(answer).toMatch(/^Arranged .* in a circle\.$/u);
    },
  },
  {
    request: "focus",
    wordings: ["Focus on the cats", "zoom to the cats", "centre the cats"],
    calls: ["zoomToNodes"],
    check: ({ answer }, chat) => {
      expect(chat.document.focus.nodes).toEqual(cats);
      expect(answer).toBe("All 8 cats are in view now.");
    },
  },
  {
    request: "fit",
    before: ["focus on the cats"],
    wordings: ["Fit everything", "zoom out", "show me the whole graph", "fit the graph to the screen"],
    calls: ["zoomToNodes"],
    check: ({ answer }, chat) => {
      expect(chat.document.focus.nodes).toEqual([]);
      expect(answer).toBe("The whole graph is in view now.");
    },
  },
  {
    request: "top five by degree",
    wordings: [
      "Show me the top 5 highest degree nodes",
      "top 5 nodes by degree",
      "which 5 nodes have the most connections?",
    ],
    calls: ["rankNodes"],
    check: ({ answer }) => {
      expect(answer).toContain("| [[cat1]] | 6 |\n| [[cat3]] | 4 |");
      expect(answer.match(/^\| \[\[/gmu)).toHaveLength(5);
    },
  },
  {
    request: "most connected",
    wordings: [
      "What's the most connected node?",
      "which node has the most links?",
      "who has the highest degree?",
      "the biggest hub",
    ],
    calls: ["rankNodes"],
    check: ({ answer }) => expect(answer).toBe("[[cat1]], with 6 links."),
  },
  {
    request: "shortest path, highlighted",
    wordings: [
      "Highlight the shortest path from Luna to Dan",
      "colour the shortest path between Luna and Dan orange",
      "highlight the path from luna to dan",
    ],
    check: ({ answer }, chat) => {
      expect(answer).toContain("has 3 steps: [[cat2]] → [[cat3]] → [[h3]] → [[h4]]");
      expect(Object.keys(coloured(chat.document))).toEqual(["cat2", "cat3", "h3", "h4"]);
      const edges = chat.document.snapshot().edges.filter(({ id }) => chat.document.styles.effectiveEdge(id).color);
      expect(edges.map(({ id }) => id).sort()).toEqual(["e10", "e12", "e4"]);
    },
  },
  {
    request: "shortest path, only told",
    wordings: [
      "show the shortest path between Luna and Dan",
      "how is Luna connected to Dan?",
      "what is the shortest route from Luna to Dan?",
    ],
    check: ({ answer }, chat) => {
      expect(answer).toContain("[[cat2]] → [[cat3]] → [[h3]] → [[h4]]");
      expect(untouched(chat)).toBe(true);
    },
  },
  {
    request: "no path",
    wordings: [
      "highlight the shortest path from Luna to Tom",
      "shortest path between Tom and Luna",
      "how is Luna connected to Tom?",
    ],
    check: ({ answer }, chat) => {
      expect(answer).toMatch(/^There is no path from/u);
      expect(untouched(chat)).toBe(true);
    },
  },
  {
    request: "neighbours",
    wordings: [
      "Who are the neighbours of Whiskers?",
      "list Whiskers' neighbors",
      "who is connected to Whiskers?",
      "what are Whiskers's neighbours?",
    ],
    check: ({ answer }) =>
      expect(answer).toBe("6 neighbours: [[cat2]], [[cat3]], [[cat5]], [[h1]], [[h2]] and [[h6]]."),
  },
  {
    request: "clusters",
    wordings: ["Are there any isolated clusters?", "how many components are there?", "are there separate parts?"],
    calls: ["queryGraph"],
    check: ({ answer }) => expect(answer).toContain("graph has 3 connected parts"),
  },
  {
    request: "follow-up on what was found",
    before: ["find the humans"],
    wordings: ["now make those bigger", "make them larger", "and enlarge these"],
    check: ({ answer }, chat) => {
      expect(answer).toBe("All 6 humans are larger now.");
      expect(sizedUp(chat.document)).toEqual(humans);
    },
  },
  {
    request: "follow-up on what was styled",
    before: ["make the cats blue", "how many edges are there?"],
    wordings: ["now make those bigger", "make them larger too", "make it bigger"],
    check: (_, chat) => expect(sizedUp(chat.document)).toEqual(cats),
  },
  {
    request: "undo",
    before: ["make the cats blue", "make the humans red"],
    wordings: ["Undo that", "undo", "take that back", "revert the last change"],
    calls: ["undo"],
    check: ({ answer }, chat) => {
      expect(answer).toBe("Undid “Styled 6 nodes: colour red”.");
      expect(Object.keys(coloured(chat.document))).toEqual(cats);
    },
  },
  {
    request: "redo",
    before: ["make the cats blue", "undo that"],
    wordings: ["redo", "redo that", "put that back"],
    calls: ["redo"],
    check: (_, chat) => expect(Object.keys(coloured(chat.document))).toEqual(cats),
  },
  {
    request: "add a connected node",
    wordings: [
      "Add a cat named Mia connected to Whiskers",
      "create a new cat called Mia linked to Whiskers",
      'insert a cat named "Mia" attached to Whiskers',
    ],
    check: ({ answer }, chat) => {
      const added = chat.document.snapshot().nodes.find(({ attributes }) => attributes["name"] === "Mia");
      expect(added?.attributes).toEqual({ name: "Mia", type: "cat" });
      const edges = chat.document.edgesOf(added?.id ?? "").map((id) => chat.document.edge(id));
      expect(edges.map((edge) => [edge?.source, edge?.target])).toEqual([[added?.id, "cat1"]]);
      expect(answer).toBe(`Added [[${added?.id}]], connected to [[cat1]].`);
    },
  },
  {
    request: "rename",
    wordings: ["Rename Luna to Lunita", "change Luna's name to Lunita", "relabel Luna as Lunita"],
    check: ({ answer }, chat) => {
      expect(chat.document.labelOf("cat2")).toBe("Lunita");
      expect(answer).toBe("Luna is called Lunita now.");
    },
  },
  {
    request: "delete",
    wordings: ["Delete the Luna node", "remove Luna", "please delete the cat Luna"],
    check: ({ answer }, chat) => {
      expect(chat.document.node("cat2")).toBeUndefined();
      expect(answer).toBe("Deleted 1 node and 3 edges. You can undo this.");
    },
  },
  {
    request: "select by a number",
    wordings: [
      "Select the cats older than 5",
      "select cats with age over 5",
      "pick all cats whose age is more than 5",
      "select cats with age > 5",
    ],
    calls: ["selectElements"],
    check: (_, chat) => expect(selected(chat.document)).toEqual(["cat3", "cat4", "cat6", "cat7"]),
  },
  {
    request: "select by a range",
    wordings: [
      "select the humans aged between 20 and 45",
      "select humans with age between 20 and 45",
      "select humans with age from 20 to 45",
    ],
    calls: ["selectElements"],
    check: (_, chat) => expect(selected(chat.document)).toEqual(["h1", "h2", "h3"]),
  },
  {
    request: "at least, younger, not",
    wordings: [
      "select cats at least 5 years old that are indoor",
      "select the indoor cats with age 5 or more",
      "select indoor cats not younger than 5",
    ],
    calls: ["selectElements"],
    check: (_, chat) => expect(selected(chat.document)).toEqual(["cat1", "cat4", "cat7"]),
  },
  {
    request: "all but one",
    wordings: [
      "make the cats red but not Whiskers",
      "make all cats except Whiskers red",
      "colour every cat other than Whiskers red",
    ],
    check: (_, chat) => expect(Object.keys(coloured(chat.document))).toEqual(cats.slice(1)),
  },
  {
    request: "hide",
    wordings: ["Hide the humans", "hide all humans", "filter out the humans"],
    calls: ["filterGraph"],
    check: (_, chat) => {
      for (const id of humans) expect(chat.document.isVisible("nodes", id)).toBe(false);
      for (const id of cats) expect(chat.document.isVisible("nodes", id)).toBe(true);
    },
  },
  {
    request: "show everything",
    before: ["hide the humans"],
    wordings: ["Show everything", "show all", "unhide everything", "clear the filter"],
    calls: ["showAll"],
    check: ({ answer }, chat) => {
      expect(chat.document.filter).toBeNull();
      expect(answer).toBe("Everything is shown: 14 nodes and 15 edges.");
    },
  },
  {
    request: "an edge's value as a verb",
    wordings: ["who lives with Whiskers", "which humans live with Whiskers?", "show me who is living with Whiskers"],
    check: ({ answer }) => {
      expect(answer).toContain("[[h1]] and [[h2]]");
      expect(answer).not.toContain("[[cat");
    },
  },
  {
    request: "describe a node",
    wordings: ["describe Whiskers", "who is Whiskers?", "tell me about whiskers", "Whiskers"],
    check: ({ answer }) => expect(answer).toMatch(/^\[\[cat1\]\]: type cat, age 5/u),
  },
  {
    request: "one attribute of a node",
    wordings: ["how old is Whiskers?", "what is Whiskers's age?", "what's the age of Whiskers"],
    check: ({ answer }) => expect(answer).toBe("[[cat1]] has age 5."),
  },
  {
    request: "average",
    wordings: ["average age of the cats", "what is the mean age of cats?", "what's the average cat age"],
    calls: ["aggregate"],
    check: ({ answer }) => expect(answer).toContain("6.43"),
  },
  {
    request: "average per group",
    wordings: ["average age per type", "average age by type", "what is the mean age for each type?"],
    calls: ["aggregate"],
    check: ({ answer }) => expect(answer).toContain("| human | 40 |\n| cat | 6.43 |"),
  },
  {
    request: "superlative of an attribute",
    wordings: ["who is the oldest cat?", "the cat with the highest age", "show the oldest cat"],
    calls: ["rankNodes"],
    check: ({ answer }) => expect(answer).toBe("[[cat4]], with age 12."),
  },
  {
    request: "save a set",
    before: ["find the cats"],
    wordings: ["save these as felines", "save them as felines", "store the cats as felines"],
    calls: ["saveSet"],
    check: (_, chat) => expect(chat.document.namedSets).toEqual([{ name: "felines", nodes: cats, edges: [] }]),
  },
  {
    request: "export",
    wordings: ["export", "export the graph as json", "download the graph"],
    calls: ["exportGraph"],
    check: ({ answer }) => expect(answer).toMatch(/is ready: 14 nodes and 15 edges\.$/u),
  },
  {
    request: "small talk",
    wordings: ["hello", "hi there!", "thanks!", "what can you do?", "help", "??? !!!", "ok"],
    calls: [],
    check: ({ answer }, chat) => {
      expect(answer.length).toBeGreaterThan(5);
      expect(untouched(chat)).toBe(true);
    },
  },
];

describe("requests in many wordings, on the cats", () => {
  const cases = rows.flatMap((row) => row.wordings.map((wording) => ({ ...row, wording })));
  it.each(cases)("$request: $wording", async ({ wording, before = [], calls, check }) => {
    const chat = startChat();
    const turn = await chat.sayAll(...before, wording);
    expect(turn.result.success).toBe(true);
    if (calls !== undefined)
      expect(turn.calls.map(({ name }) => name).filter((name) => name !== "findMentions")).toEqual(calls);
    check(turn, chat);
  });

  it("has at least three wordings of each", () => {
    for (const row of rows) expect(row.wordings.length, row.request).toBeGreaterThanOrEqual(3);
  });
});
