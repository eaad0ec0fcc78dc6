import { capital, figure, listed } from "../../answer/words";
import { amount, type Noun } from "../kit";

export type MeasureSaid = "count" | "sum" | "mean" | "min" | "max" | "median";
export type EndSaid = "highest" | "lowest" | "latest" | "earliest";

export interface Ranked {
  readonly count: number;
  readonly things: Noun;
  readonly isNext: boolean;
  readonly end: EndSaid;
  readonly by: string;
}

export interface RangeSaid {
  readonly name: string;
  readonly min: string;
  readonly max: string;
  readonly median?: string;
  readonly mean?: string;
}

export interface SideSaid {
  readonly text: string;
  readonly many: string;
}

/** Which group has most, or least, of what. */
export interface Leading {
  readonly who: string;
  readonly count: number;
  readonly pick: "most" | "least";
  /** Things that are counted, or the name of the figure. */
  readonly of: { readonly things: Noun } | { readonly name: string };
  readonly value: string;
}

const measures: Readonly<Record<MeasureSaid, string>> = {
  mean: "average",
  median: "median",
  sum: "total",
  min: "lowest",
  max: "highest",
  count: "number",
};

export const figures = {
  each: (values: readonly string[]) => values.join(" and "),
  link: { one: "link", many: "links" },
  tie: { one: "link", many: "links" },
  heads: { name: "Name", links: "Links", from: "From", to: "To", number: "number" },
  withPair: (who: string, pair: string) => `${who}, with ${pair}.`,
  withEach: (who: string, pair: string) => `${who}, with ${pair} each.`,
  moreWith: (pair: string) => `There are more with ${pair}.`,
  ranked: ({ count, things, isNext, end, by }: Ranked) =>
    `The ${isNext ? "next " : ""}${figure(count)} ${things.many} with the ${end} ${by}:`,
  noMoreRanked: ({ many }: Noun, by: string) => `There are no more ${many} with a value of ${by}.`,
  fewerThan: (count: string, { many }: Noun, by: string) =>
    `There are fewer than ${count} ${many} with a value of ${by}.`,
  noneTied: ({ many }: Noun) => `None of the ${many} has such a link.`,
  noMoreTied: ({ many }: Noun) => `There are no more ${many} with such a link.`,
  tied: (count: number, isFewest: boolean, { things, isNext }: { readonly things: string; readonly isNext: boolean }) =>
    `The ${isNext ? "next " : ""}${figure(count)} with the ${isFewest ? "fewest" : "most"}${things === "" ? "" : ` ${things}`}:`,
  measure: (measure: MeasureSaid, property: string) =>
    property === "" ? measures[measure] : `${measures[measure]} ${property}`,
  noNumber: ({ many }: Noun, name: string) => `No ${many} have a number, so there is no ${name}.`,
  whole: (name: string, { many }: Noun, { isAll, value }: { readonly isAll: boolean; readonly value: string }) =>
    `The ${name} of ${isAll ? "all" : "the"} ${many} is ${value}.`,
  leading: ({ who, count, pick, of, value }: Leading) => {
    const what =
      "things" in of
        ? `the ${pick === "most" ? "most" : "fewest"} ${of.things.many}`
        : `the ${pick === "most" ? "highest" : "lowest"} ${of.name}`;
    return `${who} ${count > 1 ? "have" : "has"} ${what}: ${value}${count > 1 ? " each" : ""}.`;
  },
  tooManyValues: (name: string) => `${name} has too many values to compare them all.`,
  range: ({ name, min, max, median, mean }: RangeSaid) => {
    const centre = [
      ...(median === undefined ? [] : [`median ${median}`]),
      ...(mean === undefined ? [] : [`average ${mean}`]),
    ];
    return `${capital(name)} runs from ${min} to ${max}${centre.length > 0 ? `; ${listed(centre)}` : ""}.`;
  },
  noValueOf: (count: number) => ` ${figure(count)} ${count === 1 ? "has" : "have"} no value.`,
  differentValues: (name: string, count: number) =>
    `${name} has ${amount(count, { one: "different value", many: "different values" })}.`,
  valuesAre: (name: string, count: number, values: string) =>
    `${name} has ${amount(count, { one: "value", many: "values" })}: ${values}.`,
  attributesOf: ({ many }: Noun, count: number) =>
    `${capital(many)} have ${amount(count, { one: "attribute", many: "attributes" })}:`,
  noAttributes: (things: Noun | null) => `The ${things?.many ?? "elements"} have no attributes.`,
  kinds: { string: "text", number: "number", boolean: "yes or no", list: "list", record: "record", mixed: "mixed" },
  fromTo: (min: string, max: string) => `${min} to ${max}`,
  notCompared: (who: readonly string[], name: string) =>
    `I can't compare that: ${who.join(" and ")} ${who.length > 1 ? "have" : "has"} no ${name}.`,
  eachHas: (a: readonly [who: string, pair: string], b: readonly [who: string, pair: string]) =>
    `${a[0]} has ${a[1]}, ${b[0]} has ${b[1]}.`,
  answered: (isYes: boolean, text: string) => `${isYes ? "Yes" : "No"}: ${text}`,
  neither: "Neither",
  noneAlike: "They have no value in common.",
  alike: (names: string) => `They have the same ${names}.`,
  bothHave: (pair: readonly string[], value: string) => `both ${listed(pair)} have ${value}.`,
  noSuch: (name: string) => `no ${name}`,
  noEdgeNoValue: (pair: readonly string[], name: string) =>
    `There is no edge between ${listed(pair)}, so there is no ${name}.`,
  edgeWithout: (pair: readonly string[], name: string) => `The edge between ${listed(pair)} has no ${name}.`,
  edgeValue: (values: string, name: string, pair: readonly string[]) =>
    `${values} is the ${name} between ${listed(pair)}.`,
  asMany: (both: string) => `The same number of both: ${both}`,
  moreOf: (isMore: boolean, { many }: Noun, both: string) => `There are ${isMore ? "more" : "fewer"} ${many}: ${both}`,
  twoSides: (name: string, a: SideSaid, b: SideSaid) =>
    `the ${name} is ${a.text} for ${a.many} and ${b.text} for ${b.many}`,
  notKnown: "not known",
  notBoth: (both: string) => `Only one of them has a number: ${both}.`,
  noneRepeated: ({ many }: Noun, name: string) => `No ${many} have the same ${name}.`,
  repeated: (count: number, name: string) =>
    `${amount(count, { one: "value occurs", many: "values occur" })} more than once in ${name}:`,
  partOf: (shown: number, total: number) => `${figure(shown)} of ${figure(total)}.`,
  spread: (apart: string, { name, min, max }: RangeSaid) =>
    `The difference is ${apart}: ${name} runs from ${min} to ${max}.`,
  nextToIt: (name: string, values: string) => ` There is also ${name}: ${values}.`,
  firstOf: (count: string) => `, the first ${count}`,
  needed: (who: string, count: number, names: string) =>
    `${amount(count, { one: "node needs", many: "nodes need" })} ${who}, directly or through others: ${names}.`,
  notNeeded: (who: string) => `Nothing needs ${who}.`,
  cutOff: (who: string, count: number, names: string) =>
    `Without ${who}, ${amount(count, { one: "node", many: "nodes" })} would be cut off from the largest part: ${names}.`,
  notCutOff: (who: string) => `Without ${who}, everything stays connected.`,
};

export type Figures = typeof figures;
