import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmInfo } from "@/analysis/catalog/algorithm-info";
import type { AlgorithmName } from "@/analysis/catalog/algorithm-names";
import type { Figures } from "@/graph/document/graph-reader";
import { topRows } from "@/graph/reader/top-rows";
import type { JsonObject } from "@/lib/json";
import { bracketed, elements, listOf } from "../elements/parts";
import type { AlgorithmScope } from "./algorithm-scope";
import type { ResultSaid } from "./algorithm-texts";
import type { Computed } from "./compute-algorithm";
import { amount, type Description, rounded, setOf } from "./description";

const topCount = 10;

/** A number for each node: its range, its mean and who has the most. */
export function describeMeasure(computed: Computed): Description {
  const { scope, answer, algorithm } = computed;
  const summary = summaryOf(answer.values?.[0] ?? new Float64Array(0), scope);
  return {
    said: [rangeSaid(algorithm, summary)],
    data: summary.data,
    set: setOf(scope, summary.rows, []),
    holds: `the ${summary.rows.length} highest`,
  };
}

export function describeIterated(computed: Computed): Description {
  const description = describeMeasure(computed);
  return {
    ...description,
    said: [...description.said, ...restNote(computed)],
    data: { ...description.data, ...restData(computed) },
  };
}

export function describeHits(computed: Computed): Description {
  const { scope, answer } = computed;
  const hubs = summaryOf(answer.values?.[0] ?? new Float64Array(0), scope);
  const authorities = summaryOf(answer.values?.[1] ?? new Float64Array(0), scope);
  return {
    said: [{ id: "hits", with: { hubs: bestOf(hubs), authorities: bestOf(authorities) } }, ...restNote(computed)],
    data: { ...hubs.data, topAuthorities: authorities.data["top"] ?? [], ...restData(computed) },
    set: setOf(scope, [...new Set([...hubs.rows, ...authorities.rows])], []),
    holds: "the best hubs and authorities",
  };
}

export function describeClustering(computed: Computed): Description {
  const description = describeMeasure(computed);
  const { total = 0, transitivity = 0 } = computed.answer.figures ?? {};
  return {
    ...description,
    said: [
      ...description.said,
      {
        id: "transitivity",
        with: { triangles: { id: "triangles", with: { count: total } }, value: amount(transitivity) },
      },
    ],
    data: {
      ...description.data,
      average: description.data["mean"] ?? 0,
      transitivity: rounded(transitivity),
      triangleCount: total,
    },
  };
}

export function describeTriangles(computed: Computed): Description {
  const description = describeMeasure(computed);
  const { total = 0 } = computed.answer.figures ?? {};
  const data = { ...description.data, triangleCount: total };
  if (total === 0) return { ...description, said: [{ id: "noTriangleThere" }], data };
  const { top, beyond } = summaryOf(computed.answer.values?.[0] ?? new Float64Array(0), computed.scope);
  const [best] = top;
  const equal = top.filter(({ value }) => value === best?.value);
  const names = listOf(
    equal.map(({ label }) => label),
    5,
    equal.length < top.length ? equal.length : equal.length + beyond,
  );
  const most: readonly ResultSaid[] = best
    ? [{ id: "inMost", with: { count: equal.length, names, value: best.value } }]
    : [];
  return { ...description, said: [{ id: "trianglesThere", with: { count: total } }, ...most], data };
}

export function describeEccentricity(computed: Computed): Description {
  const description = describeMeasure(computed);
  const { radius = 0, value = 0 } = computed.answer.figures ?? {};
  const about = computed.answer.sampled === undefined ? "" : ({ id: "lookedFrom" } as const);
  return {
    ...description,
    said: [...description.said, { id: "radius", with: { about, radius: amount(radius), diameter: amount(value) } }],
    data: { ...description.data, radius: rounded(radius), diameter: rounded(value) },
  };
}

