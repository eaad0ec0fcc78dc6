import { describe, expect, it } from "vitest";
import { allCommands } from "@/commands/registry/all-commands";
import type { JsonObject } from "@/lib/json";
import type { ChatStep } from "@/store/chat/chat-types";
import { foldLookUps } from "@/ui/chat/turn/steps/StepList";
import { stepTitle } from "@/ui/sentences/step-title";
import * as de from "@/words/de/de";
import { en } from "@/words/en/en";
import { createTestRegistry } from "../../support/test-registry";

const [english, german] = [en, de];
const cats = "type == 'cat'";

/** A call of every command, in an order in which each has something to do, and what people read of it. */
const rows: readonly (readonly [string, JsonObject, string, string])[] = [
  ["queryGraph", { query: "summary" }, "Looked at the graph", "Graphen angesehen"],
  ["getSchema", {}, "Looked at the attributes", "Attribute angesehen"],
  ["sampleData", {}, "Sampled 3 nodes", "Stichprobe angesehen: 3 Knoten"],
  ["describeProperty", { property: "age" }, "Looked at the values of age", "Werte von age angesehen"],
  ["findNodes", { selector: cats }, "Found 8 cats", "8 Knoten (cat) gefunden"],
  ["findNodes", { selector: "age > 500" }, "Found no nodes", "keine Knoten gefunden"],
  ["findEdges", { selector: "weight > 1" }, "Found 3 edges", "3 Kanten gefunden"],
  ["findMentions", { text: "Whiskers and Ann" }, "Recognised 2 names", "2 Namen erkannt"],
  ["getNode", { id: "cat1" }, "Looked up Whiskers", "Whiskers nachgeschlagen"],
  ["getNeighbors", { selector: "@id == 'cat1'" }, "Found 6 neighbours", "6 Nachbarn gefunden"],
  [
    "findPath",
    { source: "cat1", target: "h4" },
    "Found the shortest path from Whiskers to Dan",
    "Kürzesten Weg von Whiskers nach Dan gefunden",
  ],
  ["findPath", { source: "cat1", target: "cat6" }, "Found no path from cat1 to cat6", "Kein Weg von cat1 nach cat6"],
  ["rankNodes", { by: "degree" }, "Ranked 14 nodes by degree", "14 Knoten geordnet nach degree"],
  ["aggregate", { measure: "count", groupBy: "type" }, "Compared by type", "Verglichen nach type"],
  ["aggregate", { measure: "count" }, "Counted and compared", "Gezählt und verglichen"],
  ["listAlgorithms", {}, "Listed the algorithms", "Algorithmen aufgelistet"],
  ["runAlgorithm", { algorithm: "betweenness" }, "Computed: Betweenness", "Berechnet: Betweenness"],
  ["getOutline", {}, "Looked at the outline of 6 courses", "Gliederung angesehen: 6 Kurse"],
  ["getOutline", { course: "centralty" }, "Looked at the outline of Centrality", "Gliederung angesehen: Centrality"],
  [
    "searchContent",
    { query: "modularity", limit: 2 },
    "Found 2 passages on “modularity”",
    "2 Textstellen zu „modularity“ gefunden",
  ],
  ["setPlan", { steps: ["Count", "Colour"] }, "Planned 2 steps", "Plan mit 2 Schritten aufgestellt"],
  ["updatePlan", { add: ["Look"] }, "Updated the plan", "Plan aktualisiert"],
  ["findCommands", { want: "export" }, "Looked for commands: export", "Nach Befehlen gesucht: export"],
  ["explainStyle", { id: "cat1" }, "Explained the style of Whiskers", "Stil von Whiskers erklärt"],
  ["styleNodes", { selector: cats, color: "blue" }, "Coloured 8 cats blue", "8 Knoten (cat) gefärbt: blue"],
  ["styleNodes", { selector: cats, size: 30, shape: "star" }, "Styled 8 cats", "8 Knoten (cat) gestaltet"],
  ["styleEdges", { selector: "weight > 1", width: 3 }, "Styled 3 edges", "3 Kanten gestaltet"],
  ["styleByAttribute", { property: "age", channel: "size" }, "Sized 13 nodes by age", "Größe von 13 Knoten nach age"],
  [
    "styleByAttribute",
    { property: "age", channel: "opacity" },
    "Styled 13 nodes by age",
    "13 Knoten nach age gestaltet",
  ],
  [
    "updateLayer",
    { layer: "Size by age", enabled: false },
    "Changed the style “Size by age”",
    "Stil „Size by age“ geändert",
  ],
  ["clearStyles", {}, "Cleared 5 styles", "5 Stile entfernt"],
  ["selectElements", { selector: cats }, "Selected 8 cats", "8 Knoten (cat) ausgewählt"],
  ["selectElements", { selector: "weight > 1", target: "edges" }, "Selected 3 edges", "3 Kanten ausgewählt"],
  ["zoomToNodes", { selector: cats }, "Zoomed to 8 cats", "Auf 8 Knoten (cat) gezoomt"],
  ["filterGraph", { selector: cats }, "Showed only 8 cats and 6 edges", "Nur noch 8 Knoten (cat) und 6 Kanten gezeigt"],
  [
    "changeFilter",
    { step: 1, enabled: false },
    "Changed the filter: 14 nodes and 15 edges shown",
    "Filter geändert: 14 Knoten und 15 Kanten zu sehen",
  ],
  ["showAll", {}, "Showed everything: 14 nodes and 15 edges", "Alles gezeigt: 14 Knoten und 15 Kanten"],
  [
    "filterGraph",
    { selector: "*" },
    "Showed everything: 14 nodes and 15 edges",
    "Alles gezeigt: 14 Knoten und 15 Kanten",
  ],
  ["foldGroups", { by: "type" }, "Folded 2 groups by type", "2 Gruppen nach type gefaltet"],
  ["foldGroups", { unfold: true, groups: ["cat"] }, "Unfolded 1 group", "1 Gruppe entfaltet"],
  ["changeShown", { how: "more" }, "Found nothing more to show", "Nichts weiter zu zeigen"],
  ["setLayout", { type: "circle" }, "Arranged 14 nodes: Circle", "14 Knoten angeordnet: Kreis"],
  ["moveNodes", { selector: cats, dx: 5 }, "Moved 8 cats", "8 Knoten (cat) verschoben"],
  ["pinNodes", { selector: cats }, "Pinned or unpinned 8 nodes", "8 Knoten fixiert oder gelöst"],
  ["addNodes", { nodes: [{ id: "x1" }, { id: "x2" }] }, "Added 2 nodes", "2 Knoten hinzugefügt"],
  ["addEdges", { edges: [{ source: "x1", target: "x2" }] }, "Added 1 edge", "1 Kante hinzugefügt"],
  ["duplicateNodes", { selector: "@id == 'x1'" }, "Copied 1 node", "1 Knoten kopiert"],
  ["groupNodes", { selector: cats }, "Grouped 8 cats", "8 Knoten (cat) gruppiert"],
  ["ungroupNodes", { selector: cats }, "Took 8 nodes out of groups", "8 Knoten aus Gruppen gelöst"],
  ["updateElements", { selector: cats, set: { fed: true } }, "Changed 8 cats", "8 Knoten (cat) geändert"],
  ["renameAttribute", { attribute: "fed", to: "full" }, "Renamed fed to full", "fed umbenannt in full"],
  [
    "setValues",
    { values: [{ id: "cat1", attribute: "fed", value: 1 }] },
    "Changed values of 1 element",
    "Werte von 1 Element geändert",
  ],
  ["deleteAttribute", { attribute: "full" }, "Deleted full", "full gelöscht"],
  ["saveSet", { name: "mine", selector: cats }, "Saved 8 cats as “mine”", "8 Knoten (cat) als „mine“ gespeichert"],
  ["changeSet", { name: "mine", to: "ours" }, "Renamed the set “mine” to “ours”", "Menge „mine“ umbenannt in „ours“"],
  ["changeSet", { name: "ours", remove: true }, "Removed the set “ours”", "Menge „ours“ entfernt"],
  ["importData", { text: "source,target\na,b\n" }, "Added 2 nodes and 1 edge", "2 Knoten und 1 Kante hinzugefügt"],
  ["undo", {}, "Undid 1 change", "1 Änderung rückgängig gemacht"],
  ["redo", {}, "Redid 1 change", "1 Änderung wiederholt"],
  ["redo", {}, "Found nothing to redo", "Nichts zu wiederholen"],
  ["undo", {}, "Undid 1 change", "1 Änderung rückgängig gemacht"],
  ["undo", { redo: true }, "Redid 1 change", "1 Änderung wiederholt"],
  ["undo", { redo: true }, "Found nothing to redo", "Nichts zu wiederholen"],
  ["mergeNodes", { selector: "@id in ['h1', 'h2']" }, "Merged 2 nodes into Ann", "2 Knoten zu Ann zusammengeführt"],
  ["removeElements", { selector: "@id == 'h6'" }, "Deleted 1 node and 1 edge", "1 Knoten und 1 Kante gelöscht"],
  ["removeElements", { selector: "weight > 1", target: "edges" }, "Deleted 2 edges", "2 Kanten gelöscht"],
  ["exportGraph", { format: "graphml" }, "Saved cats.graphml", "cats.graphml gespeichert"],
  ["exportImage", {}, "Saved cats.png", "cats.png gespeichert"],
  [
    "generateGraph",
    { kind: "ring", nodes: 5 },
    "Generated Ring: 5 nodes and 5 edges",
    "Ring erzeugt: 5 Knoten und 5 Kanten",
  ],
  [
    "loadSample",
    { name: "cats" },
    "Opened Cats and their people: 14 nodes and 15 edges",
    "Cats and their people geöffnet: 14 Knoten und 15 Kanten",
  ],
  [
    "clearGraph",
    {},
    "Cleared the graph: 14 nodes and 15 edges deleted",
    "Graph geleert: 14 Knoten und 15 Kanten gelöscht",
  ],
];

