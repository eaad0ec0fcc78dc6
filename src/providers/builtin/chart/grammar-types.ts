import type { JsonValue } from "@/lib/json";
import type { Period } from "../lexicon/time-words";
import type { Act, FileFormat, Ref, StyleWish } from "../meaning/acts";
import type { Way } from "../meaning/way-acts";
import type { FoundRelation } from "../schema/relation-match";
import type { Schema } from "../schema/schema";

/** An attribute of the graph, or a computed field that ranks and sizes go by. */
export interface SaidAttribute {
  readonly name: string;
  readonly target: "nodes" | "edges";
  readonly kind: string;
  /** The sense is turned round: "older" means a smaller year of birth. */
  readonly isTurned?: boolean;
  /** Computed, of no attribute: "degree", "betweenness". */
  readonly isComputed?: boolean;
}

export interface Amount {
  readonly cmp: "<" | "<=" | ">" | ">=" | "==" | "!=";
  readonly value: number;
  /** A second bound: "between 3 and 5". */
  readonly upTo?: number;
  /** As it is said: "kg". */
  readonly unit?: string;
}

export interface Graded {
  readonly group: string;
  readonly isMore: boolean;
}

/** What narrows elements down: parts of a `Ref` that are merged into it. */
export type Part = Pick<
  Partial<Ref>,
  "where" | "near" | "tied" | "rank" | "against" | "without" | "ends" | "base" | "names" | "target" | "isWithNeighbours"
> & {
  /** The words, as an answer repeats them. */
  readonly said?: string;
  /** The noun it is said by, where it is a kind of thing: "nodes that are cats" are cats. */
  readonly noun?: Pick<Ref, "one" | "many">;
  /** The one attribute it is about, so that a second value of it is another choice. */
  readonly about?: string;
  /** The kind of thing it can only be said of. */
  readonly side?: "nodes" | "edges";
};

/** A value of an attribute, as the graph has it. */
export interface ValueSense {
  readonly target: "nodes" | "edges";
  readonly attribute: { readonly name: string; readonly kind: string };
  readonly value: JsonValue;
}

export interface Filling {
  readonly attribute: SaidAttribute;
  readonly value: JsonValue;
}

/** Nodes to be made. */
export interface NewNodes {
  readonly names: readonly string[];
  readonly attributes: Readonly<Record<string, JsonValue>>;
}

/** What a new node is tied to. `isLike`: by the kind of edge that nodes like it have there. */
export interface Bond {
  readonly names: readonly string[];
  readonly relation?: { readonly attribute: string; readonly value: JsonValue; readonly isReversed: boolean };
  readonly isLike?: boolean;
}

/** What is said of a new node. */
export interface Tail {
  readonly fills: readonly Filling[];
  readonly bond?: Bond;
}

/** What a phrase of each category means. Plain data. */
export interface Meanings {
  readonly Attr: SaidAttribute;
  readonly Value: ValueSense;
  /** A yes-or-no attribute as a quality: "vaccinated", "unvaccinated". */
  readonly Flag: SaidAttribute & { readonly value: boolean };
  readonly Name: string;
  readonly Names: readonly string[];
  readonly Rel: FoundRelation;
  readonly RelNoun: FoundRelation;
  /** "uncited": nobody has done it to them. */
  readonly Unrel: FoundRelation;
  readonly Num: number;
  readonly Unit: string;
  /** A verb that says a value: "earn", "cost". */
  readonly Does: SaidAttribute;
  /** The most of something, or the least. */
  readonly Order: "asc" | "desc";
  /** In which order a list is given: "highest first", "from oldest to youngest". */
  readonly Sorted: { readonly order: "asc" | "desc"; readonly group?: string };
  /** The most of a kind, or the fewest. */
  readonly Many: "asc" | "desc";
  /** What the first of a ranking has most of, or is. */
  readonly Top: Part;
  readonly Amount: Amount;
  readonly More: Graded;
  readonly Most: Graded;
  readonly Free: string;
  /** The rest of a message, word by word. */
  readonly Wording: string;
  readonly Quoted: string;
  readonly Ordinal: number;
  readonly Period: Period;
  readonly Event: string;
  readonly Direction: string;
  readonly Color: string;
  readonly Shape: string;
  readonly Layout: { readonly type: string; readonly direction?: string };
  readonly Measure: "sum" | "mean" | "min" | "max" | "median";
  readonly Tie: { readonly direction: "in" | "out" | "both"; readonly many: string; readonly via?: FoundRelation };
  readonly Adj: Part;
  readonly Post: Part;
  readonly Pred: Part;
  readonly Kind: Ref;
  readonly Group: Ref;
  readonly Things: Ref;
  readonly Figure: { readonly measure: Meanings["Measure"]; readonly attribute: SaidAttribute };
  readonly Look: StyleWish;
  /** Whose labels, as they are drawn. */
  readonly Letters: Ref;
  /** In px. */
  readonly LetterSize: number;
  readonly Dress: readonly Act[];
  readonly Literal: JsonValue;
  readonly Graded: Graded;
  /** How things look now, before a noun or said of it. */
  readonly Tint: Part;
  /** A part of the look that an attribute can decide, of all or of some. */
  readonly Aspect: { readonly channel: string; readonly what?: Ref };
  /** "more riders", "older": an attribute with its way. */
  readonly Rise: { readonly attribute: SaidAttribute; readonly isUp: boolean };
  /** "bigger", "thinner": a look with its way. */
  readonly Trend: { readonly channel: string; readonly isUp: boolean };
  /** From the colour of the lowest to that of the highest. */
  readonly Ramp: readonly [string, string];
  readonly Plain: readonly (keyof StyleWish)[];
  readonly Format: FileFormat;
  readonly NoFormat: string;
  readonly NoLayout: string;
  readonly NoShape: string;
  /** One node by its name. */
  readonly At: string;
  /** Two nodes; one way: from the first to the second. */
  readonly Couple: { readonly ends: readonly [string, string]; readonly isOneWay: boolean };
  /** A numeric attribute of edges that is added up along a way. */
  readonly Weight: string;
  readonly Avoid: readonly string[];
  readonly Route: Way & { readonly isOneWay: boolean };
  /** "minutes", "km": by which attributes are called. */
  readonly PathUnit: string;
  /** A sentence that asks nothing: it tells names for what another leaves open, or how to answer. */
  readonly Telling: readonly string[];
  readonly Algorithm: string;
  readonly State: { readonly algorithm: string; readonly isNegated: boolean };
  /** A name that is written like one: capitals, quotes, or words nobody knows. */
  readonly Proper: string;
  /** A word neither the language nor the graph knows. */
  readonly Strange: string;
  readonly Fresh: readonly string[];
  readonly Propers: readonly string[];
  readonly New: NewNodes;
  /** Attributes with the values they get. */
  readonly Fill: readonly Filling[];
  readonly Fills: readonly Filling[];
  readonly Bond: Bond;
  readonly Bonds: Bond;
  readonly Tail: Tail;
  readonly Sets: readonly Filling[];
  readonly Pair: readonly Filling[];
  readonly Pairs: readonly Filling[];
  readonly Record: readonly Filling[];
  readonly Ends: { readonly from: string; readonly to: string };
  readonly EdgeTail: Readonly<Record<string, JsonValue>>;
  readonly Change: readonly Act[];
  /** What is told of elements, as the change it would be. */
  readonly Statement: readonly Act[];
  readonly News: readonly Act[];
  readonly Request: readonly Act[];
  readonly Message: readonly Act[];
  readonly Mood: Mood;
  readonly Said: Said;
  readonly Turn: Turn;
}

