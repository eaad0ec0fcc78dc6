import type { StyleLayer } from "@/graph/styles/style-types";
import { counted } from "@/lib/english";
import { nearest } from "@/lib/text/nearest";
import { listed } from "../elements/wording";
import type { CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";
import { isCalled } from "./layer-changes";

/** By id, by name, else the only one whose name holds the text. */
export function layersCalled(text: string, layers: readonly StyleLayer[]): readonly StyleLayer[] | CommandRefusal {
  const exact = layers.filter((layer) => layer.id === text || isCalled(layer, text));
  if (exact.length > 0) return exact;
  const holding = layers.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  if (holding.length === 1) return holding;
  const all = `Layers: ${listed(layers.map(({ id, name }) => `'${name}' (${id})`))}.`;
  if (holding.length > 1) {
    return refuse(
      `${counted(holding.length, "style layer")} have '${text}' in their name.`,
      `Give the id of one. ${all}`,
      { why: "several-layers", name: text, count: holding.length },
    );
  }
  const names = layers.map(({ name }) => name);
  const near = nearest(text, names);
  const hint = near.length > 0 ? `The nearest: ${listed(near)}. ${all}` : all;
  return refuse({ why: "unknown-layer", name: text, names }, hint);
}
