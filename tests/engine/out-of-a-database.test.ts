import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type GraphFormat, graphFormats } from "@parley/formats/write";
import { afterAll, expect, it } from "vitest";
import { connectGraph, importInto } from "@/engine/connect";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject, JsonValue } from "@/lib/json";
import { canonical } from "@/lib/same-value";
import { fill, onEachServer, seeded, type TestServer } from "../support/engine/servers";
import { createDoor } from "../support/headless-door";

/*
 * What leaves a database, or comes to it, by other ways than questions: files of what is shown, and recipes.
 * Each step is a terminal of its own.
 */
const { signal } = new AbortController();
const folder = mkdtempSync(join(tmpdir(), "parley-out-"));
afterAll(() => rmSync(folder, { recursive: true }));

const people = ["Ann", "Bo", "Cem", "Dag", "Eva"];
/** Nothing of it is otherwise in a database. */
const office: GraphData = {
  name: "Office",
  directed: true,
  nodes: people.map((name, at) => ({
    id: name.toLowerCase(),
    attributes: {
      id: name.toLowerCase(),
      type: at < 3 ? "Person" : "Guest",
      name,
      age: 20 + at * 10,
      score: at / 8,
      active: at % 2 === 0,
      motto: `„${name}“, & <co>\nline ${at}`,
    },
  })),
  edges: people.map((name, at) => ({
    id: `e${at}`,
    source: name.toLowerCase(),
    target: people[(at + 1) % people.length]?.toLowerCase() ?? "",
    attributes: { id: `e${at}`, type: at === 0 ? "MANAGES" : "KNOWS", since: 2000 + at },
  })),
  layers: [],
  sets: [],
  filter: null,
};

const messages = [
  "Make the guests red",
  "Set the age of Ann to 99",
  "Connect Ann to Dag",
  "Delete Bo",
  "Add a person called Fay",
];

interface Content {
  readonly nodes: readonly (readonly [id: string, values: JsonObject])[];
  readonly edges: readonly (readonly [ends: string, values: JsonObject])[];
}

/** Edges get an id of their own from a database and from some files. A relation without a type has this one there. */
function contentOf({ nodes, edges }: Pick<GraphData, "nodes" | "edges">): Content {
  return {
    nodes: nodes.map(({ id, attributes }) => [id, { ...attributes, id }] as const).toSorted(byText),
    edges: edges
      .map(({ source, target, attributes }) => [`${source} ${target}`, { type: "RELATED_TO", ...attributes }] as const)
      .toSorted(byText),
  };
}

const byText = (one: readonly [string, JsonObject], other: readonly [string, JsonObject]) =>
  canonical([...one]) < canonical([...other]) ? -1 : 1;

type Form = GraphFormat | "csv";

/** What the file holds of it; what it does not is said by the command. */
function heldBy(form: Form, { nodes, edges }: Content): Content {
  const value = (one: JsonValue): JsonValue => {
    const isText = form === "dot" ? typeof one !== "number" : Array.isArray(one);
    return isText && typeof one !== "string" ? JSON.stringify(one) : one;
  };
  const asText = ["dot", "xlsx", "csv", "nodes-csv", "edges-csv"].includes(form);
  const values = (own: JsonObject) =>
    asText ? Object.fromEntries(Object.entries(own).map(([key, one]) => [key, value(one)])) : own;
  const ends = new Set(edges.flatMap(([pair]) => pair.split(" ")));
  const nodesHeld = form === "edges-csv" ? nodes.filter(([id]) => ends.has(id)) : nodes;
  return {
    nodes: nodesHeld.map(([id, own]) => [id, form === "edges-csv" ? { id } : values(own)]),
    edges: form === "nodes-csv" ? [] : edges.map(([pair, own]) => [pair, values(own)]),
  };
}

/** Names and weights are all that Pajek holds. */
function inPajek({ nodes, edges }: Content) {
  const names = new Map(nodes.map(([id, { name, label }]) => [id, name ?? label ?? id]));
  const ends = (pair: string) => pair.split(" ").map((id) => names.get(id));
  return {
    nodes: [...names.values()].toSorted(),
    edges: edges.map(([pair, { weight = 1 }]) => `${ends(pair)} ${weight}`).toSorted(),
  };
}

interface Made {
  readonly fileName: string;
  readonly content?: string;
  readonly base64?: string;
}