/**
 * How a message stands to the one before it: "and the dogs", "also the dogs", "only the dogs", "show only the dogs", "the dogs
 * instead", "no, the dogs", "but not the dogs", "no dogs", "the same for the dogs"; "plain": nothing says so.
 */
export type Mood = "plain" | "and" | "same" | "also" | "only" | "shown" | "instead" | "correct" | "less" | "none";

/** What is said anew, by its type: it takes the place of what is of that type in the act before. */
export type Said =
  | { readonly kind: "whole"; readonly acts: readonly Act[] }
  | { readonly kind: "things"; readonly what: Ref; readonly look?: StyleWish }
  | { readonly kind: "condition"; readonly part: Part; readonly isCount?: true }
  | { readonly kind: "look"; readonly look: StyleWish }
  | { readonly kind: "channel"; readonly channel: "color" | "size" | "label" | "shape" | "width" }
  | { readonly kind: "attribute"; readonly attribute: SaidAttribute; readonly isBy: boolean; readonly isOwn?: boolean }
  | { readonly kind: "order"; readonly order: "asc" | "desc"; readonly limit?: number }
  | { readonly kind: "most"; readonly graded: Graded; readonly limit: number }
  | { readonly kind: "more"; readonly graded: Graded }
  | { readonly kind: "measure"; readonly measure: Meanings["Measure"] }
  | {
      readonly kind: "first";
      readonly count: number;
      readonly from: "top" | "bottom" | "next";
      readonly isPlaced: boolean;
    }
  | { readonly kind: "amount"; readonly amount: Amount }
  | { readonly kind: "value"; readonly value: JsonValue; readonly attribute?: string }
  | { readonly kind: "period"; readonly period: Period }
  | { readonly kind: "relation"; readonly found: FoundRelation }
  | {
      readonly kind: "ask";
      readonly asks: "list" | "count" | "why" | "again" | "turned" | "table" | "compare" | "swap" | "unhide" | "not";
    };

export interface Turn {
  readonly mood: Mood;
  readonly said: Said;
}

export type Category = keyof Meanings;

/** Phrases without a meaning of their own, made by rules: "tell me what is". */
export type Phrase = "q";

export interface World {
  readonly schema: Schema;
}

/** Where a rule is applied. */
export interface Place extends World {
  /** The words it covers, without articles at its start. */
  readonly text: string;
}

type ArgOf<S extends string> = S extends `${infer Base}?`
  ? Base extends Category
    ? [Meanings[Base] | undefined]
    : []
  : S extends Category
    ? [Meanings[S]]
    : [];
export type Args<S extends string> = S extends `${infer First} ${infer Rest}`
  ? [...ArgOf<First>, ...Args<Rest>]
  : ArgOf<S>;

/** A typed rule: phrases of these categories beside each other are one of another category. */
export interface Rule {
  readonly makes: Category | Phrase;
  /** Categories (capital) and classes of words (small); a question mark: may be left out. */
  readonly of: readonly string[];
  readonly mean: (parts: readonly unknown[], place: Place) => unknown;
  readonly cost: number;
}

/**
 * `of` names categories and classes of words in their order. `mean` gets the meanings of the categories, and the place; null: these
 * do not go together.
 */
export function rule<C extends Category | Phrase, const S extends string>(
  makes: C,
  of: S,
  mean: (...args: [...Args<S>, Place]) => (C extends Category ? Meanings[C] : true) | null,
  cost = 0,
): Rule {
  return {
    makes,
    of: of.split(" "),
    // Border: the chart gives each rule what its categories mean, in the order the type says.
    // biome-ignore lint/plugin: a rule has a few parts
    mean: (parts, place) => mean(...([...parts, place] as unknown as [...Args<S>, Place])),
    cost,
  };
}
