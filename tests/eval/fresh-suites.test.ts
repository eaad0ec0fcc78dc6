import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readGraph, sayRead } from "@parley/formats/read";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { reportDocument } from "@/app/headless/document-report";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import { taskReport } from "../../packages/bench/src/headless-report";
import { isHeldOut } from "../../packages/bench/src/read-suites";
import { judgeTask } from "../../packages/bench/src/run-jobs";
import { type Check, type EvalTask, type SingleCheck, suiteFile } from "../../packages/bench/src/task-schema";
import { createTestRegistry } from "../support/test-registry";

const here = "packages/bench";
const languages = ["de", "es", "fr", "zh", "ja"] as const;
type Language = (typeof languages)[number];

const graphs = new Map<string, Promise<GraphData>>();

function graphNamed(name: string): Promise<GraphData> {
  const graph = graphs.get(name) ?? readOne(name);
  graphs.set(name, graph);
  return graph;
}

async function readOne(name: string): Promise<GraphData> {
  const read = await readGraph(readFileSync(join(here, "graphs", name), "utf8"), name);
  if (!read.success) throw new Error(sayRead(read.why));
  return read.graph;
}

/** What a message is answered with, and what is done for it. */
interface Reply {
  readonly answer: string;
  readonly calls: readonly (readonly [name: string, input: JsonObject])[];
}

type Report = z.output<typeof taskReport>;

/** What the door would report of these replies. */
async function reportOf(task: EvalTask, replies: readonly Reply[]): Promise<Report> {
  const { run, document, sets } = createTestRegistry(await graphNamed(task.graph));
  const report = () => reportDocument(document, sets, { drawn: true });
  const opened = report();
  const steps = [];
  for (const [index, { answer, calls }] of replies.entries()) {
    for (const [name, input] of calls) {
      const done = await run(name, input, "assistant");
      if (!done.success) throw new Error(`${task.id} ${name} ${JSON.stringify(input)}: ${done.message}`);
    }
    steps.push({
      prompt: task.messages[index],
      success: true,
      message: answer,
      terminationReason: "natural_completion",
      rounds: [],
      durationMs: 1,
      usage: { inputTokens: 0, outputTokens: 0 },
      calls: [],
      document: report(),
    });
  }
  return z.parse(taskReport, { id: task.id, opened, steps });
}

/** The same, answered otherwise. */
function answered({ id, opened, steps }: Report, answerOf: (answer: string) => string): Report {
  return { id, opened, steps: steps.map((step) => ({ ...step, message: answerOf(step.message) })) };
}

/** The same words, and nothing done. */
function idle({ id, opened, steps }: Report): Report {
  return { id, opened, steps: steps.map((step) => ({ ...step, document: opened })) };
}

/** The checks of one message, of a choice the first. */
function checksAfter(task: EvalTask, message: number): readonly SingleCheck[] {
  const last = task.messages.length;
  return task.checks
    .filter(({ after = last }) => after === message)
    .flatMap((check: Check) => (check.type === "any-of" ? check.checks.slice(0, 1) : [check]));
}

const denials: Readonly<Record<Language, string>> = {
  de: "Nein, das gibt es hier nicht.",
  es: "No, aquí no hay nada de eso.",
  fr: "Non, il n'y a rien de tel ici.",
  zh: "不，这里没有。",
  ja: "いいえ、ここにはありません。",
};
const claims: Readonly<Record<Language, string>> = {
  de: "Das ist alles erledigt.",
  es: "Ya está todo listo.",
  fr: "Tout est en ordre.",
  zh: "全部完成了。",
  ja: "すべて完了しました。",
};
const english = "This is what was found in the graph, and all of it is done: ";

/** Says and does what the checks of a message ask for. */
async function goodReply(task: EvalTask, message: number, language: Language): Promise<Reply> {
  const graph = await graphNamed(task.graph);
  const checks = checksAfter(task, message);
  const output = checks.flatMap((check) => wordsFor(check, graph, language) ?? []);
  const next = checksAfter(task, message + 1);
  return {
    answer: output.length > 0 ? output.join("; ") : claims[language],
    calls: [...checks.flatMap((check) => callsFor(check, graph)), ...removalBefore(checks, next)],
  };
}

/** A message that takes away what the next one brings back: only that one names it. */
function removalBefore(checks: readonly SingleCheck[], next: readonly SingleCheck[]): Reply["calls"] {
  const back = next.find((check) => check.type === "node");
  const removes = checks.some(({ type, after }) => type === "count" && after !== undefined);
  return removes && back?.type === "node" ? [["removeElements", { selector: `id == '${back.id}'` }]] : [];
}

function wordsFor(check: SingleCheck, graph: GraphData, language: Language): string | undefined {
  switch (check.type) {
    case "answer-number":
      return `${check.value}`;
    case "answer-names":
      return check.names.join(", ");
    case "answer-matches":
      return /\)\*(.+)$/.exec(check.pattern)?.[1] ?? check.pattern.split("|")[0];
    case "answer-no":
    case "refuses":
      return denials[language];
    case "answer-path":
      return pathOf(check.source, check.target, graph, check.weight).join(" → ");
    case "answer-order":
      return orderOf(graph).join(", ");
    default:
      return undefined;
  }
}

