import type { JsonObject } from "@/lib/json";
import {
  capital,
  chip,
  chipOf,
  figure,
  joinTexts,
  measureName,
  plainText,
  sayMeasure,
  sayPair,
  sayValue,
  table,
} from "../../answer/words";
import { rankedRows } from "../../dialogue/ranked-rows";
import type { Measure, Ranking } from "../../meaning/acts";
import { idIn } from "../../meaning/selectors";
import { targetOf } from "../../meaning/subject-parts";
import { failureText, noneText } from "../../plan/failures";
import { call, numberIn, type Outcome, recordsIn, textIn } from "../../plan/outcome";
import type { PlanRun, Subject } from "../../plan/plan-run";
import { resolveRef } from "../../plan/resolve/resolve-ref";
import { mostTied, type TieCount } from "../../plan/resolve/resolve-tied";
import type { EndSaid } from "../../say/en/figures";
import type { Noun } from "../../say/kit";
import type { Speech } from "../../say/speech";
import { attributesOf } from "../../schema/schema";
import { type ActOf, ability } from "../ability";
import { edgeText, withSet } from "../find/find";
import { onThings } from "../on-things";

export const rankThings = ability("rank", function* ({ what, rank }, run) {
  const { rank: _, ...plain } = what;
  const resolved = yield* resolveRef(plain, run);
  if (!resolved.success) return resolved.text;
  const { subject } = resolved;
  const { by, order, rows, shared, outcome } = yield* rankedRows(rank, subject, run);
  const { say } = run;
  const [first] = rows;
  if (first === undefined && outcome.status !== "done" && rank.others === undefined)
    return failureText(outcome, say.notRanked(plainText(by)), say);
  if (first === undefined) return noneRanked(rank, subject, say);
  const isSet = numberIn(outcome.data, "total") !== null && recordsIn(outcome.data, "nodes").length === rows.length;
  run.found = isSet ? withSet(subject, outcome, rows.length) : ofRows(rows, subject);
  const more = shared === undefined ? [] : [say.moreWith(measureText(by, shared, say))];
  const names = rows.map((row) => (subject.target === "nodes" ? chip(row) : edgeText(row, say)));
  if (rank.limit === 1 || rank.place !== undefined || (rank.percent !== undefined && rows.length === 1))
    return joinTexts([leadersText(names, measureText(by, first["value"], say), say), ...more]);
  const heads = [say.heads.name, by === "degree" ? say.heads.links : capital(measureSaid(by, say))];
  const lines = rows.map((row, at) => [names[at] ?? "", sayMeasure(by, row["value"])]);
  const ranked = { count: rows.length, things: say.thing(subject), isNext: rank.after !== undefined };
  const head = say.ranked({ ...ranked, end: endOf(by, order, run), by: measureSaid(by, say) });
  return joinTexts([head, table(heads, lines), ...more]);
});

/** "Ann and Ben, with 5 links each." */
function leadersText(names: readonly string[], amount: string, say: Speech): string {
  const who = say.upTo(names, 8);
  return names.length > 1 ? say.withEach(who, amount) : say.withPair(who, amount);
}

function ofRows(rows: readonly JsonObject[], subject: Subject): Subject {
  const ids = rows.map((row) => textIn(row, "id"));
  return { ...subject, selector: idIn(ids), ids, count: ids.length, isAll: false };
}

function noneRanked(rank: Ranking, subject: Subject, say: Speech): string {
  const [things, by] = [say.thing(subject), plainText(rank.by)];
  if (rank.after !== undefined) return say.noMoreRanked(things, by);
  return rank.place === undefined ? say.noValue(things, by) : say.fewerThan(figure(rank.place), things, by);
}

function endOf(by: string, order: Ranking["order"], { schema }: PlanRun): EndSaid {
  const isDate = attributesOf(schema, "nodes").some(({ name, kind }) => name === by && kind === "string");
  if (isDate) return order === "desc" ? "latest" : "earliest";
  return order === "desc" ? "highest" : "lowest";
}

/** Who has the most ties of a kind, with how many; the next ones below. */
export const rankTied = onThings("rankTied", null, function* (act, subject, run) {
  const rows = yield* mostTied(act.tied, subject);
  if (rows === null) return run.say.end(run.say.undone.ties);
  if (rows.length === 0) return run.say.noneTied(run.say.thing(subject));
  const shown = rowsAt(rows, act);
  if (shown.length === 0) return run.say.noMoreTied(run.say.thing(subject));
  const ids = shown.map(({ id }) => id);
  run.found = { ...subject, selector: idIn(ids), ids, count: ids.length, isAll: false };
  const last = shown.at(-1)?.count;
  const isShared = rows.some((row) => row.count === last && !shown.includes(row));
  return tiedText(shown, { ...act, isShared }, run.say);
});

function tiedText(
  shown: readonly TieCount[],
  { tied, limit, place, after, isShared }: RankTied & { readonly isShared: boolean },
  say: Speech,
): string {
  const counted = tied.many === "" ? "" : say.thing({ one: tied.many, many: tied.many }).many;
  const sum = counted === "" ? tied.sum : undefined;
  const noun = sum === undefined ? counted : measureName(sum);
  const amountOf = (count = 0): string =>
    sum === undefined
      ? say.counted(count, noun === "" ? say.tie : { one: noun, many: noun })
      : measureText(sum, count, say);
  const more = isShared ? [say.moreWith(amountOf(shown.at(-1)?.count))] : [];
  const names = shown.map(({ id }) => chipOf(id));
  if (limit <= 1 || place !== undefined)
    return joinTexts([leadersText(names, amountOf(shown[0]?.count), say), ...more]);
  const head = say.tied(shown.length, tied.order === "asc", { things: noun, isNext: after !== undefined });
  const lines = shown.map(({ count }, at) => [
    names[at] ?? "",
    sum === undefined ? figure(count) : sayMeasure(sum, count),
  ]);
  return joinTexts([head, table([say.heads.name, capital(noun || say.tie.many)], lines), ...more]);
}

