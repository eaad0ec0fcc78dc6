import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "./support/chat";
import { coloured, selected, sizedUp, untouched } from "./support/document-checks";

/** Ports and ferries: no attribute is a kind, the noun for the nodes stands nowhere in the graph. */
const ports: GraphData = {
  name: "Ferries",
  directed: false,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    port("HAR", "Harwich International", "Harwich", "ESX", "East", 90),
    port("HOL", "Hoek van Holland", "Rotterdam", "ZH", "West", 70),
    port("HUL", "Kingston Docks", "Hull", "YKS", "East", 50),
    port("DOV", "Dover Eastern Docks", "Dover", "KNT", "South", 200),
    port("RAM", "Ramsgate Harbour", "Ramsgate", "KNT", "South", 10),
    port("CAL", "Calais Port", "Calais", "PDC", "West", 180),
    port("STR", "Stranraer Old Pier", "Stranraer", "DGY", "North", 5),
    port("LAR", "Larne Harbour", "Larne", "ANT", "North", 40),
  ],
  edges: [
    ["HAR", "HOL"],
    ["HAR", "HUL"],
    ["HAR", "DOV"],
    ["DOV", "CAL"],
    ["DOV", "RAM"],
    ["STR", "LAR"],
  ].map(([source = "", target = ""], at) => ({ id: `f${at}`, source, target, attributes: { trips: at + 1 } })),
};

function port(...[id, name, town, county, coast, berths]: readonly [string, string, string, string, string, number]) {
  return { id, attributes: { name, town, county, coast, berths } };
}

async function ask(...messages: readonly string[]) {
  const chat = startChat(ports);
  return { chat, ...(await chat.sayAll(...messages)) };
}

/** Nothing in the graph says that its nodes are harbours. */
const doubt = "I don't know 'harbours' here, so I looked at all nodes.";

