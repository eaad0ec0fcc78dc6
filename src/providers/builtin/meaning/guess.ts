/** A question that was taken freely: its answer says that it may not be what was asked. */
export interface Guess {
  readonly isGuess?: true;
}
