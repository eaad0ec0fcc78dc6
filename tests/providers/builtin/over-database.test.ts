import { describe, expect, it } from "vitest";
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
