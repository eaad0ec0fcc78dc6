import type { AlgorithmInfo } from "@/analysis/catalog/algorithm-info";
import { numbersOf, valuesOf } from "@/graph/reader/element-values";
import { printField } from "@/graph/selector/print-field";
import { valueText } from "@/graph/styles/labels";
import type { JsonValue } from "@/lib/json";
import { refuseNoNumbers, refuseUnknownProperty } from "../edit/check-property";
import { countedElements, listed } from "../elements/wording";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";
import type { AlgorithmScope } from "./algorithm-scope";

export interface WeightRequest {
  readonly name: string;
  readonly rule: NonNullable<AlgorithmInfo["weights"]>;
  /** What an edge without a value counts. */
  readonly missing: number | undefined;
}

export type EdgeWeights = { readonly success: true; readonly weights: Float64Array } | CommandRefusal;

/** A number for every edge of the scope; refused, with the edges named, where one has none that the algorithm can use. */
export async function weightsOf(
  { name, rule, missing }: WeightRequest,
  scope: AlgorithmScope,
  context: CommandContext,
): Promise<EdgeWeights> {
  const unusable =
    (await refuseUnknownProperty(name, "edges", context)) ?? (await refuseNoNumbers(name, "edges", context));
  if (unusable) return unusable;
  const readAt = readerOf(name, missing, scope);
  const weights = new Float64Array(scope.edgeRows.length);
  const faults: Faults = { absent: [], text: [], low: [] };
  for (let edge = 0; edge < weights.length; edge += 1) {
    const value = readAt(edge);
    const fault = faultOf(value, rule);
    if (fault !== undefined) faults[fault].push(edge);
    else if (typeof value === "number") weights[edge] = value;
  }
  return refuseFaults(faults, { name, rule }, scope) ?? { success: true, weights };
}

/** Edges by what is wrong with their value. */
type Faults = Readonly<Record<"absent" | "text" | "low", number[]>>;

function faultOf(value: JsonValue | undefined, rule: WeightRequest["rule"]): keyof Faults | undefined {
  if (value === undefined) return "absent";
  if (typeof value !== "number") return "text";
  return isTooLow(value, rule) ? "low" : undefined;
}

function refuseFaults(
  { text, absent, low }: Faults,
  request: Pick<WeightRequest, "name" | "rule">,
  scope: AlgorithmScope,
): CommandRefusal | undefined {
  if (text.length > 0) return refuseText(text, request.name, scope);
  if (absent.length > 0) return refuseAbsent(absent, request.name, scope);
  return low.length > 0 ? refuseLow(low, request, scope) : undefined;
}

/** What an edge counts, its own value where that is no number, undefined where it has none. */
function readerOf(name: string, missing: number | undefined, { tables, edgeRows }: AlgorithmScope) {
  const numberAt = numbersOf(tables, "edges", name);
  const valueAt = valuesOf(tables, "edges", name);
  return (edge: number): JsonValue | undefined => {
    const row = edgeRows[edge] ?? 0;
    const number = numberAt(row);
    return Number.isNaN(number) ? (valueAt(row) ?? missing) : number;
  };
}

function isTooLow(value: number, rule: WeightRequest["rule"]): boolean {
  return (rule === "notNegative" && value < 0) || (rule === "positive" && value <= 0);
}

function refuseText(rows: readonly number[], name: string, scope: AlgorithmScope): CommandRefusal {
  const valueAt = valuesOf(scope.tables, "edges", name);
  const what = (edge: number) => ` holds ${valueText(valueAt(scope.edgeRows[edge] ?? 0) ?? "")}`;
  return refuse(
    `${countedElements(rows.length, "edges")} ${have(rows)} no number for '${name}': ${namesOf(rows, scope, what)}.`,
    "Set numbers there with updateElements, or leave such edges out with via.",
    { why: "weights", attribute: name, count: rows.length, fault: "no-number" },
  );
}

function refuseAbsent(rows: readonly number[], name: string, scope: AlgorithmScope): CommandRefusal {
  return refuse(
    `${countedElements(rows.length, "edges")} ${have(rows)} no '${name}': ${namesOf(rows, scope)}.`,
    `Give missing: 1 so that they count 1, or leave them out with via: "exists(${spoken(name)})".`,
    { why: "weights", attribute: name, count: rows.length, fault: "missing" },
  );
}

function refuseLow(
  rows: readonly number[],
  { name, rule }: Pick<WeightRequest, "name" | "rule">,
  scope: AlgorithmScope,
): CommandRefusal {
  const [words, needed, sign] =
    rule === "positive" ? ["not above 0", "above 0", ">"] : ["negative", "of 0 or more", ">="];
  const valueAt = valuesOf(scope.tables, "edges", name);
  const what = (edge: number) => {
    const value = valueAt(scope.edgeRows[edge] ?? 0);
    return value === undefined ? "" : ` ${valueText(value)}`;
  };
  return refuse(
    `'${name}' is ${words} on ${countedElements(rows.length, "edges")}: ${namesOf(rows, scope, what)}.`,
    `This needs weights ${needed}; leave such edges out with via: "${spoken(name)} ${sign} 0".`,
    {
      why: "weights",
      attribute: name,
      count: rows.length,
      fault: rule === "positive" ? "not-positive" : "negative",
    },
  );
}

function have(rows: readonly number[]): string {
  return rows.length === 1 ? "has" : "have";
}

/** "e4 (Ann – Bob)", with what it holds where asked. */
function namesOf(rows: readonly number[], scope: AlgorithmScope, what: (edge: number) => string = () => ""): string {
  const { sources, targets } = scope.graph;
  const shown = rows.slice(0, 4).map((edge) => {
    const [from, to] = [scope.named(sources[edge] ?? 0).label, scope.named(targets[edge] ?? 0).label];
    return `${scope.edgeId(edge)} (${from} – ${to})${what(edge)}`;
  });
  return listed([...shown, ...rows.slice(4).map(String)], 4);
}

/** The name as a selector writes it. */
function spoken(name: string): string {
  return printField({ name, of: "bare" });
}
