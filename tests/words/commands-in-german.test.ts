import { describe, expect, it } from "vitest";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import type { JsonObject } from "@/lib/json";
import { sayAll } from "@/lib/text/said";
import { said } from "@/words/de/said/said";
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
];

describe("what a command did is German as a whole:", () => {
  it.each(rows)("%s", async (name, input, german) => {
    const { run } = createTestRegistry(undefined, { layouts: createLocalLayoutRunner() });
    const done = await run(name, input);
    expect(done.success, done.message).toBe(true);
    const text = sayAll(said, done.said, "de-DE");
    if (typeof german === "string") expect(text).toBe(german);
    else expect(text).toMatch(german);
  });
});
