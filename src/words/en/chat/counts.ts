import { counted } from "@/lib/english";
import type { StepFacts } from "../../command-words";

export function some(facts: StepFacts): string {
  if (facts.isEdges) return countedOrNone(facts.count, "edge");
  if (facts.kind === "") return countedOrNone(facts.count, "node");
  return counted(facts.count, facts.kind, facts.kinds);
}

export function both(facts: StepFacts): string {
  if (facts.isEdges || (facts.count === 0 && facts.edges > 0)) return countedOrNone(facts.edges, "edge");
  return facts.edges === 0 ? some(facts) : `${some(facts)} and ${countedOrNone(facts.edges, "edge")}`;
}

/** As everywhere, but "no cats" for none. */
export function countedOrNone(count: number, noun: string): string {
  return count === 0 ? `no ${noun}s` : counted(count, noun);
}
