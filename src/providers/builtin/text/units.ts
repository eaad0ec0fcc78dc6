import type { ElementTarget } from "@/graph/document/graph-types";
import type { Link } from "../schema/link-words";
import { attributesOf, type Schema } from "../schema/schema";
import { wordsOfName } from "./tokens";

/** Units as people write them, and as names of attributes have them. */
const table: readonly string[] = [
  "years|year|yrs|yr|years old|year-olds|years of age",
  "months|month",
  "weeks|week",
  "days|day",
  "hours|hour|hrs|h|hr",
  "minutes|minute|mins|min",
  "seconds|second|secs|sec|s",
  "milliseconds|millisecond|ms|msec",
  "kg|kilos|kilo|kilograms|kilogram|kilogrammes",
  "g|grams|gram|grammes",
  "tonnes|tons|ton|tonne|t",
  "lbs|lb",
  "km|kilometres|kilometers|kilometre|kilometer|kms",
  "miles|mile|mi",
  "metres|meters|metre|meter|m",
  "cm|centimetres|centimeters",
  "mm|millimetres|millimeters",
  "euros|euro|eur|€",
  "dollars|dollar|usd|$",
  "pounds|gbp|£",
  "gb|gigabytes|gigabyte|gigs|gib",
  "mb|megabytes|megabyte|mib",
  "tb|terabytes|terabyte",
  "mbps|megabits",
  "gbps|gigabits",
  "percent|percentage|pct|per cent|%",
  "kda|kilodaltons|kilodalton",
  "million|millions|mio|mn",
  "thousand|thousands",
  "billion|billions|bn",
  "degrees|celsius|c",
  "points|point|pts",
  "units|pieces|pcs",
  "kv|kilovolts|kilovolt",
  "mw|megawatts|megawatt",
  "kw|kilowatts|kilowatt",
  "volts|volt",
  "watts|watt",
  "litres|litre|liters|liter|l",
  "kcal|calories|cal",
  "kb|kilobytes|kilobyte",
];

const rowOf = new Map(table.flatMap((row, at) => row.split("|").map((word): [string, number] => [word, at])));

export function isUnit(norm: string): boolean {
  return rowOf.has(norm);
}

/** The one number attribute whose name has this unit. */
export function attributeOfUnit(schema: Schema, target: ElementTarget, norm: string): string | null {
  const row = rowOf.get(norm);
  if (row === undefined) return null;
  const [only, second] = attributesOf(schema, target).filter(
    ({ name, kind }) =>
      kind === "number" &&
      wordsOfName(name)
        .split(" ")
        .some((word, at) => at > 0 && rowOf.get(word) === row),
  );
  return only !== undefined && second === undefined ? only.name : null;
}

/** The one number attribute counted in this unit, be it named for nothing else: "minutes". */
export function numberInUnit(schema: Schema, target: ElementTarget, norm: string): string | null {
  const row = rowOf.get(norm);
  const [only, second] = attributesOf(schema, target).filter(
    ({ name, kind }) =>
      kind === "number" &&
      wordsOfName(name)
        .split(" ")
        .some((word) => row !== undefined && rowOf.get(word) === row),
  );
  return only !== undefined && second === undefined ? only.name : null;
}

const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  millions: 1e6,
  mio: 1e6,
  billion: 1e9,
  bn: 1e9,
};

/** "10 million" as the attribute counts it: by itself, or in millions where its name says so. */
export function inUnitOf(attribute: string, value: number, next: Link | undefined): number {
  const scale = scales[next?.norm ?? ""];
  if (scale === undefined) return value;
  const isSame = wordsOfName(attribute)
    .split(" ")
    .some((word) => rowOf.get(word) === rowOf.get(next?.norm ?? ""));
  return isSame ? value : value * scale;
}

function isBareUnit(link: Link | undefined): boolean {
  return link?.schema.length === 0 && isUnit(link.norm);
}

/** "5 years", "30 kg", "70 percent", "10 million euros a year": links a unit takes after a number. */
export function unitLength(links: readonly Link[], at: number): number {
  let next = at;
  while (isUnit(links[next]?.norm ?? "") && links[next]?.schema.every(({ kind }) => kind === "attribute") === true)
    next += 1;
  if (next > at && links[next]?.norm === "old") next += 1;
  const isPer =
    /^(?:a|an|per|each)$/u.test(links[next]?.norm ?? "") &&
    (/^(?:year|month|day|hour|week)$/u.test(links[next + 1]?.norm ?? "") || isBareUnit(links[next + 1]));
  if (next === at && links[at]?.norm === "old") return 1;
  return next - at + (isPer ? 2 : 0);
}
