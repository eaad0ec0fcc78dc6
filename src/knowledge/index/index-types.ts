import type { TakenWord } from "./near-words";

/** A text as it is searched: a passage of a lesson, or the long text of any node. */
export interface SearchText {
  /** Of its node. */
  readonly id: string;
  /** The course's title; of another node, what its texts have in common. */
  readonly course: string;
  /** The lesson's title; of another node, its label. */
  readonly lesson: string;
  /** Of the lesson; other nodes have none. */
  readonly number?: number;
  /** Its place among the passages of its lesson. */
  readonly part?: number;
  readonly text: string;
  readonly link?: string;
}

export interface SearchOptions {
  readonly query: string;
  readonly limit: number;
  /** In any of these; without it everywhere. */
  readonly places?: readonly TextPlace[];
}

/** A part of a text, in UTF-16 units. */
export interface TextMark {
  readonly from: number;
  readonly to: number;
}

export interface TextHit extends SearchText {
  /** More is better; only hits of one search compare. */
  readonly score: number;
  /** 0 to 1: how much of what was asked, by the rarity of its words, stands here as it was asked. */
  readonly share: number;
  /** Where the words looked for are in the text, in order. */
  readonly marks: readonly TextMark[];
  /** Words it does not have as they were asked, and what it has instead. */
  readonly taken?: readonly TakenWord[];
}

/** A course, or one lesson of it. */
export interface TextPlace {
  /** Its whole title. */
  readonly course: string;
  /** Of a lesson. */
  readonly number?: number;
}

/** A word, or two that stand together, that tells what both places are about. */
export interface SharedWord {
  /** As it is written most often. */
  readonly word: string;
  readonly score: number;
}

/** Ranks texts: in a worker in the page, here elsewhere. */
export interface TextIndex {
  /** Adds texts, in place of those with the same id. */
  put(texts: readonly SearchText[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  search(wish: SearchOptions, signal: AbortSignal): Promise<readonly TextHit[]>;
  /** Words that tell what two places are both about, best first. */
  shared(one: TextPlace, other: TextPlace, signal: AbortSignal): Promise<readonly SharedWord[]>;
  /** Lets go of all it holds. */
  end(): void;
}
