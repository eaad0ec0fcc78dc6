import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector-types";
import type { JsonObject } from "@/lib/json";
import type { Desk, Subject } from "./desk";
import { call, numberIn, type Outcome, recordIn, type Step, textIn, toOutcome } from "./outcome";
import { recordedActs } from "./recorded-acts";
import { any, idIn, not } from "./selectors";

/** How often the part may be widened by 5 steps before it counts as too wide to walk. */
const walkLimit = 12;

/** Whether the message before this one was about the separate parts of the graph. */
export function spokeOfParts(desk: Desk): boolean {
  const before = desk.request.history.at(-2);
  return before !== undefined && (recordedActs(before) ?? []).some((act) => act.do === "components");
}

/** The nodes outside the part of the best connected node: what "those" are after "are there separate parts?". */
export function* outsideParts(desk: Desk): Step<Subject | null> {
  const summary = summaryBefore(desk);
  const hub = textIn(recordIn(summary, "highestDegree"), "id");
  if (hub === "" || (numberIn(summary, "componentCount") ?? 0) < 2) return null;
  let part: Part | null = { selector: idIn([hub]), size: 1, isWhole: false };
  for (let walk = 0; part !== null && !part.isWhole; walk += 1) part = walk < walkLimit ? yield* widened(part) : null;
  const count = (numberIn(summary, "nodeCount") ?? 0) - (part?.size ?? 0);
  if (part === null || count <= 0) return null;
  const words = { one: "node outside the largest part", many: "nodes outside the largest part" };
  return { selector: not(part.selector), target: "nodes", ...words, count, isAll: false };
}

/** The largest connected part, walked from the best connected node; null when that node is not in it, or it is too wide. */
export function* largestPartOf(): Step<Subject | null> {
  const summary = yield* call("queryGraph", { query: "summary" });
  const hub = textIn(recordIn(summary.data, "highestDegree"), "id");
  const sizes = summary.data["componentSizes"];
  if (summary.status !== "done" || hub === "" || !Array.isArray(sizes)) return null;
  let part: Part | null = { selector: idIn([hub]), size: 1, isWhole: false };
  for (let walk = 0; part !== null && !part.isWhole; walk += 1) part = walk < walkLimit ? yield* widened(part) : null;
  if (part === null || part.size !== sizes[0]) return null;
  const words = { one: "node of the largest part", many: "nodes of the largest part" };
  return { selector: part.selector, target: "nodes", ...words, count: part.size, isAll: false };
}

function summaryBefore(desk: Desk): JsonObject {
  const rounds = desk.request.history.at(-2)?.rounds ?? [];
  const last = rounds.flatMap((round) => round.results).at(-1);
  return toOutcome(last?.content, last?.success ?? false).data;
}

export interface Part {
  readonly selector: Selector;
  readonly size: number;
  /** Nothing is next to it any more. */
  readonly isWhole: boolean;
}

/** The part and what is within 5 steps of it; null when that could not be read. */
export function* widened(part: Part): Step<Part | null> {
  const around = yield* call("getNeighbors", { selector: printSelector(part.selector), depth: 5 });
  const reached = setIn(around);
  const count = numberIn(around.data, "count");
  if (count === 0) return { ...part, isWhole: true };
  if (reached === null) return null;
  const joined = yield* call("findNodes", { selector: printSelector(any([reached, part.selector])), limit: 1 });
  const selector = setIn(joined);
  const size = numberIn(joined.data, "count");
  return selector === null || size === null ? null : { selector, size, isWhole: false };
}

function setIn({ status, data }: Outcome): Selector | null {
  const name = textIn(data, "set").replace(/^\$/u, "");
  return status === "done" && name !== "" ? { op: "set", name } : null;
}
