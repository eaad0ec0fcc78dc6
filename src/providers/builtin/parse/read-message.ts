import { readByChart } from "../chart/read-acts";
import type { Act } from "../meaning/acts";
import { withCarried } from "../meaning/lacking";
import { linkWords } from "../schema/link-words";
import type { Schema } from "../schema/schema";
import { tokenise } from "../text/tokens";
import type { Linked, Reading } from "./reading-types";
import { tangled } from "./step-limit";
import { wholeLabel } from "./whole-label";

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
    return withCarried(await understood(acts, message, schema), message, schema);
  } catch (cause) {
    if (cause !== tangled) throw cause;
    return [{ do: "lost", gist: "", isEmpty: false, isTangled: true }];
  }
}

/** As edges and what was left out make it; either is loaded only where it matters. */
async function understood(acts: readonly Act[], message: string, schema: Schema): Promise<readonly Act[]> {
  const said = JSON.stringify(acts);
  const kept =
    mayLackWords.test(said) || /\b(?:only|solely|each|every|per)\b/iu.test(message)
      ? (await import("../meaning/left-verbs")).withoutVerbLess(acts, message, schema)
      : acts;
  return speaksOfEdges.test(said) ? (await import("../meaning/edge-ends")).withEnds(kept, schema) : kept;
}

const mayLackWords = /"do":"(?:addNode|partly|edgeValue|aggregate|values)"/u;
const speaksOfEdges = /"(?:near|tied)":|"target":"edges"/u;

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
  const offered = whole.ways === undefined ? null : await offeredApart(whole.ways, message, schema);
  if (offered !== null) return [offered];
  const { readHeldByChart, readListByChart, readPartlyByChart } = await import("../chart/read-partly");
  const listed = readListByChart(message, schema) ?? readHeldByChart(message, schema);
  if (listed !== null) return listed;
  const acts = await readByOlder(message, schema, { links, reading });
  const isLost = acts.every((act) => act.do === "lost");
  return (isLost ? readPartlyByChart(message, schema) : null) ?? acts;
}

/** Neither of two ways to take a change is done: the messages that say each by itself. */
async function offeredApart(ways: readonly (readonly Act[])[], message: string, schema: Schema): Promise<Act | null> {
  const said = (await import("../chart/near/two-ways")).saidApart(ways, message, schema);
  const act = ways[0]?.[0];
  return said === null || act === undefined ? null : { do: "held", why: "either", act, words: "", ways: said };
}

async function readByOlder(message: string, schema: Schema, { links, reading }: Linked): Promise<readonly Act[]> {
  return (await import("./read-clauses")).readClauses(message, schema, { links, reading });
}
