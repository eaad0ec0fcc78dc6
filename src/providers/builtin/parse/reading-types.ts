import type { Act } from "../meaning/acts";
import type { Link } from "../schema/link-words";
import type { Schema } from "../schema/schema";
import type { Reader } from "./candidate";

/** How a message is read by the one before it. */
export interface ReadBack {
  /** The message laid over what the one before it did; or whole, where nothing of it leans on that. */
  readonly turn: (message: string, schema: Schema) => readonly Act[] | null;
  /** "What else": without what was asked about before. */
  readonly butAsked: (acts: readonly Act[], message: string) => readonly Act[];
  /** Further ways to take a clause. */
  readonly readers: readonly Reader[];
}

export interface Reading {
  readonly readBack?: ReadBack | undefined;
}

/** A message taken apart, and how it is read. */
export interface Linked {
  readonly links: readonly Link[];
  readonly reading: Reading;
}
