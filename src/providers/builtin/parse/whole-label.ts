import { everything } from "../chart/refs";
import { lexicon } from "../lexicon/lexicon";
import type { Act } from "../meaning/acts";
import { phraseKey, type Schema } from "../schema/schema";

/** A message that is nothing but a node's name asks about that node, even where the name reads like an order. */
export function wholeLabel(message: string, schema: Schema): Act | null {
  if (message.length > 200) return null;
  const text = message.trim().replace(/[.?!]+$/u, "");
  const key = phraseKey(text);
  const label = schema.senses.get(key)?.find((sense) => sense.kind === "label");
  if (label === undefined || label.kind !== "label" || (lexicon.has(key) && label.label !== text)) return null;
  return { do: "describe", what: { ...everything("nodes"), base: "names", names: [label.label], isAll: false } };
}
