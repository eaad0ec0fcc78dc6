/**
 * What an answer needed beside plain calls, as `degraded` says it in English: scripts read these words. `{name}` is a hole. A page in
 * another language finds the note by its words (`readNote`) and says it in its own.
 */
export const noteTexts = {
  shrunk: "The chat is too long for the model. I shortened or left out earlier messages.",
  summarised: "The model summarised older messages. Details may be missing.",
  simplified: "Every call of one step failed. I sent the model earlier messages without their data.",
  tokensUsed: "The budget of {count} tokens was used up. I asked for the answer without further calls.",
  secondsUsed: "The budget of {count} seconds was used up. I asked for the answer without further calls.",
  /** After the two above, which it would match too. */
  costUsed: "The budget of {count} was used up. I asked for the answer without further calls.",
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
  /** After the two above, which it would match too. */
  nothingDoneBecause: "This message changed nothing: {why}",
  partlyDone: "{count} of {all} changes were not made: {why}",
  fallback: '{command} found nothing, so "{other}" was tried instead.',
} as const;

export type NoteName = keyof typeof noteTexts;
export type NoteHoles = Readonly<Record<string, string | number>>;

/** The note with its holes filled. */
export function toNote(name: NoteName, holes: NoteHoles = {}): string {
  return fillHoles(noteTexts[name], holes);
}

/** Any text with `{name}` holes; a hole without a value stays as it is. */
export function fillHoles(text: string, holes: NoteHoles): string {
  return text.replace(/\{(\w+)\}/gu, (hole, name: string) => String(holes[name] ?? hole));
}

export interface ReadNote {
  readonly name: NoteName;
  readonly holes: Readonly<Record<string, string>>;
}

/** Which note a text is; null for any other text, such as a provider's own. */
export function readNote(text: string): ReadNote | null {
  for (const [name, template] of Object.entries(noteTexts)) {
    const match = patternOf(template).exec(text);
    if (match !== null && isNoteName(name)) return { name, holes: { ...match.groups } };
  }
  return null;
}

function isNoteName(name: string): name is NoteName {
  return Object.hasOwn(noteTexts, name);
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\{(\w+)\}/u);
  const pattern = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : `(?<${part}>.+)`));
  return new RegExp(`^${pattern.join("")}$`, "u");
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
}
