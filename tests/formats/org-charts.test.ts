import { describe, expect, it } from "vitest";
import { withPlan } from "@/store/view/table-import";
import { readFiles, readGraph } from "../support/read-in-english";

async function opened(text: string, name = "org.csv") {
  const read = await readFiles([{ name, bytes: new Uint8Array(Buffer.from(text, "latin1")) }]);
  if (read.kind !== "graph") throw new Error(JSON.stringify(read).slice(0, 600));
  const { nodes, edges } = read.graph;
  return { nodes, ends: edges.map(({ source, target }) => `${source} > ${target}`), notes: read.notes, read };
}

const german = [
  "Organigramm Müller GmbH;;;;",
  "Stand: 1.11.2026;;;;",
  ";;;;",
  "Pers.-Nr.;Name;Funktion;Vorgesetzter;Gehalt",
  "1;Anna Müller;Geschäftsführung;;120",
  "2;Ben Groß;Vertrieb;Anna Müller;80",
  "3;Ben Groß;IT;Anna Müller;81",
  "4;Jörg Weiß;Vertrieb;Ben Groß;50",
  ";Summe;;;331",
].join("\r\n");

describe("an org chart as Excel writes it", () => {
  it("opens with each row as a person, under its titles, without its sum", async () => {
    const { nodes, ends, notes } = await opened(german);
    expect(nodes.map(({ id, attributes }) => [id, attributes["name"], attributes["Gehalt"]])).toEqual([
      ["1", "Anna Müller", 120],
      ["2", "Ben Groß", 80],
      ["3", "Ben Groß", 81],
      ["4", "Jörg Weiß", 50],
    ]);
    expect(ends).toEqual(["2 > 1", "3 > 1", "4 > 2"]);
    expect(notes).toContain("Rows that name “Ben Groß” link to the first row of that name.");
    expect(notes.join(" ")).toContain("Row 5 has no name (a total?): it was skipped. org.csv, line 9.");
  });

  it("keeps people of one name apart where rows go by names alone", async () => {
    const text =
      "Org chart\nAs of 2026\n\nName,Title,Manager,Salary\nAnn Lee,CEO,,200\nBob Ray,Sales,Ann Lee,100\nBob Ray,IT,Ann Lee,90\nCid Fox,Sales,Bob Ray,50\nCid Fox,Sales,Bob Ray,50\nTotal,,,440\n";
    const { nodes, ends, notes, read } = await opened(text);
    expect(nodes.map(({ id, attributes }) => [id, attributes["name"], attributes["Salary"]])).toEqual([
      ["Ann Lee", "Ann Lee", 200],
      ["Bob Ray", "Bob Ray", 100],
      ["Bob Ray 2", "Bob Ray", 90],
      ["Cid Fox", "Cid Fox", 50],
    ]);
    expect(ends).toEqual(["Bob Ray > Ann Lee", "Bob Ray 2 > Ann Lee", "Cid Fox > Bob Ray"]);
    expect(notes).toContain("Several rows are called “Bob Ray”: each is a node of its own.");
    expect(notes).toContain("Row 6 looks like a total: 'Total' was skipped. org.csv, line 10.");
    // One press takes it in.
    const [table] = read.tables;
    if (!table) throw new Error("no table");
    const { joinImported } = await import("@/app/files/open-files");
    const again = joinImported([withPlan(table, { sumRows: "node" })], true);
    expect(again.kind === "graph" && again.graph.nodes.map(({ id }) => id)).toContain("Total");
  });

  it.each([
    ["as the name", "name,salary\nAnn,1\nBob,2\nTotal,3\n", "Total"],
    ["beside the id", "Nr;Firma;Umsatz\n1;Adler;10\n2;Birke;20\n3;Cramer;30\n4;Gesamt;60\n", "Gesamt"],
    ["in a row without an id", "Nr;Firma;Umsatz\n1;Adler;10\n2;Birke;20\n3;Cramer;30\n;Summe;60\n", null],
    ["at an end", "von;nach;Menge\nA;B;10\nB;C;20\nC;A;30\nSumme;;60\n", "Summe"],
    ["at both ends", "von;nach;Menge\nA;B;10\nB;C;20\nC;A;30\nTotal;Total;60\n", "Total"],
    ["in no cell", "von;nach;Menge\nA;B;10\nB;C;20\nC;A;30\n;;60\n", null],
  ])("names a row of totals %s, and leaves it out", async (_, text, sum) => {
    const { nodes, read, notes } = await opened(text);
    const output = await readGraph(text, "org.csv");
    if (!output.success) throw new Error("not read");
    expect(nodes).toHaveLength(text.includes("Ann") ? 2 : 3);
    expect(output.graph).toMatchObject({ nodes, edges: read.graph.edges });
    const said = sum === null ? "has no name (a total?): it was skipped" : `looks like a total: '${sum}' was skipped`;
    expect(notes.join(" ")).toContain(said);
    expect(output.notes).toEqual(notes);
  });

  it.each([
    ["a name that is one", "name,age\nAnn,1\nTotal Gas,2\n", 2],
    ["a company of that name with links", "from,to,share\nA,B,1\nTotal,A,3\n", 3],
  ])("leaves %s", async (_, text, count) => {
    const output = await readGraph(text, "org.csv");
    expect(output.success && output.graph.nodes).toHaveLength(count);
  });

  it.each([
    ["Name,Title,Manager,Salary\nAnn,CEO,,2\nBob,IT,Ann,1\n,,,3\n", "Row 3 has no name"],
    ["From,To,Tons\nGraz,Linz,2\nLinz,Wels,3\n,,5\n", "Row 3 has no name"],
  ])("does not refuse %s for a row without a name", async (text, said) => {
    expect((await opened(text)).notes.join(" ")).toContain(said);
  });
});

