import { graphWriters } from "@parley/formats/write";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFiles, readGraph } from "../support/read-in-english";

const opened = (text: string) => readFiles([{ name: "x.csv", bytes: new TextEncoder().encode(text) }]);

async function column(cells: readonly string[], delimiter = ";", name = "Sum") {
  const quoted = cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell));
  const rows = quoted.map((cell, row) => [`a${row}`, `a${row + 1}`, cell].join(delimiter));
  const read = await readGraph([["source", "target", name].join(delimiter), ...rows].join("\n"), "x.csv");
  if (!read.success) throw new Error(read.message);
  const names = new Set(read.graph.edges.flatMap(({ attributes }) => Object.keys(attributes)));
  const [only = ""] = names;
  return { name: only, values: read.graph.edges.map(({ attributes }) => attributes[only]), notes: read.notes };
}

describe("a column of figures", () => {
  it.each([
    ["thousands beside none", ",", ["1,610,086", "980"], "Sum", [1610086, 980]],
    ["euros as in Germany", ";", ["€ 210.000,00", "€ 980,50"], "Sum (€)", [210000, 980.5]],
    ["euros behind", ";", ["210.000,00 €", "980 €"], "Sum (€)", [210000, 980]],
    ["dollars", ",", ["$1,200", "$15"], "Sum ($)", [1200, 15]],
    ["dollars below nought", ",", ["-$1,200.50", "$15"], "Sum ($)", [-1200.5, 15]],
    ["percent", ",", ["12 %", "7.5%"], "Sum (%)", [12, 7.5]],
    ["percent with a comma", ";", ["12,5 %", "7 %"], "Sum (%)", [12.5, 7]],
    ["French thousands", ";", ["1 234,5", "12"], "Sum", [1234.5, 12]],
    ["blanks that do not break", ";", ["1\u202f234,5", "1\u00a0610\u00a0086"], "Sum", [1234.5, 1610086]],
    ["Swiss thousands", ",", ["1'610'086", "980.5"], "Sum", [1610086, 980.5]],
    ["Swiss francs", ",", ["CHF 1’610.50", "CHF 12.–"], "Sum (CHF)", [1610.5, 12]],
    ["a unit of measure", ",", ["12 km", "7.5km"], "Sum (km)", [12, 7.5]],
    ["a word that stands in each row", ",", ["12 seats", "7 seats"], "Sum (seats)", [12, 7]],
    ["a minus of print", ";", ["−1,5", "2"], "Sum", [-1.5, 2]],
    ["a sum row that has thousands alone", ";", ["12", "15", "1.610.086"], "Sum", [12, 15, 1610086]],
    ["cells that say there is none", ",", ["12", "-", "n/a", "15"], "Sum", [12, undefined, undefined, 15]],
    ["an empty cell", ",", ["$12", "", "$15"], "Sum ($)", [12, undefined, 15]],
    ["some without the unit", ",", ["12 %", "15"], "Sum (%)", [12, 15]],
  ])("becomes numbers and keeps its unit: %s", async (...[, delimiter, cells, name, values]) => {
    expect(await column(cells, delimiter)).toMatchObject({ name, values });
  });

  it.each([
    ["two units", ["12 km", "700 m"]],
    ["house numbers", ["12 a", "14 b"]],
    ["codes with noughts before", ["007", "012"]],
    ["addresses of machines", ["192.168.100.200", "192.168.100.201"]],
    ["versions", ["1.2.10", "1.3.0"]],
    ["telephone numbers", ["0711 123456", "030 123"]],
    ["days", ["1.1.2020", "2.1.2020"]],
    ["titles", ["12 Monkeys", "101 Dalmatians"]],
    ["a word among figures", ["12", "many"]],
  ])("stays a column of texts: %s", async (_, cells) => {
    expect(await column(cells)).toMatchObject({ name: "Sum", values: cells });
  });

  it("does not say its unit twice, and a weight keeps its name", async () => {
    expect((await column(["€ 5", "€ 6"], ",", "Price (€)")).name).toBe("Price (€)");
    const weight = await column(["5 km", "6 km"], ",", "weight");
    expect(weight).toMatchObject({ name: "weight", values: [5, 6] });
    expect(weight.notes).toContain("The weights are in km.");
  });

  it("is written with the unit in its name, and read again as it was", async () => {
    const read = await readGraph("source;target;Sum\na;b;€ 1.210,50\nb;c;€ 3,00\n", "x.csv");
    if (!read.success) throw new Error(read.message);
    const text = graphWriters["edges-csv"].write(read.graph);
    expect(text).toContain("Sum (€)");
    const again = await readGraph(text, "x.csv");
    expect(again.success && again.graph.edges.map(({ attributes }) => attributes)).toEqual([
      { "Sum (€)": 1210.5 },
      { "Sum (€)": 3 },
    ]);
  });

  it.each([
    ["between commas", 'source,target,Sum\na,b,"12,500"\nb,c,900\n', [12500, 900]],
    ["between semicolons", "source;target;Sum\na;b;12,500\nb;c;900\n", [12.5, 900]],
    ["with dots between semicolons", "source;target;Sum\na;b;12.500\nb;c;900\n", [12.5, 900]],
  ])("is asked about where both readings fit %s, and told where nobody is asked", async (_, text, values) => {
    const asked = await opened(text);
    expect(asked.kind).toBe("columns");
    const read = await readGraph(text, "x.csv");
    if (!read.success) throw new Error(read.message);
    expect(read.graph.edges.map(({ attributes }) => attributes["Sum"])).toEqual(values);
    expect(read.notes.join()).toMatch(/I read “12[.,]500” in Sum as 12/);
    const strict = await readGraph(text, "x.csv", { refusesDoubts: true });
    expect(strict.success).toBe(true);
  });

  it.each([
    ["$250,000", 250_000],
    ["€ 250,000", 250_000],
    ["250.000 €", 250_000],
    ["CHF 250.000", 250_000],
  ])("of money is thousands, %s, and is told where nothing else shows it", async (cell, value) => {
    const text = `name;salary\nAnn;${cell}\nBob;${cell.replace("250", "180")}\n`;
    const shown = await opened(text);
    expect(shown.kind === "graph" && Object.values(shown.graph.nodes[0]?.attributes ?? {})).toContain(value);
    for (const read of [shown, await readGraph(text, "x.csv")]) {
      expect("notes" in read && read.notes.join()).toContain(`I read “${cell}” in salary as 250000.`);
    }
  });

  it("of money goes by what the table shows", async () => {
    const read = await readGraph("name;litre;share\nAnn;1,899 €;0,5\nBob;1,799 €;0,25\n", "x.csv");
    expect(read.success && read.graph.nodes.map(({ attributes }) => attributes["litre (€)"])).toEqual([1.899, 1.799]);
  });

  it("holds every number that German, English, French and Swiss people write", async () => {
    const languages = fc.constantFrom("de-DE", "en-US", "fr-FR", "de-CH");
    const numbers = fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(languages, numbers, fc.constantFrom("", "€", "%"), async (language, found, unit) => {
        const values = [...found.map((one) => one / 100), 1234567.25];
        const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
        const cells = values.map((value) => (unit === "" ? format.format(value) : `${format.format(value)} ${unit}`));
        const read = await column(cells, ";");
        expect(read.values).toEqual(values.map((value) => (value === 0 ? 0 : value)));
      }),
      { numRuns: 60 },
    );
  });
});

