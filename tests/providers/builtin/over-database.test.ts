import { describe, expect, it } from "vitest";
import { engineFault } from "@/engine/engine-fault";
import { catsElsewhere } from "../../support/engine/cats-elsewhere";
import { startChat, startChatOver } from "./support/chat";

/** 14 nodes, of which 5 cats and 2 humans are shown. */
function startPart() {
  const { all, remote } = catsElsewhere({ shownAtOnce: 4 });
  const nodes = all.nodes.filter(({ id }) => ["cat1", "cat2", "cat3", "cat4", "cat5", "h1", "h2"].includes(id));
  const shown = new Set(nodes.map(({ id }) => id));
  const edges = all.edges.filter(({ source, target }) => shown.has(source) && shown.has(target));
  return startChatOver(remote, { ...all, nodes, edges });
}

/** Before it, what it does to the 7 nodes shown, and what its answer has. */
type Row = readonly [before: readonly string[], said: string, shown: number, answer: string];

const rows: readonly Row[] = [
  [[], "show the next ones", 11, "4 more nodes are shown now. 11 of 14 nodes are shown."],
  [[], "show more", 11, "4 more nodes are shown now. 11 of 14 nodes are shown."],
  [["find the cats older than 8"], "take these away from view", 5, "2 nodes are no longer shown."],
  [
    [],
    "hide the humans from the picture",
    5,
    "2 nodes are no longer shown. The database is unchanged. 5 of 14 nodes are shown.",
  ],
  [["find the cats older than 8"], "keep only those", 2, "2 of 14 nodes are shown."],
  [[], "keep only the cats", 5, "5 of 14 nodes are shown."],
  [[], "show me the neighbours of Ann", 7, "neighbours"],
  [[], "how many are shown?", 7, "7 of 14 nodes are shown."],
  [[], "how many are there in all?", 7, "14 nodes"],
  [[], "how many humans are visible?", 7, "2 of 6 humans are shown."],
  [[], "remove the humans from view", 5, "The database is unchanged."],
  [["select Ann"], "take the selected nodes out of the picture", 6, "1 node is no longer shown."],
  [[], "zeig mehr", 11, "4 Knoten mehr sind jetzt zu sehen. 11 von 14 Knoten sind zu sehen."],
  [[], "zeig mir die nächsten", 11, "4 Knoten mehr sind jetzt zu sehen."],
  [["finde die Katzen älter als 8"], "nimm diese aus der Ansicht", 5, "2 Knoten sind nicht mehr zu sehen."],
  [["finde die Katzen älter als 8"], "behalte nur diese", 2, "2 von 14 Knoten sind zu sehen."],
  [[], "nimm die Menschen aus dem Bild", 5, "Die Datenbank ist unverändert."],
  [[], "zeig mir die Nachbarn von Ann", 7, "Nachbarn"],
  [[], "wie viele sind zu sehen?", 7, "7 von 14 Knoten sind zu sehen."],
  [[], "wie viele gibt es insgesamt?", 7, "14 Knoten"],
];

describe("the built-in assistant over a part of a database", () => {
  it.each(rows)("after %j: %s", async (before, said, shown, answer) => {
    const chat = startPart();
    for (const message of before) await chat.say(message);
    const { answer: text, result } = await chat.say(said);
    expect({ text, shown: chat.document.tables.nodes.count }).toEqual({
      text: expect.stringContaining(answer),
      shown,
    });
    // What it says is of all, or says itself of what.
    expect(result.degraded).toEqual([]);
  });
});

const timeout = engineFault(
  "timeout",
  "graphs.example did not answer within 10 seconds.",
  "Ask for less: a condition that few elements meet, or fewer steps.",
);
const why = `${timeout.message} ${timeout.hint}`;

/** It answers no question of the kind. */
function withoutAnswers(kind: RegExp) {
  const { remote, part } = catsElsewhere();
  const reader = new Proxy(remote.reader, {
    get: (own, name, receiver) => {
      if (kind.test(String(name))) throw timeout;
      return Reflect.get(own, name, receiver);
    },
  });
  return startChatOver({ ...remote, reader }, part);
}

