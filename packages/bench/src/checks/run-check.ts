import { isJsonObject, type JsonValue } from "@/lib/json";
import type { SourceReport } from "../headless-report";
import type { Check, CheckOf, SingleCheck } from "../task-schema";
import { withoutNames } from "../text/find-names";
import { plainText } from "../text/plain-text";
import { isQuestion, isRefusal } from "../text/speech-acts";
import { otherLanguageOf } from "../text/text-language";
import {
  checkAnswerLacks,
  checkAnswerMatches,
  checkAnswerNames,
  checkAnswerNo,
  checkAnswerNumber,
  checkAnswerYes,
  quoted,
} from "./answer-checks";
import { changeOf, checkUnchanged } from "./changes";
import type { Evidence, Fault, Snapshot } from "./check-types";
import {
  checkAttribute,
  checkChangedOnly,
  checkCount,
  checkEdge,
  checkNode,
  checkNoEdge,
  checkNoNode,
} from "./data-checks";
import { checkColour, checkLabel, checkShape, checkSized } from "./drawn-checks";
import { someOf } from "./find-elements";
import { checkGrounded } from "./grounded-check";
import { checkCalls, checkRounds } from "./loop-checks";
import { checkMapped } from "./mapped-check";
import { checkAnswerOrder, checkAnswerPath } from "./path-checks";
import { checkFocused, checkHighlighted, checkLayout, checkSelected, checkUnstyled, checkVisible } from "./view-checks";

type Checkers = { readonly [T in SingleCheck["type"]]: (check: CheckOf<T>, evidence: Evidence) => Fault };

const checkers: Checkers = {
  colour: checkColour,
  size: checkSized,
  width: checkSized,
  opacity: checkSized,
  shape: checkShape,
  label: checkLabel,
  mapped: checkMapped,
  unstyled: checkUnstyled,
  selected: checkSelected,
  visible: checkVisible,
  focused: checkFocused,
  highlighted: checkHighlighted,
  layout: checkLayout,
  node: checkNode,
  "no-node": checkNoNode,
  edge: checkEdge,
  "no-edge": checkNoEdge,
  count: checkCount,
  attribute: checkAttribute,
  unchanged: checkUnchanged,
  "changed-only": checkChangedOnly,
  "answer-number": checkAnswerNumber,
  "answer-names": checkAnswerNames,
  "answer-path": checkAnswerPath,
  "answer-order": checkAnswerOrder,
  "answer-yes": checkAnswerYes,
  "answer-no": checkAnswerNo,
  "answer-matches": checkAnswerMatches,
  "answer-lacks": checkAnswerLacks,
  asks: checkAsks,
  refuses: checkRefuses,
  grounded: checkGrounded,
  calls: checkCalls,
  rounds: checkRounds,
  sources: checkSources,
  language: checkLanguage,
  "may-fail": () => undefined,
};

/** Why the check does not hold, undefined when it does. */
export function runCheck(check: Check, evidence: Evidence): Fault {
  if (check.type !== "any-of") return runSingle(check, evidence);
  const faults = check.checks.map((one) => runSingle(one, evidence));
  return faults.includes(undefined) ? undefined : `none of these holds: ${faults.join(" / ")}`;
}

function runSingle<T extends SingleCheck["type"]>(check: CheckOf<T>, evidence: Evidence): Fault {
  const checker: Checkers[T] = checkers[check.type];
  return checker(check, evidence);
}

function checkAsks(_: CheckOf<"asks">, evidence: Evidence): Fault {
  return (
    nothingChanged(evidence) ?? (isQuestion(evidence.answer) ? undefined : `no question: ${quoted(evidence.answer)}`)
  );
}

function checkRefuses(_: CheckOf<"refuses">, evidence: Evidence): Fault {
  return (
    nothingChanged(evidence) ?? (isRefusal(evidence.answer) ? undefined : `no refusal: ${quoted(evidence.answer)}`)
  );
}

function nothingChanged(evidence: Evidence): Fault {
  return changeOf(["data", "style", "view", "layout", "selection"], evidence);
}

/** The answer's own words are in the language: names, attributes and values of the graph are left aside. */
function checkLanguage({ language }: CheckOf<"language">, { answer, before, after }: Evidence): Fault {
  const own = withoutNames(answer, [...wordsOfGraph(before), ...wordsOfGraph(after)]);
  const other = otherLanguageOf(own, language);
  return other && `in ${other}, not in ${language}: ${quoted(answer)}`;
}

function wordsOfGraph({ report }: Snapshot): readonly string[] {
  const elements = [...report.nodes, ...report.edges];
  const words = elements.flatMap(({ attributes }) => [...Object.keys(attributes), ...textsIn(attributes)]);
  return [...report.nodes.map(({ label }) => label), ...words];
}

function textsIn(value: JsonValue): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item));
  return isJsonObject(value) ? Object.values(value).flatMap((item) => textsIn(item)) : [];
}

type Place = NonNullable<CheckOf<"sources">["include"]>[number];

/** All of `include` and one of `any` are among the answer's sources; with `only` nothing else is. */
function checkSources(check: CheckOf<"sources">, { step }: Evidence): Fault {
  const { include = [], any = [], only = false, min = 0, max = Number.POSITIVE_INFINITY, from } = check;
  const sources = step.sources ?? [];
  const named = sources.length > 0 ? someOf([...new Set(sources.map(nameOf))]) : "none";
  const isNamed = (place: Place): boolean => sources.some((source) => occursIn(source, place));
  const missing = include.find((place) => !isNamed(place));
  if (missing) return `no source is ${placeName(missing)}: ${named}`;
  if (any.length > 0 && !any.some(isNamed)) return `no source is ${any.map(placeName).join(" or ")}: ${named}`;
  const other = only && sources.find((source) => ![...include, ...any].some((place) => occursIn(source, place)));
  if (other) return `${nameOf(other)} is a source too`;
  if (sources.length < min) return `${sources.length} sources, at least ${min} wanted`;
  if (sources.length > max) return `${sources.length} sources, at most ${max} allowed: ${named}`;
  const stray = from !== undefined && sources.find((source) => source.from !== from);
  return stray ? `${nameOf(stray)} is from ${stray.from ?? "nowhere"}, not from ${from}` : undefined;
}

function occursIn({ course, lesson, number }: SourceReport, place: Place): boolean {
  if (place.course !== undefined && fold(place.course) !== fold(course)) return false;
  if (place.lesson === undefined) return true;
  return typeof place.lesson === "number" ? place.lesson === number : fold(place.lesson) === fold(lesson);
}

function nameOf({ course, lesson, number }: SourceReport): string {
  return `${course} / ${number === undefined ? "" : `${number} `}${lesson}`;
}

function placeName({ course, lesson }: Place): string {
  return [course, lesson].filter((part) => part !== undefined).join(" / ");
}

function fold(text: string): string {
  return plainText(text).trim().toLowerCase();
}