const step = (name: string, more: Partial<ChatStep> = {}): ChatStep => ({
  callId: name,
  name,
  input: {},
  state: "done",
  message: "",
  startedAt: 0,
  durationMs: 1,
  remark: "",
  ...more,
});

describe("the title of a step", () => {
  it("tells what was done with its numbers, in both languages", async () => {
    const withoutLabel = { nodes: 0, edges: 0 };
    const picture = async () => ({ content: new Blob(["picture"]), withoutLabel });
    const { run } = createTestRegistry(undefined, { picture });
    const output: (readonly [string, JsonObject, string, string])[] = [];
    for (const [name, input] of rows) {
      const { success, message, data } = await run(name, input);
      expect(`${success ? "" : message}`, name).toBe("");
      const done = step(name, { input, message, ...(data === undefined ? {} : { data }) });
      output.push([name, input, stepTitle(done, name, english), stepTitle(done, name, german)]);
    }
    expect(output).toEqual(rows);
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(allCommands.map(({ name }) => name)));
  });

  it.each(allCommands.map(({ name, title }) => [name, title] as const))(
    "of %s is in people's words in every state, in both languages",
    (name, title) => {
      const states = ["running", "waiting", "stopped", "denied", "done", "failed"] as const;
      for (const state of states) {
        const failed = step(name, { state, message: `There is no '${name}'; it takes selector.` });
        const [inEnglish, inGerman] = [stepTitle(failed, title, english), stepTitle(failed, title, german)];
        for (const output of [inEnglish, inGerman]) expect(output).not.toMatch(/\p{Ll}\p{Lu}|\bselector/u);
        expect(inGerman).not.toBe(inEnglish);
        expect(inGerman).not.toContain(title);
      }
      expect(german.steps.title(name, title)).not.toBe(title);
    },
  );

  it("of a command that does not exist names none", () => {
    for (const words of [english, german]) {
      expect(stepTitle(step("makeCoffee", { state: "failed" }), "makeCoffee", words)).not.toContain("makeCoffee");
      // Every object has a property of this name.
      expect(stepTitle(step("constructor", { state: "running" }), "constructor", words)).toBe("constructor");
    }
  });
});

describe("arguments of a step", () => {
  it("have a German word each", async () => {
    const { registry } = createTestRegistry();
    const definitions = await registry.definitions();
    const names = definitions.flatMap(({ parameters }) => Object.keys((parameters["properties"] ?? {}) as JsonObject));
    const known = german.titles.names;
    expect([...new Set(names)].filter((name) => !Object.hasOwn(known, name))).toEqual([]);
  });
});

describe("look-ups", () => {
  const isRead = (name: string) => name === "findNodes" || name === "getNode";

  it("that follow each other are one line, one alone is itself, and one that failed is not hidden", () => {
    const steps = [
      step("findNodes"),
      step("getNode"),
      step("styleNodes"),
      step("getNode"),
      step("findNodes", { state: "failed" }),
      step("findNodes"),
    ];
    const output = foldLookUps(steps, isRead).map((row) => (row.kind === "step" ? row.step.name : row.steps.length));
    expect(output).toEqual([2, "styleNodes", "getNode", "findNodes", "findNodes"]);
  });
});
