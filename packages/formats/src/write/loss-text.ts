import { type SaidOf, say } from "../host";

/** What a file of a format cannot hold of a graph, and how many there are of it. */
export interface ExportLoss {
  readonly kind: LossKind;
  readonly count: number;
}

/** In plain words, as a sentence. */
export function lossText(loss: ExportLoss): string {
  return say(lossTexts, saidLoss(loss));
}

export function saidLoss({ kind, count }: ExportLoss): SaidOf<typeof lossTexts> {
  return kind === "fold" || kind === "filter" ? { id: `loss ${kind}` } : { id: `loss ${kind}`, with: { count } };
}

export const lossTexts = {
  "loss nulls": ["{count} empty value (null) is not included.", "{count} empty values (null) are not included."],
  "loss layers": ["{count} style layer is not included.", "{count} style layers are not included."],
  "loss frozenLayers": [
    "{count} style layer is saved as fixed colours and sizes (light theme).",
    "{count} style layers are saved as fixed colours and sizes (light theme).",
  ],
  "loss shapes": [
    "{count} shape that the format does not have is not included.",
    "{count} shapes that the format does not have are not included.",
  ],
  "loss borders": ["The borders of {count} node are not included.", "The borders of {count} nodes are not included."],
  "loss labels": [
    "The labels that styles give {count} element are not included.",
    "The labels that styles give {count} elements are not included.",
  ],
  "loss lettering": [
    "Size, colour and position of labels of {count} element are not included.",
    "Size, colour and position of labels of {count} elements are not included.",
  ],
  "loss icons": ["The icons of {count} node are not included.", "The icons of {count} nodes are not included."],
  "loss arrows": [
    "The arrows that styles give {count} edge are not included.",
    "The arrows that styles give {count} edges are not included.",
  ],
  "loss courses": [
    "The curves of {count} edge (curved, right-angled) are not included.",
    "The curves of {count} edges (curved, right-angled) are not included.",
  ],
  "loss sets": ["{count} saved set is not included.", "{count} saved sets are not included."],
  "loss fold": "Folded groups are not included.",
  "loss filter": "The filter is not included.",
  "loss edges": [
    "{count} edge is not included: edges go in a separate file.",
    "{count} edges are not included: edges go in a separate file.",
  ],
  "loss nodeValues": [
    "The attributes of {count} node are not included: nodes go in a separate file.",
    "The attributes of {count} nodes are not included: nodes go in a separate file.",
  ],
  "loss lonelyNodes": ["{count} node without edges is not included.", "{count} nodes without edges are not included."],
  "loss positions": [
    "The positions of {count} node are not included.",
    "The positions of {count} nodes are not included.",
  ],
  "loss groups": ["The groups of {count} node are not included.", "The groups of {count} nodes are not included."],
  "loss direction": [
    "The direction of {count} edge would be read differently.",
    "The direction of {count} edges would be read differently.",
  ],
  "loss ids": [
    "{count} row would be read differently, because of their ids or attribute names.",
    "{count} rows would be read differently, because of their ids or attribute names.",
  ],
  "loss values": [
    "{count} value would be read as another type or text.",
    "{count} values would be read as another type or text.",
  ],
  "loss noValues": ["{count} value is not included.", "{count} values are not included."],
} as const;

export type LossKind = keyof typeof lossTexts extends `loss ${infer Kind}` ? Kind : never;
