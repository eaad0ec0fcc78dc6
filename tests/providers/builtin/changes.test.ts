import { describe, expect, it } from "vitest";
import { harbour } from "./graphs/harbour";
import { type Chat, startChat } from "./support/chat";
import { coloured, selected } from "./support/document-checks";

const allShown = harbour.nodes.map(({ id }) => id);

async function output(...messages: readonly string[]): Promise<Chat> {
  const chat = startChat(harbour);
  await chat.sayAll(...messages);
  return chat;
}

function value(chat: Chat, id: string, name: string): unknown {
  return chat.document.snapshot().nodes.find((node) => node.id === id)?.attributes[name];
}

function redEdges({ document }: Chat): readonly string[] {
  return harbour.edges.flatMap(({ id }) => (document.styles.effectiveEdge(id).color === undefined ? [] : [id]));
}

function filterOf(chat: Chat): string {
  return chat.document.filter === null ? "" : JSON.stringify(chat.document.filter);
}

describe("edges, by what they are", () => {
  it.each(["colour the links of Ivo red", "make Ivo's connections red", "lines that touch Ivo should be red"])(
    "finds those at a node: %s",
    async (message) => {
      expect(redEdges(await output(message))).toEqual(["e3", "e4"]);
    },
  );

  it.each([
    "edges with at least 25 days red",
    "lines with days of 25 or more should be red",
    "colour all trips with more than 24 days red",
  ])("reads an attribute only edges have: %s", async (message) => {
    expect(redEdges(await output(message))).toEqual(["e1", "e4"]);
  });

  it.each([
    "make the lines thicker the more days",
    "the more days the thicker the line",
    "the higher the days the wider the edges",
  ])("draws a measure as width: %s", async (message) => {
    const { document } = await output(message);
    expect(document.layers.map(({ mapping, target }) => [target, mapping?.channel, mapping?.property])).toEqual([
      ["edges", "width", "days"],
    ]);
  });
});

describe("a measure as a look", () => {
  it.each(["the longer the boat the bigger the node", "make long boats bigger", "the more length m the larger"])(
    "sizes by what is graded: %s",
    async (message) => {
      const { document } = await output(message);
      expect(document.layers.map(({ mapping }) => [mapping?.channel, mapping?.property])).toEqual([
        ["size", "length_m"],
      ]);
    },
  );

  it.each(["colour the boats from old to new", "color all from early to late", "paint the boats from old to recent"])(
    "colours along a pair of adjectives: %s",
    async (message) => {
      const { document } = await output(message);
      expect(document.layers.map(({ mapping }) => [mapping?.channel, mapping?.property])).toEqual([["color", "built"]]);
    },
  );
});

describe("looks without a verb", () => {
  it.each([
    ["sloops blue, ketches green, yawls #aa0055"],
    ["sloops should be blue, ketches should be green and yawls should be #aa0055"],
    ["use blue for the sloops, use green for the ketches and use #aa0055 for the yawls"],
  ])("gives each its own: %s", async (message) => {
    const looks = coloured((await output(message)).document);
    expect(Object.keys(looks)).toEqual(["b1", "b2", "b3", "b4", "b5"]);
    expect(new Set(Object.values(looks)).size).toBe(3);
    expect(looks["b1"]).toBe(looks["b3"]);
    expect(looks["b4"]).toBe("#aa0055");
  });

  it.each(["the sloops should not be red", "the sloops must never be red", "sloops shouldn't be red"])(
    "keeps from what is forbidden: %s",
    async (message) => {
      expect((await output(message)).document.layers).toEqual([]);
    },
  );
});

describe("what is seen and selected", () => {
  it.each(["show just the ketches", "just show me the ketches", "hide teh sloops and yawls and skippers"])(
    "narrows: %s",
    async (message) => {
      expect(filterOf(await output(message))).not.toBe("");
    },
  );

  it("takes two groups that share nothing for both of them", async () => {
    const { document } = await output("hide the sloops and yawls and skippers");
    expect(document.filter?.text).toMatch(/^not \(.*\|\| kind == 'skipper'\)$/u);
  });

  it.each(["unselect everything", "clear the selection", "deselect all"])("selects nothing: %s", async (message) => {
    expect(selected((await output("select the sloops", message)).document)).toEqual([]);
  });

  it("adds to and takes from a selection", async () => {
    const chat = await output("select the sloops", "add the ketches to the selection");
    expect([...selected(chat.document)].sort()).toEqual(["b1", "b2", "b3", "b5"]);
    await chat.say("take Plover out of the selection");
    expect([...selected(chat.document)].sort()).toEqual(["b1", "b2", "b5"]);
  });

  it.each(["select Ivo and his neighbours", "select Ivo with all his neighbours", "pick Ivo plus his direct contacts"])(
    "takes the neighbours along: %s",
    async (message) => {
      expect([...selected((await output(message)).document)].sort()).toEqual(["b1", "b3", "c2"]);
    },
  );

  it.each(["select the largest connected component", "select the biggest cluster", "pick the main component"])(
    "finds the largest part: %s",
    async (message) => {
      expect([...selected((await output(message)).document)].sort()).toEqual(["b1", "b2", "b3", "c1", "c2"]);
    },
  );

  it.each(["where is Plover? take me there", "find Plover and zoom there"])("goes there: %s", async (message) => {
    expect((await output(message)).document.focus.nodes).toEqual(["b3"]);
  });
});

