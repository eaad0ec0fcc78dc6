import { plainTitle, titleWords } from "@/knowledge/titles/title-words";
import { wordLines } from "@/lib/text/lines";
import { allowedSlips, slipsBetween } from "@/lib/text/slips";
import { anyOne } from "./course-words";

/** Words a request is read by; those that differ from one of them by a slip but are words of their own. */
const known = wordLines`
  lesson lessons course courses chapter chapters outline compare teaches instructor summarise summarize between
  difference prerequisites covered covers mentions syllabus overview link
`.split(" ");
/** Words of questions, known by their letters alone where two of them are swapped. */
const asking = "what which where when lesson about tell show does explain compare outline course".split(" ");
const ownWords = new Set(
  wordLines`
    teacher teachers source sources coarse lessen compared discovered recovered mention mentioned cover covert lovers
    hovers line links lion
  `.split(" "),
);

/** A message with the words it is read by and the titles of courses as they are spelt. */
export function mendWords(message: string, titles: readonly string[]): string {
  const mended = message.replace(/(?<!\p{L})\p{L}{4,}(?!\p{L})/gu, mendWord);
  return titles.filter((title) => /\s/u.test(title)).reduce(mendTitle, mended);
}

function mendWord(word: string): string {
  const small = word.toLowerCase();
  // Too short for a slip to be told from another word.
  if (small === "wich") return "which";
  if (known.includes(small) || ownWords.has(small)) return word;
  const swapped = asking.find((one) => slipsBetween(small, one) === 1 && isSwap(small, one));
  if (swapped !== undefined) return swapped;
  const meant = known.find(
    (one) => one[0] === small[0] && allowedSlips(one) > 0 && allowedSlips(small) > 0 && slipsBetween(small, one) === 1,
  );
  return meant ?? word;
}

function isSwap(word: string, other: string): boolean {
  return word !== other && [...word].toSorted().join("") === [...other].toSorted().join("");
}

/** The words of the title in a row, each of them a slip or two from its own; small words between them do not count. */
function mendTitle(message: string, title: string): string {
  const wanted = titleWords(title);
  const said = [...message.matchAll(/[\p{L}\p{N}&'-]+/gu)].filter(([word]) => !smallWords.has(word.toLowerCase()));
  for (let at = 0; wanted.length > 1 && at + wanted.length <= said.length; at += 1) {
    const own = said.slice(at, at + wanted.length);
    if (!own.every(([word], index) => isNearly(plainTitle(word), wanted[index] ?? ""))) continue;
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return message;
    if (isThing(message.slice(0, first.index), last[0], title)) continue;
    const ahead = message.slice(0, first.index).replace(leadOf(title), "");
    return `${ahead}${title}${message.slice(last.index + last[0].length)}`;
  }
  return message;
}

/** "A reed roof", "reed roofs": not the course "The Reed Roof". */
function isThing(ahead: string, last: string, title: string): boolean {
  const lead = ahead.replace(leadOf(title), "");
  const areMany = /^\p{Ll}+s$/u.test(last) && plainTitle(title).endsWith(last.slice(0, -1));
  return areMany || new RegExp(`(?<!\\p{L})${anyOne} $`, "iu").test(lead);
}

/** The small word a title begins with may stand before it already. */
function leadOf(title: string): RegExp {
  const [lead = ""] = title.toLowerCase().split(" ");
  return smallWords.has(lead) ? new RegExp(`(?<!\\p{L})${lead} $`, "iu") : /$^/u;
}

const smallWords = new Set(
  "a an the of in and to for from with on at my your our der die das und von im zu mit".split(" "),
);

/** Also in the plural. */
function isNearly(said: string, wanted: string): boolean {
  return [said, said.replace(/s$/u, "")].some(
    (word) => word === wanted || slipsBetween(word, wanted) <= Math.min(allowedSlips(word), allowedSlips(wanted)),
  );
}
