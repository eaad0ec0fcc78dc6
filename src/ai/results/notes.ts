import type { SaidOf } from "@/lib/text/said";

/** What an answer needed beside plain calls. */
export const noteTexts = {
  shrunk: "The chat is too long for the model. I shortened or left out earlier messages.",
  summarised: "The model summarised older messages. Details may be missing.",
  simplified: "Every call of one step failed. I sent the model earlier messages without their data.",
  tokensUsed: "The budget of {count} tokens was used up. I asked for the answer without further calls.",
  secondsUsed: "The budget of {count} seconds was used up. I asked for the answer without further calls.",
  costUsed: "The budget of {cost} was used up. I asked for the answer without further calls.",
  repeated: "The model repeated the same call three times. I asked for the answer without further calls.",
  allFailed: "Every call of the last step failed. I asked for the answer without further calls.",
  cutOff: "The answer reached the model's length limit and may be incomplete.",
  noEnd: "The model's reply ended early and may be incomplete.",
  quotedCall: "The answer repeats a call from the data ({commands}). I did not run it.",
  callInWords:
    "The answer has a call inside its text ({commands}). I did not run it: only calls at the start or end of a reply run.",
  outOfTime: "The time limit was reached, so I stopped the answer.",
  providerFailed: "The model failed before it answered. The summary is from the results.",
  noWords: "The model gave no answer in words. The summary is from the results.",
  atLimit: "I stopped at the step limit of one message ({count}). Something may be missing.",
  nothingDone: "This message changed nothing: no command that changes the graph was run.",
  nothingCalled: "This message changed nothing: the model called no command.",
  nothingDoneBecause: "This message changed nothing: {why}",
  partlyDone: "{count} of {all} changes were not made: {why}",
  ofShown: "This is about the {shown} nodes shown, not all {all} in the database.",
  // Only in older conversations, which stay readable.
  fallback: '{command} found nothing, so "{other}" was tried instead.',
} as const;

/** A provider's own words are text; so are the notes that older conversations and traces kept. */
export type Note = SaidNote | string;

/** `calls`: those whose messages are in `why`, which a page says in its own language. */
export type SaidNote = SaidOf<typeof noteTexts> & { readonly calls?: readonly string[] };

export function isNote(value: unknown): value is Note {
  if (typeof value === "string") return true;
  return typeof value === "object" && value !== null && "id" in value && Object.hasOwn(noteTexts, String(value.id));
}