type RankTied = ActOf<"rankTied">;

/** The best so many; of one alone all that have as many. */
function rowsAt(rows: readonly TieCount[], { place, after, limit }: RankTied): readonly TieCount[] {
  if (place === undefined && after === undefined && limit <= 1)
    return rows.filter(({ count }) => count === rows[0]?.count);
  return place === undefined ? rows.slice(after ?? 0, limit) : rows.slice(place - 1, place);
}

/** A measure by the name of its algorithm, an attribute by its own. */
function measureSaid(by: string, say: Speech): string {
  const said = say.algorithm(by);
  return said === by ? measureName(by) : said;
}

function measureText(by: string, value: JsonObject[string] | undefined, say: Speech): string {
  if (by === "degree" && typeof value === "number") return say.counted(value, say.link);
  return sayPair(by, value);
}

export const aggregate = onThings("aggregate", null, function* (act, subject, run) {
  const { measure, property, groupBy } = act;
  const input = {
    target: subject.target,
    measure,
    ...(property === undefined ? {} : { property }),
    ...(groupBy === undefined ? {} : { groupBy }),
  };
  const outcome = yield* call("aggregate", { ...input, ...targetOf(subject) });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.workedOut, run.say);
  const rows = recordsIn(outcome.data, "rows");
  const { say } = run;
  const name = say.measure(measure, property === undefined ? "" : measureName(property));
  const grouped = { rows, name, measure, outcome, things: say.thing(subject), say };
  if (groupBy !== undefined && act.pick !== undefined && rows.length > 0)
    return pickText({ ...act, groupBy, pick: act.pick }, grouped);
  if (groupBy !== undefined && rows.length > 0) return groupsText({ groupBy, property }, grouped);
  const value = rows[0]?.["value"];
  if (rows[0]?.["count"] === 0) return noneText(subject, say);
  if (typeof value !== "number") return say.noNumber(grouped.things, name);
  return say.whole(name, grouped.things, { isAll: subject.isAll, value: sayMeasure(property ?? "", value) });
});

interface GroupsAsked {
  readonly groupBy: string;
  readonly property?: string | undefined;
}

/** Which group has most of it, then all of them. */
function groupsText(asked: GroupsAsked, grouped: Grouped): string {
  const { rows, name, say } = grouped;
  const own = rows.filter((row) => isGroup(row["group"]) && typeof row["value"] === "number");
  const whole = groupTable(rows, asked, asked.property === undefined ? say.heads.number : name);
  const best = own.filter((row) => row["value"] === own[0]?.["value"]);
  if (own.length < 2 || best.length > 2) return whole;
  return `${leadText({ ...asked, pick: "most" }, best, grouped)}\n\n${whole}`;
}

function isGroup(value: JsonObject[string] | undefined): boolean {
  return value !== undefined && value !== null && value !== "";
}

interface Grouped {
  readonly rows: readonly JsonObject[];
  readonly name: string;
  readonly measure: Measure;
  readonly things: Noun;
  readonly outcome: Outcome;
  readonly say: Speech;
}

/** The group that has most, or least, in a sentence; the next ones below it. */
function pickText(asked: GroupsAsked & { readonly pick: "most" | "least" }, grouped: Grouped): string {
  const { rows, name, things, outcome, say } = grouped;
  const own = rows.filter((row) => isGroup(row["group"]));
  const ordered = asked.pick === "most" ? own : own.toReversed();
  const best = ordered.filter((row) => row["value"] === ordered[0]?.["value"]);
  if (best.length === 0) return say.noValue(things, plainText(asked.groupBy));
  if (asked.pick === "least" && (numberIn(outcome.data, "groupCount") ?? 0) > rows.length)
    return say.tooManyValues(plainText(asked.groupBy));
  const said = leadText(asked, best, grouped);
  if (own.length <= best.length) return said;
  return `${said}\n\n${groupTable(ordered.slice(0, 5), asked, asked.property === undefined ? capital(things.many) : name)}`;
}

/** "Sales has the highest average salary: €84,000." */
function leadText(
  { groupBy, property, pick }: GroupsAsked & { readonly pick: "most" | "least" },
  best: readonly JsonObject[],
  { name, measure, things, say }: Grouped,
): string {
  const who = say.upTo(
    best.map((row) => groupName(row["group"], groupBy)),
    5,
  );
  const value = sayMeasure(property ?? "", best[0]?.["value"]);
  if (property === undefined) return say.leading({ who, count: best.length, pick, of: { things }, value });
  // The highest of the highest is said once.
  const isEnd = measure === (pick === "most" ? "max" : "min");
  const of = { name: isEnd ? measureName(property) : name };
  return say.leading({ who, count: best.length, pick, of, value });
}

/** A number alone is no name: "group 2". */
function groupName(value: JsonObject[string] | undefined, attribute: string): string {
  return typeof value === "number" ? `${plainText(attribute)} ${sayValue(value)}` : sayValue(value);
}

function groupTable(rows: readonly JsonObject[], { groupBy, property = "" }: GroupsAsked, name: string): string {
  const shown = rows.filter((row) => isGroup(row["group"]) || typeof row["value"] === "number");
  const lines = shown.map((row) => [sayValue(row["group"]), sayMeasure(property, row["value"])]);
  return table([capital(plainText(groupBy)), capital(name)], lines);
}
