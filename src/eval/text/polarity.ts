import { plainText } from "./plain-text";

const yes = /^\W*(yes|yeah|yep|correct|right|indeed|true|ja|jawohl|s[íi]|oui|はい|ええ|是的?|对|對|有)(?![\p{L}])/iu;
const no = /^\W*(no|nope|not|nein|non|none|neither|never|false|nicht|いいえ|いや|不|没|沒|否)(?![\p{L}])/iu;
const negation =
  /\b(no|not|none|neither|nor|never|nothing|nobody|without|cannot|\w+n't|nein|nicht|kein\w*|nie|ohne|ning[uú]n\w*|nunca|tampoco|sin|ne|n'\w+|pas|aucune?|jamais|sans|isolated|disconnected|unreachable)\b|没有|沒有|不|ません|ない/iu;
const unable =
  /\b(i (?:can(?:no|')t|cannot|could not|couldn't|am not able|do not (?:know|understand)|don't (?:know|understand)|did not understand|didn't understand|am not sure))\b|ich (?:kann|verstehe|weiß) .*nicht|no entiendo|no puedo|je ne (?:peux|comprends|sais)|わかりません|不明白|无法/iu;

/** What an answer to a question of yes or no says; undefined where it says neither. */
export function polarityOf(answer: string): "yes" | "no" | undefined {
  const text = plainText(answer).trim();
  if (text === "" || unable.test(text)) return undefined;
  if (yes.test(text)) return "yes";
  if (no.test(text)) return "no";
  const [first = ""] = text.split(/(?<=[.!?。！？])\s|\n/u);
  return negation.test(first) ? "no" : "yes";
}
