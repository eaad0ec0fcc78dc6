import { printSelector } from "@/graph/selector/print-selector";
import type { JsonObject } from "@/lib/json";
import type { Ranking } from "../meaning/acts";
import { all, exists } from "../meaning/selectors";
import { targetOf } from "../meaning/subject-parts";
import type { Desk, Subject } from "../plan/desk";
import { call, numberIn, type Outcome, recordIn, recordsIn, type Step, unavailable } from "../plan/outcome";
import { attributesOf } from "../schema/schema";

export interface Ranked {
  readonly by: string;
  readonly order: Ranking["order"];
  /** Best first, each with its `value`. */
  readonly rows: readonly JsonObject[];
  readonly outcome: Outcome;
}

const mostRanked = 100;

/** The nodes in their order: by the first measure that any of them has, the one at the place asked for, or so many in a hundred. */
export function* rankedRows(rank: Ranking, subject: Subject, desk: Desk): Step<Ranked> {
  const ways = [{ by: rank.by, order: rank.order }, ...(rank.others ?? [])];
  let last: Ranked | null = null;
  for (const way of ways) {
    last = yield* rankedBy({ ...rank, ...way }, subject, desk);
    if (last.rows.length > 0 || last.outcome.status === "unavailable") break;
  }
  const found = last ?? { by: rank.by, order: rank.order, rows: [], outcome: unavailable };
  const { place, after = 0 } = rank;
  return { ...found, rows: place === undefined ? found.rows.slice(after) : found.rows.slice(place - 1, place) };
}

function* rankedBy(rank: Ranking, subject: Subject, desk: Desk): Step<Ranked> {
  const { by, order, percent } = rank;
  const first = yield* rowsBy(rank, percent === undefined ? rank.limit : 1, { subject, desk });
  const total = numberIn(first.data, "total") ?? numberIn(first.data, "count");
  const outcome =
    percent === undefined || total === null
      ? first
      : yield* rowsBy(rank, Math.max(1, Math.ceil((total * percent) / 100)), { subject, desk });
  const rows = recordsIn(outcome.data, "nodes").map((row) =>
    row["value"] === undefined ? { ...row, value: recordIn(row, "data")[by] ?? null } : row,
  );
  return { by, order, rows, outcome };
}

/** Dates are no numbers: they are found in their order. */
function* rowsBy(
  { by, order }: Ranking,
  wanted: number,
  { subject, desk }: { readonly subject: Subject; readonly desk: Desk },
): Step<Outcome> {
  const limit = Math.min(mostRanked, wanted);
  const isText = attributesOf(desk.schema, "nodes").some(({ name, kind }) => name === by && kind === "string");
  if (!isText) return yield* call("rankNodes", { by, limit, order, ...targetOf(subject) });
  const selector = printSelector(all([subject.selector, exists(by)]));
  return yield* call("findNodes", { selector, sortBy: by, order, limit });
}