export function describeDistances(computed: Computed): Description {
  const { scope, answer, options } = computed;
  const [source = 0, ...reached] = answer.nodes ?? [];
  const values = answer.values?.[0] ?? new Float64Array(0);
  const start = scope.named(source);
  const unreachedCount = scope.nodeRows.length - reached.length - 1;
  const valued = (rows: readonly number[]) =>
    rows.map((row) => ({ ...scope.named(row), value: rounded(values[row] ?? 0) }));
  const farthest = valued(reached.slice(-topCount).reverse());
  const data = {
    source: start,
    reachedCount: reached.length,
    unreachedCount,
    nearest: valued(reached.slice(0, topCount)),
    farthest,
    max: farthest[0]?.value ?? 0,
  };
  const [far] = farthest;
  const name = start.label;
  const unit = options.weight === undefined ? "" : ({ id: "byMeasure", with: { measure: options.weight } } as const);
  if (!far) {
    return { said: [{ id: "noneReached", with: { name, steps: "" } }], data, set: setOf(scope, [source], []) };
  }
  const rest: readonly ResultSaid[] =
    unreachedCount === 0 ? [] : [{ id: "notReached", with: { nodes: elements(unreachedCount, "nodes") } }];
  const farLabels = reached
    .filter((row) => rounded(values[row] ?? 0) === far.value)
    .map((row) => scope.named(row).label);
  const farNames = { count: farLabels.length, names: listOf(farLabels, 5) };
  const farthestPart = { id: "farthest", with: { ...farNames, value: amount(far.value), unit } } as const;
  return {
    said: [
      { id: "distances", with: { nodes: elements(reached.length, "nodes"), name, farthest: farthestPart } },
      ...rest,
    ],
    data,
    set: setOf(scope, answer.nodes ?? [], []),
    holds: "the start and what is reached",
  };
}

export function describeCores(computed: Computed): Description {
  const { scope, answer } = computed;
  const values = answer.values?.[0] ?? new Float64Array(0);
  const sizes = new Map<number, number>();
  for (const value of values) sizes.set(value, (sizes.get(value) ?? 0) + 1);
  const groups = [...sizes].sort((a, b) => b[0] - a[0]).map(([value, size]) => ({ value, size }));
  const most = answer.figures?.value ?? 0;
  const inner = [...values.keys()].filter((row) => values[row] === most);
  const summary = summaryOf(values, scope);
  const names = listOf(
    inner.slice(0, 5).map((row) => scope.named(row).label),
    5,
    inner.length,
  );
  return {
    said: [{ id: "innermost", with: { number: most, nodes: elements(inner.length, "nodes"), names } }],
    data: { ...summary.data, maxCore: most, groups },
    set: setOf(scope, inner, []),
    holds: "the innermost core",
  };
}

interface Summary extends Figures {
  readonly rows: readonly number[];
  readonly data: JsonObject;
}

function summaryOf(values: Float64Array, scope: AlgorithmScope): Summary {
  let [count, sum, min, max] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    count += 1;
    sum += value;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  const all = Uint32Array.from(values.keys());
  const { best } = topRows(all, (row) => values[row] ?? Number.NaN, { order: "desc", limit: topCount });
  const top = best.map(({ row, value }) => ({ ...scope.named(row), value: rounded(value) }));
  const spread =
    count === 0 ? { min: 0, max: 0, mean: 0 } : { min: rounded(min), max: rounded(max), mean: rounded(sum / count) };
  const last = best.at(-1)?.value;
  const beyond = values.filter((value) => value === last).length - best.filter(({ value }) => value === last).length;
  const summary = { count, ...spread, top, beyond };
  return { ...summary, rows: best.map(({ row }) => row), data: figuresData(summary) };
}

export function figuresData({ min, max, mean, top: best, beyond }: Figures): JsonObject {
  const top = best.map(({ id, label, value }) => ({ id, label, value }));
  return { min, max, mean, top, ...(beyond > 0 && { alsoWithTheLast: beyond }) };
}

export function rangeSaid(algorithm: AlgorithmName, summary: Figures): ResultSaid {
  const { count, min, max, mean } = summary;
  const info: AlgorithmInfo = algorithmCatalog[algorithm];
  const noun = { word: info.noun ?? algorithm, of: `measure ${algorithm}` };
  if (min === max) return { id: "measureOf", with: { noun, count, value: amount(max) } };
  const range = { min: amount(min), max: amount(max), mean: amount(mean) };
  return { id: "measureRange", with: { noun, ...range, names: bestOf(summary) } };
}

function bestOf({ top, beyond }: Figures) {
  const named = top.slice(0, top.length > 3 && top[3]?.value === top[2]?.value ? tiedCount(top) : 3);
  const names = listOf<"bracketed">(named.map(({ label, value }) => bracketed(label, amount(value))));
  const isCut = beyond > 0 && named.length === top.length;
  return isCut ? ({ id: "asMuch", with: { names, count: beyond } } as const) : names;
}

/** As many as have the third value or more: a top that ends inside a tie is no top. */
function tiedCount(top: Figures["top"]): number {
  return top.filter(({ value }) => value >= (top[2]?.value ?? 0)).length;
}

function restNote({ answer }: Computed): readonly ResultSaid[] {
  return answer.holds === false ? [{ id: "notConverged", with: { rounds: answer.figures?.rounds ?? 0 } }] : [];
}

function restData({ answer }: Computed): JsonObject {
  return { settled: answer.holds === true, rounds: answer.figures?.rounds ?? 0 };
}
