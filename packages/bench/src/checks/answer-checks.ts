import { greatest } from "@/lib/lists/whole-lists";
import type { CheckOf } from "../task-schema";
import { findNames, withoutNames } from "../text/find-names";
import { numberWordsIn } from "../text/number-words";
import { plainText } from "../text/plain-text";
import { polarityOf } from "../text/polarity";
import { means, numbersIn } from "../text/read-numbers";
import type { Evidence, Fault } from "./check-types";
import { someOf } from "./find-elements";

/** In figures or words; digits inside the names of nodes are no numbers. */
export function checkAnswerNumber(check: CheckOf<"answer-number">, evidence: Evidence): Fault {
  const text = withoutNames(evidence.answer, labelsWithFigures(evidence));
  const numbers = numbersIn(text);
  if (numbers.some((number) => means(number, check.value, check.tolerance))) return undefined;
  if (numberWordsIn(text).has(check.value)) return undefined;
  return `the answer does not tell ${check.value}: ${quoted(evidence.answer)}`;
}

/**
 * All the names; with `only` no other node's, with `first` no other node's before the last of them, save those the user named;
 * `ordered`: in that order.
 */
export function checkAnswerNames(
  { names, ordered = false, only = false, first = false }: CheckOf<"answer-names">,
  evidence: Evidence,
): Fault {
  const labels = evidence.after.report.nodes.map(({ label }) => label);
  const named = findNames(evidence.answer, [...names, ...labels], { anyCase: true }).map(({ name }) => fold(name));
  const missing = names.filter((name) => !named.includes(fold(name)));
  if (missing.length > 0) return `not named: ${someOf(missing)} in ${quoted(evidence.answer)}`;
  const others = only || first ? othersNamed(names, labels, evidence) : [];
  if (only && others.length > 0) return `named too: ${someOf(others)} in ${quoted(evidence.answer)}`;
  const end = greatest(names.map((name) => named.indexOf(fold(name))));
  const before = first ? others.filter((name) => named.slice(0, end).includes(fold(name))) : [];
  if (before.length > 0) return `named before: ${someOf(before)} in ${quoted(evidence.answer)}`;
  if (!ordered || standInOrder(names.map(fold), named)) return undefined;
  return `not in the order ${names.join(", ")}: ${quoted(evidence.answer)}`;
}

export function checkAnswerYes(_: CheckOf<"answer-yes">, { answer, step }: Evidence): Fault {
  return polarityOf(answer, step.prompt) === "yes" ? undefined : `not a yes: ${quoted(answer)}`;
}

export function checkAnswerNo(_: CheckOf<"answer-no">, { answer, step }: Evidence): Fault {
  return polarityOf(answer, step.prompt) === "no" ? undefined : `not a no: ${quoted(answer)}`;
}

export function checkAnswerMatches({ pattern, flags = "iu" }: CheckOf<"answer-matches">, { answer }: Evidence): Fault {
  return matches(pattern, flags, answer) ? undefined : `/${pattern}/ is not in ${quoted(answer)}`;
}

export function checkAnswerLacks({ pattern, flags = "iu" }: CheckOf<"answer-lacks">, { answer }: Evidence): Fault {
  return matches(pattern, flags, answer) ? `/${pattern}/ is in ${quoted(answer)}` : undefined;
}

/** The beginning of an answer, on one line. */
export function quoted(answer: string): string {
  const line = answer.replace(/\s+/g, " ").trim();
  const characters = [...line];
  return `"${characters.length > 160 ? `${characters.slice(0, 160).join("")}…` : line}"`;
}

function matches(pattern: string, flags: string, answer: string): boolean {
  const expression = new RegExp(pattern, flags.replace(/[gy]/g, ""));
  return expression.test(answer) || expression.test(plainText(answer));
}

function othersNamed(names: readonly string[], labels: readonly string[], evidence: Evidence): readonly string[] {
  const wanted = new Set(names.map(fold));
  const said = new Set(
    evidence.prompts.flatMap(({ prompt }) => findNames(prompt, labels, { anyCase: true })).map(({ name }) => name),
  );
  const inAnswer = findNames(evidence.answer, [...names, ...labels]).map(({ name }) => name);
  return [...new Set(inAnswer)].filter((name) => !wanted.has(fold(name)) && !said.has(name));
}

/** Other names, and the same ones earlier ("from Ann to Bob: Ann, Kim, Bob"), may stand between. */
function standInOrder(names: readonly string[], named: readonly string[]): boolean {
  let from = 0;
  return names.every((name) => {
    const at = named.indexOf(name, from);
    from = at + 1;
    return at >= 0;
  });
}

function labelsWithFigures({ after }: Evidence): readonly string[] {
  return after.report.nodes
    .map(({ label }) => label)
    .filter((label) => /[\d〇一二三四五六七八九十]/.test(label) && /\p{L}/u.test(label));
}

function fold(name: string): string {
  return plainText(name).toLowerCase();
}
