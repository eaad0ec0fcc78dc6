// Makes the reasoning suite: graphs and questions with one exact answer, always the same ones (docs/evaluation.md).
//   node packages/bench/make-reasoning-suite.mjs           writes graphs/reasoning and suites/reasoning beside it
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { at } from "../../scripts/at.mjs";
import { isMain } from "../../scripts/is-main.mjs";
import { makeGraphs, toFile } from "./reasoning/graphs.mjs";
import { askingKinds } from "./reasoning/kinds-asking.mjs";
import { countingKinds } from "./reasoning/kinds-counting.mjs";
import { cuttingKinds } from "./reasoning/kinds-cutting.mjs";
import { walkingKinds } from "./reasoning/kinds-walking.mjs";
import { createRandom } from "./reasoning/random.mjs";

/** @import { Graph, Kind, Random } from "./reasoning/types.mjs" */

const perKind = 8;

/** File names below this folder and what is in them. */
export function makeReasoningSuite() {
  const graphs = makeGraphs();
  const files = new Map(graphs.map((graph) => [`graphs/reasoning/${graph.file}`, toFile(graph)]));
  for (const [index, kind] of [...countingKinds, ...cuttingKinds, ...askingKinds, ...walkingKinds].entries()) {
    const tasks = tasksOf(kind, graphs, createRandom(9300 + index));
    const lines = tasks.map((task) => `    ${JSON.stringify(task)}`).join(",\n");
    files.set(
      `suites/reasoning/${kind.kind}.json`,
      `{\n  "suite": "reasoning",\n  "group": "${kind.kind}",\n  "tasks": [\n${lines}\n  ]\n}\n`,
    );
  }
  return files;
}

/**
 * Graphs of all sizes, wordings in turn, yes and no in turn and for each wording; no question twice on a graph.
 * @param {Kind} kind
 * @param {readonly Graph[]} graphs
 * @param {Random} random
 */
function tasksOf({ kind, fits, make }, graphs, random) {
  const fitting = spread(graphs.filter(fits));
  /** @type {object[]} */
  const tasks = [];
  const asked = new Set();
  for (let turn = 0; tasks.length < perKind && turn < fitting.length * 12; turn += 1) {
    const graph = at(fitting, turn % fitting.length);
    const made = make(graph, random, tasks.length % 2 === 0);
    const message = made?.wordings[Math.floor(tasks.length / 2) % made.wordings.length];
    if (!made || asked.has(`${graph.file} ${message}`)) continue;
    asked.add(`${graph.file} ${message}`);
    tasks.push({
      id: `${kind}-${String(tasks.length + 1).padStart(3, "0")}`,
      graph: `reasoning/${graph.file}`,
      category: kind,
      language: "en",
      tags: [graph.directed ? "directed" : "undirected"],
      messages: [message],
      checks: [...made.checks, { type: "unchanged", what: ["data"] }],
    });
  }
  if (tasks.length < perKind) throw new Error(`Only ${tasks.length} tasks of ${kind}.`);
  return tasks;
}

/**
 * In an order in which any beginning has small and large ones.
 * @param {readonly Graph[]} items
 */
function spread(items) {
  const sorted = [...items].sort((a, b) => a.size - b.size || (a.file < b.file ? -1 : 1));
  const step = 0.618033988749895;
  return sorted
    .map((item, index) => ({ item, place: (index * step) % 1 }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

if (isMain(import.meta.url)) {
  const folder = import.meta.dirname;
  for (const part of ["graphs", "suites"]) rmSync(join(folder, part, "reasoning"), { recursive: true, force: true });
  const files = makeReasoningSuite();
  for (const [name, text] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${files.size} files written below packages/bench.`);
}
