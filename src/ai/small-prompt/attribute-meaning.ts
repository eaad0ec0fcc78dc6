import { foldText } from "@/graph/search/fold-text";
import type { KnownAttribute } from "./known-attributes";
import { type Measure, measureOf } from "./measure-words";
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
