import { plainText } from "./plain-text";
import { isLost } from "./without-being-lost";

const yes = /^\W*(yes|yeah|yep|correct|right|indeed|true|ja|jawohl|s[íi]|oui|はい|ええ|是的?|对|對|有)(?![\p{L}])/iu;
const no = /^\W*(no|nope|not|nein|non|none|neither|never|false|nicht|いいえ|いや|不|没|沒|否)(?![\p{L}])/iu;
const negation =
  /\b(no|not|none|neither|nor|never|nothing|nobody|without|cannot|\w+n't|nein|nicht|kein\w*|nie|ohne|ning[uú]n\w*|nunca|tampoco|sin|ne|n'\w+|pas|aucune?|jamais|sans|isolated|disconnected|unreachable)\b|没有|沒有|不|ません|ない/iu;
const unable =
  /\b(i (?:can(?:no|')t|cannot|could not|couldn't|am not able|do not (?:know|understand)|don't (?:know|understand)|did not understand|didn't understand|am not sure))\b|ich (?:kann|verstehe|weiß) .*nicht|no entiendo|no puedo|je ne (?:peux|comprends|sais)|わかりません|不明白|无法/iu;

/** Somebody who looked for a node of the wrong name has not answered, unless that was the question. */
const unknownName = /^there is no (?:such )?(?:node|edge|attribute)\b.*\b(?:called|named)\b/iu;
const asksExistence =
  /\b(?:is|are) there\b|\bexist|\b(?:called|named|contains?|includes?|present)\b|\b(?:in|part of) (?:the|this) (?:graph|network|map)\b|gibt es|\bhay\b|existe|y a-t-il|有没有|いますか|ありますか/iu;

/** What an answer to a question of yes or no says; undefined where it says neither. */
export function polarityOf(answer: string, question: string): "yes" | "no" | undefined {
  const text = plainText(answer).trim();
  if (text === "" || isLost(text) || unable.test(text)) return undefined;
  if (yes.test(text)) return "yes";
  if (no.test(text)) return "no";
  if (unknownName.test(text) && !asksExistence.test(plainText(question))) return undefined;
  const [sentence = ""] = text.split(/(?<=[.!?。！？])\s|\n/u);
  const [first = "", list] = sentence.split(/:\s(.*)/u);
  // "Ann: role cook, remote no" is a record, not a statement.
  if (list !== undefined && first.split(" ").length < 3) return undefined;
  return negation.test(first) ? "no" : "yes";
}
