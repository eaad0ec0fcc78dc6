import { recordsIn, type Step } from "../plan/outcome";
import type { PlanRun } from "../plan/plan-run";
import { attributesOf } from "../schema/schema";
import { plural } from "../text/inflect";
import { normalise, wordsOfName } from "../text/tokens";
import { listed, listedUpTo, plainText } from "./words";

/** What to say of a place or group that no node and no value is called: the values that come near, else a few of them. */
export function* absentText(names: readonly string[], run: PlanRun): Step<string> {
  const attributes = sortable(run);
  const outcomes = yield attributes.map((attribute) => ({
    name: "aggregate",
    input: { measure: "count", groupBy: attribute },
  }));
  const known = attributes.map((attribute, at) => ({
    attribute,
    values: recordsIn(outcomes[at]?.data ?? {}, "rows").flatMap((row) =>
      typeof row["group"] === "string" ? [row["group"]] : [],
    ),
  }));
  const head = `Nothing in this graph is called ${listed(
    names.map((name) => `'${plainText(name)}'`),
    "or",
  )}.`;
  const near = known.flatMap(({ attribute, values }) => {
    const may = values.filter((value) => names.some((name) => mayMean(value, name)));
    const starts = may.filter((value) => names.some((name) => normalise(name).startsWith(normalise(value))));
    const fits = starts.length > 0 ? starts : may;
    return fits.length === 0 ? [] : [{ attribute, fits }];
  });
  const texts = near.map(
    ({ attribute, fits }) => `${wordsOfName(attribute)} ${listed(fits.slice(0, 5).map(plainText), "or")}`,
  );
  if (texts.length > 0) return `${head} It may be ${listed(texts, "or")}: say it so.`;
  const few = known.filter(({ values }) => values.length > 0).slice(0, 3);
  const lists = few.map(
    ({ attribute, values }) => `${plural(wordsOfName(attribute))} are ${listedUpTo(values.map(plainText), 5)}`,
  );
  return lists.length === 0 ? head : `${head} What there is: ${lists.join("; ")}.`;
}

/** Text attributes that several nodes share a value of, the coarsest first. */
function sortable(run: PlanRun): readonly string[] {
  const { labelAttribute } = run.schema.context.profile;
  return attributesOf(run.schema, "nodes")
    .filter(({ kind, name, distinct, present }) => kind === "string" && name !== labelAttribute && distinct < present)
    .toSorted((a, b) => a.distinct - b.distinct)
    .slice(0, 4)
    .map(({ name }) => name);
}

/** "TX" for "Texas", "Dallas-Fort Worth" for "Dallas". */
function mayMean(value: string, name: string): boolean {
  const [short, long] = [normalise(value), normalise(name)];
  if (short.startsWith(long) || (long.startsWith(short) && short.length > 2)) return true;
  return /^\p{Lu}{2,4}$/u.test(value) && (isInitials(short, long) || isContraction(short, long));
}

/** "NY" for "New York". */
function isInitials(short: string, long: string): boolean {
  const words = long.split(/\s+/u);
  return words.length > 1 && words.map((word) => word.slice(0, 1)).join("") === short;
}

/** The letters in their order, from the first one on: "tx" in "texas". */
function isContraction(short: string, long: string): boolean {
  if (/\s/u.test(long) || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}