function callsFor(check: SingleCheck, graph: GraphData): Reply["calls"] {
  switch (check.type) {
    case "colour":
      return [styled(check, { color: check.colour })];
    case "size":
      return [styled(check, { size: 90 })];
    case "width":
      return [styled({ ...check, target: "edges" }, { width: 9 })];
    case "opacity":
      return [styled(check, { opacity: 0.2 })];
    case "shape":
      return [styled(check, { shape: check.shape })];
    case "mapped":
      return [
        ["styleByAttribute", { property: check.property, channel: check.channel, target: check.target ?? "nodes" }],
      ];
    case "unstyled":
      return [["clearStyles", {}]];
    case "visible":
      return [check.ids ? ["filterGraph", { selector: idsAre(check.ids) }] : ["showAll", {}]];
    case "selected":
      return [["selectElements", { selector: idsAre(check.ids) }]];
    case "focused":
      return [["zoomToNodes", { selector: idsAre(check.ids) }]];
    case "layout":
      return [["setLayout", { type: check.layout }]];
    default:
      return editsFor(check, graph);
  }
}

function editsFor(check: SingleCheck, graph: GraphData): Reply["calls"] {
  switch (check.type) {
    case "attribute":
      return [["updateElements", { selector: idsAre(check.ids), set: { [check.name]: check.value } }]];
    case "node":
      if (check.id !== undefined) return [["undo", {}]];
      return [
        [
          "addNodes",
          { nodes: [{ attributes: { ...check.attributes, [graph.labelAttribute ?? ""]: check.label ?? "" } }] },
        ],
      ];
    case "no-node":
      return [["removeElements", { selector: idsAre([check.id ?? ""]) }]];
    case "edge":
      return [["addEdges", { edges: [{ source: check.source, target: check.target }] }]];
    case "no-edge": {
      const ids = graph.edges.filter(
        ({ source, target }) => [source, target].sort().join() === [check.source, check.target].sort().join(),
      );
      return [["removeElements", { selector: idsAre(ids.map(({ id }) => id)), target: "edges" }]];
    }
    default:
      return [];
  }
}

function styled(
  { ids = [], target }: { readonly ids?: readonly string[] | undefined; readonly target?: string | undefined },
  look: JsonObject,
): Reply["calls"][number] {
  return target === "edges"
    ? ["styleEdges", { edgeIds: [...ids], ...look }]
    : ["styleNodes", { nodeIds: [...ids], ...look }];
}

function idsAre(ids: readonly string[] = []): string {
  return ids.map((id) => `id == '${id}'`).join(" or ");
}

function labelOf(id: string, { nodes, labelAttribute = "" }: GraphData): string {
  return String(nodes.find((node) => node.id === id)?.attributes[labelAttribute] ?? id);
}

/** Grows the nearest of all paths until one arrives. */
function pathOf(source: string, target: string, graph: GraphData, weight?: string): readonly string[] {
  const seen = new Set<string>();
  for (let open = [{ length: 0, ids: [source] }]; open.length > 0; ) {
    const [path = { length: 0, ids: [] }, ...rest] = open.sort((a, b) => a.length - b.length);
    const last = path.ids.at(-1) ?? "";
    if (last === target) return path.ids.map((id) => labelOf(id, graph));
    const steps = seen.has(last) ? [] : stepsFrom(last, graph, weight);
    open = [...rest, ...steps.map(({ to, step }) => ({ length: path.length + step, ids: [...path.ids, to] }))];
    seen.add(last);
  }
  return [];
}

function stepsFrom(id: string, { edges, directed }: GraphData, weight?: string) {
  return edges
    .filter(({ source, target }) => source === id || (target === id && !directed))
    .map(({ source, target, attributes }) => ({
      to: source === id ? target : source,
      step: weight === undefined ? 1 : Number(attributes[weight]),
    }));
}

function orderOf(graph: GraphData): readonly string[] {
  const order: string[] = [];
  for (let left = graph.nodes.map(({ id }) => id); left.length > 0; ) {
    const free = left.filter((id) => !graph.edges.some(({ source, target }) => target === id && left.includes(source)));
    order.push(...free);
    left = left.filter((id) => !free.includes(id));
    if (free.length === 0) break;
  }
  return order.map((id) => labelOf(id, graph));
}

/** Held out, so a failing test names tasks and causes, never words. */
describe.each(languages)("the suite of first-day messages in %s", (language) => {
  const folder = join(here, "suites", `fresh-${language}`);
  const files = readdirSync(folder).map((name) =>
    z.parse(suiteFile, JSON.parse(readFileSync(join(folder, name), "utf8"))),
  );
  const tasks = files.flatMap((file) => file.tasks);
  const good = Promise.all(
    tasks.map(async (task) => {
      const replies = await Promise.all(task.messages.map((_, index) => goodReply(task, index + 1, language)));
      return { task, report: await reportOf(task, replies) };
    }),
  );
  const passing = async (change: (report: Report) => Report): Promise<readonly string[]> =>
    (await good).flatMap(({ task, report }) => (judgeTask(task, change(report)).length === 0 ? [task.id] : []));

  it("is held out and has a hundred tasks, each of which tells the language of its answer", () => {
    expect(files.filter(({ suite }) => !isHeldOut(suite))).toEqual([]);
    expect(tasks).toHaveLength(100);
    expect(new Set(tasks.map(({ messages }) => messages.join("\n"))).size).toBe(100);
    const wanted = JSON.stringify({ type: "language", language });
    expect(tasks.filter(({ checks }) => JSON.stringify(checks.at(-1)) !== wanted)).toEqual([]);
  });

  it("takes what its checks ask for", async () => {
    const faults = (await good).flatMap(({ task, report }) =>
      judgeTask(task, report).map(({ cause }) => `${task.id} ${cause}`),
    );
    expect(faults).toEqual([]);
  });

  it("takes neither silence nor a claim", async () => {
    expect(await passing((report) => idle(answered(report, () => "")))).toEqual([]);
    expect(await passing((report) => idle(answered(report, () => claims[language])))).toEqual([]);
  });

  it("takes no answer in English", async () => {
    expect(await passing((report) => answered(report, (answer) => `${english}${answer}`))).toEqual([]);
  });
});
