import { allEnglish } from "./en/all";
import type { AllWords } from "./words";
import type { WordsState } from "./words-store";

/** For what is loaded when it is opened: English whole is loaded beside it. Nothing that the page begins with may ask for it. */
export function allWords({ all }: Pick<WordsState, "all">): AllWords {
  return all ?? allEnglish;
}
