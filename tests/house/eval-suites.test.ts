import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readGraph, sayRead } from "@parley/formats/read";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { GraphData } from "@/graph/changes/change-types";
import { createTestRegistry, type TestRegistry } from "../support/test-registry";

const folder = "packages/bench";
const graphs = new Map<string, Promise<GraphData>>();
const suites = readdirSync(join(folder, "suites"));

function graphNamed(name: string): Promise<GraphData> {
  const graph = graphs.get(name) ?? readOne(name);
  graphs.set(name, graph);
  return graph;
}

async function readOne(name: string): Promise<GraphData> {
  const result = await readGraph(readFileSync(join(folder, "graphs", name), "utf8"), name);
  if (!result.success) throw new Error(sayRead(result.why));
  return result.graph;
}

const check = z.looseObject({
  type: z.string(),
  after: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
  ids: z.optional(z.array(z.string())),
  where: z.optional(z.string().check(z.minLength(1))),
  target: z.optional(z.union([z.enum(["nodes", "edges"]), z.string()])),
  id: z.optional(z.string()),
  source: z.optional(z.string()),
  names: z.optional(z.array(z.string()).check(z.minLength(1))),
  pattern: z.optional(z.string().check(z.minLength(1))),
  flags: z.optional(z.string()),
  checks: z.optional(z.array(z.looseObject({ type: z.string() })).check(z.minLength(2))),
});
type Check = z.output<typeof check>;

const task = z.strictObject({
  id: z.string().check(z.regex(/^[a-z-]+-\d{3,}$/)),
  graph: z.string(),
  category: z.string(),
  language: z.enum(["en", "de", "es", "fr", "zh", "ja"]),
  tags: z.array(z.string()),
  before: z.optional(z.array(z.strictObject({ command: z.string(), input: z.record(z.string(), z.json()) }))),
  messages: z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(3)),
  approve: z.optional(z.enum(["always", "never"])),
  checks: z.array(check).check(z.minLength(1)),
});
type Task = z.output<typeof task>;

const suiteFile = z.strictObject({ suite: z.string(), group: z.string(), tasks: z.array(task).check(z.minLength(1)) });

const coreCategories = "query style mapping layout structure edit follow-up ambiguous impossible hostile".split(" ");
const checkTypes = new Set(
  `colour size width opacity shape label mapped unstyled selected visible focused highlighted layout node no-node edge
  no-edge count attribute unchanged changed-only answer-number answer-names answer-yes answer-no answer-matches
  answer-lacks answer-path answer-order any-of asks refuses grounded calls rounds sources language may-fail`.split(
    /\s+/,
  ),
);

function filesOf(suite: string): readonly z.output<typeof suiteFile>[] {
  const path = join(folder, "suites", suite);
  return readdirSync(path)
    .filter((name) => name.endsWith(".json"))
    .map((name) => suiteFile.parse(JSON.parse(readFileSync(join(path, name), "utf8"))));
}

/** The checks of a task with those inside any-of. */
function allChecks({ checks }: Pick<Task, "checks">): readonly Check[] {
  return checks.flatMap((one) => [
    one,
    ...(one.checks ? allChecks({ checks: z.parse(z.array(check), one.checks) }) : []),
  ]);
}

/** What a check names that its graph does not hold; elements that only come into being are never named by id. */
async function strangersIn(one: Check, graph: GraphData, { run }: TestRegistry): Promise<readonly string[]> {
  const wantsEdges = one.target === "edges";
  const known = new Set((wantsEdges ? graph.edges : graph.nodes).map(({ id }) => id));
  const ends = [one.source, one.source === undefined ? undefined : one.target];
  const named = [...(one.ids ?? []), ...[one.id, ...ends].filter((id) => id !== undefined)];
  const strangers = named.filter((id) => !known.has(id));
  if (one.where === undefined) return strangers;
  const found = await run(wantsEdges ? "findEdges" : "findNodes", { selector: one.where, limit: 1 });
  const count = z.safeParse(z.looseObject({ count: z.int().check(z.minimum(1)) }), found.data);
  return found.success && count.success ? strangers : [...strangers, `${one.where}: ${found.message}`];
}

function patternFault({ pattern, flags }: Check): string | undefined {
  if (pattern === undefined) return undefined;
  try {
    new RegExp(pattern, flags ?? "iu");
    return undefined;
  } catch (error) {
    return String(error);
  }
}

async function faultsOf(one: Task): Promise<readonly string[]> {
  const graph = await graphNamed(one.graph);
  const registry = createTestRegistry(graph);
  const labels = await labelsOf(graph, registry);
  const faults: string[] = [];
  for (const each of allChecks(one)) {
    const strangers = await strangersIn(each, graph, registry);
    const nameless = (each.names ?? []).filter((name) => !labels.has(name));
    faults.push(...formFaults(each, one), ...[...strangers, ...nameless].map((name) => `not in the graph: ${name}`));
  }
  for (const { command, input } of one.before ?? []) {
    const done = await registry.run(command, input);
    if (!done.success) faults.push(`${command}: ${done.message}`);
  }
  return faults;
}

function formFaults(each: Check, { messages }: Task): readonly string[] {
  const faults = [
    checkTypes.has(each.type) ? undefined : `no check is called ${each.type}`,
    each.after !== undefined && each.after > messages.length ? `no message ${each.after}` : undefined,
    each.ids !== undefined && each.where !== undefined ? "ids and where together" : undefined,
    patternFault(each),
  ];
  return faults.filter((fault) => fault !== undefined);
}

const records = z.looseObject({ nodes: z.array(z.looseObject({ label: z.string() })) });

async function labelsOf(graph: GraphData, { dataOf }: TestRegistry): Promise<ReadonlySet<string>> {
  const data = records.parse(await dataOf("findNodes", { selector: "*", limit: Math.max(1, graph.nodes.length) }));
  return new Set(data.nodes.map(({ label }) => label));
}

describe.each(suites)("the suite %s", (suite) => {
  const files = filesOf(suite);
  const tasks = files.flatMap((file) => file.tasks);

  it("names itself in each file and gives each task an id of its own", () => {
    for (const file of files) expect([suite, `${suite}-held`]).toContain(file.suite);
    const ids = tasks.map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it("asks only for what its graphs hold", async () => {
    const faults = await Promise.all(
      tasks.map(async (one) => (await faultsOf(one)).map((fault) => `${one.id}: ${fault}`)),
    );
    expect(faults.flat()).toEqual([]);
  });
});

describe("the suite core", () => {
  const tasks = filesOf("core").flatMap((file) => file.tasks);

  it("has every kind of task, many graphs and many languages", () => {
    expect(tasks.length).toBeGreaterThanOrEqual(220);
    expect(new Set(tasks.map(({ category }) => category))).toEqual(new Set(coreCategories));
    expect(new Set(tasks.map(({ graph }) => graph)).size).toBeGreaterThanOrEqual(8);
    for (const language of ["de", "es", "fr", "zh", "ja"]) {
      expect(tasks.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(5);
    }
  });

  it("lets no task pass on its silence alone", () => {
    const proofs = new Set(["unchanged", "may-fail", "count"]);
    const silent = tasks.filter(({ checks }) => checks.every(({ type }) => proofs.has(type)));
    // Those that must leave everything as it is are the point of these two kinds.
    expect(silent.filter(({ category }) => !["hostile", "ambiguous", "impossible", "edit"].includes(category))).toEqual(
      [],
    );
  });
});
