import type { Schema } from "../schema/schema";
import { tokenise } from "../text/tokens";
import { leavesOf } from "./leaves/leaves";

/** So many are looked up; a message with more of them is no request. */
const most = 4;

/** Words of the message that neither the language's rows nor the graph have; names, short words and figures left aside. */
export function strangeWords(message: string, schema: Schema): readonly string[] {
  const tokens = tokenise(message);
  if (tokens.length > 60) return [];
  const { strange } = leavesOf(tokens, schema);
  const words = strange.filter((word) => /^\p{Ll}[\p{L}-]{2,30}$/u.test(word.normalize("NFC")));
  return words.length > most ? [] : [...new Set(words)];
}
