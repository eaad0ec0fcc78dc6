import { describe, expect, it } from "vitest";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import type { JsonObject } from "@/lib/json";
import { sayAll } from "@/lib/text/said";
import { refusalText } from "@/ui/sentences/refusal-text";
import * as de from "@/words/de/de";
import { said } from "@/words/de/said/said";
import { en } from "@/words/en/en";
import { createTestRegistry } from "../support/test-registry";

const rows: readonly (readonly [command: string, input: JsonObject, german: string | RegExp])[] = [
  ["importData", { text: "id,name,age\ncat1,Tiger,9\nx1,Neu,1" }, /^1 Knoten hinzugefügt\. 1 Knoten geändert\. /u],
  [
    "importData",
    { files: [{ name: "x.csv", text: "source,target,weight\nAnn,Bob,1\nEve,,2\nsum,,3\na,b" }] },
    "5 Knoten und 2 Kanten hinzugefügt. Zeile 3 sieht wie eine Summe aus: „sum“ wurde übersprungen. x.csv, Dateizeile 4. Zeile 2 hat nur einen Namen: „Eve“ wurde als Knoten hinzugefügt. x.csv, Dateizeile 3.",
  ],
  [
    "importData",
    { files: [{ name: "kurs.md", text: "# Kurs\n\n## Eins\n\nText [[Wax]].\n\n## Zwei\n\nMehr." }] },
    "1 Kurs, 2 Lektionen und 2 Abschnitte hinzugefügt. Verlinkt, aber hier keine Notiz: „Wax“.",
  ],
  [
    "getSchema",
    { target: "nodes" },
    /^Knoten haben \d Attribute: name \(Text, z\. B\. Whiskers\), type \(cat, human\)/u,
  ],
  ["rankNodes", { by: "degree", limit: 1 }, "Nach Grad absteigend steht Whiskers an der Spitze von 14 Knoten: 6."],
  ["runAlgorithm", { algorithm: "eigenvector" }, /^Eigenvektor-Zentralität: 0 bis /u],
  ["setLayout", { type: "grid" }, "14 Knoten angeordnet (Raster)."],
  [
    "styleNodes",
    {
      selector: "type == 'cat'",
      color: "blue",
      size: { scale: 1.5 },
      shape: "diamond",
      label: "",
      options: { icon: "cat" },
    },
    "8 Knoten gestaltet: Blau, Größe × 1,5, Form Raute, keine Beschriftung, Symbol Katze.",
  ],
  [
    "styleEdges",
    { selector: "*", lineStyle: "dashed", options: { arrow: "none", curve: "taxi" } },
    "15 Kanten gestaltet: Linie gestrichelt, kein Pfeil, rechtwinklig.",
  ],
  ["explainStyle", { id: "cat1" }, "Whiskers: Blau durch den Stil „Blue: type == 'cat'“ (type == 'cat')."],
  ["clearStyles", {}, "1 Stil entfernt: „Blue: type == 'cat'“."],
  [
    "exportGraph",
    { format: "gexf" },
    /^cats\.gexf ist fertig: 14 Knoten und 15 Kanten\. 1 Stilebene wird mit festen Farben und Größen gespeichert/u,
  ],
  [
    "undo",
    { steps: 2 },
    /^Rückgängig gemacht: 2 Änderungen: „8 Knoten zu Whiskers zusammengeführt: .* weggefallen\. Verloren: .*“ und „8 Knoten gestaltet: Blau\.“$/u,
  ],
  ["findNodes", { selector: "name == 'Tiger'" }, /^Kein Knoten hat name „Tiger“/u],
  ["searchContent", { query: "filter" }, /Lektion \d/u],
  ["getNeighbors", { ids: ["cat1"] }, /^Whiskers: 6 Nachbarn: /u],
];

const blue = ["styleNodes", { selector: "type == 'cat'", color: "blue" }] as const;

const already: Readonly<Record<string, readonly (readonly [command: string, input: JsonObject])[]>> = {
  explainStyle: [blue],
  clearStyles: [blue],
  exportGraph: [blue],
  undo: [blue, ["mergeNodes", { selector: "type == 'cat'" }]],
};

describe("what a command did is German as a whole:", () => {
  it.each(rows)("%s", async (name, input, german) => {
    const { run } = createTestRegistry(undefined, { layouts: createLocalLayoutRunner() });
    for (const [before, given] of already[name] ?? []) expect((await run(before, given)).success).toBe(true);
    const done = await run(name, input);
    expect(done.success, done.message).toBe(true);
    const text = sayAll(said, done.said, "de-DE");
    if (typeof german === "string") expect(text).toBe(german);
    else expect(text).toMatch(german);
  });
});

const refused: readonly (readonly [command: string, input: JsonObject, english: string, german: string])[] = [
  [
    "styleNodes",
    { selector: "*", opacity: 3 },
    "An opacity of 3 cannot be drawn.",
    "Deckkraft geht von 0 bis 1. Nehmen Sie einen Wert dazwischen.",
  ],
  [
    "styleByAttribute",
    { target: "edges", property: "weight", channel: "size" },
    'Edges have no size. Use channel "width" for edges.',
    "Kanten haben keine Größe.",
  ],
  ["updateLayer", { layer: "x", enabled: false }, "There are no style layers.", "Es gibt keine Stile."],
  ["loadSample", { name: "dogs" }, "There is no sample 'dogs'. Samples: cats.", "Ein Beispiel „dogs“ gibt es nicht."],
  [
    "runAlgorithm",
    { algorithm: "pagrank" },
    "There is no algorithm 'pagrank'. The nearest: pagerank.",
    "Einen Algorithmus „pagrank“ gibt es nicht.",
  ],
  [
    "importData",
    { files: [{ name: "half.json", text: '{"nodes": [' }] },
    "half.json is not valid JSON: line 1, column 12: it ends in the middle of a list. Fix that place, or save the file again where it came from.",
    "half.json ist kein gültiges JSON: Zeile 1, Spalte 12: Die Datei endet mitten in einer Liste. Bessern Sie diese Stelle aus, oder sichern Sie die Datei noch einmal, dort wo sie herkommt.",
  ],
  [
    "aggregate",
    { measure: "mean", property: "agee" },
    'Nodes have no attribute "agee". Did you mean age? Nodes have name, type, age, indoor, tags, home. Always there: id, label, degree, indegree, outdegree.',
    "Keine Knoten haben ein Attribut „agee“. Ähnlich: age.",
  ],
  [
    "addNodes",
    { nodes: [{ name: "Kit", parent: "Whiskrs" }] },
    "Nothing was added. There is no node 'Whiskrs'. The nearest: Whiskers.",
    "Es gibt keinen Knoten „Whiskrs“. Ähnlich: Whiskers.",
  ],
  [
    "runAlgorithm",
    { algorithm: "distances", options: { source: "Whiskers", weight: "weight" } },
    "2 edges have no 'weight': e11 (Ann – Bob) and e12 (Cara – Dan).",
    "Bei „weight“ fehlt ein Wert an: 2 Kanten. Tragen Sie dort Zahlen ein, oder nehmen Sie kein Gewicht.",
  ],
];

describe("why a command refused is said for people, in both languages:", () => {
  it.each(refused)("%s %j", async (name, input, english, german) => {
    const { run } = createTestRegistry();
    const done = await run(name, input);
    expect(done.success).toBe(false);
    expect([refusalText(done, { words: en }), refusalText(done, { words: de })]).toEqual([english, german]);
  });
});
