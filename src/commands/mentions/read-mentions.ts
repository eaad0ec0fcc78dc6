import * as z from "zod/mini";
import { createPacer, type Pacer } from "@/analysis/workers/pacer";
import type { NamedNode } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { ElementTable, GraphTables } from "@/graph/tables/element-table";
import type { JsonObject, JsonValue } from "@/lib/json";
import { editDistance } from "@/lib/text/edit-distance";
import { speaker } from "@/lib/text/speaker";
import { listOf, partTexts } from "../elements/parts";
import type { CommandContext, CommandSuccess } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { createElsewhere } from "./named-elsewhere";
import { foldedWords, phrasesOf, type TextPhrases } from "./text-phrases";

export const texts = {
  ...partTexts,
  noMention: "The text has no name and no value of the graph.",
  mentions: "{names} and {values} of the graph in the text{which}.",
  names: ["{count} name", "{count} names"],
  values: ["{count} value", "{count} values"],
} as const;
const tell = speaker(texts);

export const findMentions = defineWork({
  description: "Nodes and values named in a text.",
  input: z.strictObject({ text: z.string().check(z.minLength(1)) }),
  run: ({ text }, context) => readMentions(text, context),
});

/** How a name is in the text: whole, nearly (a slip of the hand), or some words of it. */
type Match = "whole" | "near" | "part";

interface NameMention {
  readonly words: string;
  readonly match: Match;
  count: number;
  readonly nodes: JsonObject[];
}

/** By how they are in the text. */
type Mentioned = Map<string, NameMention>;

/** More nodes than this share a word: it is no name. */
const mostNamed = 8;
/** Slips of the hand are looked for in graphs up to this size. */
const mostCompared = 20_000;
/** Names and values read between two looks at the clock. */
const slice = 256;
/** Longer texts are prose, not values people say. */
const longestValue = 80;

/** Which nodes and values a text speaks of. */
async function readMentions(text: string, context: CommandContext): Promise<CommandSuccess<JsonObject>> {
  const tables = context.tables();
  const phrases = phrasesOf(text);
  const { breathe } = createPacer(context.signal);
  const elsewhere = createElsewhere(text, phrases, context);
  const [shown, called] = await Promise.all([namesIn(tables, phrases, breathe), elsewhere?.called()]);
  const seen = new Set<string>();
  const add = (found: readonly NamedNode[], isComparing: boolean): void => {
    for (const { id, label } of found) {
      if (tables.nodes.rowOf(id) !== undefined || seen.has(id)) continue;
      const hits = hitsOf({ id, label }, phrases, isComparing);
      if (hits.length > 0) seen.add(id);
      for (const hit of hits) addName(shown, { id, label }, hit);
    }
  };
  add(called ?? [], false);
  const whole = [...shown.values()].filter(({ match }) => match === "whole").map(({ words }) => words);
  add((await elsewhere?.like((span) => !whole.some((own) => own.includes(span) || span.includes(own)))) ?? [], true);
  const names = [...shown.values()].filter(({ count }) => count <= mostNamed);
  const values = [
    ...(await valuesIn(tables.nodes, { target: "nodes", phrases, breathe })),
    ...(await valuesIn(tables.edges, { target: "edges", phrases, breathe })),
  ];
  const said = names.filter(({ match }) => match !== "part").map(({ words }) => words);
  const counts = {
    names: { id: "names", with: { count: said.length } },
    values: { id: "values", with: { count: values.length } },
    which: said.length === 0 ? "" : ({ id: "afterColon", with: { names: listOf(said, 5) } } as const),
  } as const;
  const none = said.length + values.length === 0;
  return {
    success: true,
    ...(called && { isOfAll: true }),
    ...tell(none ? { id: "noMention" } : { id: "mentions", with: counts }),
    data: { names: names.map(({ ...name }) => ({ ...name })), values: values.slice(0, 40) },
  };
}

async function namesIn(
  { nodes, labelAt }: GraphTables,
  phrases: TextPhrases,
  breathe: Pacer["breathe"],
): Promise<Mentioned> {
  const found: Mentioned = new Map();
  const isComparing = nodes.count <= mostCompared;
  for (let row = 0; row < nodes.count; row += 1) {
    if (row % slice === slice - 1) await breathe();
    const [id, label] = [nodes.idAt(row), labelAt(row)];
    for (const hit of hitsOf({ id, label }, phrases, isComparing)) addName(found, { id, label }, hit);
  }
  return found;
}

