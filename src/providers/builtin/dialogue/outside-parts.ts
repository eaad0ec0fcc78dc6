import type { Selector } from "@/graph/selector/selector-types";
import { recordedActs } from "../meaning/recorded-acts";
import { not } from "../meaning/selectors";
import { call, numberIn, type Outcome, recordsIn, type Step, textIn } from "../plan/outcome";
import type { PlanRun, Subject } from "../plan/plan-run";

/** Whether the message before this one was about the separate parts of the graph. */
export function spokeOfParts(run: PlanRun): boolean {
  const before = run.request.history.at(-2);
  return before !== undefined && (recordedActs(before) ?? []).some((act) => act.do === "components");
}

/** The nodes outside the largest part: what "those" are after "are there separate parts?". */
export function* outsideParts(): Step<Subject | null> {
  const parts = yield* readParts();
  if (parts === null || parts.rest === null) return null;
  const words = { one: "node outside the largest part", many: "nodes outside the largest part" };
  return { selector: parts.rest, target: "nodes", ...words, count: parts.restCount, isAll: false };
}

/** The largest connected part, the whole graph where it hangs together; null when that could not be read. */
export function* largestPartOf(): Step<Subject | null> {
  const parts = yield* readParts();
  if (parts === null) return null;
  const words = { one: "node of the largest part", many: "nodes of the largest part" };
  const selector: Selector = parts.rest === null ? { op: "all" } : not(parts.rest);
  return { selector, target: "nodes", ...words, count: parts.count, isAll: false };
}

interface Parts {
  readonly count: number;
  /** What is apart from the largest; null: nothing. */
  readonly rest: Selector | null;
  readonly restCount: number;
}

function* readParts(): Step<Parts | null> {
  const outcome = yield* call("runAlgorithm", { algorithm: "components", options: { whole: true } });
  const [largest] = recordsIn(outcome.data, "components");
  const all = numberIn(outcome.data, "nodeCount") ?? 0;
  if (outcome.status !== "done" || largest === undefined) return null;
  const count = numberIn(largest, "size") ?? all;
  return { count, rest: setIn(outcome), restCount: all - count };
}

function setIn({ data }: Outcome): Selector | null {
  const name = textIn(data, "set").replace(/^\$/u, "");
  return name === "" ? null : { op: "set", name };
}
