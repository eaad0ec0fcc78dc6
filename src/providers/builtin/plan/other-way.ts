import { otherWay } from "../chart/read-acts";
import type { Act } from "../meaning/acts";
import type { Schema } from "../schema/schema";

/**
 * What a question was taken for and what else it may ask, each in words that say only that; nothing where no other reading is as
 * near.
 */
export async function waysOf(acts: readonly Act[], message: string, schema: Schema): Promise<readonly string[]> {
  const other = acts.every(mayBeTwo) ? otherWay(acts, message, schema) : null;
  if (other === null) return [];
  return (await import("../chart/near/two-ways")).saidApart([acts, other], message, schema) ?? [];
}

/** What is said of one thing may be said of another only where there are several. */
function mayBeTwo(act: Act): boolean {
  if (!("what" in act) || act.what === undefined) return false;
  const { where, near } = act.what;
  return near !== undefined || where?.op === "and" || where?.op === "or";
}
