import { foldText } from "@/graph/search/fold-text";
import type { KnownAttribute } from "./known-attributes";
import { wordForms } from "./word-forms";

const shortestPart = 3;
const shortestStem = 4;
/** By so many letters a word and an attribute's may end differently: weighs and weight, hires and hired. */
const looseEnd = 2;

/** The attribute a word means, written as a call takes it; null where none is. */
export function attributeMeaning(word: string, attributes: readonly KnownAttribute[]): string | null {
  return named(word, attributes) ?? denied(word, attributes) ?? measured(word, attributes);
}

function named(word: string, attributes: readonly KnownAttribute[]): string | null {
  const forms = wordForms(foldText(word));
  const best =
    attributes.find(({ name }) => forms.includes(foldText(name))) ??
    attributes.find(({ name }) => partsOf(name).some((part) => forms.includes(part))) ??
    attributes.find(({ name }) => partsOf(name).some((part) => forms.some((form) => isAlike(form, part))));
  if (best === undefined) return null;
  return best.isFlag === true ? `${best.name} == true` : best.name;
}

/** "unvaccinated" where there is a flag for being vaccinated. */
function denied(word: string, attributes: readonly KnownAttribute[]): string | null {
  const rest = /^(?:un|non-?|in)(.{4,})$/u.exec(foldText(word))?.[1];
  if (rest === undefined) return null;
  const flag = attributes.find(({ name, isFlag }) => isFlag === true && partsOf(name).includes(rest));
  return flag === undefined ? null : `${flag.name} == false`;
}

/** "oldest" where nodes have an age. */
function measured(word: string, attributes: readonly KnownAttribute[]): string | null {
  const measure = measureOf(foldText(word));
  if (measure === null) return null;
  const measuring = measure.nouns.flatMap((noun) => attributes.filter(({ name }) => partsOf(name).includes(noun)));
  const [best] = measuring;
  return best === undefined ? null : inDegree(best.name, measure);
}

function inDegree(name: string, { degree, isMore }: Measure): string {
  switch (degree) {
    case "plain":
      return name;
    case "more":
      return `${name} ${isMore ? ">" : "<"}`;
    case "most":
      return `${name}, order ${isMore ? "desc" : "asc"}`;
  }
}

/** salary_eur → salary; cpuPercent → cpu, percent. */
function partsOf(name: string): readonly string[] {
  const parts = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").split(/[^\p{L}\p{N}]+/u);
  return parts.map(foldText).filter((part) => part.length >= shortestPart);
}

function isAlike(word: string, part: string): boolean {
  const longest = Math.max(word.length, part.length);
  let same = 0;
  while (same < longest && word[same] === part[same]) same += 1;
  return same >= shortestStem && longest - same <= looseEnd;
}

/** A word for how much there is of something, and the nouns attributes are named by that tell it. */
interface Measure {
  readonly nouns: readonly string[];
  /** Whether the word stands for much of it. */
  readonly isMore: boolean;
  /** "old", "older", "oldest". */
  readonly degree: "plain" | "more" | "most";
}

const pay = ["salary", "income", "wage", "pay", "earnings"];
const price = ["price", "cost", "fee"];
const speed = ["speed", "velocity", "pace"];
const heat = ["temperature", "temp", "heat"];

const words: Readonly<Record<string, readonly [nouns: readonly string[], isMore: boolean]>> = {
  old: [["age"], true],
  young: [["age"], false],
  heavy: [["weight", "mass"], true],
  light: [["weight", "mass"], false],
  tall: [["height"], true],
  high: [["height", "elevation", "altitude"], true],
  long: [["length", "duration", "distance"], true],
  short: [["length", "duration", "height"], false],
  expensive: [price, true],
  cheap: [price, false],
  rich: [["income", "wealth", "salary"], true],
  poor: [["income", "wealth", "salary"], false],
  fast: [speed, true],
  slow: [speed, false],
  hot: [heat, true],
  warm: [heat, true],
  cold: [heat, false],
  earn: [pay, true],
  weigh: [["weight", "mass"], true],
  cost: [price, true],
};

function measureOf(word: string): Measure | null {
  const [plain, more, most] = [[word, word.replace(/s$/u, "")], basesOf(word, "er"), basesOf(word, "est")];
  return look(plain, "plain") ?? look(more, "more") ?? look(most, "most");
}

function look(bases: readonly string[], degree: Measure["degree"]): Measure | null {
  const base = bases.find((one) => Object.hasOwn(words, one));
  const found = base === undefined ? undefined : words[base];
  return found === undefined ? null : { nouns: found[0], isMore: found[1], degree };
}

/** What may have been compared: heaviest → heavy, hotter → hot, later → late. */
function basesOf(word: string, end: "er" | "est"): readonly string[] {
  if (!word.endsWith(end)) return [];
  const stem = word.slice(0, -end.length);
  return [stem, `${stem}e`, stem.replace(/i$/u, "y"), stem.replace(/(.)\1$/u, "$1")];
}
