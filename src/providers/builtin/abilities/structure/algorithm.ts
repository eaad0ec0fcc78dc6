import { printSelector } from "@/graph/selector/print-selector";
import type { JsonObject } from "@/lib/json";
import { findingText } from "../../answer/finding-text";
import { chip, chipOf, counted, figure, listedUpTo, plainText, precise, sayValue } from "../../answer/words";
import { idIn } from "../../meaning/selectors";
import { failureText } from "../../plan/failures";
import { asNodes, lookUp, refusalFor } from "../../plan/look-up";
import { call, numberIn, recordsIn, type Step, textIn } from "../../plan/outcome";
import type { PlanRun } from "../../plan/plan-run";
import { type ActOf, ability } from "../ability";

type Algorithm = ActOf<"algorithm">;

/** Runs an algorithm for its answer; nothing is saved in the graph. */
export const algorithm = ability("algorithm", function* (act, run) {
  const ends = yield* endsOf(act, run);
  if (typeof ends === "string") return ends;
  const [only] = act.ends.length === 1 && act.algorithm !== "reachable" ? [ends["source"]] : [];
  if (only !== undefined) return yield* measureOf(act.algorithm, only, run);
  const options = { ...act.options, ...ends };
  const outcome = yield* call("runAlgorithm", {
    algorithm: act.algorithm,
    ...(Object.keys(options).length === 0 ? {} : { options }),
  });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.workedOut, run.say);
  if (run.say.language !== "en") return findingText(outcome.data, act, run.say);
  const tell = tellers[act.algorithm];
  return tell === undefined ? plainText(outcome.message) : tell(outcome.data, act);
});

/** What a measure says of one node. */
function* measureOf(by: string, id: string, run: PlanRun): Step<string> {
  const ranked = yield* call("rankNodes", { by, limit: 1, selector: printSelector(idIn([id])) });
  const value = numberIn(recordsIn(ranked.data, "nodes")[0] ?? {}, "value");
  if (ranked.status !== "done" || value === null) return failureText(ranked, run.say.undone.workedOut, run.say);
  const said = precise(value, 4);
  if (run.say.language !== "en") return run.say.has(chipOf(id), `${run.say.algorithm(by)} ${said}`);
  if (by === "triangles") return `${chipOf(id)} is in ${counted(value, "triangle", "triangles")}.`;
  return `${chipOf(id)} has ${oneNames[by] ?? by} ${said}.`;
}

const oneNames: Readonly<Record<string, string>> = {
  clustering: "the clustering coefficient",
  core: "the core number",
  pagerank: "a PageRank of",
  eigenvector: "an eigenvector centrality of",
  betweenness: "a betweenness of",
  closeness: "a closeness of",
};

function* endsOf(act: Algorithm, run: PlanRun): Step<Readonly<Record<string, string>> | string> {
  if (act.ends.length === 0) return {};
  const looked = yield* asNodes(yield* lookUp(act.ends, run));
  const wrong = act.ends.map((name, at) => refusalFor(name, looked[at], run)).filter((text) => text !== null);
  const ids = looked.flatMap((one) => (one.kind === "node" ? [one.id] : []));
  const [source, target] = ids;
  if (source === undefined || wrong.length > 0) return wrong.join(" ");
  return target === undefined ? { source } : { source, target };
}

type Teller = (data: JsonObject, act: Algorithm) => string;