describe("an object of named records that name others", () => {
  const ends = async (json: unknown) => {
    const read = await readGraph(JSON.stringify(json), "lock.json");
    if (!read.success) throw new Error(read.message);
    const { nodes, edges } = read.graph;
    return { nodes, ends: edges.map(({ source, target }) => `${source} > ${target}`), notes: read.notes };
  };

  it("opens where it stands under a name", async () => {
    const read = await ends({ version: 3, packages: { react: { requires: ["loose"], size: 2 }, loose: { size: 1 } } });
    expect(read.ends).toEqual(["react > loose"]);
    expect(read.nodes).toEqual([
      { id: "react", attributes: { size: 2 } },
      { id: "loose", attributes: { size: 1 } },
    ]);
    expect(read.notes[0]).toBe("Each record under “packages” was read as a node. Left out: “version”.");
  });

  it.each([
    [
      "npm's of today",
      {
        name: "app",
        lockfileVersion: 3,
        packages: {
          "": { name: "app", dependencies: { react: "^1" } },
          "node_modules/react": { version: "1.0", dependencies: { loose: "^1" } },
          "node_modules/loose": { version: "2.0" },
        },
      },
      ["app > react", "react > loose"],
    ],
    [
      "npm's of today, of several copies the nearest",
      {
        lockfileVersion: 3,
        packages: {
          "": { name: "app", dependencies: { a: "^1", b: "^2", mine: "*" } },
          mine: { version: "0.1.0", dependencies: { b: "^2", gone: "1" } },
          "node_modules/a": { version: "1.0.0", dependencies: { b: "^1", "@s/d": "1" } },
          "node_modules/a/node_modules/b": { version: "1.5.0", dependencies: { c: "^1", b: "^1" } },
          "node_modules/a/node_modules/b/node_modules/c": { version: "1.0.0" },
          "node_modules/b": { version: "2.0.0", dependencies: { c: "^1" } },
          "node_modules/c": { version: "1.0.0" },
          "node_modules/@s/d": { version: "3.0.0", peerDependencies: { b: "*" } },
          "node_modules/mine": { resolved: "mine", link: true },
        },
      },
      [
        "app > a",
        "app > b@2.0.0",
        "app > mine",
        "mine > b@2.0.0",
        "mine > gone",
        "a > b@1.5.0",
        "a > @s/d",
        "b@1.5.0 > c@1.0.0 (node_modules/a/node_modules/b/node_modules/c)",
        "b@1.5.0 > b@1.5.0",
        "b@2.0.0 > c@1.0.0 (node_modules/c)",
        "@s/d > b@2.0.0",
      ],
    ],
    [
      "npm's of old, of several copies the nearest",
      {
        lockfileVersion: 1,
        dependencies: {
          a: { version: "1", requires: { b: "^1" }, dependencies: { b: { version: "1.5.0", requires: { c: "1" } } } },
          b: { version: "2.0.0", requires: { c: "1" } },
          c: { version: "1" },
        },
      },
      ["a > b@1.5.0", "b@2.0.0 > c", "b@1.5.0 > c"],
    ],
    [
      "npm's of old",
      {
        lockfileVersion: 1,
        dependencies: { react: { version: "1", requires: { loose: "^1" } }, loose: { version: "2" } },
      },
      ["react > loose"],
    ],
    [
      "Composer's",
      {
        packages: [
          { name: "a/b", require: { "c/d": "^1" } },
          { name: "c/d", version: "1" },
        ],
        platform: [],
      },
      ["a/b > c/d"],
    ],
    [
      "Deno's",
      { version: "4", npm: { packages: { chalk: { dependencies: { ansi: "1" } }, ansi: { integrity: "x" } } } },
      ["chalk > ansi"],
    ],
  ])("opens a lock file: %s", async (_, json, wanted) => {
    expect((await ends(json)).ends).toEqual(wanted);
  });
});
