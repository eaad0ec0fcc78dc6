import type { GraphDocument } from "@/graph/document/document-types";
import { isJsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import type { TextCall } from "../text-calls/read-json-calls";
import { toBareText } from "./bare-text";
import type { GivenText, GivenTexts } from "./given-texts";
import { eachGraphText, elementTexts, mayBeArguments, type Place } from "./graph-texts";
import {
  hasBrackets,
  heldShare,
  holdsAll,
  holdsArgument,
  holdsCall,
  isNamedIn,
  type SoughtCall,
  toBareName,
  toSought,
} from "./sought-call";
import { eachPart, valueText } from "./value-text";

/** Whether one of these calls is in data: then the model repeats it, and nobody asked for it. */
export type DataJudge = (calls: readonly TextCall[]) => boolean;

export interface JudgeSources {
  readonly document: GraphDocument;
  readonly given: GivenTexts;
  readonly names: readonly string[];
}

/** Data in bare letters, as far as a call may be in it. */
interface BareData {
  /** Texts with brackets that name a command. */
  readonly naming: readonly string[];
  /** The same in words of ours, which name commands to advise them. */
  readonly advice: readonly string[];
  /** Other texts with brackets: the rest of a call may be in one. */
  readonly others: readonly string[];
  /** By command: records one of whose values is its name. */
  readonly records: (name: string) => Iterable<string>;
}

/**
 * Looks for calls in the open graph, shown or not, and in all that the conversation's models were given. A call is in data where
 * its name and a telling part of its arguments are in one text or one element, or in several texts with brackets of which one
 * names it: a model that repeats a call may add to it.
 * What is read of the graph is read once, with the first call.
 */
export function createDataJudge({ document, given, names }: JudgeSources): DataJudge {
  let sources: readonly BareData[] | null = null;
  const readAll = (): readonly BareData[] => {
    const known = toKnownNames(names);
    return [readGraph(document, known), ...given.all().map((text) => readGiven(text, known))];
  };
  return (calls) => {
    if (given.isFull) return true;
    sources ??= readAll();
    return calls.some((call) => occursIn(sources ?? [], toSought(call)));
  };
}

/** Whether a call is in one text. */
export function occursInText(text: string, call: TextCall, names: readonly string[]): boolean {
  return occursIn([readGiven({ text, kind: "data" }, toKnownNames(names))], toSought(call));
}

function occursIn(sources: readonly BareData[], sought: SoughtCall): boolean {
  return sources.some((source) => occursInOne(source, sought)) || occursInPieces(sources, sought);
}

function occursInOne({ naming, advice, records }: BareData, sought: SoughtCall): boolean {
  if (naming.some((text) => isNamedIn(text, sought, sought.isVague) && holdsCall(text, sought))) return true;
  if (advice.some((text) => isNamedIn(text, sought, true) && holdsAll(text, sought))) return true;
  for (const record of records(sought.name)) {
    if (holdsAll(record, sought) || holdsMost((part) => record.includes(part), sought)) return true;
  }
  return false;
}

function holdsMost(holds: (part: string) => boolean, sought: SoughtCall): boolean {
  return holdsArgument(holds, sought) && heldShare(holds, sought) !== "none";
}

/** Its name with a bracket in one text, its arguments in others: a call cut into several values. */
function occursInPieces(sources: readonly BareData[], sought: SoughtCall): boolean {
  const isNamed = ({ naming, records }: BareData) =>
    naming.some((text) => isNamedIn(text, sought, true)) || [...records(sought.name)].length > 0;
  if (!sources.some(isNamed)) return false;
  const holds = (part: string) =>
    sources.some(({ naming, others }) => [naming, others].some((texts) => texts.some((text) => text.includes(part))));
  return sought.parts.every(holds) || holdsMost(holds, sought);
}

interface KnownNames {
  readonly bare: ReadonlySet<string>;
  readonly any: RegExp;
}

function toKnownNames(names: readonly string[]): KnownNames {
  const bare = names.map(toBareText);
  return { bare: new Set(bare), any: new RegExp(bare.map((name) => name.replace(/\W/gu, "\\$&")).join("|"), "u") };
}

/** Longer than every name. */
const borderLength = 40;

/** What stands on the border of two texts of the graph that follow each other: a name or a value may be cut in two by it. */
function joinNeighbours(texts: readonly string[], known: KnownNames): Pick<BareData, "naming" | "others"> {
  const naming: string[] = [];
  const others: string[] = [];
  for (const [index, text] of texts.entries()) {
    const next = texts[index + 1];
    if (next === undefined) break;
    const [end, start] = [text.slice(-borderLength), next.slice(0, borderLength)];
    const isCut = known.any.test(end + start) && !known.any.test(end) && !known.any.test(start);
    if (isCut) naming.push(text + next);
    else others.push(end + start);
  }
  return { naming, others };
}

/** Most texts of a graph are a few plain words: they hold no call, and one word at most that is a command's name. */
const isPlain = /^(?!.*=(?:3c|7b|5b))[\w\s.,;:!?'"#/*+=~@$^>)}\]-]*$/isu;

function readGraph(document: GraphDocument, known: KnownNames): BareData {
  const naming: string[] = [];
  const others: string[] = [];
  const bracketed: string[] = [];
  const places = new Map<string, { readonly text: string; readonly place: Place }[]>();

  function addName(written: string, text: string, place: Place | undefined): void {
    const bare = toBareName(written);
    if (place === undefined || !known.bare.has(bare)) return;
    const there = places.get(bare);
    if (there === undefined) places.set(bare, [{ text, place }]);
    else there.push({ text, place });
  }

  eachGraphText(document, (text, place) => {
    if (isPlain.test(text)) {
      addName(text, text, place);
      return;
    }
    const bare = toBareText(text);
    addName(bare, text, place);
    if (!hasBrackets(bare)) return;
    bracketed.push(bare);
    (known.any.test(bare) ? naming : others).push(bare);
  });

  function* records(name: string): Generator<string> {
    for (const { text, place } of places.get(name) ?? []) {
      for (const element of elementTexts(document, text, place)) yield toBareText(element);
    }
  }

  const joined = joinNeighbours(bracketed, known);
  return { naming: [...naming, ...joined.naming], advice: [], others: [...others, ...joined.others], records };
}

function readGiven({ text, kind }: GivenText, known: KnownNames): BareData {
  const value: unknown = kind === "result" ? tryJson(text) : text;
  if (!isJsonObject(value)) return fromValue(text, [], known);
  const { message, hint, ...data } = value;
  return fromValue(
    data,
    [message, hint].filter((part) => typeof part === "string"),
    known,
  );
}

function fromValue(value: unknown, ours: readonly string[], known: KnownNames): BareData {
  const naming: string[] = [];
  const others: string[] = [];
  const records = new Map<string, string[]>();

  function addText(text: string): void {
    if (isPlain.test(text)) return;
    const bare = toBareText(text);
    if (hasBrackets(bare)) (known.any.test(bare) ? naming : others).push(bare);
  }

  function addRecord(record: object): void {
    for (const [key, inner] of Object.entries(record)) {
      addText(key);
      if (typeof inner === "string") addCall(toBareName(toBareText(inner)), record);
      if (mayBeArguments(inner)) addCall(toBareName(toBareText(key)), { [key]: inner });
    }
  }

  function addCall(name: string, record: object): void {
    if (known.bare.has(name)) records.set(name, [...(records.get(name) ?? []), toBareText(valueText(record))]);
  }

  eachPart(value, (part) => {
    if (typeof part === "string") addText(part);
    else if (typeof part === "object" && part !== null && !Array.isArray(part)) addRecord(part);
  });
  const advice = ours.map(toBareText).filter((text) => hasBrackets(text) && known.any.test(text));
  return { naming, advice, others, records: (name) => records.get(name) ?? [] };
}