const tellers: Readonly<Record<string, Teller>> = {
  reachable: (data) => {
    const count = numberIn(data, "count") ?? 0;
    const from = chipOf(textIn(data, "source"));
    if (count === 0) return `Nothing can be reached from ${from}.`;
    return `${counted(count, "node", "nodes")} can be reached from ${from}: ${listedUpTo(recordsIn(data, "nodes").map(chip), 40, count)}.`;
  },
  strongComponents: (data, act) => {
    const count = numberIn(data, "componentCount") ?? 0;
    const sizes = recordsIn(data, "components").map((row) => figure(numberIn(row, "size") ?? 0));
    const largest = sizes.length === 0 ? "" : ` The largest has ${sizes[0] ?? ""} nodes.`;
    const head = act.asks === "yes" ? `${count === 1 ? "Yes" : "No"}: there` : "There";
    return (
      `${head} ${count === 1 ? "is" : "are"} ` +
      `${counted(count, "strongly connected component", "strongly connected components")}.${largest}`
    );
  },
  bipartite: (data) => {
    if (data["bipartite"] === true) {
      const sizes = recordsIn(data, "sides").map((side) => figure(numberIn(side, "size") ?? 0));
      return `Yes: the nodes form two groups${sizes.length > 0 ? ` of ${sizes.join(" and ")}` : ""} with all edges between them.`;
    }
    return `No: there is an odd cycle: ${ringText(recordsIn(data, "cycle"))}.`;
  },
  spanningTree: (data, act) => {
    const weight = act.options["weight"];
    const total = sayValue(numberIn(data, "total"));
    const name = weight === undefined ? "number of edges" : `total ${plainText(String(weight))}`;
    const trees = numberIn(data, "treeCount") ?? 1;
    const apart = trees > 1 ? ` The graph has ${figure(trees)} parts, each with a tree of its own.` : "";
    return (
      `${total} is the ${name} of a ${act.options["maximum"] === true ? "maximum" : "minimum"} spanning tree; ` +
      `it has ${counted(numberIn(data, "count") ?? 0, "edge", "edges")}.${apart}`
    );
  },
  maxFlow: (data) => {
    const cut = recordsIn(data, "cut").map(
      (edge) => `${chipOf(textIn(edge, "source"))} to ${chipOf(textIn(edge, "target"))}`,
    );
    const limit =
      cut.length === 0 ? "" : ` It is limited by ${listedUpTo(cut, 6, numberIn(data, "cutCount") ?? cut.length)}.`;
    return `At most ${sayValue(numberIn(data, "value"))} can flow.${limit}`;
  },
  triangles: (data, act) => {
    const count = numberIn(data, "triangleCount") ?? 0;
    const said = `${count === 0 ? "no triangles" : counted(count, "triangle", "triangles")}.`;
    const lead = act.asks === "yes" ? `${count > 0 ? "Yes" : "No"}: there` : "There";
    return `${lead} ${count === 1 ? "is" : "are"} ${said}`;
  },
  maxTriangle: (data, act) => {
    if (data["found"] !== true) return "There are no triangles.";
    const name = plainText(String(act.options["nodeWeight"] ?? act.options["weight"] ?? "value"));
    return (
      `${sayValue(numberIn(data, "value"))} is the highest total ${name} of a triangle: ` +
      `${listedUpTo(recordsIn(data, "nodes").map(chip), 3)}.`
    );
  },
  isDag: (data) => {
    if (data["isDag"] === true) return "Yes: the nodes can be put in an order in which every edge goes forward.";
    const cycle = recordsIn(data, "cycle");
    const loose = numberIn(data, "undirectedEdges") ?? 0;
    if (cycle.length === 0) return `No: ${counted(loose, "edge has", "edges have")} no direction.`;
    return `No: there is a cycle: ${ringText(cycle)}.`;
  },
  topologicalOrder: topologicalText,
  cycle: (data, act) => {
    const found = data["found"] === true;
    const isYes = found !== (act.isNegated === true);
    const ring = found ? `there is a cycle: ${ringText(recordsIn(data, "nodes"))}` : "there is no cycle";
    return `${isYes ? "Yes" : "No"}: ${ring}.`;
  },
  diameter: (data) => {
    const nodes = recordsIn(data, "nodes");
    const [first] = nodes;
    const last = nodes.at(-1);
    const ends = first === undefined || last === undefined ? "" : `, from ${chip(first)} to ${chip(last)}`;
    const least = data["isLowerBound"] === true ? "at least " : "";
    return `The diameter is ${least}${sayValue(numberIn(data, "value"))}${ends}.`;
  },
  averageDistance: (data) => `The average distance is ${figure(numberIn(data, "value") ?? 0)} steps.`,
  density: (data) => {
    const value = numberIn(data, "value") ?? 0;
    return `The density is ${precise(value, 4)}: ${figure(value * 100)} % of all possible edges are there.`;
  },
  core: (data) => {
    const [inner] = recordsIn(data, "groups");
    const most = sayValue(numberIn(data, "maxCore"));
    const top = recordsIn(data, "top").filter((row) => row["value"] === data["maxCore"]);
    const size = numberIn(inner ?? {}, "size") ?? top.length;
    return `The innermost core is the ${most}-core with ${counted(size, "node", "nodes")}: ${listedUpTo(top.map(chip), 10, size)}.`;
  },
  longestPath: (data) => {
    const nodes = recordsIn(data, "nodes");
    if (data["found"] !== true || nodes.length === 0)
      return "There is no longest path: the edges form a cycle or have no direction.";
    return `The longest path has length ${sayValue(numberIn(data, "length"))}: ${listedUpTo(nodes.map(chip), 25)}.`;
  },
  reciprocity: (data) => {
    const value = numberIn(data, "value");
    return value === null
      ? "There are no directed edges, so there is no reciprocity."
      : `The reciprocity is ${figure(value)}.`;
  },
  clustering: (data) =>
    `The average clustering coefficient is ${figure(numberIn(data, "average") ?? 0)}; ` +
    `the transitivity is ${figure(numberIn(data, "transitivity") ?? 0)}.`,
  articulationPoints: (data, act) =>
    partsText(recordsIn(data, "nodes").map(chip), data, {
      act,
      one: "articulation point",
      many: "articulation points",
    }),
  bridges: (data, act) =>
    partsText(recordsIn(data, "edges").map(pairText), data, { act, one: "bridge", many: "bridges" }),
  selfLoops: (data, act) =>
    partsText(
      recordsIn(data, "edges").map((edge) => chipOf(textIn(edge, "source"))),
      data,
      { act, one: "self-loop", many: "self-loops" },
    ),
  parallelEdges: (data, act) =>
    partsText(recordsIn(data, "edges").map(pairText), data, { act, one: "parallel edge", many: "parallel edges" }),
};

