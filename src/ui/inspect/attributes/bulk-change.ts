import type { ElementTarget } from "@/graph/document/graph-types";
import type { JsonObject } from "@/lib/json";
import type { Words } from "@/words/words";
import { problemText } from "../../values/problem-text";
import { readDraft } from "../../values/read-draft";
import type { ValueKind } from "../../values/value-kind";

export const bulkWays = ["set", "unset", "add", "multiply"] as const;
export type BulkWay = (typeof bulkWays)[number];

export interface BulkDraft {
  readonly attribute: string;
  readonly way: BulkWay;
  readonly kind: ValueKind;
  readonly text: string;
}

/** The input of `updateElements` for what is selected; null while something is missing, or why it is no value. */
export function bulkInput(
  { attribute, way, kind, text }: BulkDraft,
  target: ElementTarget,
  words: Words,
): { readonly input: JsonObject | null; readonly problem: string | null } {
  const name = attribute.trim();
  const base = { selector: "$selected", target };
  if (name === "") return { input: null, problem: null };
  if (way === "unset") return { input: { ...base, unset: [name] }, problem: null };
  const read = readDraft(text, way === "set" ? kind : "number");
  if (read.kind === "missing") return { input: null, problem: null };
  if (read.kind === "wrong") return { input: null, problem: problemText(read, { name, example: "13" }, words.table) };
  return { input: { ...base, [way]: { [name]: read.value } }, problem: null };
}
