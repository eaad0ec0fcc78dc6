import { saidApart } from "../chart/near/two-ways";
import { otherWay } from "../chart/read-acts";
import type { NearReading } from "../grammar/conditions/near-readings";
import type { Act } from "../meaning/acts";
import type { Schema } from "../schema/schema";

interface Read {
  readonly message: string;
  readonly schema: Schema;
}

/**
 * What a question was taken for and what else it may ask, each in words that say only that; nothing where no other reading is as
 * near, or where a word of it is asked about already.
 */
export function waysOf(near: NearReading | null, acts: readonly Act[], { message, schema }: Read): readonly string[] {
  const other = near === null && acts.every(mayBeTwo) ? otherWay(acts, message, schema) : null;
  return (other && saidApart([acts, other], message, schema)) ?? [];
}

/** What is said of one thing may be said of another only where there are several. */
function mayBeTwo(act: Act): boolean {
  if (!("what" in act) || act.what === undefined) return false;
  const { where, near } = act.what;
  return near !== undefined || where?.op === "and" || where?.op === "or";
}
