import { saidApart } from "../chart/near/two-ways";
import { readByChart } from "../chart/read-acts";
import { readHeldByChart, readListByChart } from "../chart/read-partly";
import { everything } from "../chart/refs";
import { lexicon } from "../lexicon/lexicon";
import type { Act } from "../meaning/acts";
import { withEnds } from "../meaning/edge-ends";
import { withCarried } from "../meaning/lacking";
import { withoutVerbLess } from "../meaning/left-verbs";
import { linkWords } from "../schema/link-words";
import { phraseKey, type Schema } from "../schema/schema";
import { tokenise } from "../text/tokens";
import type { Linked, Reading } from "./reading-types";
import { tangled } from "./step-limit";

/** Longer messages are texts, not requests. */
export const longestRequest = 300;

/**
 * What a message asks for, in its order. Never empty: what is not understood is an act of its own. A message that reaches the step
 * limit is not understood as a whole: no part of it is carried out.
 */
export async function readMessage(message: string, schema: Schema, reading: Reading = {}): Promise<readonly Act[]> {
  try {
    const read = await readParts(message, schema, reading);
    const acts = reading.readBack?.butAsked(read, message) ?? read;
    return withCarried(withEnds(withoutVerbLess(acts, message, schema), schema), message, schema);
  } catch (cause) {
    if (cause !== tangled) throw cause;
    return [{ do: "lost", gist: "", isEmpty: false, isTangled: true }];
  }
}

async function readParts(message: string, schema: Schema, reading: Reading): Promise<readonly Act[]> {
  const tokens = tokenise(message);
  const label = wholeLabel(message, schema);
  if (label !== null) return [label];
  if (tokens.length > longestRequest) return [{ do: "lost", gist: "", isEmpty: false, isLong: true }];
  const turn = reading.readBack?.turn(message, schema) ?? null;
  if (turn !== null) return turn;
  return readByItself(message, schema, { links: linkWords(tokens, schema), reading });
}

/** A message that does not lean on the one before it: by the chart, else by the older readers, else but for one word. */
async function readByItself(message: string, schema: Schema, { links, reading }: Linked): Promise<readonly Act[]> {
  const whole = readByChart(message, schema);
  if (whole.acts !== null) return whole.acts;
  const offered = whole.ways === undefined ? null : offeredApart(whole.ways, message, schema);
  if (offered !== null) return [offered];
  const listed = readListByChart(message, schema) ?? readHeldByChart(message, schema);
  if (listed !== null) return listed;
  const { readClauses } = await import("./read-clauses");
  return readClauses(message, schema, { links, reading });
}

/** Neither of two ways to take a change is done: the messages that say each by itself. */
function offeredApart(ways: readonly (readonly Act[])[], message: string, schema: Schema): Act | null {
  const said = saidApart(ways, message, schema);
  const act = ways[0]?.[0];
  return said === null || act === undefined ? null : { do: "held", why: "either", act, words: "", ways: said };
}

/** A message that is nothing but a node's name asks about that node, even where the name reads like an order. */
function wholeLabel(message: string, schema: Schema): Act | null {
  if (message.length > 200) return null;
  const text = message.trim().replace(/[.?!]+$/u, "");
  const key = phraseKey(text);
  const label = schema.senses.get(key)?.find((sense) => sense.kind === "label");
  if (label === undefined || label.kind !== "label" || (lexicon.has(key) && label.label !== text)) return null;
  return { do: "describe", what: { ...everything("nodes"), base: "names", names: [label.label], isAll: false } };
}