describe("a noun the graph does not know", () => {
  it.each([
    ["How many harbours are there?", `${doubt} There are 8 harbours.`],
    ["Who is the most connected harbour?", "[[HAR]] and [[DOV]], with 3 links each."],
    ["how many harbours are in Ramsgate?", `${doubt} There is 1 harbour in Ramsgate.`],
  ])("stands for the nodes: %s", async (message, answer) => {
    expect((await ask(message)).answer).toBe(answer);
  });

  it("is kept in a ranking", async () => {
    const { answer } = await ask("top 3 harbours by degree");
    expect(answer).toContain(`${doubt}\n\nThe 3 harbours with the highest degree:`);
    expect(answer).toContain("| [[DOV]] | 3 |");
  });

  it("holds an edit for an adjective that means nothing, and says which", async () => {
    const { chat, answer } = await ask("make stormy harbours red");
    expect(untouched(chat)).toBe(true);
    expect(answer).toMatch(/^I don't understand 'stormy'/u);
  });

  it("is styled, but never deleted", async () => {
    const { chat } = await ask("make the harbours red");
    expect(Object.keys(coloured(chat.document))).toHaveLength(8);
    const { chat: other } = await ask("delete the harbours");
    expect(untouched(other)).toBe(true);
  });
});

describe("places", () => {
  it("offers the value a name may be short for, and no node", async () => {
    const { answer } = await ask("how many harbours are in Yorkshire?");
    expect(answer).toContain("Nothing in this graph is called 'Yorkshire'");
    expect(answer).toContain("county YKS");
    expect(answer).not.toContain("[[");
  });

  it("lists a few values where none is near", async () => {
    const { answer } = await ask("how many harbours are in Bavaria?");
    expect(answer).toContain("KNT");
  });
});

describe("which group has most", () => {
  it.each([
    ["which county has the most harbours?", "KNT has the most harbours: 2."],
    ["which coast has the most berths?", "West has the highest total berths: 250."],
    ["coast with the highest average berths", "West has the highest average berths: 125."],
    ["which county is the largest?", "KNT has the most nodes: 2."],
    ["what is the most common county?", "KNT has the most nodes: 2."],
  ])("%s", async (message, answer) => {
    const turn = await ask(message);
    expect(turn.answer.split("\n")[0]).toBe(answer);
    expect(turn.calls.at(-1)?.name).toBe("aggregate");
  });

  it("names all that share the first place", async () => {
    const { answer } = await ask("which coast has the fewest harbours");
    expect(answer).toMatch(/have the fewest harbours: 2 each\./u);
  });

  it("compares groups by a number", async () => {
    const { answer } = await ask("compare East and South by berths");
    expect(answer).toContain("| South | 105 |");
    expect(answer).toContain("| East | 70 |");
    expect(answer).not.toContain("North");
  });
});

describe("the computed degree", () => {
  it.each([
    ["size nodes by degree", "size", "degree"],
    ["colour by degree", "color", "degree"],
    ["make node size depend on degree", "size", "degree"],
    ["size the nodes by in-degree", "size", "indegree"],
    ["colour nodes by outdegree", "color", "outdegree"],
  ])("%s", async (message, channel, property) => {
    const { chat } = await ask(message);
    expect(chat.document.layers[0]?.mapping).toMatchObject({ channel, property });
  });
});

describe("ways through the graph", () => {
  it.each(["shortest route from HUL to Calais", "path from hul to Calais Port", "how is HUL connected to CAL?"])(
    "finds ends by id, town or part of a name: %s",
    async (message) => {
      expect((await ask(message)).answer).toContain("[[HUL]] → [[HAR]] → [[DOV]] → [[CAL]]");
    },
  );

  it("names the candidates when an end fits several", async () => {
    const { answer } = await ask("path from HUL to Docks");
    expect(answer).toMatch(/^2 nodes match 'Docks'/u);
    expect(answer).toContain("[[DOV]]");
  });

  it("styles, selects and zooms to the path that was found", async () => {
    const { chat } = await ask("path from HUL to Calais", "make that path red");
    expect(Object.keys(coloured(chat.document))).toEqual(["HAR", "HUL", "DOV", "CAL"]);
    expect(["f1", "f2", "f3"].map((id) => chat.document.styles.effectiveEdge(id).color)).not.toContain(undefined);
    expect(chat.document.styles.effectiveEdge("f0").color).toBeUndefined();
    await chat.sayAll("select those", "zoom to it", "hide the route");
    expect(selected(chat.document)).toEqual(expect.arrayContaining(["HAR", "HUL", "DOV", "CAL"]));
    expect(chat.document.isVisible("nodes", "HUL")).toBe(false);
    expect(chat.document.isVisible("nodes", "STR")).toBe(true);
  });

  it("changes nothing after a path that was not found", async () => {
    const { chat } = await ask("path from HUL to Atlantis", "hide them");
    expect(untouched(chat)).toBe(true);
  });

  it.each([
    "path from HUL to Atlantis and colour it red",
    "shortest path from HUL to STR and highlight it",
    "is there a path from HUL to STR? colour it red",
  ])("does not take what was spoken of before for a path that is not there: %s", async (request) => {
    const { chat } = await ask("which harbour has the most connections?", request);
    expect(untouched(chat)).toBe(true);
  });

  it("takes two that were asked about as what is spoken of", async () => {
    const { answer } = await ask(
      "which harbour has the most connections?",
      "is HUL directly connected to HAR? colour them red",
    );
    expect(answer).toMatch(/\[\[HUL\]\] and \[\[HAR\]\] are red now\.$/u);
  });

  it("takes a path that was only asked for as what is spoken of", async () => {
    const { answer } = await ask("is there a path from HUL to DOV? colour it red");
    expect(answer).toMatch(/^Yes, in 2 steps: .*The path is red now: 3 nodes and 2 edges\.$/u);
  });
});

describe("what those were", () => {
  it("takes the parts beside the largest after a question about them", async () => {
    const { chat, answer } = await ask("are there any isolated clusters?", "now make those bigger");
    expect(sizedUp(chat.document)).toEqual(["STR", "LAR"]);
    expect(answer).toContain("nodes outside the largest part");
  });

  it("says whose neighbours they are", async () => {
    const { answer } = await ask("who are the neighbours of HAR?", "make those bigger");
    expect(answer).toBe("All 3 neighbours of HAR are larger now.");
  });
});

describe("wordings that were read amiss", () => {
  it.each([
    ["how many harbours are on the South coast?", `${doubt} There are 2 harbours on the South coast.`],
    ["harbours with more than 150 berths", `${doubt} 2 harbours with more than 150 berths: [[DOV]] and [[CAL]].`],
    [
      "how are HUL and DOV connected?",
      "The shortest path from [[HUL]] to [[DOV]] has 2 steps: [[HUL]] → [[HAR]] → [[DOV]].",
    ],
    ["how far is HUL from DOV?", "The shortest path from [[HUL]] to [[DOV]] has 2 steps: [[HUL]] → [[HAR]] → [[DOV]]."],
  ])("%s", async (message, answer) => {
    expect((await ask(message)).answer).toBe(answer);
  });

  it("maps two channels at once", async () => {
    const { chat } = await ask("colour by coast and size by berths");
    expect(chat.document.layers.map(({ mapping }) => mapping?.channel).toSorted()).toEqual(["color", "size"]);
  });
});

describe("why a node looks so", () => {
  it("names the layer in its own words", async () => {
    const { answer } = await ask("make HAR red", "why is HAR red?");
    expect(answer).toMatch(/^\[\[HAR\]\] is red because of '/u);
  });

  it("says first that it is not the colour asked for", async () => {
    const { answer } = await ask("make HAR red", "why is HAR green?");
    expect(answer).toMatch(/^\[\[HAR\]\] is not green: it is red because of '/u);
    expect((await ask("why is HAR green?")).answer).toMatch(/^\[\[HAR\]\] is not green: no style layer/u);
  });
});
