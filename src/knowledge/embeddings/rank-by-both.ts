import { plainReason } from "@/lib/plain-reason";
import type { SearchOptions, SearchText, TextHit } from "../index/index-types";
import type { Embedder, Meaning, OpenMeaning } from "./embedder";
import { fuseRanks } from "./fuse-ranks";
import type { MeaningIndex } from "./meaning-index";

export interface SearchOutcome {
  readonly hits: readonly TextHit[];
  /** "words alone": meaning is switched on and could not be had. */
  readonly ranking: "words" | "words alone" | "words and meaning";
  /** Why meaning did not count though it is switched on, or what else is to be known of it. */
  readonly note?: string;
}

/** So much of each ranking is looked at: what stands further behind in both does not come to the front. */
const lookedAt = 20;

export interface BothRankings {
  readonly meaning: Meaning;
  /** Null: meaning is off. */
  readonly index: MeaningIndex | null;
  readonly byWords: (wish: SearchOptions) => Promise<readonly TextHit[]>;
}

/** By words, and by meaning where it can be had: whatever goes wrong with meaning, the words' ranking stands, with a note. */
export async function rankByBoth(
  wish: SearchOptions,
  { meaning, index, byWords }: BothRankings,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  if (meaning.kind === "closed") return { hits: await byWords(wish), ranking: "words alone", note: meaning.note };
  if (meaning.kind === "off" || index === null) return { hits: await byWords(wish), ranking: "words" };
  const [words, near] = await Promise.all([
    byWords({ ...wish, limit: Math.max(wish.limit, lookedAt) }),
    nearTexts(wish, { meaning, index, signal }),
  ]);
  meaning.onNote?.(near.note);
  if (near.texts === null) {
    return { hits: words.slice(0, wish.limit), ranking: "words alone", ...(near.note !== null && { note: near.note }) };
  }
  const hits = fused(words, near.texts.slice(0, Math.max(wish.limit, lookedAt))).slice(0, wish.limit);
  return { hits, ranking: "words and meaning", ...(near.note !== null && { note: near.note }) };
}

interface Near {
  /** Null: they could not be had. */
  readonly texts: readonly SearchText[] | null;
  readonly note: string | null;
}

async function nearTexts(
  wish: SearchOptions,
  {
    meaning,
    index,
    signal,
  }: { readonly meaning: OpenMeaning; readonly index: MeaningIndex; readonly signal: AbortSignal },
): Promise<Near> {
  const { embedder, waitMs } = meaning;
  const look = async (watched: Embedder): Promise<Near> => {
    const filled = await fillShown(index, { ...meaning, embedder: watched }, signal);
    if (filled === "stopped") return { texts: null, note: "Computing embeddings was stopped." };
    return { texts: await index.nearest(wish, watched, signal), note: filled };
  };
  try {
    const near = await inTime(embedder, look, waitMs);
    return near.isLate ? { texts: null, note: lateNote(embedder.host ?? "") } : near.value;
  } catch (error) {
    signal.throwIfAborted();
    return { texts: null, note: plainReason(error) };
  }
}

function lateNote(host: string): string {
  return `${host} does not answer, so it was left out. Until ${host} has answered, searches go by words alone.`;
}

async function fillShown(index: MeaningIndex, meaning: OpenMeaning, signal: AbortSignal): Promise<string | null> {
  const { show } = meaning;
  if (index.isFull(meaning.embedder)) return null;
  if (show === undefined) return index.fill(meaning, signal, () => undefined);
  let fault: string | null = null;
  const isDone = await show(async (stop, tell) => {
    fault = await index.fill(meaning, AbortSignal.any([signal, stop]), tell);
  });
  signal.throwIfAborted();
  return isDone ? fault : "stopped";
}

function fused(words: readonly TextHit[], near: readonly SearchText[]): readonly TextHit[] {
  const texts = new Map<string, TextHit>(near.map((text) => [text.id, { ...text, score: 0, share: 0, marks: [] }]));
  for (const hit of words) texts.set(hit.id, hit);
  const lists = [words.map(({ id }) => id), near.map(({ id }) => id)];
  return fuseRanks(lists).flatMap(({ id, score }) => {
    const hit = texts.get(id);
    return hit === undefined ? [] : [{ ...hit, score }];
  });
}

/** How long a search waits for the next sign of a host that makes vectors, in milliseconds. */
const usualWaitMs = 4000;

/** Hosts that kept a search waiting and have not answered since. */
const late = new WeakSet<Embedder>();

type InTime<T> = { readonly isLate: false; readonly value: T } | { readonly isLate: true };

/**
 * What the embedder's work gives, as long as vectors keep coming. A host that is silent too long is not waited for, now or by later
 * searches: the work goes on by itself, and once it ended well its host is asked again. One on this device is waited for.
 */
async function inTime<T>(
  embedder: Embedder,
  work: (watched: Embedder) => Promise<T>,
  waitMs = usualWaitMs,
): Promise<InTime<T>> {
  if (embedder.host === null) return { isLate: false, value: await work(embedder) };
  if (late.has(embedder)) return { isLate: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: () => void = () => undefined;
  const silence = new Promise<InTime<T>>((resolve) => {
    giveUp = () => resolve({ isLate: true });
  });
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, waitMs);
  };
  wait();
  const working = work({
    ...embedder,
    async embed(texts, use, signal) {
      const vectors = await embedder.embed(texts, use, signal);
      wait();
      return vectors;
    },
  }).finally(() => clearTimeout(timer));
  const first = await Promise.race([working.then((value): InTime<T> => ({ isLate: false, value })), silence]);
  if (first.isLate) {
    late.add(embedder);
    working.then(
      () => late.delete(embedder),
      () => undefined,
    );
  }
  clearTimeout(timer);
  return first;
}
