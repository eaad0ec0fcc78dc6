import type { JsonObject } from "@/lib/json";
import {
  capital,
  chip,
  chipOf,
  counted,
  figure,
  listedUpTo,
  measureName,
  plainText,
  sayMeasure,
  sayPair,
  sayValue,
  table,
} from "../../answer/words";
import { rankedRows } from "../../dialogue/ranked-rows";
import type { Act, Ranking, Ref } from "../../meaning/acts";
import { idIn } from "../../meaning/selectors";
import { selectorText, targetOf } from "../../meaning/subject-parts";
import { attributesOf } from "../../schema/schema";
import type { Desk, Subject } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, type Outcome, recordIn, recordsIn, type Step, textIn } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { mostTied, type TieCount } from "../resolve/resolve-tied";
import { edgeText, withSet } from "./step-facts";

export function* rankStep(what: Ref, rank: Ranking, desk: Desk): Step<string> {
  const { rank: _, ...plain } = what;
  const resolved = yield* resolveRef(plain, desk);
  if (!resolved.success) return resolved.text;
  const { subject } = resolved;
  if (subject.target === "edges") return yield* rankEdges(subject, rank);
  const { by, order, rows, outcome } = yield* rankedRows(rank, subject, desk);
  const [first] = rows;
  if (first === undefined && outcome.status !== "done" && rank.others === undefined)
    return failureText(outcome, `They could not be ranked by ${plainText(by)}`);
  if (first === undefined) return noneRanked(rank, subject);
  desk.found =
    rank.place === undefined && rank.after === undefined
      ? withSet(subject, outcome, rows.length)
      : ofRows(rows, subject);
  if (rank.limit === 1 || rank.place !== undefined || (rank.percent !== undefined && rows.length === 1))
    return `${chip(first)}, with ${measureText(by, first["value"])}.`;
  const heads = ["Name", by === "degree" ? "Links" : capital(measureName(by))];
  const lines = rows.map((row) => [chip(row), sayMeasure(by, row["value"])]);
  const next = rank.after === undefined ? "" : "next ";
  return `The ${next}${figure(rows.length)} ${plainText(subject.many)} with the ${endOf(by, order, desk)} ${measureName(by)}:\n\n${table(heads, lines)}`;
}

function ofRows(rows: readonly JsonObject[], subject: Subject): Subject {
  const ids = rows.map((row) => textIn(row, "id"));
  return { ...subject, selector: idIn(ids), ids, count: ids.length, isAll: false };
}

function noneRanked(rank: Ranking, { many }: Subject): string {
  if (rank.after !== undefined) return `There are no more ${plainText(many)} with a value of ${plainText(rank.by)}.`;
  if (rank.place !== undefined)
    return `There are fewer than ${figure(rank.place)} ${plainText(many)} with a value of ${plainText(rank.by)}.`;
  return `No ${plainText(many)} have a value of ${plainText(rank.by)}.`;
}

function endOf(by: string, order: Ranking["order"], { schema }: Desk): string {
  const isDate = attributesOf(schema, "nodes").some(({ name, kind }) => name === by && kind === "string");
  if (isDate) return order === "desc" ? "latest" : "earliest";
  return order === "desc" ? "highest" : "lowest";
}

/** Who has the most ties of a kind, with how many; the next ones below. */
export function* rankTiedStep(act: RankTied, desk: Desk): Step<string> {
  const resolved = yield* resolveRef(act.what, desk);
  if (!resolved.success) return resolved.text;
  const rows = yield* mostTied(act.tied, resolved.subject);
  if (rows === null) return "The ties could not be counted.";
  if (rows.length === 0) return `None of the ${plainText(resolved.subject.many)} has such a tie.`;
  const shown = rowsAt(rows, act);
  if (shown.length === 0) return `There are no more ${plainText(resolved.subject.many)} with such a tie.`;
  const ids = shown.map(({ id }) => id);
  desk.found = { ...resolved.subject, selector: idIn(ids), ids, count: ids.length, isAll: false };
  return tiedText(shown, act);
}

function tiedText(shown: readonly TieCount[], { tied, limit, place, after }: RankTied): string {
  const noun = tied.many === "" ? "" : ` ${plainText(tied.many)}`;
  if (limit > 1 && place === undefined)
    return `The ${after === undefined ? "" : "next "}${figure(shown.length)} with the ${tied.order === "asc" ? "fewest" : "most"}${noun}:\n\n${table(
      ["Name", capital(noun.trim() || "ties")],
      shown.map(({ id, count }) => [chipOf(id), figure(count)]),
    )}`;
  const most = shown[0]?.count ?? 0;
  const amount = noun === "" ? counted(most, "tie", "ties") : `${figure(most)}${noun}`;
  const who = listedUpTo(
    shown.map(({ id }) => chipOf(id)),
    8,
  );
  return `${who}, with ${amount}${shown.length > 1 ? " each" : ""}.`;
}

type RankTied = Act & { readonly do: "rankTied" };

