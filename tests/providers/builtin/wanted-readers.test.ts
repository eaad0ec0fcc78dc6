import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { createGraphContext } from "@/ai/context/graph-context";
import type { GraphData } from "@/graph/changes/change-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { readGraph } from "@/graph/formats/read-graph";
import { readBack } from "@/providers/builtin/dialogue/read-back-to";
import type { Clause } from "@/providers/builtin/parse/clauses";
import { loadReaders } from "@/providers/builtin/parse/load-readers";
import { readClauses } from "@/providers/builtin/parse/read-clauses";
import { readerNames } from "@/providers/builtin/parse/reader-names";
import type { Reading } from "@/providers/builtin/parse/reading-types";
import { tangled } from "@/providers/builtin/parse/step-limit";
import { wantedReaders } from "@/providers/builtin/parse/wanted-readers";
import { linkWords } from "@/providers/builtin/schema/link-words";
import { buildSchema, type Schema } from "@/providers/builtin/schema/schema";
import { tokenise } from "@/providers/builtin/text/tokens";
import { promptFamilies } from "@/store/prompts/suggest-prompts";
import { catsGraph } from "../../support/graphs/cats";
import { casesOf, isLong } from "../../support/long";
import { createTestRegistry } from "../../support/test-registry";

const folder = join(import.meta.dirname, "..", "..", "eval");
const suiteSchema = z.object({
  tasks: z.array(z.object({ id: z.string(), graph: z.string(), messages: z.array(z.string()) })),
});

const schemas = new Map<string, Promise<Schema>>();

function schemaAt(path: string): Promise<Schema> {
  const schema = schemas.get(path) ?? graphAt(path).then(schemaOf);
  schemas.set(path, schema);
  return schema;
}

async function graphAt(path: string): Promise<GraphData> {
  const read = await readGraph(readFileSync(path, "utf8"), path);
  if (!read.success) throw new Error(read.message);
  return read.graph;
}

async function schemaOf(graph: GraphData): Promise<Schema> {
  const { document, sets } = createTestRegistry(graph);
  return buildSchema(createGraphContext({ document, sets, sampleNames: ["cats", "flights"] })([]));
}

const withAll = () => loadReaders(["edits", "looks", "structure"]);

/** How its clauses are read with the readers they want and with all there are, alone and behind another message. */
async function readings(message: string, before: string | undefined, schema: Schema) {
  const back = before === undefined ? {} : { readBack: readBack([{ user: before, rounds: [] }]) };
  const links = linkWords(tokenise(message), schema);
  const read = (reading: Reading) =>
    readClauses(links, schema, reading).catch((cause: unknown) => {
      if (cause !== tangled) throw cause;
      return "tangled";
    });
  const wanted = [await read({}), await read(back)];
  const all = [await read({ readersFor: withAll }), await read({ ...back, readersFor: withAll })];
  return { wanted, all };
}

interface Said {
  readonly id: string;
  readonly graph: string;
  readonly message: string;
  readonly before: string | undefined;
}

function messagesOf(suite: string): readonly Said[] {
  return readdirSync(join(folder, "suites", suite)).flatMap((file) => {
    const { tasks } = suiteSchema.parse(JSON.parse(readFileSync(join(folder, "suites", suite, file), "utf8")));
    return tasks.flatMap(({ id, graph, messages }) =>
      messages.map((message, at) => ({ id, graph: join(folder, "graphs", graph), message, before: messages[at - 1] })),
    );
  });
}

async function isSame({ graph, message, before }: Said): Promise<boolean> {
  const { wanted, all } = await readings(message, before, await schemaAt(graph));
  return JSON.stringify(wanted) === JSON.stringify(all);
}

describe("the readers a message wants", () => {
  it("are all in one of the groups", async () => {
    expect(Object.keys(await withAll()).toSorted()).toEqual([...readerNames, "readHowTo"].toSorted());
  });

  it.each(casesOf(["core", "everyday"], ["reasoning"]))(
    "read it as all readers do, on the messages of %s",
    { timeout: 240_000 },
    async (suite) => {
      const differing: string[] = [];
      // Every message in the long run, every fifth in the short one.
      const messages = messagesOf(suite).filter((_, index) => isLong || index % 5 === 0);
      for (const said of messages) if (!(await isSame(said))) differing.push(said.id);
      expect(differing).toEqual([]);
      expect(messages.length).toBeGreaterThan(20);
    },
  );

  it.each(["cats", "flare", "flights", "generated-1000", "les-miserables"])(
    "read what is suggested for %s as all readers do",
    async (name) => {
      const graph = await graphAt(`public/samples/${name}.json`);
      const schema = await schemaOf(graph);
      const families = promptFamilies(createGraphDocument(graph).profile(), { selected: [], used: [] });
      for (const { text } of families.flat()) {
        const { wanted, all } = await readings(text, undefined, schema);
        expect(wanted, text).toEqual(all);
      }
    },
  );

  it.each([
    ["How many nodes are there?", []],
    ["Which cats are older than 3?", []],
    ["What is the average age by type?", []],
    ["Hello!", []],
    ["Colour the cats blue", ["looks", "edits"]],
    ["Why are the cats blue?", ["looks"]],
    ["Remove the cats", ["edits", "structure"]],
    ["What is the shortest path between the cats?", ["structure"]],
  ])("of %s are few", async (message, groups) => {
    const schema = await schemaOf(catsGraph());
    const wanted = new Set<string>();
    const readersFor = async (clauses: readonly Clause[]) => {
      for (const group of wantedReaders(clauses)) wanted.add(group);
      return withAll();
    };
    await readClauses(linkWords(tokenise(message), schema), schema, { readersFor });
    expect([...wanted]).toEqual(groups);
  });
});
