import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import type { Tied } from "../../meaning/acts";
import { all, atEnd, idIn, not } from "../../meaning/selectors";
import type { Speech } from "../../say/speech";
import { call, numberIn, type Outcome, recordsIn, type Step, textIn, textsIn } from "../outcome";
import type { Resolved, Subject } from "../plan-run";

/** Those of the nodes that have as many ties as is asked. */
export function* resolveTied(tied: Tied, subject: Subject, say: Speech): Step<Resolved> {
  const failed = { success: false, text: say.end(say.undone.ties) } as const;
  if (tied.order !== undefined) return yield* resolveMost(tied, subject, say);
  const isNone = (tied.cmp === "<" && tied.count <= 1) || (tied.cmp === "==" && tied.count === 0);
  const isSome = tied.cmp === ">=" && tied.count <= 1;
  if (isNone || isSome) return (yield* havingAny(tied, subject, isNone)) ?? failed;
  const rows = yield* tieCounts(tied, (count) => holds(count, tied));
  if (rows === null) return failed;
  const isLow = tied.cmp === "<" || tied.cmp === "<=";
  const fitting = rows.filter(({ count }) => holds(count, tied) !== isLow).map(({ id }) => id);
  const chosen: Selector =
    fitting.length === 0 ? { op: "in", field: { name: "id", of: "computed" }, values: [] } : idIn(fitting);
  return narrowedTo(subject, isLow ? not(chosen) : chosen);
}

function holds(count: number, tied: Tied): boolean {
  switch (tied.cmp) {
    case ">":
      return count > tied.count;
    case ">=":
      return count >= tied.count;
    case "<":
      return count < tied.count;
    case "<=":
      return count <= tied.count;
    case "==":
      return count === tied.count;
  }
}

function narrowedTo(subject: Subject, term: Selector): Resolved {
  const { ids: _ids, count: _count, ...rest } = subject;
  return { success: true, subject: { ...rest, selector: all([subject.selector, term]), isAll: false } };
}

/** What is next to the other end: those have at least one. */
function* havingAny(tied: Tied, subject: Subject, isNone: boolean): Step<Resolved | null> {
  // Of everything the neighbours would leave out whom one of its own kind is tied to.
  if (tied.where === undefined || (tied.via !== undefined && tied.isApart !== true))
    return yield* byCounts(tied, subject, isNone);
  const back = { in: "out", out: "in", both: "both" } as const;
  const outcome = yield* call("getNeighbors", {
    selector: printSelector(tied.where),
    ...(tied.via === undefined ? {} : { via: printSelector(tied.via) }),
    ...(tied.direction === "both" ? {} : { direction: back[tied.direction] }),
  });
  if (outcome.status !== "done") return null;
  const set = textIn(outcome.data, "set").replace(/^\$/u, "");
  const ids = recordsIn(outcome.data, "nodes").map((node) => textIn(node, "id"));
  const having: Selector = set === "" ? idIn(ids) : { op: "set", name: set };
  return narrowedTo(subject, isNone ? not(having) : having);
}

/** Ends of the edges themselves, where nothing is said of the other end. */
function* byCounts(tied: Tied, subject: Subject, isNone: boolean): Step<Resolved | null> {
  const rows = yield* tieCounts(tied, (count) => count > 0);
  if (rows === null) return null;
  const having = idIn(rows.map(({ id }) => id));
  return narrowedTo(subject, isNone ? not(having) : having);
}

function* resolveMost(tied: Tied, subject: Subject, say: Speech): Step<Resolved> {
  const best = yield* mostTied(tied, subject);
  if (best === null) return { success: false, text: say.end(say.undone.ties) };
  const [first] = best;
  if (first === undefined) return { success: false, text: say.noTie };
  const ids = best.filter(({ count }) => count === first.count).map(({ id }) => id);
  return { success: true, subject: { ...subject, selector: idIn(ids), ids, count: ids.length, isAll: false } };
}

export interface TieCount {
  readonly id: string;
  readonly count: number;
}

/** The nodes of the subject with their numbers of ties, best first. */
export function* mostTied(tied: Tied, subject: Subject): Step<readonly TieCount[] | null> {
  const rows = yield* tieCounts(tied, (count, most) => tied.order === "asc" || count === most);
  if (rows === null || subject.isAll) return rows === null ? null : inOrder(rows, tied.order);
  const those = idIn(rows.map(({ id }) => id));
  const known = new Set(yield* idsAmong(all([subject.selector, those])));
  // Who has none has the fewest.
  const without = tied.order === "asc" ? yield* idsAmong(all([subject.selector, not(those)])) : [];
  if (without === null) return null;
  return inOrder([...without.map((id) => ({ id, count: 0 })), ...rows.filter(({ id }) => known.has(id))], tied.order);
}

/** Null where there are more than one result holds. */
function* idsAmong(selector: Selector): Step<readonly string[] | null> {
  const { data } = yield* call("findNodes", { selector: printSelector(selector), limit: 100 });
  const ids = textsIn(data, "nodeIds");
  return (numberIn(data, "count") ?? 0) > ids.length ? null : ids;
}

export function inOrder(rows: readonly TieCount[], order: Tied["order"]): readonly TieCount[] {
  return rows.toSorted((a, b) => (order === "asc" ? a.count - b.count : b.count - a.count));
}

/**
 * How many such edges each node has, at the end that is meant; null where there are more than are told, and one that is not told
 * may be `wanted`.
 */
function* tieCounts(tied: Tied, wanted: (count: number, most: number) => boolean): Step<readonly TieCount[] | null> {
  const sides = { out: ["source"], in: ["target"], both: ["source", "target"] } as const;
  const outcomes = yield sides[tied.direction].map((side) => ({
    name: "aggregate",
    input: { target: "edges", ...measureOf(tied), groupBy: side, selector: edgesText(tied, side) },
  }));
  if (outcomes.some(({ status, data }) => status !== "done" || isCut(data, wanted))) return null;
  return countTies(outcomes);
}

/** The rows stand by their counts, largest first. */
function isCut(data: Outcome["data"], wanted: (count: number, most: number) => boolean): boolean {
  const rows = recordsIn(data, "rows");
  const least = rows.at(-1);
  if ((numberIn(data, "groupCount") ?? 0) <= rows.length || least === undefined) return false;
  return wanted(numberIn(least, "value") ?? 0, numberIn(rows[0] ?? {}, "value") ?? 0);
}

function measureOf({ sum }: Tied): { readonly measure: string; readonly property?: string } {
  return sum === undefined ? { measure: "count" } : { measure: "sum", property: sum };
}

/** What each node has of them, from the counts at either end. */
export function countTies(outcomes: readonly Outcome[]): readonly TieCount[] {
  const counts = new Map<string, number>();
  for (const row of outcomes.flatMap((outcome) => recordsIn(outcome.data, "rows"))) {
    const id: JsonValue | undefined = row["group"];
    if (typeof id === "string") counts.set(id, (counts.get(id) ?? 0) + (numberIn(row, "value") ?? 0));
  }
  return [...counts].map(([id, count]) => ({ id, count }));
}

function edgesText(tied: Tied, side: "source" | "target"): string {
  const other = side === "source" ? "target" : "source";
  // What cannot be said of an end is refused where it is looked up.
  const where = tied.where === undefined ? undefined : (atEnd(tied.where, other) ?? tied.where);
  return printSelector(all([tied.via, where]));
}
