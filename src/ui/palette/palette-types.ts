import type { LucideIcon } from "lucide-react";
import type { Words } from "@/words/words";
import type { NodeSignProps } from "../parts/NodeSign";
import type { Services } from "../services";

export type PaletteSection = keyof Words["palette"]["sections"];

/** One row of the palette. */
export interface PaletteItem {
  /** Unique in the list. */
  readonly key: string;
  readonly section: PaletteSection;
  readonly title: string;
  /** Other words people look for it by; never shown. */
  readonly aliases?: readonly string[];
  /** Behind the title: what matched, or why it cannot run. */
  readonly detail?: string;
  readonly icon?: LucideIcon;
  readonly sign?: NodeSignProps;
  readonly keys?: string;
  /** It cannot run now; `detail` says why. */
  readonly isOff?: boolean;
  /** Can be added to the selection with Shift. */
  readonly isElement?: boolean;
  /** Less is better; sections are in the order of their best. */
  readonly score: number;
  readonly run: (services: Services, options: { readonly isAdding: boolean }) => void;
}