function pairText(edge: JsonObject): string {
  return `${chipOf(textIn(edge, "source"))} – ${chipOf(textIn(edge, "target"))}`;
}

function partsText(
  names: readonly string[],
  data: JsonObject,
  { act, one, many }: { readonly act: Algorithm; readonly one: string; readonly many: string },
): string {
  const count = numberIn(data, "count") ?? names.length;
  const lead = act.asks === "yes" ? `${count > 0 ? "Yes" : "No"}: there` : "There";
  if (count === 0) return `${lead} are no ${many}.`;
  return `${lead} ${count === 1 ? "is" : "are"} ${counted(count, one, many)}: ${listedUpTo(names, 40, count)}.`;
}

function ringText(nodes: readonly JsonObject[]): string {
  const [first] = nodes;
  if (first === undefined) return "";
  const isClosed = textIn(first, "id") === textIn(nodes.at(-1) ?? {}, "id") && nodes.length > 1;
  const walk = isClosed ? nodes : [...nodes, first];
  return walk.length > 16 ? listedUpTo(nodes.map(chip), 12) : walk.map(chip).join(" → ");
}

function topologicalText(data: JsonObject): string {
  if (data["found"] !== true) {
    const cycle = recordsIn(data, "cycle");
    return cycle.length === 0
      ? "There is no topological order: some edges have no direction."
      : `There is no topological order: ${ringText(cycle)} is a cycle.`;
  }
  return recordsIn(data, "nodes").map(chip).join(" → ");
}