/** The best so many; of one alone all that have as many. */
function rowsAt(rows: readonly TieCount[], { place, after, limit }: RankTied): readonly TieCount[] {
  if (place === undefined && after === undefined && limit <= 1)
    return rows.filter(({ count }) => count === rows[0]?.count);
  return place === undefined ? rows.slice(after ?? 0, limit) : rows.slice(place - 1, place);
}

function measureText(by: string, value: JsonObject[string] | undefined): string {
  if (by === "degree" && typeof value === "number") return counted(value, "link", "links");
  return sayPair(by, value);
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
  const pairs = edges.map((edge) => ({ edge, pair: sayPair(rank.by, recordIn(edge, "data")[rank.by]) }));
  const [first, second] = pairs;
  if (first !== undefined && second === undefined) return `${edgeText(first.edge)}, with ${first.pair}.`;
  return pairs.map(({ edge, pair }) => `- ${edgeText(edge)}: ${pair}`).join("\n");
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
  const name = `${measureNames[measure] ?? measure}${property === undefined ? "" : ` ${measureName(property)}`}`;
  if (groupBy !== undefined && act.pick !== undefined && rows.length > 0)
    return pickText({ ...act, groupBy, pick: act.pick }, { rows, name, outcome, many: plainText(subject.many) });
  if (groupBy !== undefined && rows.length > 0)
    return groupsText({ groupBy, property }, { rows, name, outcome, many: plainText(subject.many) });
  return wholeText(rows[0]?.["value"], { name, property }, subject);
}

function wholeText(
  value: JsonObject[string] | undefined,
  { name, property = "" }: { readonly name: string; readonly property: string | undefined },
  subject: Subject,
): string {
  const many = plainText(subject.many);
  if (typeof value !== "number") return `No ${many} have a number there, so there is no ${name}.`;
  return `The ${name} of ${subject.isAll ? "all" : "the"} ${many} is ${sayMeasure(property, value)}.`;
}

interface GroupsAsked {
  readonly groupBy: string;
  readonly property?: string | undefined;
}

/** Which group has most of it, then all of them. */
function groupsText(asked: GroupsAsked, grouped: Grouped): string {
  const { rows, name, many } = grouped;
  const own = rows.filter((row) => isGroup(row["group"]) && typeof row["value"] === "number");
  const whole = groupTable(rows, asked, asked.property === undefined ? "number" : name);
  const best = own.filter((row) => row["value"] === own[0]?.["value"]);
  if (own.length < 2 || best.length > 2) return whole;
  return `${leadText({ ...asked, pick: "most" }, best, { name, many })}\n\n${whole}`;
}

function isGroup(value: JsonObject[string] | undefined): boolean {
  return value !== undefined && value !== null && value !== "";
}

interface Grouped {
  readonly rows: readonly JsonObject[];
  readonly name: string;
  readonly many: string;
  readonly outcome: Outcome;
}

/** The group that has most, or least, in a sentence; the next ones below it. */
function pickText(
  asked: GroupsAsked & { readonly pick: "most" | "least" },
  { rows, name, many, outcome }: Grouped,
): string {
  const own = rows.filter((row) => isGroup(row["group"]));
  const ordered = asked.pick === "most" ? own : own.toReversed();
  const best = ordered.filter((row) => row["value"] === ordered[0]?.["value"]);
  if (best.length === 0) return `No ${many} have a value of ${plainText(asked.groupBy)}.`;
  if (asked.pick === "least" && (numberIn(outcome.data, "groupCount") ?? 0) > rows.length)
    return `${plainText(asked.groupBy)} has too many values to tell which has the least.`;
  const said = leadText(asked, best, { name, many });
  if (own.length <= best.length) return said;
  return `${said}\n\n${groupTable(ordered.slice(0, 5), asked, asked.property === undefined ? capital(many) : name)}`;
}

/** "Sales has the highest average salary: €84,000." */
function leadText(
  { groupBy, property, pick }: GroupsAsked & { readonly pick: "most" | "least" },
  best: readonly JsonObject[],
  { name, many }: { readonly name: string; readonly many: string },
): string {
  const who = listedUpTo(
    best.map((row) => groupName(row["group"], groupBy)),
    5,
  );
  const value = sayMeasure(property ?? "", best[0]?.["value"]);
  const each = best.length > 1 ? `${value} each` : value;
  const end = pick === "most" ? "most" : "fewest";
  const side = pick === "most" ? "highest" : "lowest";
  const what = property === undefined ? `the ${end} ${many}` : `the ${side} ${name}`;
  return `${who} ${best.length > 1 ? "have" : "has"} ${what}: ${each}.`;
}

/** A number alone is no name: "group 2". */
function groupName(value: JsonObject[string] | undefined, attribute: string): string {
  return typeof value === "number" ? `${plainText(attribute)} ${sayValue(value)}` : sayValue(value);
}

function groupTable(rows: readonly JsonObject[], { groupBy, property = "" }: GroupsAsked, name: string): string {
  const told = rows.filter((row) => isGroup(row["group"]) || typeof row["value"] === "number");
  const lines = told.map((row) => [sayValue(row["group"]), sayMeasure(property, row["value"])]);
  return table([capital(plainText(groupBy)), capital(name)], lines);
}
