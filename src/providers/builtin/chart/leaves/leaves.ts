import { type Link, linkWords } from "../../schema/link-words";
import type { Schema } from "../../schema/schema";
import type { Token } from "../../text/tokens";
import type { Entry, Skip } from "../chart";
import { costs } from "../costs";
import { type Vocabulary, vocabulary } from "../words/vocabulary";
import { attributeVerbsAt } from "./attribute-verbs";
import { countedVerbsAt } from "./counted-verbs";
import { derivedAt } from "./derived-leaves";
import { everydayNounsAt } from "./everyday-nouns";
import { freeAt } from "./free-leaves";
import { linkLeaves } from "./link-leaves";
import { plainRelationsAt } from "./plain-relations";
import { leavesAt, skipsAt, stretchesOf } from "./stretch-leaves";

export interface Leaves {
  readonly entries: readonly Entry[];
  readonly skips: readonly Skip[];
  /** Words nobody knows. */
  readonly strange: readonly string[];
  /** Words that were misspelt: what they were taken for. */
  readonly mended: readonly string[];
}

/** What every stretch of the message may mean: by the language's rows, by the graph, and as what may be passed over. */
export function leavesOf(tokens: readonly Token[], schema: Schema): Leaves {
  const known = leavesBySenses.get(schema.senses) ?? new Map<string, Leaves>();
  leavesBySenses.set(schema.senses, known);
  const key = tokens.map(({ kind, text, spaced }) => `${kind} ${spaced ? "" : "+"}${text}`).join("\n");
  const leaves = known.get(key) ?? madeLeaves(tokens, schema, vocabulary());
  if (known.size >= mostLeaves) known.clear();
  known.set(key, leaves);
  return leaves;
}

/** A message is read more than once: in each of its rounds, beside the one before it, whole, and with a word left out. */
const leavesBySenses = new WeakMap<Schema["senses"], Map<string, Leaves>>();
const mostLeaves = 8;

function madeLeaves(tokens: readonly Token[], schema: Schema, words: Vocabulary): Leaves {
  const links = tokens.map((token) => linkWords([token], schema)[0]).filter((link): link is Link => link !== undefined);
  const stretches = stretchesOf(tokens);
  const linked = links.flatMap((_, start) => linkLeaves(links, start, schema));
  const isOwn = ownKindsIn(linked);
  const said: readonly Entry[] = [
    ...stretches.flatMap((stretch) => leavesAt(stretch, schema, words)).filter((entry) => !isOwn(entry)),
    ...linked,
    ...tokens.flatMap((_, start) => [
      ...attributeVerbsAt(tokens, start, schema),
      ...plainRelationsAt(tokens, start, schema),
      ...countedVerbsAt(tokens, start, schema),
      ...everydayNounsAt(tokens, start, schema),
    ]),
  ];
  const skips = stretches.flatMap((stretch) => skipsAt(stretch, schema, words)).filter(isFree(said));
  const covered = placesOf([...said, ...skips]);
  const derived = tokens.flatMap((token, at) =>
    covered.has(at) || token.kind === "sign" ? [] : [derivedAt(token, at, { schema, words, link: links[at] })],
  );
  return {
    entries: withoutOwned([
      ...said,
      ...derived.flatMap(({ entries }) => entries),
      ...freeAt(tokens, (at) => covered.has(at)),
    ]),
    skips: [...skips, ...derived.flatMap((one) => one.skips)],
    strange: derived.flatMap(({ strange }) => strange ?? []),
    mended: derived.flatMap(({ mended }) => mended ?? []),
  };
}

/** "Friendships" are the edges of that kind where there is one, never all edges. */
function ownKindsIn(linked: readonly Entry[]): (entry: Entry) => boolean {
  const starts = new Set(linked.flatMap(({ symbol, start }) => (symbol === "Kind" ? [start] : [])));
  return ({ symbol, start, end }) => symbol === "edge" && end === start + 1 && starts.has(start);
}

/** A word that compares is never said for nothing before a figure: "rated above 8". */
function isFree(said: readonly Entry[]): (skip: Skip) => boolean {
  const figures = new Set(said.flatMap(({ symbol, start }) => (symbol === "Num" ? [start] : [])));
  const compared = new Set(
    said.flatMap(({ symbol, start, end }) => (comparing.has(symbol) && figures.has(end) ? [`${start}-${end}`] : [])),
  );
  return ({ start, end }) => !compared.has(`${start}-${end}`);
}

const comparing = new Set(["gt", "lt", "gte", "lte", "between"]);

function placesOf(stretches: readonly { readonly start: number; readonly end: number }[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { start, end } of stretches) for (let at = start; at < end; at += 1) places.add(at);
  return places;
}

/** "friends" where edges say so are these, not just whatever is next to somebody; nor is "links to", where edges are called so. */
function withoutOwned(entries: readonly Entry[]): readonly Entry[] {
  const placeOf = ({ start, end }: Entry): string => `${start}-${end}`;
  const owned = entries.filter(({ symbol }) => symbol === "Rel" || symbol === "RelNoun");
  const places = new Set(owned.map(placeOf));
  const called = new Set(owned.filter(({ cost }) => cost < costs.synonym).map(placeOf));
  const isOwned = (entry: Entry): boolean =>
    loose.has(entry.symbol)
      ? places.has(placeOf(entry))
      : entry.symbol === "connected_to" && called.has(placeOf(entry));
  return entries.filter((entry) => !isOwned(entry));
}

const loose = new Set(["neighbour", "common_neighbour", "connected"]);
