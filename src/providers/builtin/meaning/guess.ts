/** A question that was taken freely: its answer says that it may not be what was asked. */
export interface Guess {
  readonly isGuess?: true;
  /** What of the message was ignored, and the noun that nothing here is called, to be told with the answer. */
  readonly doubt?: { readonly ignored: readonly string[]; readonly noun?: string };
}
