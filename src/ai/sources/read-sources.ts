import type { Source } from "@/knowledge/source";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import type { Exchange, Round } from "../history/messages";
import type { ToolOutcome } from "../results/execution-result";

/** The commands whose results are texts an answer can be from. */
const readers: readonly string[] = ["searchContent", "getOutline"];

/**
 * Every text that is in the results as the model read them, by id: what a result was cut by was not read, and is no source.
 * The newest reading of a text counts.
 */
export function readSources(rounds: readonly Round[]): ReadonlyMap<string, Source> {
  const read = new Map<string, Source>();
  for (const { calls, results } of rounds) {
    results.forEach(({ success, content }, index) => {
      if (!success || !readers.includes(calls[index]?.name ?? "")) return;
      const result = tryJson(content);
      for (const source of sourcesIn(isJsonObject(result) ? result["data"] : undefined)) read.set(source.id, source);
    });
  }
  return read;
}

/** Of all the messages of a conversation. */
export function roundsOf(history: readonly Exchange[]): readonly Round[] {
  return history.flatMap(({ rounds }) => rounds);
}

/** The texts one call reads, by what it found; none of a call that reads no texts. */
export function textsRead({ name, success, data }: Pick<ToolOutcome, "name" | "success" | "data">): readonly Source[] {
  return success && readers.includes(name) ? sourcesIn(data) : [];
}

function sourcesIn(data: JsonValue | undefined): readonly Source[] {
  if (!isJsonObject(data)) return [];
  const from = data["from"] === "handbook" ? "handbook" : "graph";
  const passages = records(data["passages"]).map((passage) => toSource(passage, textAt(passage, "course"), from));
  const lessons = records(data["courses"]).flatMap((course) =>
    records(course["lessons"]).map((lesson) => toSource(lesson, textAt(course, "title"), from)),
  );
  return [...lessons, ...passages].filter(({ id }) => id !== "");
}

/** A passage tells its lesson and text, a lesson of an outline its title. */
function toSource(record: JsonObject, course: string, from: Source["from"]): Source {
  const { number, part } = record;
  const link = textAt(record, "link");
  return {
    id: textAt(record, "id"),
    course,
    lesson: textAt(record, "lesson") || textAt(record, "title"),
    ...(typeof number === "number" && { number }),
    ...(typeof part === "number" && { part }),
    ...(link !== "" && { link }),
    passage: textAt(record, "text"),
    from: record["from"] === "handbook" ? "handbook" : from,
  };
}

function records(value: JsonValue | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function textAt(record: JsonObject, name: string): string {
  const value = record[name];
  return typeof value === "string" ? value : "";
}
