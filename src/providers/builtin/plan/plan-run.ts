import type { ProviderRequest } from "@/ai/port/provider-port";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import type { Offer } from "../dialogue/offered-choices";
import type { Ref } from "../meaning/acts";
import type { Speech } from "../say/speech";
import type { Schema } from "../schema/schema";
import type { Step } from "./outcome";

/** Elements a step works on, ready for a command. */
export interface Subject {
  readonly selector: Selector;
  readonly target: ElementTarget;
  readonly one: string;
  readonly many: string;
  /** Where it is known already. */
  readonly count?: number;
  /** The named or few elements themselves, so that an answer can name them. */
  readonly ids?: readonly string[];
  readonly isAll: boolean;
  /** A way through the graph: its edges belong to it as well. */
  readonly isPath?: boolean;
}

/** What the conversation spoke of before this message. */
export interface Spoken {
  /** The elements found, styled or made last. */
  readonly last: () => Subject | null;
  /** Those that were spoken of before these. */
  readonly before: () => Subject | null;
  /** What is left of those that the last ones were picked from; else of all. */
  readonly others: () => Subject | null;
}

/** What the steps of one message share while they run. */
export interface PlanRun {
  readonly request: ProviderRequest;
  readonly schema: Schema;
  readonly spoken: Spoken;
  /** What is said, in the language of the message. */
  readonly say: Speech;
  /** Finds out which elements a phrase means. */
  readonly resolve: (ref: Ref, run: PlanRun) => Step<Resolved>;
  /** What an earlier clause of this message found. */
  found: Subject | null;
  /** A clause came to nothing, so that what refers to it is not done; of a fault that is said. */
  isStuck: boolean | "fault";
  /** A phrase means nothing in this graph. */
  isUnmet: boolean;
  /** The message asks or draws: no data it speaks of is changed. */
  readonly isReading: boolean;
  /** Misspelt names that were taken for these, and what vague words were taken for. */
  readonly taken: string[];
  /** A guess in words that say only that, where it has any. */
  readonly guessed: string | null;
  /** What may have been meant, for the user to choose from. */
  readonly offers: Offer[];
}

/** Which elements a phrase means, or what to tell instead. */
export type Resolved =
  | { readonly success: true; readonly subject: Subject }
  | { readonly success: false; readonly text: string };
