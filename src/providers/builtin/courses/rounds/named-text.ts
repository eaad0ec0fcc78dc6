import { quotes, sourceLine } from "../answer/compose";
import { missingIn } from "../answer/missing-words";
import { type FoundPassage, sentencesOf, termsOf } from "../answer/passages";
import type { Asking } from "./look-up";

const most = 9;

interface Naming {
  /** The whole name has to be said, not its last word alone: "the salamander". */
  readonly isWhole: boolean;
  readonly asking: Asking;
}

/**
 * The whole text of the node that a question names, as what comes nearest: its own words for what is asked are not the question's.
 * "" where the best passage is of no node that is named, or there are courses.
 */
export function textOfNamed(
  passages: readonly FoundPassage[],
  topic: string,
  { isWhole, asking: { library, words } }: Naming,
): string {
  const [best] = passages;
  if (best === undefined || best.isHandbook || library.kind !== "texts") return "";
  const asked = new Set(termsOf(topic));
  const name = termsOf(best.lesson);
  const last = name.at(-1);
  const isNamed = isWhole ? name.every((term) => asked.has(term)) : last !== undefined && asked.has(last);
  const own = sentencesOf(passages.filter(({ lesson }) => lesson === best.lesson)).slice(0, most);
  if (!isNamed || own.length === 0) return "";
  const missing = missingIn(own, topic, words);
  const lead = missing === "" ? "" : `${words.nearest("", missing)}\n\n`;
  return `${lead}${quotes(own)}\n\n${sourceLine(own, words)}`;
}