/** Each command line over a server is a terminal of its own. */
function terminals(server: TestServer) {
  const { address, user, password, database } = server;
  const place = { address, database, login: { user, password } };
  const door = createDoor(folder, { PARLEY_ENGINE_USER: user, PARLEY_ENGINE_PASSWORD: password });
  return {
    there: ["--engine", address, "--database", database],
    async door(...args: readonly string[]) {
      const { status, stdout, stderr } = await door(...args, "--approve", "always", "--json", "--snapshots");
      if (stdout === "") throw new Error(stderr);
      return { status, report: JSON.parse(stdout) };
    },
    async stored(): Promise<GraphData> {
      const { graph, remote } = await connectGraph(place, { signal, now: () => performance.now() });
      await remote.close();
      return graph;
    },
    async putIn(): Promise<void> {
      await fill(server, [["MATCH (n) DETACH DELETE n"]]);
      await importInto(place, office, { allows: () => true, progress: () => undefined, signal });
    },
  };
}

onEachServer("a file of", (server) => {
  const { door: said, there, putIn } = terminals(server);

  it.each([...graphFormats, "csv"] as const)(
    "what is shown opens again as %s",
    async (format) => {
      await fill(server, seeded(7, 20, 40));
      const { report } = await said(...there, "--command", "exportGraph", "--input", JSON.stringify({ format }));
      const files: readonly Made[] = report.steps[0].downloads;
      for (const { fileName, content, base64 = "" } of files)
        writeFileSync(join(folder, fileName), content ?? Buffer.from(base64, "base64"));
      const given = files.flatMap(({ fileName }) => ["--graph", fileName]);
      const again = await said(...given, "--command", "getSchema", "--input", "{}");
      const [read, shown] = [again, { report }].map(({ report: { opened } }) => contentOf(opened));
      if (read === undefined || shown === undefined) throw new Error("There are two.");
      if (format === "pajek") expect(inPajek(read)).toEqual(inPajek(shown));
      else expect(read).toEqual(heldBy(format, shown));
    },
    60_000,
  );

  it("what is shown holds no more, and its answer says so", async () => {
    await putIn();
    const keep = ["--command", "changeShown", "--input", JSON.stringify({ how: "keep", selector: "type == 'Guest'" })];
    const { report } = await said(...there, ...keep, "--command", "exportGraph", "--input", "{}");
    const { message, downloads } = report.steps[1];
    expect(JSON.parse(downloads[0].content)).toMatchObject({ nodes: [{ id: "dag" }, { id: "eva" }], edges: [{}] });
    expect(message).toContain("2 nodes shown, not all 5 in the database");
  }, 60_000);
});

onEachServer("a recipe and", (server) => {
  const { door: said, there, stored, putIn } = terminals(server);
  const here = ["--graph", "office.json"];

  it.each([
    ["a document", here],
    ["a database", there],
  ])(
    "made over %s does the same over both, as one step that is taken back",
    async (over, made) => {
      writeFileSync(join(folder, "office.json"), JSON.stringify(office));
      await putIn();
      const prompts = messages.flatMap((text) => ["--prompt", text]);
      expect(await said(...made, ...prompts, "--save-recipe", "work.json")).toMatchObject({ status: 0 });
      await putIn();
      const ran = ["--recipe", "work.json"];
      const onDocument = await said(...here, ...ran);
      const onDatabase = await said(...there, ...ran);
      for (const { status, report } of [onDocument, onDatabase]) {
        expect(status, over).toBe(0);
        expect(report.document).toMatchObject({ layers: [{ style: { color: "--w-red" } }], undo: ["work"] });
      }
      const [{ document }] = onDocument.report.steps;
      expect(document.nodes).toHaveLength(5);
      expect(contentOf(await stored())).toEqual(contentOf(document));
      await putIn();
      const before = contentOf(await stored());
      await said(...there, ...ran, "--command", "undo", "--input", "{}");
      expect(contentOf(await stored())).toEqual(before);
    },
    120_000,
  );

  it("that does not fit writes nothing there", async () => {
    await putIn();
    await said(...there, "--prompt", "Set the age of Ann to 99", "--save-recipe", "age.json");
    await fill(server, [["MATCH (n) DETACH DELETE n"], ["CREATE (n:Ship {name: 'Vasa'})"]]);
    const { status, report } = await said(...there, "--recipe", "age.json");
    expect({ status, calls: report.steps[0].calls }).toEqual({ status: 1, calls: [] });
    expect(await stored()).toMatchObject({ nodes: [{ attributes: { name: "Vasa" } }], edges: [] });
  }, 120_000);
});
