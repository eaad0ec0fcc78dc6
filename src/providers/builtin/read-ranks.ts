import type { ElementTarget } from "@/graph/graph-types";
import { hintedAttribute, hintedBy } from "./attribute-hints";
import type { Draft, Handler } from "./draft";
import { argOf, hasSense } from "./link-words";
import { attributeAt } from "./read-conditions";
import { attributesOf, type Schema } from "./schema";
import { numberOf, skipSmall } from "./small-steps";

/** "most connected", "the 3 oldest", "top 5 by age", "highest salary". */
export const ranking: Handler = (draft, at) =>
  degreeRank(draft, at) || groupRank(draft, at) || orderedRank(draft, at) || byAttribute(draft, at);

function degreeRank(draft: Draft, at: number): number {
  const order = argOf(draft.links[at], "degree");
  if (order === undefined || draft.target === "edges") return 0;
  const visited = /^(?:busiest|most popular|least popular)$/u.test(draft.links[at]?.norm ?? "")
    ? hintedAttribute(draft.schema, "nodes", "traffic")
    : null;
  setRank(draft, visited?.attribute.name ?? "degree", order === "least" ? "asc" : "desc");
  return 1;
}

function groupRank(draft: Draft, at: number): number {
  const most = argOf(draft.links[at], "most");
  const group = most ?? argOf(draft.links[at], "least");
  if (group === undefined) return 0;
  const hint = hintedBy(draft.schema, draft.target, draft.links[at], ["most", "least"]);
  if (hint === null) return sizeRank(draft, group, most !== undefined);
  setRank(draft, hint.attribute.name, hint.isUp ? "desc" : "asc");
  return 1;
}

/** "biggest", where no attribute is a size, is the best connected: nodes are drawn by degree. */
function sizeRank(draft: Draft, group: string, isMost: boolean): number {
  const next = draft.links[1];
  if (group !== "size" || draft.target === "edges" || next === undefined) return 0;
  setRank(draft, "degree", isMost ? "desc" : "asc");
  return 1;
}

function orderedRank(draft: Draft, at: number): number {
  const order = argOf(draft.links[at], "order");
  if (order === undefined) return 0;
  const number = numberOf(draft.links[at + 1]);
  const from = skipSmall(draft, at + (number === null ? 1 : 2));
  const direction = order === "bottom" ? "asc" : "desc";
  const by = measureAt(draft, from);
  const isTop = number !== null || /^(?:top|bottom)$/u.test(draft.links[at]?.norm ?? "");
  if (by === null && !isTop) return meantRank(draft, at, direction);
  if (number !== null) draft.count = number;
  if (by !== null) {
    setRank(draft, by, direction);
    return from + 1 - at;
  }
  draft.rank = { by: "", order: direction, limit: number ?? 10 };
  return from - at;
}

function meantRank(draft: Draft, at: number, direction: "asc" | "desc"): number {
  const meant = meantBy(draft.schema, draft.target, draft.links[at]?.norm ?? "");
  if (meant === null) return 0;
  setRank(draft, meant, direction);
  return 1;
}

/** "the highest peak", "the best film": what the word grades where no attribute is named, else the one number there is. */
export function meantBy(schema: Schema, target: ElementTarget, word: string): string | null {
  const group = graded[word];
  if (group === undefined) return null;
  const hint = hintedAttribute(schema, target, group);
  if (hint !== null) return hint.isTurned ? null : hint.attribute.name;
  const [only, second] = attributesOf(schema, target).filter(({ kind }) => kind === "number");
  return second === undefined ? (only?.name ?? null) : null;
}

const graded: Readonly<Record<string, string>> = {
  highest: "height",
  lowest: "height",
  best: "score",
  worst: "score",
  strongest: "strength",
  weakest: "strength",
  greatest: "size",
};

/** The numeric attribute or the degree named at this place. */
function measureAt(draft: Draft, at: number): string | null {
  const attribute = attributeAt(draft, at);
  if (attribute?.kind === "number") return attribute.name;
  if (draft.target === "edges") return null;
  const oneWay = ["indegree", "outdegree"].find((arg) => hasSense(draft.links[at], "noun", arg));
  const isDegree = ["degree", "neighbours", "edges"].some((arg) => hasSense(draft.links[at], "noun", arg));
  return oneWay ?? (isDegree ? "degree" : null);
}

/** "by age" after a ranking word, or "sorted by age". */
function byAttribute(draft: Draft, at: number): number {
  const isBy = /^(?:by|in order of|for|based on|according to)$/u.test(draft.links[at]?.norm ?? "");
  if (!isBy || draft.rank === null) return 0;
  const from = skipSmall(draft, at + 1);
  const start = hasSense(draft.links[from], "ask", "count") ? from + 1 : from;
  const by = measureAt(draft, start);
  if (by === null) return 0;
  setRank(draft, by, draft.rank.order);
  return start + 1 - at;
}

function setRank(draft: Draft, by: string, order: "asc" | "desc"): void {
  draft.rank = { by, order, limit: draft.rank?.limit ?? 0 };
}
