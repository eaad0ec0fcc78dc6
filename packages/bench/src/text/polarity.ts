import { oneLine } from "@/lib/text/lines";
import { plainText } from "./plain-text";
import { isLost } from "./without-being-lost";

/** Not \W, which every Chinese or Japanese sign is. */
const yes =
  /^[^\p{L}\p{N}]*(yes|yeah|yep|correct|right|indeed|true|ja|jawohl|s[íi]|oui|はい|ええ|是的?|对|對|有)(?![\p{L}])/iu;
const no = /^[^\p{L}\p{N}]*(no|nope|not|nein|non|none|neither|never|false|nicht|いいえ|いや|不|没|沒|否)(?![\p{L}])/iu;
const negation = new RegExp(
  oneLine`
    \b(no|not|none|neither|nor|never|nothing|nobody|without|cannot|\w+n't|nein|nicht|kein\w*|nie|ohne|ning[uú]n\w*
    |nunca|tampoco|sin|ne|n'\w+|pas|aucune?|jamais|sans|isolated|disconnected|unreachable)\b|没有|沒有|不|ません|ない
  `,
  "iu",
);
const unable = new RegExp(
  oneLine`
    \b(i (?:can(?:no|')t|cannot|could not|couldn't|am not able|do not (?:know|understand)|don't (?:know|understand)
    |did not understand|didn't understand|am not sure))\b|\bcould not be (?:looked|counted|found out|read|done
    |worked)\b|ich (?:kann|verstehe|weiß) .*nicht|no entiendo|no puedo|je ne (?:peux|comprends|sais)|わかりません|不明白|无法
  `,
  "iu",
);

/** "There is no node called 'X'", "No nodes have type 'x'": somebody looked for what the question may not have named. */
const unknownName = new RegExp(
  oneLine`
    ^(?:there is no (?:such )?\w+\b.*\b(?:called|named)\b|no \w+ (?:has|have)\b|no node or value is called\b
    |nothing\b.*\b(?:called|named)\b)
  `,
  "iu",
);

/** What an answer to a question of yes or no says; undefined where it says neither. */
export function polarityOf(answer: string, question: string): "yes" | "no" | undefined {
  const text = plainText(answer).trim();
  if (text === "" || isLost(text) || unable.test(text)) return undefined;
  if (yes.test(text)) return "yes";
  const [sentence = ""] = text.split(/(?<=[.!?。！？])\s|\n/u);
  if (unknownName.test(sentence) && misreads(sentence, plainText(question))) return undefined;
  if (no.test(text)) return "no";
  const [first = "", list] = sentence.split(/:\s(.*)/u);
  // "Ann: role cook, remote no" is a record, not a statement.
  if (list !== undefined && first.split(" ").length < 3) return undefined;
  return negation.test(first) ? "no" : "yes";
}

/** Whether one of the words it quotes is no name in the question: a plain word, or the word that begins it. */
function misreads(sentence: string, question: string): boolean {
  if (/\b(?:called|named)\b/iu.test(question)) return false;
  const quoted = [...sentence.matchAll(/'([^']+)'/gu)].map((match) => match[1] ?? "");
  return quoted.some((word) => !/[\p{Lu}\p{N}]/u.test(word) || question.startsWith(word));
}