describe("values, stated", () => {
  it.each([
    "Ivo turned 34, please update the age",
    "Ivo turned 34",
    "Ivo's age is now 34",
    "the age of Ivo is now 34",
    "give Ivo an age of 34",
    "Ivo had his birthday, so set age to 34 for him",
  ])("sets a number: %s", async (message) => {
    const chat = await output(message);
    expect(value(chat, "c2", "age")).toBe(34);
    expect(value(chat, "c1", "age")).toBe(51);
  });

  it.each(["make Tern insured", "mark Tern as insured", "set insured to true for Tern"])(
    "sets yes or no: %s",
    async (message) => {
      const chat = await output(message);
      expect(value(chat, "b1", "insured")).toBe(true);
      expect(value(chat, "b4", "insured")).toBe(false);
    },
  );

  it.each(["move Tern to the South berth", "transfer Tern to South", "the berth of Tern is now South"])(
    "knows the attribute by its value: %s",
    async (message) => {
      expect(value(await output(message), "b1", "berth")).toBe("South");
    },
  );

  it("sets a value for several at once", async () => {
    const chat = await output("set the berth of Tern, Plover and Curlew to East");
    expect(["b1", "b2", "b3", "b4"].map((id) => value(chat, id, "berth"))).toEqual(["East", "North", "East", "East"]);
  });

  it.each(["has Ivo turned 34?", "is Ivo's age now 34?", "Ivo's age is 34"])("is no edit: %s", async (message) => {
    expect((await output(message)).document.revision).toBe(0);
  });

  it.each([
    ["add a sloop named Gannet sailed by Ivo", "Ivo", "sails"],
    ["Add a new ketch called Gannet, sailed by Ivo", "Ivo", "sails"],
    ["add a skipper called Gannet who sails Tern", "Tern", "sails"],
  ])("adds a node with the edge that is said of it: %s", async (message, end, type) => {
    const { nodes, edges } = (await output(message)).document.snapshot();
    const added = nodes.at(-1);
    const other = nodes.find(({ attributes }) => attributes["name"] === end);
    const isReversed = message.includes(" by ");
    expect(added?.attributes["name"]).toBe("Gannet");
    expect(edges.at(-1)).toMatchObject({
      source: isReversed ? other?.id : added?.id,
      target: isReversed ? added?.id : other?.id,
      attributes: { relation: type },
    });
    expect(nodes).toHaveLength(harbour.nodes.length + 1);
    expect(edges).toHaveLength(harbour.edges.length + 1);
  });

  it.each(["add a ferry between Tern and Knot", "create a tow rope between Tern and Knot", "connect Tern and Knot"])(
    "adds an edge, whatever it is called: %s",
    async (message) => {
      const edges = (await output(message)).document.snapshot().edges.slice(harbour.edges.length);
      expect(edges.map(({ source, target }) => [source, target])).toEqual([["b1", "b5"]]);
    },
  );
});

describe("what leans on the message before", () => {
  it.each(["just the ketches", "only those that are ketches", "now only the ketches"])(
    "narrows a selection: %s",
    async (message) => {
      expect(selected((await output("select the boats", message)).document)).toEqual(["b2", "b5"]);
    },
  );

  it.each(["sorry, I meant the ketches", "no, I meant the ketches", "oops I mean the ketches"])(
    "takes the last look back and gives it to others: %s",
    async (message) => {
      expect(Object.keys(coloured((await output("colour the sloops orange", message)).document))).toEqual(["b2", "b5"]);
    },
  );

  it.each([
    "undo the colour but keep the size",
    "remove the colour but keep the size",
    "undo the colour, keep the size",
  ])("takes one look away: %s", async (message) => {
    const { document } = await output("colour the sloops orange and make them bigger", message);
    expect(document.layers.map(({ style }) => Object.keys(style ?? {}))).toEqual([["size"]]);
  });

  it.each(["now swap the two colours", "swap the colours", "swap those two colours please"])(
    "swaps: %s",
    async (message) => {
      const first = coloured((await output("sloops orange and ketches blue")).document);
      const looks = coloured((await output("sloops orange and ketches blue", message)).document);
      expect([looks["b1"], looks["b2"]]).toEqual([first["b2"], first["b1"]]);
    },
  );

  it.each(["and of the ketches?", "what about the ketches?", "and the ketches?"])(
    "asks the same of others: %s",
    async (message) => {
      const turn = await startChat(harbour).sayAll("average length m of the sloops", message);
      expect(turn.answer).toContain("13");
    },
  );

  it.each(["the same for the yawls", "and the yawls too", "do the same with the yawls"])(
    "does the same: %s",
    async (message) => {
      const looks = coloured((await output("colour the sloops red", message)).document);
      expect(Object.keys(looks)).toEqual(["b1", "b3", "b4"]);
    },
  );

  it("brings back what was hidden", async () => {
    const chat = await output("hide the sloops", "bring them back please");
    expect(filterOf(chat)).toBe("");
    expect(allShown).toHaveLength(chat.document.snapshot().nodes.length);
  });
});

describe("what is said of a new edge", () => {
  const newEdges = ({ document }: Chat) =>
    document
      .snapshot()
      .edges.filter(({ id }) => harbour.edges.every((edge) => edge.id !== id))
      .map(({ attributes }) => attributes);
  const [first, second] = harbour.nodes.map(({ attributes }) => String(attributes["name"] ?? attributes["label"]));

  it.each([
    [`connect ${first} to ${second} with 5 days`, { days: 5 }],
    [`add an edge between ${first} and ${second} with strain 7`, { strain: 7 }],
    [`add a node called Nessa connected to ${first} with 5 days`, { days: 5 }],
  ])("stands on it: %s", async (message, attributes) => {
    expect(newEdges(await output(message))).toEqual([expect.objectContaining(attributes)]);
  });
});