describe("lists in the cells of a table", () => {
  const read = async (text: string) => {
    const result = await readGraph(text, "club.csv");
    return result.success ? result.graph.nodes.map(({ attributes }) => attributes["Sport"]) : result.message;
  };

  it.each([
    ["id;Name;Sport\n1;Ann;Schwimmen\n2;Bob;Schwimmen, Turnen\n3;Cid;Turnen\n", ","],
    ["id,Name,Sport\n1,Ann,Schwimmen\n2,Bob,Schwimmen; Turnen\n3,Cid,Turnen\n", ";"],
    ["id,Name,Sport\n1,Ann,Schwimmen\n2,Bob,Schwimmen|Turnen\n3,Cid,Turnen\n", "|"],
  ])("are read where their values stand alone in other cells", async (text) => {
    expect(await read(text)).toEqual([["Schwimmen"], ["Schwimmen", "Turnen"], ["Turnen"]]);
  });

  it("are no names and places, whose parts stand nowhere alone", async () => {
    const text = "id;Name;Sport\n1;Ann;Doe, Ann\n2;Bob;Ray, Bob\n3;Cid;Berlin\n";
    expect(await read(text)).toEqual(["Doe, Ann", "Ray, Bob", "Berlin"]);
  });
});

describe("columns that are called otherwise in the graph", () => {
  it.each([
    ["Nr;Full Name;City\n1;Ann Doe;Graz\n2;Bob Ray;Linz\n", "“Nr” → id"],
    ["Full Name;City\nAnn Doe;Graz\nBob Ray;Linz\n", "“Full Name” → id"],
    ["id;Name:;City\n1;Ann Doe;Graz\n2;Bob Ray;Linz\n", "“Name:” → label"],
  ])("are said", async (text, names) => {
    const result = await readGraph(text, "people.csv");
    expect(result.success && result.notes).toContain(`Renamed columns: ${names}.`);
  });

  it("are not where they keep their names", async () => {
    const result = await readGraph("id;name;city\n1;Ann Doe;Graz\n2;Bob Ray;Linz\n", "people.csv");
    expect(result.success && result.notes.join(" ")).not.toContain("Renamed");
  });
});
