import type { GraphChange } from "@/graph/changes/change-types";
import { elementsOf, isElementChange } from "@/graph/changes/element-change";
import type { GraphDocument } from "@/graph/document/document-types";
import type { GraphTables } from "@/graph/tables/element-table";
import { letGoWhileHeld } from "@/lib/memory/derived";
import { type Meaning, wordsAlone } from "./embeddings/embedder";
import { createMeaningIndex, type MeaningIndex } from "./embeddings/meaning-index";
import { rankByBoth, type SearchOutcome } from "./embeddings/rank-by-both";
import { textOfNode, textsIn } from "./index/graph-texts";
import type { SearchOptions, SearchText, SharedWord, TextHit, TextIndex, TextPlace } from "./index/index-types";
import { hasTexts, textAttributes } from "./index/text-attributes";
import { type OutlineCourse, readOutline } from "./outline/read-outline";

type Texts = Pick<GraphDocument, "tables" | "subscribe">;

/** The texts of one graph: its courses, and a search in all it has to read. */
export interface Library {
  readonly hasTexts: boolean;
  outline(): readonly OutlineCourse[];
  /** Makes the index at its first use; then follows the graph's changes. */
  search(wish: SearchOptions, signal: AbortSignal): Promise<SearchOutcome>;
  /** The passages of some places, in the order of the text. */
  read(places: readonly TextPlace[]): readonly SearchText[];
  /** Words that tell what two places are both about, best first. */
  shared(one: TextPlace, other: TextPlace, signal: AbortSignal): Promise<readonly SharedWord[]>;
}

/** Nodes read between two pauses, and texts handed over at once: the page draws on. */
const slice = { nodes: 4000, texts: 200 } as const;

/** Indexes are kept as long as the graph is open and follow what is changed in it, by the change list alone. */
export function createLibrary(
  document: Texts,
  makeIndex: () => Promise<TextIndex>,
  askMeaning: () => Promise<Meaning> = wordsAlone,
): Library {
  let index: TextIndex | null = null;
  /** The same texts for their meaning, once that is switched on. */
  let meanings: MeaningIndex | null = null;
  let attributes = "";
  /** Nodes written since they were indexed. */
  const written = new Set<string>();
  let isListening = false;
  let syncing: Promise<TextIndex | null> = Promise.resolve(null);
  function drop(): void {
    index?.end();
    index = null;
    meanings = null;
    written.clear();
  }

  function refresh(): void {
    if (isListening) return;
    isListening = true;
    letGoWhileHeld(drop);
    document.subscribe(({ changes }) => changes.forEach((change) => void note(change, written, drop)));
  }

  /** The index; where it or that of meanings is new, all texts are to be read. */
  async function begun(hasMeaning: boolean): Promise<TextIndex> {
    if (index !== null && (meanings !== null || !hasMeaning)) return index;
    index ??= await makeIndex();
    meanings = hasMeaning ? createMeaningIndex() : null;
    for (const id of nodeIds(document)) written.add(id);
    return index;
  }

  async function fill(hasMeaning: boolean, signal: AbortSignal): Promise<TextIndex> {
    refresh();
    const names = textAttributes(document.tables);
    if (names.join("\n") !== attributes) drop();
    attributes = names.join("\n");
    const mine = await begun(hasMeaning);
    while (written.size > 0 && mine === index) {
      signal.throwIfAborted();
      await handOver(mine, names);
      await pause();
    }
    // Another graph was opened meanwhile.
    return mine === index ? mine : fill(hasMeaning, signal);
  }

  async function handOver(to: TextIndex, names: readonly string[]): Promise<void> {
    const { texts, gone } = takeSlice(document.tables, written, names);
    try {
      await to.remove(gone);
      await to.put(texts);
      if (to === index) meanings?.take(texts, gone);
    } catch (error) {
      // What it holds is not known any more: the next search makes another.
      if (to === index) drop();
      throw error;
    }
  }

  async function prepare(signal: AbortSignal): Promise<Prepared> {
    const asked = await askMeaning();
    const hasMeaning = asked.kind === "open";
    // One after the other: searches side by side share what the first one reads.
    const filling = syncing.catch(() => null).then(() => fill(hasMeaning, signal));
    syncing = filling;
    const ready = await filling;
    const texts = meanings;
    // Asked again for just these texts: another graph may have been opened, whose texts were not spoken of.
    const meaning = hasMeaning ? await askMeaning() : asked;
    return texts === meanings || !hasMeaning ? { ready, meaning, index: texts } : prepare(signal);
  }

  return {
    get hasTexts() {
      return hasTexts(document.tables);
    },
    outline: () => readOutline(document.tables),
    async search(wish, signal) {
      if (!hasTexts(document.tables)) return { hits: [], ranking: "words" };
      return withLinks(await searchIn(await prepare(signal), wish, signal), readOutline(document.tables));
    },
    read: (places) => textsIn(document.tables, textAttributes(document.tables), places),
    shared: async (one, other, signal) =>
      hasTexts(document.tables) ? (await prepare(signal)).ready.shared(one, other, signal) : [],
  };
}

interface Prepared {
  readonly ready: TextIndex;
  readonly meaning: Meaning;
  /** Null: meaning is off. */
  readonly index: MeaningIndex | null;
}

function searchIn({ ready, ...both }: Prepared, wish: SearchOptions, signal: AbortSignal): Promise<SearchOutcome> {
  return rankByBoth(wish, { ...both, byWords: (asked) => ready.search(asked, signal) }, signal);
}

function withLinks(found: SearchOutcome, courses: readonly OutlineCourse[]): SearchOutcome {
  return { ...found, hits: found.hits.map((hit) => withLink(hit, courses)) };
}

/** A passage has the address of its lesson, else that of its course. */
function withLink(hit: TextHit, courses: readonly OutlineCourse[]): TextHit {
  if (hit.link !== undefined || hit.number === undefined) return hit;
  const course = courses.find(({ title }) => title === hit.course);
  const link = course?.lessons.find(({ number }) => number === hit.number)?.link ?? course?.link;
  return link === undefined ? hit : { ...hit, link };
}

interface Slice {
  readonly texts: readonly SearchText[];
  /** Nodes without a text, or that are there no more. */
  readonly gone: readonly string[];
}

/** The next of what was written. */
function takeSlice(tables: GraphTables, written: Set<string>, names: readonly string[]): Slice {
  const texts: SearchText[] = [];
  const gone: string[] = [];
  for (const id of written) {
    if (texts.length >= slice.texts || gone.length >= slice.nodes) break;
    written.delete(id);
    const row = tables.nodes.rowOf(id);
    const text = row === undefined ? null : textOfNode(tables, row, names);
    if (text === null) gone.push(id);
    else texts.push(text);
  }
  return { texts, gone };
}

function note(change: GraphChange, written: Set<string>, drop: () => void): void {
  if (opensAnother(change)) drop();
  for (const id of nodesWritten(change)) written.add(id);
}

/** Labels may be others now, too. */
function opensAnother({ type }: GraphChange): boolean {
  return type === "graph-replace" || type === "meta-set";
}

function nodesWritten(change: GraphChange): readonly string[] {
  if (!isElementChange(change)) return [];
  const { target, ids } = elementsOf(change);
  return target === "nodes" ? ids : [];
}

function nodeIds({ tables: { nodes } }: Texts): readonly string[] {
  return Array.from({ length: nodes.count }, (_, row) => nodes.idAt(row));
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
