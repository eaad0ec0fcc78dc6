import type { Act } from "../meaning/acts";
import { attributeSense, type Link } from "../schema/link-words";
import type { Leaning } from "./leaning";

/** What a message of a few words leaves unsaid stands in the one before it: the same act, with what is said anew in its place. */
export interface Fragment extends Leaning {
  /** What is said, without "and", "what about" and "instead". */
  readonly said: readonly Link[];
  /** The last thing done or asked. */
  readonly last: Act;
  /** It begins with "and", "what about" and the like. */
  readonly isLed: boolean;
}

/** Whether the words name an attribute and nothing else. */
export function onlyAttribute({ said }: Pick<Fragment, "said">, target: "nodes" | "edges"): string | null {
  const words = said.filter((link) => link.schema.length > 0 || !small.test(link.norm));
  const [only, second] = words;
  const sense = attributeSense(only, target);
  if (second !== undefined || sense === undefined || sense.target !== target) return null;
  return only?.schema.every(({ kind }) => kind === "attribute") === true ? sense.attribute.name : null;
}

const small = /^(?:the|its|his|her|their|'s|of|for|what|what's|what is|is|about|a|an|it|by)$/u;
