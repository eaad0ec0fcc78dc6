import type { Source } from "@/knowledge/source";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";

/** A passage that a search found. */
export interface Hit extends Pick<Source, "id" | "course" | "lesson" | "number" | "from"> {
  readonly text: string;
}

export interface FoundHits {
  /** The best first. */
  readonly hits: readonly Hit[];
  readonly from: Source["from"];
}

/** What `searchContent` found, of its plain JSON. */
export function readHits(data: JsonValue | undefined): FoundHits {
  const record = isJsonObject(data) ? data : {};
  const passages = Array.isArray(record["passages"]) ? record["passages"].filter(isJsonObject) : [];
  const from = record["from"] === "handbook" ? "handbook" : "graph";
  return { hits: passages.map((passage) => toHit(passage, from)), from };
}

function toHit(passage: JsonObject, from: Source["from"]): Hit {
  const number = passage["number"];
  return {
    id: textAt(passage, "id"),
    course: textAt(passage, "course"),
    lesson: textAt(passage, "lesson"),
    ...(typeof number === "number" && { number }),
    text: textAt(passage, "text"),
    from: passage["from"] === "handbook" ? "handbook" : from,
  };
}

function textAt(record: JsonObject, name: string): string {
  const value = record[name];
  return typeof value === "string" ? value : "";
}
