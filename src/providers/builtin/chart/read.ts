import { atOnce } from "@/lib/steps";
import type { Act } from "../meaning/acts";
import type { Schema } from "../schema/schema";
import { type Token, tokenise, writtenOf } from "../text/tokens";
import { type Entry, parse } from "./chart";
import { type Grammar, toGrammar } from "./grammar";
import type { Category, Rule } from "./grammar-types";
import { type Leaves, leavesOf } from "./leaves/leaves";
import { withApostrophes } from "./missing-apostrophe";
import { filled, opensOf } from "./open-names";
import { type LeftOut, withLeftOut } from "./passed-over";
import { rules } from "./rules/rules";
import { afterAside, isAside, type Sentence, sentencesOf } from "./sentences";
import { vocabularySteps } from "./words/vocabulary";

export interface WholeReading {
  readonly acts: readonly Act[];
  readonly cost: number;
  /** Words that were misspelt: what they were taken for. */
  readonly mended: readonly string[];
}

/** Words that a name or a value may follow which nobody has heard of yet. */
const naming = new Set([
  "called",
  "add",
  "new_one",
  "we_have",
  "set",
  "mark",
  "move",
  "rename",
  "rename_to",
  "should",
  "news",
  "promoted",
  "live",
  "saying",
]);
/** A grammar, made ready when it is first used, or before in steps. */
export interface Reader {
  readonly grammar: () => Grammar;
  readonly steps: () => Generator<void, Grammar>;
}

export function toReader(ownRules: readonly Rule[]): Reader {
  let made: Grammar | null = null;
  function* steps(): Generator<void, Grammar> {
    made ??= yield* toGrammar(ownRules);
    return made;
  }
  return { grammar: () => made ?? atOnce(steps()), steps };
}

const whole = toReader(rules);

/** All that every message is read with, made ready in steps. */
export function* readySteps(): Generator<void, void> {
  yield* vocabularySteps();
  yield* whole.steps();
}

const mostItems = 12_000;
const mostTokens = 300;
const longestSentence = 60;
const tooMany = new Error("Too many ways to read this.");

/** What a reading took. */
export interface Steps {
  taken: number;
}

/** Readings of a message that account for every word of it, best first. */
export function readWhole(message: string, schema: Schema, steps: Steps = { taken: 0 }): readonly WholeReading[] {
  const tokens = tokensOf(message, schema);
  if (tokens.length === 0 || tokens.length > mostTokens) return [];
  return withinLimit((spend) => {
    const chart: Chart = { reader: whole, schema, spend };
    const sentences = sentencesOf(tokens, schema);
    const together = sentences.length > 1 ? [] : readTogether(tokens, chart).filter(isClosed);
    const apart = together.length > 0 ? together : readApart(sentences, chart);
    return apart.length > 0 || sentences.length < 2 ? apart : readTogether(tokens, chart).filter(isClosed);
  }, steps);
}

export interface PartReading extends WholeReading {
  /** Words that were left out. */
  readonly left: readonly string[];
}

/** Readings that pass over what is told of the message. */
export function readWithout(
  message: string,
  schema: Schema,
  leftOf: (tokens: readonly Token[], leaves: Leaves) => LeftOut | null,
): readonly PartReading[] {
  const tokens = tokensOf(message, schema);
  if (tokens.length > longestSentence) return [];
  const left = leftOf(tokens, leavesOf(tokens, schema));
  if (left === null) return [];
  const read = withinLimit((spend) => readTogether(tokens, { reader: whole, schema, spend, left }));
  return read.map((one) => ({ ...one, left: left.words }));
}

function tokensOf(message: string, schema: Schema): readonly Token[] {
  return withApostrophes(
    tokenise(message).filter(({ kind, norm }) => kind !== "sign" || norm !== "…"),
    schema,
  );
}

/** Nothing where it would take too many steps. */
function withinLimit<T>(read: (spend: () => void) => readonly T[], steps: Steps = { taken: 0 }): readonly T[] {
  const spend = (): void => {
    steps.taken += 1;
    if (steps.taken > mostItems) throw tooMany;
  };
  try {
    return read(spend);
  } catch (cause) {
    if (cause === tooMany) return [];
    throw cause;
  }
}

function isClosed({ acts }: WholeReading): boolean {
  return opensOf(acts) === 0;
}

interface Given {
  readonly message: string;
  readonly schema: Schema;
  /** Further meanings of words of this message. */
  readonly also?: (tokens: readonly Token[]) => readonly Entry[];
}

interface AnyReading {
  readonly mean: unknown;
  readonly cost: number;
  readonly mended: readonly string[];
}

/** Readings of a message as a phrase of that category, best first. */
export function readAs(reader: Reader, goal: Category, { message, schema, also }: Given): readonly AnyReading[] {
  const tokens = tokensOf(message, schema);
  return withinLimit((spend) =>
    meaningsOf(tokens, goal, { reader, schema, spend, ...(also === undefined ? {} : { also }) }),
  );
}

