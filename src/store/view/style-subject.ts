import type { ElementTarget } from "@/graph/document/graph-types";

/** What the style panel styles: elements, or a layer that is being changed. */
export type StyleSubject =
  | { readonly kind: "all" | "selected"; readonly target: ElementTarget }
  | { readonly kind: "where"; readonly target: ElementTarget; readonly selector: string }
  | { readonly kind: "layer"; readonly id: string };

export const wholeGraph: StyleSubject = { kind: "all", target: "nodes" };
