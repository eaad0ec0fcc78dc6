import type { StepFacts } from "../../command-words";
import { counted as countedFrom, figures } from "../count";

export function some(facts: StepFacts): string {
  if (facts.isEdges) return counted(facts.count, "edge");
  if (facts.kind === "") return counted(facts.count, "node");
  return `${figures(facts.count)} ${facts.count === 1 ? facts.kind : facts.kinds}`;
}

export function both(facts: StepFacts): string {
  if (facts.isEdges || (facts.count === 0 && facts.edges > 0)) return counted(facts.edges, "edge");
  return facts.edges === 0 ? some(facts) : `${some(facts)} and ${counted(facts.edges, "edge")}`;
}

/** As everywhere, but "no cats" for none. */
export function counted(count: number, noun: string): string {
  return count === 0 ? `no ${noun}s` : countedFrom(count, noun);
}
