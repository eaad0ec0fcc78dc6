import type { StepFacts } from "../../command-words";
import { counted } from "../count";

export function some(facts: StepFacts): string {
  if (facts.isEdges) return edges(facts.count);
  return facts.kind === "" ? nodes(facts.count) : `${nodes(facts.count)} (${facts.kind})`;
}

export function both(facts: StepFacts): string {
  if (facts.isEdges || (facts.count === 0 && facts.edges > 0)) return edges(facts.edges);
  return facts.edges === 0 ? some(facts) : `${some(facts)} und ${edges(facts.edges)}`;
}

export function nodes(count: number): string {
  return countedOrNone(count, "Knoten", "Knoten");
}

export function edges(count: number): string {
  return countedOrNone(count, "Kante", "Kanten");
}

/** As everywhere, but "keine Katzen" for none. */
export function countedOrNone(count: number, one: string, many: string): string {
  if (count === 0) return `keine ${many}`;
  return counted(count, one, many);
}
