import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { helpText } from "@/app/headless/flags/help-text";
import { namedFormats } from "@/app/headless/graph-reading";
import { createDoor } from "../support/headless-door";

const folder = mkdtempSync(join(tmpdir(), "parley-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const door = createDoor(folder);

async function opened(name: string, content: string | Uint8Array, ...args: readonly string[]) {
  writeFileSync(join(folder, name), content);
  const { status, stdout, stderr } = await door("--graph", name, ...args, "--json");
  const value = JSON.parse(stdout);
  const ids: readonly string[] | undefined = value.document?.nodes.map((node: { id: string }) => node.id);
  return { status, stderr, ids, edges: value.document?.edges, directed: value.document?.directed, ...value };
}

describe("files through the headless door", () => {
  it("tells every note of opening: on stderr, and with --json as notes", async () => {
    const text = "Report\nsource,target\na,b\nlonely\n";
    const { notes, stderr } = await opened("x.csv", text);
    expect(notes).toEqual([
      "1 line above the table in x.csv skipped: “Report”.",
      "Row 2 has one column: 'lonely' was added as a node. x.csv, line 4.",
    ]);
    expect(stderr).toBe("");
    expect((await door("--graph", "x.csv")).stderr).toBe(`${notes.join("\n")}\n`);
    expect(await opened("y.csv", "source,target\na,b\n")).not.toHaveProperty("notes");
  });

  it("joins tables of nodes and of edges by their values, as the page does", async () => {
    writeFileSync(join(folder, "sites.csv"), "Site ID;Name;Kind\nS1;North;shop\nS2;South;shop\nS3;South;depot\n");
    writeFileSync(join(folder, "ways.csv"), "From;To;Kind\nS1;S2;road\nS2;S3;rail\n");
    const { stdout } = await door("--graph", "ways.csv", "--graph", "sites.csv", "--json");
    const { nodes, edges } = JSON.parse(stdout).document;
    expect((await door("--graph", "ways.csv", "sites.csv", "--json")).stdout).toBe(stdout);
    expect(nodes.map((node: { id: string }) => node.id)).toEqual(["S1", "S2", "S3"]);
    expect(nodes[2].attributes).toMatchObject({ name: "South", Kind: "depot" });
    expect(edges).toHaveLength(2);
  });

  it("tells them in a batch, line by line", async () => {
    writeFileSync(join(folder, "b.csv"), "pupil,friend\nann,bob\nbob,cleo\n");
    const tasks = [
      { id: "asks", graph: "b.csv", steps: [] },
      { id: "says", graph: "b.csv", steps: [], format: "csv" },
      { id: "knows", graph: "b.csv", steps: [], header: "no" },
    ];
    writeFileSync(join(folder, "tasks.jsonl"), tasks.map((task) => JSON.stringify(task)).join("\n"));
    const { stdout } = await door("--batch", "tasks.jsonl", "--json");
    const [asks, says, knows] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(asks.error).toContain("the first row (pupil, friend) may be a header or data");
    expect(says.notes).toEqual(["I read the first row (pupil, friend) as a header."]);
    expect(knows.document.edges).toHaveLength(3);
  });

  it.each([
    ["fans.csv", "pupil,friend\nann,bob\nbob,cleo", "the first row (pupil, friend) may be a header or data"],
    ["towns.csv", "Country,Population\nFrance,67\nSpain,47", "a row may be an edge or a node"],
    ["wide.csv", "a,b,c,d\nb,c,d,e\nc,d,e,f", "which two columns an edge connects"],
    ["square.txt", "1,2,3\n2,3,1\n3,1,2", "It could be CSV, or adjacency matrix"],
    ["names.txt", "John Smith\nJane Smith", "It could be CSV"],
  ])("refuses %s, which may be meant in several ways, and says how to name one", async (name, text, reason) => {
    const { status, error } = await opened(name, text);
    expect(status).toBe(2);
    expect(error).toContain(reason);
    const formats = `--format NAME (${namedFormats.join(", ")})`;
    if (!name.endsWith(".csv")) expect(error).toContain(formats);
    else {
      expect(error).toMatch(/^\S+ can be read in several ways: .*?\. Say how to read it: --header yes\|no /);
      expect(error).toContain("--format nodes --header yes");
      expect(error).not.toContain("graphml");
    }
  });

  it("opens a table of things that name their parents or sponsors, and says which row it left out", async () => {
    const parents =
      "Übergeordnet;Maßnahme;Kosten in €\n;Halle;250.000,00\nHalle;Türen;12.500,50\nHalle;Dach;98.000,00\n";
    writeFileSync(join(folder, "parents.csv"), parents);
    const { nodes } = JSON.parse((await door("--graph", "parents.csv", "--json")).stdout).document;
    expect(nodes[0]).toMatchObject({ id: "Halle", attributes: { "Kosten in €": 250000 } });
    const members = "Member No;Name;Fee;Sponsor\nM1;Ann;€ 1,50;\nM2;Bob;€ 2,50;M1\nM3;Cid;€ 3,50;M1\nSumme;;€ 7,50;\n";
    const read = await opened("members.csv", members);
    expect(read).toMatchObject({ status: 0 });
    expect(read.notes).toContain("Row 4 looks like a total: 'Summe' was skipped. members.csv, line 5.");
    const added = await opened("members.csv", members, "--totals", "add");
    expect(added.document.nodes.map(({ id }: { readonly id: string }) => id)).toContain("Summe");
    expect(added.notes).toContain("Row 4 looks like a total: 'Summe' was added as a node. members.csv, line 5.");
  });

  it.each([
    ["square.txt", "1,2,3\n2,3,1\n3,1,2", ["--format", "matrix"], 6],
    ["square.txt", "1,2,3\n2,3,1\n3,1,2", ["--format", "edges"], 3],
    ["towns.csv", "Country,Population\nFrance,67\nSpain,47", ["--format", "nodes"], 0],
    ["fans.csv", "pupil,friend\nann,bob\nbob,cleo", ["--header", "yes"], 2],
    ["fans.csv", "pupil,friend\nann,bob\nbob,cleo", ["--header", "no", "--directed", "yes"], 3],
    ["said.txt", "Ann knows Bob", ["--format", "sif"], 1],
    ["odd.data", "digraph { a -> b }", ["--format", "dot"], 1],
  ])("reads %s as it is told to", async (name, text, flags, count) => {
    const { status, edges, directed } = await opened(name, text, ...flags);
    expect(status).toBe(0);
    expect(edges).toHaveLength(count);
    if (flags.includes("--directed")) expect(directed).toBe(true);
  });

  it("does not take a graph without types for servers", async () => {
    const { steps, document } = await opened(
      "plain.csv",
      "source,target\na,b\nb,c\n",
      "--prompt",
      "How many servers are there?",
      "--prompt",
      "Make all servers red",
      "--prompt",
      "How many nodes are there?",
    );
    expect(steps[0].message).toContain("Nothing in this graph is called 'servers'");
    expect(steps[1].message).toContain("Nothing changed");
    expect(steps[2].message).toContain("3 nodes");
    expect(document.undo).toEqual([]);
  });

  it("knows no other format, and names all in its help", async () => {
    const { status, stderr } = await door("--graph", "x.csv", "--format", "word");
    expect(status).toBe(2);
    expect(stderr).toContain(`There is no format word. Formats: ${namedFormats.join(", ")}.`);
    for (const name of namedFormats) expect(helpText).toMatch(new RegExp(`\\b${name}\\b`));
    expect((await door("--graph", "x.csv", "--header", "maybe")).stderr).toContain("--header takes yes or no.");
    expect((await door("--graph", "x.csv", "--totals", "yes")).stderr).toContain("--totals takes skip or add.");
    expect((await opened("x.xlsx", "PK\u0003\u0004 xl/workbook.xml", "--format", "xlsx")).error).toContain(
      "Open the .xlsx file itself.",
    );
  });

  const people = "source,target\nJürg,Renée\n";
  const utf16 = (isLittle: boolean, mark: boolean) => {
    const buffer = Buffer.from(`${mark ? "\ufeff" : ""}${people}`, "utf16le");
    return new Uint8Array(isLittle ? buffer : buffer.swap16());
  };

  it.each([
    ["UTF-8", Buffer.from(people), undefined],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${people}`), undefined],
    ["UTF-16 LE with a mark", utf16(true, true), "was read as UTF-16 LE."],
    ["UTF-16 BE with a mark", utf16(false, true), "was read as UTF-16 BE."],
    ["UTF-16 LE", utf16(true, false), "was read as UTF-16 LE, which it seems to be."],
    ["UTF-16 BE", utf16(false, false), "was read as UTF-16 BE, which it seems to be."],
    ["Latin-1", Buffer.from(people, "latin1"), "is not UTF-8; it was read as Windows-1252 (Latin-1)."],
  ])("reads %s and tells what it assumed", async (name, bytes, note) => {
    const { ids, notes } = await opened(`${name.replaceAll(" ", "-")}.csv`, bytes);
    expect(ids).toEqual(["Jürg", "Renée"]);
    if (note === undefined) expect(notes).toBeUndefined();
    else expect(notes).toEqual([expect.stringContaining(note)]);
  });

  it("reads UTF-16 of scripts that have few zero bytes", async () => {
    const buffer = Buffer.from("source,target\n東京,大阪\n大阪,京都\n".repeat(3), "utf16le");
    expect((await opened("cities.csv", buffer)).ids).toEqual(expect.arrayContaining(["東京", "大阪", "京都"]));
    expect((await opened("picture.csv", Buffer.from([0x89, 0x50, 0, 0, 3, 0, 0, 9, 1, 0]))).error).toContain(
      "not a text file",
    );
  });
});

describe("documents through the headless door", () => {
  const course = (title: string) => `Course Title: ${title}\nLesson 1: Nodes\nA node stands for a thing.\n`;
  const titles = (value: { document: { nodes: { attributes: { title?: string } }[] } }) =>
    value.document.nodes.flatMap(({ attributes }) => attributes.title ?? []);

  it("opens a course file as a graph with looks, and saves it whole", async () => {
    const value = await opened("basics.md", course("Graph basics"), "--save", "saved.json");
    expect(value.ids).toEqual(["course:graph-basics", "lesson:graph-basics:1", "passage:graph-basics:1:1"]);
    expect(value.document.nodes[0].style.color).toMatch(/^#/);
    const again = JSON.parse((await door("--graph", "saved.json", "--json")).stdout);
    expect(again.document.nodes).toEqual(value.document.nodes);
  });

  it("opens prose as one lesson and says so", async () => {
    const value = await opened("essay.txt", "Bridges join parts. Without them, a graph would fall apart.");
    expect(titles(value)).toEqual(["Documents", "essay"]);
    expect(value.notes).toEqual(["essay.txt has no headings: it is one lesson of the course Documents."]);
  });

  it("opens several, and a folder of them", async () => {
    writeFileSync(join(folder, "one.md"), course("One"));
    writeFileSync(join(folder, "two.txt"), course("Two"));
    expect(titles(JSON.parse((await door("--graph", "one.md", "--graph", "two.txt", "--json")).stdout))).toEqual([
      "One",
      "Nodes",
      "Two",
      "Nodes",
    ]);
    mkdirSync(join(folder, "inside", "deeper"), { recursive: true });
    writeFileSync(join(folder, "inside", "a.md"), course("A"));
    writeFileSync(join(folder, "inside", "other.png"), "\0");
    expect(titles(JSON.parse((await door("--graph", "inside", "--json")).stdout))).toEqual(["A", "Nodes"]);
    writeFileSync(join(folder, "tasks2.jsonl"), JSON.stringify({ id: "x", graph: ["one.md", "two.txt"], steps: [] }));
    expect(titles(JSON.parse((await door("--batch", "tasks2.jsonl", "--json")).stdout))).toHaveLength(4);
  });

  it.each([
    [["one.md", "x.csv"], "one.md, x.csv do not open together"],
    [["one.md", "missing.md"], "missing.md cannot be read: there is no such file"],
    [["one.md", "photo.md"], "photo.md is not a text file"],
    [["empty"], "empty is a folder without documents (.md, .txt)."],
    [["page.md"], "page.md is a web page"],
  ])("refuses %j by name", async (files, message) => {
    mkdirSync(join(folder, "empty"), { recursive: true });
    writeFileSync(join(folder, "photo.md"), Uint8Array.of(0x89, 0x50, 0, 0, 1, 2, 0, 0));
    writeFileSync(join(folder, "page.md"), "<!doctype html><p>x</p>");
    writeFileSync(join(folder, "x.csv"), "source,target\na,b\n");
    writeFileSync(join(folder, "one.md"), course("One"));
    const { status, stderr } = await door(...files.flatMap((name) => ["--graph", name]));
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

  it.each([
    [
      "without a header",
      "Lesson 1: A\nA node is a thing.\n",
      "no line “Course Title: …” with a title: the course is called",
      ["lesson:bad:1"],
    ],
    [
      "misnumbered",
      "Course Title: Bad\n\nLesson 3: C\nThird text.\n\nLesson 1: A\nFirst text.\n",
      "The lessons of Bad are numbered 3, 1: they were kept as they stand.",
      ["lesson:bad:3", "lesson:bad:1"],
    ],
    [
      "with an empty lesson",
      "Course Title: Bad\n\nLesson 1: A\n\nLesson 2: B\nSome text.\n",
      "Lesson 1 of Bad has no text.",
      ["lesson:bad:1", "lesson:bad:2"],
    ],
    [
      "with a lesson twice",
      "Course Title: Bad\n\nLesson 2: C\nText three.\n\nLesson 2: C\nText four.\n",
      "Lesson 2 of Bad appears twice. I joined its texts.",
      ["lesson:bad:2"],
    ],
    [
      "with a number twice",
      "Course Title: Bad\n\nLesson 1: A\nText one.\n\nLesson 1: B\nText two.\n",
      "Two lessons of Bad have the number 1: “B” became lesson 2.",
      ["lesson:bad:1", "lesson:bad:2"],
    ],
    [
      "with a link that is none",
      "Course Title: Bad\n\nLesson 1: A\nLesson Link: javascript:alert(1)\nText one.\n",
      "The link of lesson 1, A, is not a web address: it stays in the text.",
      ["lesson:bad:1"],
    ],
  ])("opens a course %s whole and says so", async (_, text, note, lessons) => {
    const { status, notes, document } = await opened("bad.md", text);
    expect(status).toBe(0);
    expect(notes.join("\n")).toContain(note);
    const nodes: { id: string; attributes: { link?: string; text?: string } }[] = document.nodes;
    expect(nodes.map(({ id }) => id).filter((id) => id.startsWith("lesson:"))).toEqual(lessons);
    expect(nodes.filter(({ attributes }) => attributes.link !== undefined)).toEqual([]);
    const read = nodes.map(({ attributes }) => attributes.text ?? "").join("\n");
    for (const [said] of text.matchAll(/\S+ text\.|Text \w+\.|A node is a thing\.|javascript:\S+/gu))
      expect(read).toContain(said);
  });

  it("refuses 20 MB of text and opens nothing of it", async () => {
    const { status, error, document } = await opened(
      "big.md",
      `Course Title: Big\n\nLesson 1: A\n${"A word. ".repeat(2_500_000)}`,
    );
    expect(status).toBe(2);
    expect(error).toContain("Parley takes 10 million at once");
    expect(error).toContain("Nothing was imported.");
    expect(document).toBeUndefined();
  });

  it("reads other encodings and says which", async () => {
    const text = course("Über Netze").replace("thing", "Größe");
    const latin = await opened(
      "latin.md",
      Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
    );
    expect(titles(latin)[0]).toBe("Über Netze");
    expect(latin.notes[0]).toContain("Windows-1252");
    const japanese = await opened(
      "tea.txt",
      Buffer.from(
        "436f75727365205469746c653a2082a892830a0a4c6573736f6e20313a2097ce92830a97ce928382cd8ff682b582c482a982e78aa382a982b582dc82b7814293fa967b82c588f982dc82ea82c482a282dc82b781420a",
        "hex",
      ),
    );
    expect(titles(japanese)[0]).toBe("お茶");
    expect(japanese.notes[0]).toContain("was read as Shift JIS");
    const wide = await opened("wide.txt", Buffer.from(`\uFEFF${text}`, "utf16le"));
    expect(titles(wide)[0]).toBe("Über Netze");
  });
});
