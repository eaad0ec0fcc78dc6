import SearchableMap from "minisearch/SearchableMap";

/** Which texts hold which words. Texts are rows: small numbers, used again when one is gone. */
export interface WordIndex {
  /** `counts`: how often each term is in the text. `title`: the terms of its title. */
  add(row: number, counts: ReadonlyMap<string, number>, title: ReadonlySet<string>): void;
  /** With what was added. */
  remove(row: number, counts: ReadonlyMap<string, number>, title: ReadonlySet<string>): void;
  /** Texts that hold the term. */
  countOf(term: string): number;
  /** The best rows by BM25 and by how much of what was asked they hold, best first. */
  best(concepts: readonly Concept[], limit: number, isWanted: ((row: number) => boolean) | null): readonly ScoredRow[];
  toJSON(): unknown;
}

/** One thing that is asked for: the terms that stand for it with what each counts, and how much it tells. */
export interface Concept {
  readonly terms: ReadonlyMap<string, number>;
  readonly weight: number;
}

export interface ScoredRow {
  readonly row: number;
  readonly score: number;
}

/** The rows of one term, and how often it is in each. */
interface Postings {
  readonly rows: number[];
  readonly counts: number[];
}

/** As MiniSearch has them: how soon more of a word counts no more, how much long texts lose, and what one word counts at least. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 } as const;
/** A text with next to nothing of what was asked counts this share of its words. */
const leastShare = 0.3;

/** A word of the title counts so much beside one of the text. */
const titleWorth = 1.5;

/**
 * MiniSearch's tree of words with lists of rows. Its own search makes a record for each word of each text, which takes ten times as
 * long; here the scores of a query are in two arrays.
 */
export function createWordIndex(): WordIndex {
  const tree = new SearchableMap<Postings>();
  const lengths: number[] = [];
  let [texts, length] = [0, 0];

  function put(term: string, row: number, count: number): void {
    const { rows, counts } = tree.fetch(term, () => ({ rows: [], counts: [] }));
    rows.push(row);
    counts.push(count);
  }

  function scoreTerm(scores: Float64Array, term: string, boost: number): void {
    const { rows, counts } = tree.get(term) ?? nowhere;
    const rarity = rarityOf(rows.length, texts) * boost;
    const average = length / Math.max(1, texts);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      const count = counts[at] ?? 0;
      const long = 1 - bm25.b + (bm25.b * (lengths[row] ?? 0)) / average;
      scores[row] = (scores[row] ?? 0) + rarity * (bm25.d + (count * (bm25.k + 1)) / (count + bm25.k * long));
    }
  }

  function scoreTitle(scores: Float64Array, term: string, boost: number): void {
    const { rows } = tree.get(inTitle(term)) ?? nowhere;
    const score = rarityOf(rows.length, texts) * boost * titleWorth * (bm25.d + 1);
    for (const row of rows) scores[row] = (scores[row] ?? 0) + score;
  }

  const listsOf = (term: string): readonly (readonly number[])[] =>
    [term, inTitle(term)].map((form) => (tree.get(form) ?? nowhere).rows);

  /** What each row holds of all that was asked, by weight; each thing counts once. */
  function sharesOf(concepts: readonly Concept[]): Float64Array {
    const shares = new Float64Array(lengths.length);
    const last = new Int32Array(lengths.length).fill(-1);
    for (const [index, { terms, weight }] of concepts.entries()) {
      for (const list of [...terms.keys()].flatMap(listsOf)) addShare({ shares, last }, list, { index, weight });
    }
    return shares;
  }

  return {
    add(row, counts, title) {
      let own = 0;
      for (const [term, count] of counts) {
        put(term, row, count);
        own += count;
      }
      for (const term of title) put(inTitle(term), row, 1);
      lengths[row] = own;
      length += own;
      texts += 1;
    },
    remove(row, counts, title) {
      for (const term of counts.keys()) takeOut(tree, term, row);
      for (const term of title) takeOut(tree, inTitle(term), row);
      length -= lengths[row] ?? 0;
      lengths[row] = 0;
      texts -= 1;
    },
    countOf: (term) => (tree.get(term) ?? tree.get(inTitle(term)) ?? nowhere).rows.length,
    best(concepts, limit, isWanted) {
      const scores = new Float64Array(lengths.length);
      for (const [term, boost] of concepts.flatMap(({ terms }) => [...terms])) {
        scoreTerm(scores, term, boost);
        scoreTitle(scores, term, boost);
      }
      const all = concepts.reduce((sum, { weight }) => sum + weight, 0);
      const shares = sharesOf(concepts);
      for (let row = 0; row < scores.length; row += 1) {
        const score = scores[row] ?? 0;
        const isOut = score > 0 && isWanted !== null && !isWanted(row);
        scores[row] = isOut ? 0 : score * (leastShare + (1 - leastShare) * ((shares[row] ?? 0) / all));
      }
      return highest(scores, limit);
    },
    toJSON: () => [...tree],
  };
}

interface Shares {
  readonly shares: Float64Array;
  /** The concept that was counted last in each row. */
  readonly last: Int32Array;
}

function addShare(
  { shares, last }: Shares,
  rows: readonly number[],
  { index, weight }: { readonly index: number; readonly weight: number },
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    if (last[row] === index) continue;
    last[row] = index;
    shares[row] = (shares[row] ?? 0) + weight;
  }
}

const nowhere: Postings = { rows: [], counts: [] };

/** A word of a title is a term of its own. */
function inTitle(term: string): string {
  return `=${term}`;
}

/** How much a word tells that is in so many of all texts. */
export function rarityOf(count: number, texts: number): number {
  return Math.log(1 + (texts - count + 0.5) / (count + 0.5));
}

function takeOut(tree: SearchableMap<Postings>, term: string, row: number): void {
  const postings = tree.get(term);
  const at = postings?.rows.indexOf(row) ?? -1;
  if (postings === undefined || at < 0) return;
  postings.rows.splice(at, 1);
  postings.counts.splice(at, 1);
  if (postings.rows.length === 0) tree.delete(term);
}

function highest(scores: Float64Array, limit: number): readonly ScoredRow[] {
  const sorted = scores.slice().sort();
  const least = sorted[Math.max(0, sorted.length - limit)] ?? 0;
  const found: ScoredRow[] = [];
  for (let row = 0; row < scores.length; row += 1) {
    const score = scores[row] ?? 0;
    if (score > 0 && score >= least) found.push({ row, score });
  }
  return found.sort((a, b) => b.score - a.score || a.row - b.row).slice(0, limit);
}
