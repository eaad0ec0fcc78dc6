import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readFiles } from "../../support/read-in-english";

/** As openpyxl wrote it. */
function fileOf(name: string): { readonly name: string; readonly bytes: Uint8Array } {
  return { name, bytes: new Uint8Array(readFileSync(new URL(`files/${name}`, import.meta.url))) };
}

function opened(file: { readonly name: string; readonly bytes: Uint8Array }) {
  return readFiles([file]);
}

describe("an Excel workbook", () => {
  it("opens with its first table, each cell as the sheet shows it", async () => {
    const read = await opened(fileOf("deliveries.xlsx"));
    if (read.kind !== "graph") throw new Error(JSON.stringify(read).slice(0, 400));
    expect(read.graph.nodes.map(({ id }) => id)).toEqual(["Graz", "Linz", "Wels"]);
    expect(read.graph.edges.map(({ attributes }) => attributes)).toEqual([
      {
        Day: "2026-01-12",
        "Loaded at": "2026-01-12T08:30",
        Tons: 1.234,
        Share: 0.12,
        Zip: "01010",
        Late: true,
        Note: 'a; "b"\nc',
      },
      {
        Day: "2026-02-01",
        "Loaded at": "2026-02-01",
        Tons: 20,
        Share: 0.5,
        Zip: "00407",
        Late: false,
        Note: "Ä, ö & ß <x>",
      },
    ]);
    expect(read.notes).toEqual([
      "deliveries.xlsx: opened “Deliveries”. Sheets not opened: Read me, Sites, Secret.",
      "2 formulas without a saved result were left empty. Save the file in a spreadsheet, then open it again.",
      "1 line above the table in deliveries.xlsx skipped: “Deliveries 2026”.",
    ]);
  });

  it("offers its other sheets", async () => {
    const read = await opened(fileOf("deliveries.xlsx"));
    expect(read).toMatchObject({
      tables: [{ sheets: ["Read me", "Deliveries", "Sites", "Secret"], sheet: "Deliveries" }],
    });
  });

  it("opens its sheets of nodes and of edges together", async () => {
    const read = await opened(fileOf("people.xlsx"));
    if (read.kind !== "graph") throw new Error(JSON.stringify(read).slice(0, 400));
    expect(read.graph.nodes).toEqual([
      { id: "a", attributes: { name: "Ann", age: 33 } },
      { id: "b", attributes: { name: "Bob", age: 44 } },
    ]);
    expect(read.graph.edges).toMatchObject([{ source: "a", target: "b", attributes: { weight: 2.5 } }]);
    expect(read.tables.map(({ fileName }) => fileName)).toEqual(["people.xlsx (People)", "people.xlsx (Links)"]);
    expect(read.notes).toEqual([]);
  });
});
