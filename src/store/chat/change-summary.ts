import type { ToolOutcome } from "@/ai/results/execution-result";
import type { ChangeCounts } from "@/graph/changes/describe-step";
import { isJsonObject, type JsonObject } from "@/lib/json";

/** Of what a change card speaks, in its order. */
export const changeKinds = [
  "graphOpened",
  "nodesAdded",
  "edgesAdded",
  "nodesRemoved",
  "edgesRemoved",
  "nodesRecoloured",
  "edgesRecoloured",
  "nodesResized",
  "edgesResized",
  "nodesRestyled",
  "edgesRestyled",
  "stylesCleared",
  "stylesChanged",
  "nodesEdited",
  "edgesEdited",
  "nodesMoved",
  "setsSaved",
  "filterChanged",
  "foldChanged",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One part of the sentence: "12 nodes recoloured". */
export interface ChangePart {
  readonly kind: ChangeKind;
  readonly count: number;
}

/** What a turn changed, in numbers, by its calls that were not undone. Null when nothing changed. */
export function changeSummary(counts: ChangeCounts, outcomes: readonly ToolOutcome[]): readonly ChangePart[] | null {
  if (counts.graphReplaced) return [{ kind: "graphOpened", count: 1 }];
  const styled = counts.layersChanged === 0 ? [] : styledParts(outcomes);
  const parts: readonly ChangePart[] = [
    { kind: "nodesAdded", count: counts.nodesAdded },
    { kind: "edgesAdded", count: counts.edgesAdded },
    { kind: "nodesRemoved", count: counts.nodesRemoved },
    { kind: "edgesRemoved", count: counts.edgesRemoved },
    ...styled,
    { kind: "stylesChanged", count: styled.length === 0 ? counts.layersChanged : 0 },
    { kind: "nodesEdited", count: counts.nodesChanged },
    { kind: "edgesEdited", count: counts.edgesChanged },
    { kind: "nodesMoved", count: counts.moved },
    { kind: "setsSaved", count: counts.setsChanged },
    { kind: "filterChanged", count: counts.filterChanged ? 1 : 0 },
    { kind: "foldChanged", count: counts.foldChanged ? 1 : 0 },
  ];
  const shown = parts.filter(({ count }) => count > 0);
  return shown.length === 0 ? null : shown;
}

/** Layers count one each; people want the elements, each once however often it was styled. */
function styledParts(outcomes: readonly ToolOutcome[]): readonly ChangePart[] {
  const parts = new Map<ChangeKind, { readonly first: ChangePart; readonly outcomes: ToolOutcome[] }>();
  for (const outcome of outcomes) {
    const part = styledPart(outcome);
    if (part === null) continue;
    const known = parts.get(part.kind);
    if (known) known.outcomes.push(outcome);
    else parts.set(part.kind, { first: part, outcomes: [outcome] });
  }
  return [...parts.values()].map(({ first, outcomes: all }) =>
    all.length === 1 ? first : { ...first, count: Math.max(first.count, elementsOf(all)) },
  );
}

function elementsOf(outcomes: readonly ToolOutcome[]): number {
  return new Set(outcomes.flatMap(({ affectedNodes, affectedEdges }) => [...affectedNodes, ...affectedEdges])).size;
}

function styledPart({ name, input, success, data }: ToolOutcome): ChangePart | null {
  if (!success || !isJsonObject(data)) return null;
  if (name === "clearStyles") return { kind: "stylesCleared", count: 1 };
  const count = data["styledCount"];
  if (typeof count !== "number" || count === 0) return null;
  const isEdges = name === "styleEdges" || input["target"] === "edges";
  return { kind: kindOf(input, isEdges), count };
}

function kindOf(input: JsonObject, isEdges: boolean): ChangeKind {
  const channels = ["color", "size", "width"].filter((name) => name in input || input["channel"] === name);
  if (channels.length !== 1) return isEdges ? "edgesRestyled" : "nodesRestyled";
  if (channels[0] === "color") return isEdges ? "edgesRecoloured" : "nodesRecoloured";
  return isEdges ? "edgesResized" : "nodesResized";
}
