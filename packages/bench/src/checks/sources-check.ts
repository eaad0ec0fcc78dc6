import type { SourceReport } from "../headless-report";
import type { CheckOf } from "../task-schema";
import { plainText } from "../text/plain-text";
import type { Evidence, Fault } from "./check-types";
import { someOf } from "./find-elements";

type Place = NonNullable<CheckOf<"sources">["include"]>[number];

/** All of `include` and one of `any` are among the answer's sources; with `only` nothing else is. */
export function checkSources(check: CheckOf<"sources">, { step }: Evidence): Fault {
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
