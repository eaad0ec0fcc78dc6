import type { GraphContext, GraphFacts } from "@/ai/port/provider-port";
import type { GraphProfile } from "@/graph/profile/profile-types";

/** What a request says of the graph. */
export type ReadContext = GraphContext & Partial<GraphFacts>;

interface Known<Words> {
  /** What they were made of beside the profile. */
  readonly from: string;
  /** No part of them, but of what others make of them and keep by them. */
  readonly carriers: ReadContext["carriers"];
  readonly words: Words;
}

const mostSchemas = 6;

/** A message is read in each of its rounds, and more than once in a round; the graph's words are put in order once for all of them. */
export function onceForGraph<Mentions, Words>(
  make: (context: ReadContext, mentions: Mentions) => Words,
): (context: ReadContext, mentions: Mentions) => Words {
  const knownByProfile = new WeakMap<GraphProfile, readonly Known<Words>[]>();
  return (context, mentions) => {
    const { profile, selection, carriers } = context;
    const from = JSON.stringify([selection.nodes, mentions]);
    const known = knownByProfile.get(profile) ?? [];
    const found = known.find((one) => one.from === from && one.carriers === carriers);
    if (found !== undefined) return found.words;
    const words = make(context, mentions);
    knownByProfile.set(profile, [{ from, carriers, words }, ...known].slice(0, mostSchemas));
    return words;
  };
}
