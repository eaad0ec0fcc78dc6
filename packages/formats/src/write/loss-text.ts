import { counted } from "../host";

/** What a file of a format cannot hold of a graph, and how many there are of it. */
export interface ExportLoss {
  readonly kind: LossKind;
  readonly count: number;
}

/** In plain words, as a sentence. */
export function lossText({ kind, count }: ExportLoss): string {
  const text: (count: number) => string = lossTexts[kind];
  return text(count);
}

const lossTexts = {
  nulls: (count) => `${counted(count, "empty value (null) is", "empty values (null) are")} not included.`,
  layers: (count) => `${counted(count, "style layer is", "style layers are")} not included.`,
  frozenLayers: (count) =>
    `${counted(count, "style layer is", "style layers are")} saved as fixed colours and sizes (light theme).`,
  shapes: (count) =>
    `${counted(count, "shape that the format does not have is", "shapes that the format does not have are")} not included.`,
  borders: (count) => `The borders of ${counted(count, "node", "nodes")} are not included.`,
  labels: (count) => `The labels that styles give ${counted(count, "element", "elements")} are not included.`,
  lettering: (count) =>
    `Size, colour and position of labels of ${counted(count, "element", "elements")} are not included.`,
  icons: (count) => `The icons of ${counted(count, "node", "nodes")} are not included.`,
  arrows: (count) => `The arrows that styles give ${counted(count, "edge", "edges")} are not included.`,
  courses: (count) => `The curves of ${counted(count, "edge", "edges")} (curved, right-angled) are not included.`,
  sets: (count) => `${counted(count, "saved set is", "saved sets are")} not included.`,
  fold: () => "Folded groups are not included.",
  filter: () => "The filter is not included.",
  edges: (count) => `${counted(count, "edge is", "edges are")} not included: edges go in a separate file.`,
  nodeValues: (count) =>
    `The attributes of ${counted(count, "node", "nodes")} are not included: nodes go in a separate file.`,
  lonelyNodes: (count) => `${counted(count, "node without edges is", "nodes without edges are")} not included.`,
  positions: (count) => `The positions of ${counted(count, "node", "nodes")} are not included.`,
  groups: (count) => `The groups of ${counted(count, "node", "nodes")} are not included.`,
  direction: (count) => `The direction of ${counted(count, "edge", "edges")} would be read differently.`,
  ids: (count) =>
    `${counted(count, "row", "rows")} would be read differently, because of their ids or attribute names.`,
  values: (count) => `${counted(count, "value", "values")} would be read as another type or text.`,
  noValues: (count) => `${counted(count, "value is", "values are")} not included.`,
} satisfies Readonly<Record<string, (count: number) => string>>;

export type LossKind = keyof typeof lossTexts;
