import type { LayoutName } from "@/analysis/catalog/analysis-types";
import type { JsonObject } from "@/lib/json";

export type Direction = "down" | "up" | "right" | "left";
export const directions: readonly Direction[] = ["down", "up", "right", "left"];
export const layoutNames: readonly LayoutName[] = [
  "force",
  "layered",
  "concentric",
  "circle",
  "grid",
  "random",
  "geographic",
  "noverlap",
];

/** The form of the layout panel. */
export interface LayoutDraft {
  /** null: the one that suits the graph. */
  readonly layout: LayoutName | null;
  /** null: what suits the number of nodes; so is `gap`. */
  readonly spread: number | null;
  readonly gravity: number;
  readonly gap: number | null;
  /** Px that are to be free between nodes that are moved apart. */
  readonly apart: number;
  readonly direction: Direction;
  readonly root: string;
  /** "": by links, or as the layout finds best. */
  readonly by: string;
  readonly isSelection: boolean;
  readonly keepsPinned: boolean;
}

export const firstDraft: LayoutDraft = {
  layout: null,
  spread: null,
  gravity: 1,
  gap: null,
  apart: 6,
  direction: "down",
  root: "",
  by: "",
  isSelection: false,
  keepsPinned: true,
};

/** The draft as a call; `seed` makes a scatter another one each time. */
export function layoutCall(draft: LayoutDraft, layout: LayoutName, seed: number): { name: string; input: JsonObject } {
  const options: JsonObject = {
    ...(layout !== "noverlap" && draft.spread !== null && { spacing: draft.spread }),
    ...ownOptions(draft, layout, seed),
    ...(!draft.keepsPinned && { keepPinned: false }),
  };
  const input: JsonObject = {
    type: layout,
    ...(Object.keys(options).length > 0 && { options }),
    ...(draft.isSelection && { selector: "$selected" }),
  };
  return { name: "setLayout", input };
}

function ownOptions(draft: LayoutDraft, layout: LayoutName, seed: number): JsonObject {
  switch (layout) {
    case "force":
      return {
        ...(draft.gravity !== firstDraft.gravity && { gravity: draft.gravity }),
        ...(draft.gap !== null && { gap: draft.gap }),
      };
    case "layered":
      return {
        ...(draft.direction !== "down" && { direction: draft.direction }),
        ...(draft.root.trim() !== "" && { root: draft.root.trim() }),
      };
    case "concentric":
    case "circle":
    case "grid":
      return draft.by === "" ? {} : { by: draft.by };
    case "random":
      return { seed };
    case "geographic":
      return {};
    case "noverlap":
      return { gap: draft.apart };
  }
}
