/**
 * What an answer needed beside plain calls, as `degraded` says it in English: scripts read these words. `{name}` is a hole. A page in
 * another language finds the note by its words (`readNote`) and says it in its own.
 */
export const noteTexts = {
  shrunk: "The conversation had grown too long for the model, so earlier messages were shortened or left out.",
  summarised: "Older messages had grown too many, so the model wrote a summary of them; details may be missing.",
  simplified: "Every call of a round failed, so the model was sent earlier messages without their data.",
  tokensUsed: "The message's budget of {count} tokens was used up, so the answer was asked for without further calls.",
  secondsUsed:
    "The message's budget of {count} seconds was used up, so the answer was asked for without further calls.",
  /** After the two above, which it would match too. */
  costUsed: "The message's budget of {count} was used up, so the answer was asked for without further calls.",
  repeated: "The same call came three times, so the answer was asked for without further calls.",
  allFailed: "Every call of the last round failed, so the answer was asked for without further calls.",
  cutOff: "The answer reached the model's length limit and may be incomplete.",
  noEnd: "The model's reply ended without saying that it was complete.",
  quotedCall: "The answer repeats a call that stands in the data ({commands}). It was shown, not run.",
  callInWords:
    "A call stands inside the answer's words ({commands}). It was shown, not run: only a call at the start or end of a reply is run.",
  outOfTime: "The message's seconds were used up, so the answer was stopped in the middle.",
  providerFailed: "The provider failed before the answer, so what was done is told from the results.",
  noWords: "The model gave no answer in words, so what was done is told from the results.",
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