describe("a question that the database does not answer", () => {
  it.each([
    ["who knows people who know Ann?", /neigh/iu, `I could not read the neighbours. ${why}`],
    [
      "show the neighbours of Ann and make them red",
      /neigh/iu,
      `I could not read the neighbours. ${why} So I did not do the rest.`,
    ],
    ["color the neighbours of Ann red", /neigh/iu, `I could not read the neighbours. Nothing changed. ${why}`],
    ["which cats are older than average?", /aggregate/iu, `I could not work out the average. ${why}`],
    ["what is the average age of the cats?", /aggregate/iu, `I could not work that out: ${why}`],
    [
      "zeig mir die Nachbarn von Ann",
      /neigh/iu,
      "Die Datenbank hat nicht rechtzeitig geantwortet. Fragen Sie nach weniger",
    ],
    ["muestra los vecinos de Ann", /neigh/iu, "La base de datos no respondió a tiempo. Pide menos"],
  ] as const)("says why, and what to do: %s", async (said, kind, answer) => {
    expect((await withoutAnswers(kind).say(said)).answer).toContain(answer);
  });
});

describe("a write that the database refuses", () => {
  const refused = {
    success: false,
    kind: "refused",
    message: "graphs.example did not allow this.",
    hint: "Ask whoever runs the database for the right to do it.",
  } as const;
  const start = () => {
    const { remote, part } = catsElsewhere({ write: async () => refused });
    return startChatOver(remote, part);
  };
  const notAllowed = `${refused.message} ${refused.hint}`;
  it.each([
    [
      "add a cat called Mia and connect it to Ann, and colour the cats red",
      `I did not add Mia: ${refused.message} I did not connect it. ${refused.hint} Both cats are red now.`,
    ],
    ["add a cat called Mia and colour it red", `I did not add Mia: ${notAllowed} So I did not do the rest.`],
    ["delete Ann and then make the cats red", `Nothing was deleted: ${notAllowed} Both cats are red now.`],
    [
      "rename Ann to Anna, add a cat called Mia, colour the cats red",
      `Nothing changed: ${refused.message} I did not add Mia: ${notAllowed} Both cats are red now.`,
    ],
  ])("is said with what to do, and so is the rest: %s", async (said, answer) => {
    expect((await start().say(said)).answer).toBe(answer);
  });

  it("leaves alone what was spoken of before", async () => {
    const chat = start();
    await chat.say("find Whiskers");
    const { answer, calls } = await chat.say("add a cat called Mia and colour it red");
    expect(answer).toContain("So I did not do the rest.");
    expect(calls.filter(({ name }) => name === "styleNodes")).toEqual([]);
  });
});

describe("the same words over a graph of one's own", () => {
  it.each([
    [["select Ann"], "delete the selected nodes", { answer: "Deleted", nodes: 13, visible: 13 }],
    [["select Ann"], "lösche die ausgewählten Knoten", { answer: "gelöscht", nodes: 13, visible: 13 }],
    [
      ["select Ann"],
      "take the selected nodes out of the picture",
      { answer: "13 nodes are shown, 1 hidden", nodes: 14, visible: 13 },
    ],
    [["find the cats older than 8"], "keep only those", { answer: "2 nodes, 12 hidden", nodes: 14, visible: 2 }],
    [["hide Ann"], "how many are shown?", { answer: "13 of 14 nodes are shown.", nodes: 14, visible: 13 }],
    [["hide Ann"], "how many humans are visible?", { answer: "5 of 6 humans are shown.", nodes: 14, visible: 13 }],
    [[], "how many cats are shown?", { answer: "8 of 8 cats are shown.", nodes: 14, visible: 14 }],
  ] as const)("after %j: %s", async (before, said, { answer, ...ends }) => {
    const chat = startChat();
    for (const message of before) await chat.say(message);
    const { answer: text } = await chat.say(said);
    const { nodes } = chat.document.snapshot();
    const visible = nodes.filter(({ id }) => chat.document.isVisible("nodes", id)).length;
    expect({ text, nodes: nodes.length, visible }).toEqual({ ...ends, text: expect.stringContaining(answer) });
  });
});
