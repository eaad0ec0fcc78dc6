import type { ReadFault } from "./fault-texts";
import type { ReadHint } from "./hint-texts";
import type { GraphData } from "./host";
import type { ReadNote } from "./note-texts";

export type ReadResult =
  /** `notes`: what was read otherwise than it is in the file. */
  { readonly success: true; readonly graph: GraphData; readonly notes: readonly ReadNote[] } | ReadFailure;

export interface ReadFailure {
  readonly success: false;
  /** Text: an engine's own words. */
  readonly why: ReadFault | ReadNote | string;
  /** What to do about it. */
  readonly hint?: ReadHint;
  /** It could be read if somebody said as what. */
  readonly isUnsure?: boolean;
  /** Of what is surely a table. */
  readonly isTable?: boolean;
}

export function failure(
  why: ReadFailure["why"],
  details: Pick<ReadFailure, "hint" | "isUnsure" | "isTable"> = {},
): ReadFailure {
  return { success: false, why, ...details };
}

/** A graph of a file that says nothing of looks, sets and filter. */
export const bare = { layers: [], sets: [], filter: null } satisfies Partial<GraphData>;
