import { isJsonObject, type JsonValue } from "@/lib/json";
import type { CheckOf } from "../task-schema";
import { withoutNames } from "../text/find-names";
import { otherLanguageOf } from "../text/text-language";
import { quoted } from "./answer-checks";
import type { Evidence, Fault, Snapshot } from "./check-types";

/** The answer's own words are in the language: names, attributes and values of the graph are left aside. */
export function checkLanguage({ language }: CheckOf<"language">, { answer, before, after }: Evidence): Fault {
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
