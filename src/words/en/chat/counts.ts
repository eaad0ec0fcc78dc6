import type { StepFacts } from "../../command-words";
import { figures } from "../count";

export function some(facts: StepFacts): string {
  if (facts.isEdges) return counted(facts.count, "edge");
  if (facts.kind === "") return counted(facts.count, "node");
  return `${figures(facts.count)} ${facts.count === 1 ? facts.kind : facts.kinds}`;
}

export function both(facts: StepFacts): string {
  if (facts.isEdges || (facts.count === 0 && facts.edges > 0)) return counted(facts.edges, "edge");
  return facts.edges === 0 ? some(facts) : `${some(facts)} and ${counted(facts.edges, "edge")}`;
}

export function counted(count: number, noun: string): string {
  if (count === 0) return `no ${noun}s`;
  return `${figures(count)} ${noun}${count === 1 ? "" : "s"}`;
}
