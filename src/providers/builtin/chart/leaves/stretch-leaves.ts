import { adjectiveOf } from "../../lexicon/demonyms";
import { isParticiple } from "../../schema/relation-match";
import type { Schema, SchemaSense } from "../../schema/schema";
import { verbStem } from "../../text/inflect";
import { type Token, wordsOfName } from "../../text/tokens";
import type { Entry, Skip } from "../chart";
import { costs } from "../costs";
import { longestPhrase, type Vocabulary } from "../words/vocabulary";
import type { WordMeaning } from "../words/word-rows";
import { flagNoun, nounsOf } from "./noun-leaves";
import { meaningsOfSense, type Stretch } from "./sense-leaves";

/** Every stretch that may be one phrase. A quotation is one by itself. */
export function stretchesOf(tokens: readonly Token[]): readonly Stretch[] {
  return tokens.flatMap((_, start) => {
    const found: Stretch[] = [];
    for (let end = start + 1; end <= Math.min(tokens.length, start + longestPhrase); end += 1) {
      const part = tokens.slice(start, end);
      if (part.length > 1 && part.some(({ kind }) => kind === "quoted")) break;
      found.push({ part, start, end, isFirst: start === 0 });
    }
    return found;
  });
}

/** What the stretch means as a whole. */
export function leavesAt(stretch: Stretch, schema: Schema, words: Vocabulary): readonly Entry[] {
  const { part, start, end } = stretch;
  const [first] = part;
  const norms = part.map(({ norm }) => norm);
  const isQuoted = first?.kind === "quoted";
  const own = isQuoted || isWrittenSo(part, schema) ? [] : words.meaningsOf(norms);
  const bearers = flagNoun(norms, schema);
  const senses = bearers === null ? sensesOf(norms, schema) : [];
  const isSmall = own.length > 0 || words.isFiller(norms.join(" "));
  const isAmount = own.some(({ symbol }) => amounts.has(symbol));
  // "the tomato" where a node is called so: hardly the colour.
  const isColor = own.length > 0 && own.every(({ symbol }) => symbol === "Color");
  const isNoun = !isQuoted && bearers === null && senses.every(({ kind }) => kind !== "value");
  const meanings = [
    ...own,
    ...numbersAt(part),
    ...senses.flatMap((sense) => meaningsOfSense(sense, { stretch, schema, isSmall, isAmount, isColor })),
    ...(bearers === null ? [] : [bearers]),
    ...(isNoun ? nounsOf(part, schema) : []),
    ...hexAt(norms),
    ...(isOwnName(norms, schema) ? [{ symbol: "whole", mean: "whole", cost: costs.word }] : []),
  ];
  return meanings.map(({ symbol, mean, cost }) => ({ symbol, mean, cost, start, end }));
}

const amounts: ReadonlySet<string> = new Set(["gt", "lt", "gte", "lte", "between"]);

/** The name of the graph itself: "the metro". */
function isOwnName(norms: readonly string[], { context }: Schema): boolean {
  return norms.join(" ") === wordsOfName(context.profile.name ?? "");
}

function numbersAt([first, second]: readonly Token[]): readonly WordMeaning[] {
  if (first?.value === undefined || second !== undefined) return [];
  return [{ symbol: "Num", mean: first.value, cost: 0 }];
}

function hexAt(norms: readonly string[]): readonly WordMeaning[] {
  const [only = "", second] = norms;
  return second === undefined && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/u.test(only)
    ? [{ symbol: "Color", mean: only, cost: 0 }]
    : [];
}

function sensesOf(norms: readonly string[], { senses }: Schema): readonly SchemaSense[] {
  const key = norms.join(" ");
  const loose = key.replace(/[-_./]+/gu, " ");
  return senses.get(key) ?? senses.get(loose) ?? senses.get(adjectiveOf(key) ?? "") ?? [];
}

/** As what the stretch may be passed over. */
export function skipsAt({ part, start, end }: Stretch, schema: Schema, words: Vocabulary): readonly Skip[] {
  if (isWrittenSo(part, schema)) return [];
  const cost = skipCost(part, words);
  return cost === null ? [] : [{ start, end, cost: cost + (isOfGraph(part, schema) ? costs.saidByGraph : 0) }];
}

function skipCost(part: readonly Token[], words: Vocabulary): number | null {
  const [first, second] = part;
  const phrase = part.map(({ norm }) => norm).join(" ");
  if (second === undefined && first?.kind === "sign" && /^[,.?!;:…]$/u.test(first.norm)) return costs.sign;
  if (first?.kind === "quoted" || (!words.isFiller(phrase) && !words.isLead(phrase))) return null;
  // "filter out" is not "filter".
  return words.meaningsOf([phrase]).some(({ symbol }) => symbol === "away")
    ? costs.particle
    : costs.filler * part.length;
}

/** "US" where the graph has such a value is no "us", nor "use". */
function isWrittenSo([only, second]: readonly Token[], { senses }: Schema): boolean {
  if (only === undefined || second !== undefined || !/\p{Lu}.*\p{Lu}/u.test(only.text)) return false;
  return (senses.get(only.norm) ?? []).some((sense) => isWritten(sense, only.text));
}

function isWritten(sense: SchemaSense, text: string): boolean {
  return (sense.kind === "value" && sense.value === text) || (sense.kind === "label" && sense.label === text);
}

/** "down" where a status is "down" is seldom said for nothing, nor "given" where drugs are given to patients. */
function isOfGraph(part: readonly Token[], { senses, verbs }: Schema): boolean {
  const [only, second] = part;
  if (second === undefined && only !== undefined && isParticiple(only.norm) && verbs.has(verbStem(only.norm)))
    return true;
  return senses.get(part.map(({ norm }) => norm).join(" "))?.some(({ kind }) => kind === "value") === true;
}