type Hit = Pick<NameMention, "words" | "match">;

/** By its name, and by its id where that is written out beside a part of the name. */
function hitsOf({ id, label }: NamedNode, phrases: TextPhrases, isComparing: boolean): readonly Hit[] {
  const [words, ids] = [foldedWords(label), foldedWords(id)];
  const whole = wholeIn(words, phrases);
  if (whole !== undefined) return [{ words: whole, match: "whole" }];
  const written = wholeIn(ids, phrases);
  const unlike = unlikeIn(words, phrases, isComparing);
  if (written === undefined) return [unlike ?? unlikeIn(ids, phrases, false) ?? []].flat();
  const own: Hit = { words: written, match: "whole" };
  return unlike === null || unlike.words === written ? [own] : [own, unlike];
}

function addName(found: Mentioned, { id, label }: NamedNode, hit: Hit): void {
  const key = `${hit.match} ${hit.words}`;
  const mention = found.get(key) ?? { ...hit, count: 0, nodes: [] };
  found.set(key, mention);
  mention.count += 1;
  if (mention.nodes.length < mostNamed) mention.nodes.push({ id, label });
}

function unlikeIn(words: readonly string[], phrases: TextPhrases, isComparing: boolean): Hit | null {
  const near = isComparing ? nearIn(words, phrases) : undefined;
  if (near !== undefined) return { words: near, match: "near" };
  const part = partIn(words, phrases);
  return part === undefined ? null : { words: part, match: "part" };
}

function wholeIn(words: readonly string[], { spans }: TextPhrases): string | undefined {
  return spans.get(words.join(" "));
}

/** One letter wrong, missing or too many, two in long names; or its last word is not written out. */
function nearIn(words: readonly string[], { bySize, spans }: TextPhrases): string | undefined {
  const name = words.join(" ");
  if (name.length < 4 || /\d/u.test(name)) return undefined;
  const most = name.length >= 9 ? 2 : 1;
  const phrase = bySize[words.length]?.find(
    (one) =>
      one.charAt(0) === name.charAt(0) &&
      ((words.length > 1 && name.startsWith(one)) ||
        (Math.abs(one.length - name.length) <= most && editDistance(one, name) <= most)),
  );
  return phrase === undefined ? undefined : spans.get(phrase);
}

/** The longest run of the name's words that is in the text. */
function partIn(words: readonly string[], { spans }: TextPhrases): string | undefined {
  for (let size = Math.min(words.length - 1, 4); size > 0; size -= 1) {
    for (let at = 0; at + size <= words.length; at += 1) {
      const phrase = words.slice(at, at + size).join(" ");
      if (phrase.length > 2 && spans.has(phrase)) return spans.get(phrase);
    }
  }
  return undefined;
}

interface ValueSearch {
  readonly target: ElementTarget;
  readonly phrases: TextPhrases;
  readonly breathe: Pacer["breathe"];
}

async function valuesIn(
  table: ElementTable,
  { target, phrases, breathe }: ValueSearch,
): Promise<readonly JsonObject[]> {
  const found: JsonObject[] = [];
  for (const attribute of table.attributeNames()) {
    for (const [at, value] of wordsIn(table, attribute).entries()) {
      if (at % slice === slice - 1) await breathe();
      const words = writtenAs(value, phrases);
      if (words !== undefined) found.push({ words, target, attribute, value });
    }
  }
  return found;
}

function writtenAs(value: string, { spans, singulars }: TextPhrases): string | undefined {
  if (value.length > longestValue) return undefined;
  const phrase = foldedWords(value).join(" ");
  return phrase === "" ? undefined : (spans.get(phrase) ?? singulars.get(phrase));
}

/** The different texts of a column; of lists, their items. */
function wordsIn(table: ElementTable, attribute: string): readonly string[] {
  const column = table.column(attribute);
  if (column?.kind === "string") return column.words;
  if (column?.kind !== "mixed") return [];
  const items = column.values.slice(0, table.count).flatMap((value: JsonValue | undefined) => value ?? []);
  return [...new Set(items.filter((item) => typeof item === "string"))];
}
