import type { JsonObject } from "@/lib/json";
import type { Act, Ranking, Ref } from "./acts";
import type { Desk, Subject } from "./desk";
import { failureText } from "./failures";
import { call, numberIn, type Outcome, recordIn, recordsIn, type Step } from "./outcome";
import { resolveRef, selectorText } from "./resolve-ref";
import { mostTied } from "./resolve-tied";
import { idIn } from "./selectors";
import { edgeText, withSet } from "./step-facts";
import { targetOf } from "./step-style";
import { capital, chip, chipOf, counted, figure, listedUpTo, plainText, sayValue, table } from "./words";

export function* rankStep(what: Ref, rank: Ranking, desk: Desk): Step<string> {
  const { rank: _, ...plain } = what;
  const resolved = yield* resolveRef(plain, desk);
  if (!resolved.success) return resolved.text;
  const { subject } = resolved;
  if (subject.target === "edges") return yield* rankEdges(subject, rank);
  const outcome = yield* call("rankNodes", { by: rank.by, limit: rank.limit, order: rank.order, ...targetOf(subject) });
  if (outcome.status !== "done") return failureText(outcome, `They could not be ranked by ${plainText(rank.by)}`);
  const rows = recordsIn(outcome.data, "nodes");
  const [first] = rows;
  if (first === undefined) return `No ${plainText(subject.many)} have a value of ${plainText(rank.by)}.`;
  desk.found = withSet(subject, outcome, rows.length);
  if (rank.limit === 1) return `${chip(first)}, with ${measureText(rank.by, first["value"])}.`;
  const heads = ["Name", rank.by === "degree" ? "Links" : capital(plainText(rank.by))];
  const lines = rows.map((row) => [chip(row), sayValue(row["value"])]);
  const end = rank.order === "desc" ? "highest" : "lowest";
  return `The ${figure(rows.length)} ${plainText(subject.many)} with the ${end} ${plainText(rank.by)}:\n\n${table(heads, lines)}`;
}

/** Who has the most ties of a kind, with how many; the next ones below. */
export function* rankTiedStep(act: Act & { readonly do: "rankTied" }, desk: Desk): Step<string> {
  const resolved = yield* resolveRef(act.what, desk);
  if (!resolved.success) return resolved.text;
  const rows = yield* mostTied(act.tied, resolved.subject);
  if (rows === null) return "The ties could not be counted.";
  const [first] = rows;
  if (first === undefined) return `None of the ${plainText(resolved.subject.many)} has such a tie.`;
  const best = rows.filter(({ count }) => count === first.count);
  const shown = act.limit > 1 ? rows.slice(0, act.limit) : best;
  const ids = shown.map(({ id }) => id);
  desk.found = { ...resolved.subject, selector: idIn(ids), ids, count: ids.length, isAll: false };
  const noun = act.tied.many === "" ? "" : ` ${plainText(act.tied.many)}`;
  if (act.limit > 1)
    return `The ${figure(shown.length)} with the ${act.tied.order === "asc" ? "fewest" : "most"}${noun}:\n\n${table(
      ["Name", capital(noun.trim() || "ties")],
      shown.map(({ id, count }) => [chipOf(id), figure(count)]),
    )}`;
  const amount = noun === "" ? counted(first.count, "tie", "ties") : `${figure(first.count)}${noun}`;
  const who = listedUpTo(
    best.map(({ id }) => chipOf(id)),
    8,
  );
  return `${who}, with ${amount}${best.length > 1 ? " each" : ""}.`;
}

function measureText(by: string, value: JsonObject[string] | undefined): string {
  if (by === "degree" && typeof value === "number") return counted(value, "link", "links");
  return `${plainText(by)} ${sayValue(value)}`;
}

function* rankEdges(subject: Subject, rank: Ranking): Step<string> {
  const outcome = yield* call("findEdges", {
    selector: selectorText(subject),
    sortBy: rank.by,
    order: rank.order,
    limit: rank.limit,
  });
  const edges = recordsIn(outcome.data, "edges").slice(0, rank.limit);
  if (outcome.status !== "done" || edges.length === 0)
    return failureText(outcome, `The edges could not be ranked by ${plainText(rank.by)}`);
  return edges
    .map((edge) => `- ${edgeText(edge)}: ${plainText(rank.by)} ${sayValue(recordIn(edge, "data")[rank.by])}`)
    .join("\n");
}

