import { isPlainQuestion } from "../languages/question-forms";
import { isHarmless } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";

/** What shows the answer to a question, and changes nothing else. */
const showing: ReadonlySet<Act["do"]> = new Set<Act["do"]>(["zoom", "select", "path", "communities"]);

export function isAnswer(act: Act): boolean {
  return isHarmless(act) || showing.has(act.do);
}

/** A question was read as a change. `english`: the message in English. */
export function changesByAsking(acts: readonly Act[], said: string, english: string): boolean {
  return !acts.every(isAnswer) && isPlainQuestion(said, english);
}

/** A question read as a change: what of it answers is left, and else nothing is done. */
export function askedOnly(acts: readonly Act[]): readonly Act[] {
  const answers = acts.filter(isAnswer);
  return answers.length > 0 ? answers : acts.map((act) => ({ do: "held", why: "asked", act, words: "" }));
}
