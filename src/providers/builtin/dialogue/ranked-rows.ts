import { printSelector } from "@/graph/selector/print-selector";
import type { JsonObject, JsonValue } from "@/lib/json";
import type { Ranking } from "../meaning/acts";
import { all, exists } from "../meaning/selectors";
import { targetOf } from "../meaning/subject-parts";
import { call, numberIn, type Outcome, recordIn, recordsIn, type Step, unavailable } from "../plan/outcome";
import type { PlanRun, Subject } from "../plan/plan-run";
import { attributesOf } from "../schema/schema";

export interface Ranked {
  readonly by: string;
  readonly order: Ranking["order"];
  /** Best first, each with its `value`; of one alone all that share it. */
  readonly rows: readonly JsonObject[];
  /** The value of the last one, where more have it than are given. */
  readonly shared?: JsonValue | undefined;
  readonly outcome: Outcome;
}

const mostRanked = 100;

/** In their order: by the first measure that any of them has, the one at the place asked for, or so many in a hundred. */
export function* rankedRows(rank: Ranking, subject: Subject, run: PlanRun): Step<Ranked> {
  let found: Ranked = { by: rank.by, order: rank.order, rows: [], outcome: unavailable };
  for (const way of [{ by: rank.by, order: rank.order }, ...(rank.others ?? [])]) {
    found = yield* rankedBy({ ...rank, ...way }, subject, run);
    if (found.rows.length > 0 || found.outcome.status === "unavailable") break;
  }
  const { by, order, rows, outcome } = found;
  const { place, after = 0 } = rank;
  const [first] = rows;
  if (place !== undefined || rows.length !== 1 || first?.["value"] !== outcome.data["next"])
    return withShared(found, place === undefined ? rows.slice(after) : rows.slice(place - 1, place));
  const more = yield* rankedBy({ by, order, limit: mostRanked }, subject, run);
  return withShared(
    more,
    more.rows.filter(({ value }) => value === first?.["value"]),
  );
}

function withShared(found: Ranked, rows: readonly JsonObject[]): Ranked {
  const value = rows.at(-1)?.["value"];
  const others = [
    found.outcome.data["next"],
    ...found.rows.flatMap((row) => (rows.includes(row) ? [] : [row["value"]])),
  ];
  return { ...found, rows, shared: others.includes(value) ? value : undefined };
}

function* rankedBy(rank: Ranking, subject: Subject, run: PlanRun): Step<Ranked> {
  const { by, order, percent } = rank;
  const first = yield* rowsBy(rank, percent === undefined ? rank.limit : 1, { subject, run });
  const total = numberIn(first.data, "total") ?? numberIn(first.data, "count");
  const outcome =
    percent === undefined || total === null
      ? first
      : yield* rowsBy(rank, Math.max(1, Math.ceil((total * percent) / 100)), { subject, run });
  const rows = recordsIn(outcome.data, subject.target).map((row) =>
    row["value"] === undefined ? { ...row, value: recordIn(row, "data")[by] ?? null } : row,
  );
  return { by, order, rows, outcome };
}

/** Dates are no numbers, and edges are not ranked: they are found in their order. */
function* rowsBy(
  { by, order }: Ranking,
  wanted: number,
  { subject, run }: { readonly subject: Subject; readonly run: PlanRun },
): Step<Outcome> {
  const limit = Math.min(mostRanked, wanted);
  const isText = attributesOf(run.schema, "nodes").some(({ name, kind }) => name === by && kind === "string");
  if (subject.target === "nodes" && !isText)
    return yield* call("rankNodes", { by, limit, order, ...targetOf(subject) });
  const selector = printSelector(all([subject.selector, exists(by)]));
  return yield* call(subject.target === "nodes" ? "findNodes" : "findEdges", { selector, sortBy: by, order, limit });
}
