import type { MessageReading, ReadCondition, ReadRequest, ReadThings } from "@/ai/results/message-reading";
import { printSelector } from "@/graph/selector/print-selector";
import { actionOf, refsOf } from "../meaning/act-effects";
import type { Act, Near, Ref, Tied } from "../meaning/acts";
import type { NearWord } from "../schema/near-senses";
import type { Schema } from "../schema/schema";
import { normalise } from "../text/tokens";
import { detailsOf } from "./read-details";

/** A message as it was read. */
export interface Read {
  readonly acts: readonly Act[];
  /** Words nobody knew that were taken for the graph's own. */
  readonly taken: readonly NearWord[];
  /** Names and others that were misspelt: what they were taken for. */
  readonly names: readonly string[];
  readonly schema: Pick<Schema, "senses">;
}

/** What a message was taken for; null where nothing of it was read and no word can be named. */
export function shownReading({ acts, taken, names, schema }: Read): MessageReading | null {
  const words = [...taken, ...guessedNames(schema, acts)];
  const near = words.flatMap(({ said, meant }) => meant.map((word) => ({ said, meant: word })));
  const known = new Set(near.map((word) => word.meant));
  const mended = [...new Set([...names, ...acts.flatMap((act) => refsOf(act).flatMap((ref) => ref.mended))])];
  const reading: MessageReading = {
    requests: acts.flatMap((act) => requestOf(act) ?? []),
    skipped: [...new Set(acts.flatMap(skippedOf))],
    guessed: [...near, ...mended.filter((name) => !known.has(name)).map((name) => ({ meant: name }))],
  };
  return Object.values(reading).every((list: readonly unknown[]) => list.length === 0) ? null : reading;
}

function skippedOf(act: Act): readonly string[] {
  if (act.do === "partly") return [act.words, ...skippedOf(act.act)];
  if (act.do === "held") return skippedOf(act.act);
  return act.do === "lost" ? (act.strange ?? []) : [];
}

function requestOf(act: Act): ReadRequest | null {
  if (act.do === "partly") return requestOf(act.act);
  if (act.do === "held") {
    const held = requestOf(act.act);
    return held === null ? null : { ...held, isHeld: true };
  }
  const action = actionOf[act.do];
  if (action === null) return null;
  const [ref] = refsOf(act);
  const ranked = act.do === "rank" ? rankedOf({ rank: act.rank }) : [];
  const tied = act.do === "rankTied" ? tiedOf(act.tied) : [];
  return {
    action,
    ...(ref === undefined ? {} : { things: thingsOf(ref) }),
    conditions: [...(ref === undefined ? [] : conditionsOf(ref)), ...ranked, ...tied],
    details: detailsOf(act),
    ...("isGuess" in act && { isGuess: true }),
  };
}

const fromOf = {
  all: "all",
  previous: "spoken",
  message: "spoken",
  selected: "selected",
  names: "named",
  rest: "rest",
  part: "part",
} as const satisfies Record<Ref["base"], ReadThings["from"]>;

function thingsOf({ target, base, names }: Ref): ReadThings {
  return { of: target, from: fromOf[base], ...(base === "names" && names !== undefined && { names }) };
}

function conditionsOf(ref: Ref): readonly ReadCondition[] {
  const { where, near, nearAlso = [], tied, tiedAlso = [], against, without = [], ends } = ref;
  const terms = where?.op === "and" ? where.terms : [where];
  return [
    ...terms.flatMap((term) => (term === undefined ? [] : [{ kind: "where" as const, text: printSelector(term) }])),
    ...[near, ...nearAlso].flatMap((one) => (one === undefined ? [] : [besideOf(one)])),
    ...[tied, ...tiedAlso].flatMap((one) => (one === undefined ? [] : tiedOf(one))),
    ...(against === undefined
      ? []
      : [
          {
            kind: "against" as const,
            by: against.property,
            ...(against.cmp === "<" && { isLess: true as const }),
            ...(against.name !== undefined && { name: against.name }),
          },
        ]),
    ...(without.length === 0 ? [] : [{ kind: "without" as const, names: without }]),
    ...(ends === undefined ? [] : [{ kind: "at" as const, names: ends.names }]),
    ...rankedOf(ref),
  ];
}

function besideOf({ names, of, via, isNegated }: Near): ReadCondition {
  const parts = [of?.where, via].flatMap((selector) => (selector === undefined ? [] : [printSelector(selector)]));
  const text = parts.join(" · ");
  return { kind: "beside", names, ...(text !== "" && { text }), ...(isNegated && { isNegated: true }) };
}

function tiedOf({ where, via, cmp, count, order, many }: Tied): readonly ReadCondition[] {
  const parts = [where, via].flatMap((selector) => (selector === undefined ? [] : [printSelector(selector)]));
  const text = parts.length === 0 ? many : parts.join(" · ");
  if (order !== undefined) return [{ kind: "mostTied", text, ...(order === "asc" && { isLeast: true }) }];
  return [{ kind: "tied", text, cmp, count }];
}

function rankedOf({ rank }: Pick<Ref, "rank">): readonly ReadCondition[] {
  if (rank === undefined) return [];
  const { by, order, limit } = rank;
  return [{ kind: "ranked", by, limit, ...(order === "asc" && { isLeast: true }) }];
}

/** Misspelt names that the graph has nearly so, and that the acts speak of. */
function guessedNames({ senses }: Pick<Schema, "senses">, acts: readonly Act[]): readonly NearWord[] {
  const text = normalise(JSON.stringify(acts));
  return [...senses].flatMap(([said, meanings]) =>
    meanings.flatMap((sense) => {
      if (sense.kind !== "label" || sense.isGuess !== true) return [];
      const label = normalise(sense.label);
      return label.includes(said) || !text.includes(normalise(JSON.stringify(sense.label)))
        ? []
        : [{ said, meant: [sense.label] }];
    }),
  );
}