interface Chart extends Pick<Given, "schema" | "also"> {
  readonly reader: Reader;
  /** What is passed over. */
  readonly left?: LeftOut;
  /** Called for each item; throws at the limit. */
  readonly spend: () => void;
}

function readTogether(tokens: readonly Token[], chart: Chart): readonly WholeReading[] {
  return meaningsOf(tokens, "Message", chart).flatMap(({ mean, cost, mended }) =>
    isList<Act>(mean) ? [{ acts: mean, cost, mended }] : [],
  );
}

function meaningsOf(
  tokens: readonly Token[],
  goal: Category,
  { reader, schema, also, left, spend }: Chart,
): readonly AnyReading[] {
  if (tokens.length === 0 || tokens.length > longestSentence) return [];
  const { entries, skips, strange, mended } = withLeftOut(leavesOf(tokens, schema), left);
  if (strange.length > 0 && !entries.some(({ symbol }) => naming.has(symbol))) return [];
  const stretchText = (start: number, end: number): string =>
    writtenOf(tokens.slice(start, end)).replace(/^(?:the|a|an|all|all the|that|who|which) /iu, "");
  const found = parse(reader.grammar(), goal, {
    size: tokens.length,
    entries: [...entries, ...(also?.(tokens) ?? [])],
    skips,
    world: { schema },
    textOf: stretchText,
    spend,
  });
  return found.map(({ mean, cost }) => ({ mean, cost, mended }));
}

/** What a message of several sentences comes to so far. */
interface Sum extends WholeReading {
  /** Acts that leave a name open: "find the shortest path between two nodes". */
  readonly open: readonly Act[];
  /** Names that were told and not used. */
  readonly names: readonly string[];
  /** By how much the second best way to take a sentence costs more. */
  readonly gap: number;
  readonly other: readonly Act[];
}

/** Each sentence by itself; nothing where one of them is not read. */
function readApart(sentences: readonly Sentence[], chart: Chart): readonly WholeReading[] {
  const none = { acts: [], cost: 0, mended: [], open: [], names: [], gap: Number.POSITIVE_INFINITY, other: [] };
  const sum = sentences.reduce<Sum | null>(
    (before, one) => (before === null ? null : withSentence(before, one, chart)),
    none,
  );
  if (sum === null || sum.acts.length === 0 || sum.open.length > 0 || sum.names.length > 0) return [];
  const { acts, cost, mended, gap, other } = sum;
  return [{ acts, cost, mended }, ...(Number.isFinite(gap) ? [{ acts: other, cost: cost + gap, mended }] : [])];
}

function withSentence(sum: Sum, sentence: Sentence, chart: Chart): Sum | null {
  const [best, second] = readTogether(sentence.tokens, chart);
  if (best === undefined) return withoutReading(sum, sentence, chart);
  const mended = [...sum.mended, ...best.mended];
  const cost = sum.cost + best.cost;
  const opens = opensOf(best.acts);
  if (opens > 0 && opens !== sum.names.length) return { ...sum, open: best.acts, cost, mended };
  const acts = opens > 0 ? filled(best.acts, sum.names) : best.acts;
  const gap = second === undefined || opensOf(second.acts) > 0 ? Number.POSITIVE_INFINITY : second.cost - best.cost;
  return {
    acts: withNew(sum.acts, acts),
    cost,
    mended,
    open: [],
    names: opens > 0 ? [] : sum.names,
    gap: Math.min(gap, sum.gap),
    other: gap < sum.gap ? withNew(sum.acts, second?.acts ?? []) : withNew(sum.other, acts),
  };
}

/** A sentence that is no request: it tells how to answer, or a name, or begins with such. */
function withoutReading(sum: Sum, sentence: Sentence, chart: Chart): Sum | null {
  if (isAside(sentence)) return sum;
  const after = afterAside(sentence);
  return after === null ? withTelling(sum, sentence, chart) : withSentence(sum, after, chart);
}

/** What is asked twice is answered once. */
function withNew(before: readonly Act[], acts: readonly Act[]): readonly Act[] {
  const known = new Set(before.map((act) => JSON.stringify(act)));
  return [...before, ...acts.filter((act) => !known.has(JSON.stringify(act)))];
}

function withTelling(sum: Sum, { tokens }: Sentence, chart: Chart): Sum | null {
  const [telling] = meaningsOf(tokens, "Telling", chart);
  if (telling === undefined || !isList<string>(telling.mean)) return null;
  const names = telling.mean;
  const cost = sum.cost + telling.cost;
  if (sum.open.length === 0) return { ...sum, names, cost };
  if (opensOf(sum.open) !== names.length) return null;
  return { ...sum, acts: withNew(sum.acts, filled(sum.open, names)), open: [], names: [], cost };
}

function isList<T>(mean: unknown): mean is readonly T[] {
  return Array.isArray(mean);
}
