import type { AttributeProfile } from "@/graph/profile/profile-types";
import type { JsonObject } from "@/lib/json";

/** A word of the user's and what it is in the open graph: "engineers", `role == 'engineer'`. */
export interface Mention {
  readonly word: string;
  readonly meaning: string;
}

/** How rules read the running message: a hint, which may be wrong. */
export interface SuggestedCalls {
  readonly calls: readonly { readonly name: string; readonly input: JsonObject }[];
  /** Words of the message that the reading leaves out. */
  readonly leftOut: readonly string[];
}

/** What a small model is sent beyond the profile, which has room for few attributes and their commonest values. */
export interface SmallDetails {
  readonly mentions: readonly Mention[];
  /** Node attributes the profile left out. */
  readonly moreAttributes: readonly AttributeProfile[];
  /** From whoever reads messages by rules, where one helps. */
  readonly suggested?: SuggestedCalls;
}
