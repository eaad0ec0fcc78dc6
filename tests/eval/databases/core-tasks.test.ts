import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readGraph, sayRead } from "@parley/formats/read";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { connectGraph, importInto } from "@/engine/connect";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import { canonical } from "@/lib/same-value";
import { readBaseline } from "../../../packages/bench/src/baseline";
import { type TaskReport, taskReport } from "../../../packages/bench/src/headless-report";
import { judgeTask } from "../../../packages/bench/src/run-jobs";
import { type EvalTask, suiteFile } from "../../../packages/bench/src/task-schema";
import { fill, onEachServer } from "../../support/engine/servers";
import { createDoor } from "../../support/headless-door";
import { casesOf } from "../../support/long";

/*
 * Tasks of the evaluation that read and change, each as somebody at a terminal gives it to the built-in assistant, on a document and on a
 * database with the same graph: the task's own checks of answer and graph hold on both, and the same graph is left behind.
 */
const bench = join(import.meta.dirname, "..", "..", "..", "packages", "bench");
const { signal } = new AbortController();

/** A database has directed edges and plain values: hardly anything of these graphs is otherwise in it. */
const graphs: ReadonlySet<string> = new Set(["office.json", "pets.json", "servers.json"]);
const further: ReadonlySet<string> = new Set([
  "board.json",
  "family.json",
  "films.json",
  "food-web.json",
  "papers.json",
  "supply.json",
]);

/** What the assistant does not do on a document either. */
const failing = readBaseline(join(bench, "results", "builtin.json"))?.suites["core"]?.failing ?? {};

/** What it does not do over a database yet: "and the otter?" after a question about neighbours finds the otter alone. */
const unlike: ReadonlySet<string> = new Set(["follow-up-033"]);

/** So many of a group, spread over all of it. */
function tasksOf(group: string, count: number, over = graphs): readonly EvalTask[] {
  const file = join(bench, "suites", "core", `${group}.json`);
  const { tasks } = z.parse(suiteFile, JSON.parse(readFileSync(file, "utf8")));
  const own = tasks.filter(
    ({ id, graph, messages }) =>
      over.has(graph) && !(id in failing) && !unlike.has(id) && messages.every((text) => text !== ""),
  );
  return Array.from({ length: count }, (_, at) => own[Math.floor(((at + 0.5) * own.length) / count)]).filter(
    (task) => task !== undefined,
  );
}

const tasks = [tasksOf("query", 13), tasksOf("structure", 10), tasksOf("edit", 13), tasksOf("follow-up", 4)].flat();
const others = ["query", "structure", "edit", "follow-up"].flatMap((group) => tasksOf(group, 12, further));

async function run(task: EvalTask, over: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const steps = [
    ...(task.before ?? []).flatMap(({ command, input = {} }) => [
      "--command",
      command,
      "--input",
      JSON.stringify(input),
    ]),
    ...task.messages.flatMap((prompt) => ["--prompt", prompt]),
  ];
  const approve = ["--approve", task.approve ?? "always"];
  const { stdout, stderr } = await createDoor(bench, environment)(
    ...over,
    ...steps,
    ...approve,
    "--json",
    "--snapshots",
  );
  if (stdout === "") throw new Error(stderr);
  return z.parse(taskReport, { id: task.id, ...JSON.parse(stdout) });
}

async function graphOf({ graph }: EvalTask): Promise<GraphData> {
  const read = await readGraph(readFileSync(join(bench, "graphs", graph), "utf8"), graph);
  if (!read.success) throw new Error(sayRead(read.why));
  return read.graph;
}

/** A database keeps ids as a property, and gives edges ids of its own. */
function contentOf({ nodes, edges }: Pick<TaskReport["opened"], "nodes" | "edges"> | GraphData) {
  const valuesOf = ({ id: _, ...attributes }: JsonObject) => canonical(attributes);
  return {
    nodes: nodes.map(({ id, attributes }) => `${id} ${valuesOf(attributes)}`).toSorted(),
    edges: edges.map(({ source, target, attributes }) => `${source} ${target} ${valuesOf(attributes)}`).toSorted(),
  };
}

it("are forty", () => {
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(40);
});

onEachServer("core tasks in", ({ address, user, password, database }) => {
  const place = { address, database, login: { user, password } };
  const stored = async () => {
    const { graph, remote } = await connectGraph(place, { signal, now: () => performance.now() });
    await remote.close();
    return graph;
  };

  it.each(casesOf(tasks, others).map((task) => [task.id, task] as const))(
    "%s ends as on a document",
    async (_id, task) => {
      const given = await graphOf(task);
      const here = await run(task, ["--graph", join("graphs", task.graph)]);
      await fill({ address, user, password, database }, [["MATCH (n) DETACH DELETE n"]]);
      await importInto(place, given, { allows: () => true, progress: () => undefined, signal });
      const there = await run(task, ["--engine", address, "--database", database], {
        PARLEY_ENGINE_USER: user,
        PARLEY_ENGINE_PASSWORD: password,
      });
      expect({ here: judgeTask(task, here), there: judgeTask(task, there) }).toEqual({ here: [], there: [] });
      const last = here.steps.at(-1)?.document ?? here.opened;
      expect(contentOf(await stored())).toEqual(contentOf(last));
    },
    120_000,
  );
});
