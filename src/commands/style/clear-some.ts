import type { GraphChange } from "@/graph/changes/change-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { StyleLayer } from "@/graph/styles/style-types";
import { speaker } from "@/lib/text/speaker";
import { elements, partTexts } from "../elements/parts";
import { resolveElements, withIds } from "../elements/resolve-elements";
import type { CommandContext } from "../registry/command-types";
import { layerMembers } from "./layer-members";

export const texts = {
  ...partTexts,
  noneCleared: "No style layer applies to these, so there was nothing to clear.",
  clearedSome: "{elements} have the default look again.",
} as const;
const tell = speaker(texts);

interface Clearing {
  readonly layers: readonly StyleLayer[];
  readonly selector: string;
  readonly target: ElementTarget;
  /** What is left of the layer; itself where it sets nothing of that, null where it sets nothing else. */
  readonly without: (layer: StyleLayer) => StyleLayer | null;
}

const none: { readonly id: string; readonly name: string }[] = [];

/** Takes looks away from some elements: the layers hold the others as before. */
export async function clearSome({ layers, selector, target, without }: Clearing, context: CommandContext) {
  const found = await resolveElements({ selector }, target, context);
  if (!found.success) return found;
  const chosen = new Set(found.ids);
  const cleared: Cleared[] = [];
  for (const layer of layers.filter((one) => one.target === target)) {
    const left = without(layer);
    if (left === layer) continue;
    const members = await layerMembers(layer, context);
    const hit = members.filter((id) => chosen.has(id));
    if (hit.length > 0) cleared.push({ layer, left, hit, isWhole: hit.length === members.length });
  }
  const ids = [...new Set(cleared.flatMap(({ hit }) => hit))];
  return {
    success: true,
    ...tell(
      ids.length === 0
        ? { id: "noneCleared" }
        : { id: "clearedSome", with: { elements: elements(ids.length, target) } },
    ),
    data: { removedLayers: none, changedLayers: cleared.map(({ layer }) => ({ id: layer.id, name: layer.name })) },
    changes: changesFor(cleared, context.state.layers),
    affectedNodes: target === "nodes" ? ids : [],
    affectedEdges: target === "edges" ? ids : [],
  } as const;
}

interface Cleared {
  readonly layer: StyleLayer;
  readonly left: StyleLayer | null;
  /** The elements of the layer that lose the look, and whether they are all it has. */
  readonly hit: readonly string[];
  readonly isWhole: boolean;
}

function changesFor(cleared: readonly Cleared[], layers: readonly StyleLayer[]): readonly GraphChange[] {
  const taken = new Set(layers.map(({ id }) => id));
  let shift = 0;
  return cleared.flatMap(({ layer, left, hit, isWhole }): readonly GraphChange[] => {
    if (isWhole) {
      if (left !== null) return [{ type: "layer-put", layer: left }];
      shift -= 1;
      return [{ type: "layer-remove", id: layer.id }];
    }
    const others: GraphChange = { type: "layer-put", layer: { ...layer, where: apartFrom(layer, hit) } };
    if (left === null) return [others];
    shift += 1;
    const part = { ...left, id: freeId(layer.id, taken), where: withIds(hit) };
    return [others, { type: "layer-put", layer: part, at: layers.indexOf(layer) + shift }];
  });
}

function apartFrom({ where }: StyleLayer, ids: readonly string[]): StyleLayer["where"] {
  const others = { op: "not", term: withIds(ids) } as const;
  return where.op === "all" ? others : { op: "and", terms: [where, others] };
}

function freeId(id: string, taken: Set<string>): string {
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  taken.add(`${id}-${number}`);
  return `${id}-${number}`;
}
