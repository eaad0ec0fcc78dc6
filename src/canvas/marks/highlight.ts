import type { ElementSet } from "@/graph/document/graph-types";

/** States of the view that lie over the drawn styles: selection, hover, dimming. */
export interface Highlight {
  select(selection: ElementSet): void;
  hover(key: string | null): void;
  dim(elements: ElementSet | null): void;
  /** Dims as well, as long as `dim` asks for nothing else. */
  isolate(elements: ElementSet | null): void;
  isIsolated(): boolean;
  /** Elements came or went: what follows from the states is worked out again. */
  again(): void;
  isHovered(key: string): boolean;
  isSelected(key: string): boolean;
  isDimmed(key: string): boolean;
  hovered(): string | null;
}

/** Opacity of what is dimmed. */
export const DIM_NODE = 0.18;
export const DIM_EDGE = 0.08;
