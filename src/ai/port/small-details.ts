import type { AttributeProfile } from "@/graph/profile/profile-types";

/** A word of the user's and what it is in the open graph: "engineers", `role == 'engineer'`. */
export interface Mention {
  readonly word: string;
  readonly meaning: string;
}

/** What a small model is sent beyond the profile, which has room for few attributes and their commonest values. */
export interface SmallDetails {
  readonly mentions: readonly Mention[];
  /** Node attributes the profile left out. */
  readonly moreAttributes: readonly AttributeProfile[];
}
