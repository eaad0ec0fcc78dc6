import { oneLine } from "@/lib/text/lines";

/** The words courses are spoken of with, English and German side by side: parts of patterns over small letters. */
export const lessonWord = `(?:lessons?|chapters?|units?|lektion(?:en)?|kapiteln?|einheit(?:en)?)`;
export const courseWord = `(?:courses?|class|kurs(?:es|e|en)?)`;
export const articles = `(?:the|a|an|your|our|my|this|that|der|die|das|dem|den|des|ein|eine|einem|einen|einer)`;
/** Before a thing of which there are many, though a course may be called like it. */
export const anyOne = "(?:an?|every|any|one|no|eine?[nmrs]?|jede[rnms]?)";
/** A title between quotation marks. */
export const quoted = `"(?<quoted>[^"]{1,100})"`;
const prepositions = `(?:of|in|from|within|out of|on|for|at|von|vom|aus|in|im|des|der|zu|zum|zur|über)`;
export const inside = `${prepositions}(?: (?:the|your|our|my|dem|der|den|das|die))?`;

const numbers: readonly (readonly string[])[] = [
  ["1", "one", "first", "1st", "eins", "ersten?", "erster"],
  ["2", "two", "second", "2nd", "zwei", "zweiten?", "zweiter"],
  ["3", "three", "third", "3rd", "drei", "dritten?", "dritter"],
  ["4", "four", "fourth", "4th", "vier", "vierten?", "vierter"],
  ["5", "five", "fifth", "5th", "fünf", "fünften?", "fünfter"],
  ["6", "six", "sixth", "6th", "sechs", "sechsten?", "sechster"],
  ["7", "seven", "seventh", "7th", "sieben", "siebten?", "siebter"],
  ["8", "eight", "eighth", "8th", "acht", "achten?", "achter"],
  ["9", "nine", "ninth", "9th", "neun", "neunten?", "neunter"],
  ["10", "ten", "tenth", "10th", "zehn", "zehnten?", "zehnter"],
];

const cardinals = numbers.flatMap(([, word = "", , , german = ""]) => [word, german]).join("|");
const ordinals = numbers
  .flatMap(([, , word = "", figures = "", , ...german]) => [word, figures, ...german])
  .concat("last", "final", "letzten?", "letzter")
  .join("|");
/** "3", "three". */
export const cardinal = String.raw`(?:\d{1,3}|${cardinals})`;
/** "third", "3rd", "3.", "last". */
export const ordinal = String.raw`(?:${ordinals}|\d{1,2}\.(?= ?${lessonWord}))`;

/** "3" for "three" and "dritte", "last" for what stands at the end. */
export function toNumber(word: string): string {
  const bare = word.toLowerCase().replace(/\.$/u, "");
  if (/^(?:last|final|letzt)/u.test(bare)) return "last";
  const index = numbers.findIndex((forms) => forms.some((form) => new RegExp(`^${form}$`, "u").test(bare)));
  return index < 0 ? bare : String(index + 1);
}

/** Where a title that was not quoted ends: a verb or the next part of the message. */
export const titleStop = new RegExp(
  oneLine`
    ^(?:covers?|covered|treats?|treated|discuss(?:es|ed)?|teach(?:es)?|taught|about|says?|said|explains?|explained
    |deals?|have|has|contains?|is|are|was|were|does|do|did|with|please|bitte|what|whats|what's|who|how|which|when
    |where|why|compared?|versus|vs|both|but|then|regarding|mentions?|tells?|look|looks|differ|differs|behandeln?
    |behandelt|sagt|sagen|steht|stehen|hat|haben|ist|sind|aufgebaut|gegliedert|unterteilt|divided|structured
    |organi[sz]ed|consists?|offers?|teches|enthält|enthalten|geht|gibt|erklärt|was|wer|wie|in|on|also|too|auch
    |zusammen|vor|voraus|instead|again|only|exist|exists)$
  `,
  "iu",
);

/** What begins the next part after "and". */
export const partStart = new RegExp(
  oneLine`
    ^(?:${lessonWord}|${ordinal}|what|whats|what's|who|how|which|when|where|tell|show|explain|compare|give|its|their
    |the|was|wer|wie|welche[rs]?|worum|@\d+|#\d+)$
  `,
  "iu",
);

/** Words before "course" that name none. */
export const nameless = new RegExp(
  oneLine`
    ^(?:which|what|other|another|this|that|these|those|same|first|last|next|each|every|any|all|both|two|three|of|in|a
    |one|some|only|whole|more|different|single|such|second|welche[rsmn]?|andere[rsmn]?|diese[rsmn]?|jede[rsmn]?
    |beiden?|alle|anderer|ein(?:e[rsmn]?)?)$
  `,
  "iu",
);