const measureNames: Readonly<Record<string, string>> = {
  mean: "average",
  median: "median",
  sum: "total",
  min: "lowest",
  max: "highest",
  count: "number",
};

export function* aggregateStep(act: Act & { readonly do: "aggregate" }, desk: Desk): Step<string> {
  const resolved = yield* resolveRef(act.what, desk);
  if (!resolved.success) return resolved.text;
  const { subject } = resolved;
  const { measure, property, groupBy } = act;
  const input = {
    target: subject.target,
    measure,
    ...(property === undefined ? {} : { property }),
    ...(groupBy === undefined ? {} : { groupBy }),
  };
  const outcome = yield* call("aggregate", { ...input, ...targetOf(subject) });
  if (outcome.status !== "done") return failureText(outcome, "That could not be worked out");
  const rows = recordsIn(outcome.data, "rows");
  const name = `${measureNames[measure] ?? measure}${property === undefined ? "" : ` ${plainText(property)}`}`;
  if (groupBy !== undefined && act.pick !== undefined && rows.length > 0)
    return pickText({ ...act, groupBy, pick: act.pick }, { rows, name, outcome, many: plainText(subject.many) });
  if (groupBy !== undefined && rows.length > 0)
    return groupTable(rows, groupBy, property === undefined ? "number" : name);
  return wholeText(rows[0]?.["value"], name, subject);
}

function wholeText(value: JsonObject[string] | undefined, name: string, subject: Subject): string {
  const many = plainText(subject.many);
  if (typeof value !== "number") return `No ${many} have a number there, so there is no ${name}.`;
  return `The ${name} of ${subject.isAll ? "all" : "the"} ${many} is ${sayValue(value)}.`;
}

interface Grouped {
  readonly rows: readonly JsonObject[];
  readonly name: string;
  readonly many: string;
  readonly outcome: Outcome;
}

/** The group that has most, or least, in a sentence; the next ones below it. */
function pickText(
  asked: { readonly groupBy: string; readonly pick: "most" | "least"; readonly property?: string },
  { rows, name, many, outcome }: Grouped,
): string {
  const own = rows.filter((row) => row["group"] !== undefined && row["group"] !== null && row["group"] !== "");
  const ordered = asked.pick === "most" ? own : own.toReversed();
  const best = ordered.filter((row) => row["value"] === ordered[0]?.["value"]);
  if (best.length === 0) return `No ${many} have a value of ${plainText(asked.groupBy)}.`;
  if (asked.pick === "least" && (numberIn(outcome.data, "groupCount") ?? 0) > rows.length)
    return `${plainText(asked.groupBy)} has too many values to tell which has the least.`;
  const who = listedUpTo(
    best.map((row) => groupName(row["group"], asked.groupBy)),
    5,
  );
  const value = sayValue(best[0]?.["value"]);
  const each = best.length > 1 ? `${value} each` : value;
  const has = best.length > 1 ? "have" : "has";
  const end = asked.pick === "most" ? "most" : "fewest";
  const side = asked.pick === "most" ? "highest" : "lowest";
  const what = asked.property === undefined ? `the ${end} ${many}` : `the ${side} ${name}`;
  const said = `${who} ${has} ${what}: ${each}.`;
  if (own.length <= best.length) return said;
  return `${said}\n\n${groupTable(ordered.slice(0, 5), asked.groupBy, asked.property === undefined ? capital(many) : name)}`;
}

/** A number alone is no name: "group 2". */
function groupName(value: JsonObject[string] | undefined, attribute: string): string {
  return typeof value === "number" ? `${plainText(attribute)} ${sayValue(value)}` : sayValue(value);
}

function groupTable(rows: readonly JsonObject[], groupBy: string, name: string): string {
  const lines = rows.map((row) => [sayValue(row["group"]), sayValue(row["value"])]);
  return table([capital(plainText(groupBy)), capital(name)], lines);
}
