import type { ToolOutcome } from "@/ai/execution-result";
import type { ChangeCounts } from "@/graph/describe-step";
import { isJsonObject, type JsonObject } from "@/lib/json";

/** What a change card says: "+3 nodes, 12 nodes recoloured, −1 edge". Null when nothing changed. */
export function changeSentence(counts: ChangeCounts, outcomes: readonly ToolOutcome[]): string | null {
  if (counts.graphReplaced) return "Another graph opened";
  const styled = counts.layersChanged === 0 ? [] : styledParts(outcomes);
  const parts = [
    ...signed("+", counts.nodesAdded, "node"),
    ...signed("+", counts.edgesAdded, "edge"),
    ...signed("−", counts.nodesRemoved, "node"),
    ...signed("−", counts.edgesRemoved, "edge"),
    ...styled,
    ...(counts.layersChanged > 0 && styled.length === 0 ? ["styles changed"] : []),
    ...told(counts.nodesChanged, "node", "edited"),
    ...told(counts.edgesChanged, "edge", "edited"),
    ...told(counts.moved, "node", "moved"),
    ...told(counts.setsChanged, "set", "saved"),
    ...(counts.filterChanged ? ["filter changed"] : []),
  ];
  return parts.length === 0 ? null : sentence(parts.join(", "));
}

function signed(sign: string, count: number, noun: string): readonly string[] {
  return count === 0 ? [] : [`${sign}${elements(count, noun)}`];
}

function told(count: number, noun: string, verb: string): readonly string[] {
  return count === 0 ? [] : [`${elements(count, noun)} ${verb}`];
}

function elements(count: number, noun: string): string {
  return `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Layers count one each; people want the elements. */
function styledParts(outcomes: readonly ToolOutcome[]): readonly string[] {
  const parts = outcomes.flatMap((outcome) => {
    if (!outcome.success || !isJsonObject(outcome.data)) return [];
    if (outcome.name === "clearStyles") return ["styles cleared"];
    const count = outcome.data["styledCount"];
    if (typeof count !== "number" || count === 0) return [];
    return [`${elements(count, nounOf(outcome))} ${verbOf(outcome.input)}`];
  });
  return [...new Set(parts)];
}

function nounOf({ name, input }: ToolOutcome): string {
  return name === "styleEdges" || input["target"] === "edges" ? "edge" : "node";
}

function verbOf(input: JsonObject): string {
  const channels = ["color", "size", "width"].filter((name) => name in input || input["channel"] === name);
  if (channels.length !== 1) return "restyled";
  return channels[0] === "color" ? "recoloured" : "resized";
}
