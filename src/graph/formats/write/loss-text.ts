import { counted } from "@/lib/english";
import type { ExportLoss, LossKind } from "./loss-types";

/** In plain words, as a sentence. */
export function lossText({ kind, count }: ExportLoss): string {
  return lossTexts[kind](count);
}

const lossTexts: Readonly<Record<LossKind, (count: number) => string>> = {
  nulls: (count) => `${counted(count, "empty value (null) is", "empty values (null) are")} left out.`,
  layers: (count) => `${counted(count, "style layer is", "style layers are")} left out.`,
  frozenLayers: (count) =>
    `${counted(count, "style layer becomes", "style layers become")} the look that each element has now, in the colours of the light theme.`,
  shapes: (count) =>
    `${counted(count, "shape that the format does not have is", "shapes that the format does not have are")} left out.`,
  borders: (count) => `The borders of ${counted(count, "node", "nodes")} are left out.`,
  labels: (count) => `The labels that styles give ${counted(count, "element", "elements")} are left out.`,
  lettering: (count) =>
    `Size, colour and place of the labels of ${counted(count, "element", "elements")} are left out.`,
  icons: (count) => `The icons of ${counted(count, "node", "nodes")} are left out.`,
  arrows: (count) => `The arrows that styles give ${counted(count, "edge", "edges")} are left out.`,
  courses: (count) => `The courses of ${counted(count, "edge", "edges")} (curved, right-angled) are left out.`,
  sets: (count) => `${counted(count, "saved set is", "saved sets are")} left out.`,
  fold: () => "Which groups are folded is left out.",
  filter: () => "The filter is left out.",
  edges: (count) => `${counted(count, "edge is", "edges are")} left out: edges are a table of their own.`,
  nodeValues: (count) =>
    `The attributes of ${counted(count, "node", "nodes")} are left out: nodes are a table of their own.`,
  lonelyNodes: (count) => `${counted(count, "node without edges is", "nodes without edges are")} left out.`,
  positions: (count) => `The places of ${counted(count, "node", "nodes")} are left out.`,
  groups: (count) => `The groups of ${counted(count, "node", "nodes")} are left out.`,
  direction: (count) => `The direction of ${counted(count, "edge", "edges")} would be read otherwise.`,
  ids: (count) => `${counted(count, "row", "rows")} would be read otherwise, for their ids or the names of attributes.`,
  values: (count) => `${counted(count, "value", "values")} would be read as another kind or text.`,
};
