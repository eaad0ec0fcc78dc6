import type { NamedNode } from "@/graph/document/graph-reader";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import type { GraphProfile } from "@/graph/profile/profile-types";
import type { Field, Selector } from "@/graph/selector/selector-types";
import { usualLabelAttributes } from "@/graph/styles/labels";
import { untilAborted } from "@/lib/until-aborted";
import type { CommandContext } from "../registry/command-types";
import type { TextPhrases } from "./text-phrases";

/** So many phrases are asked for, of at most so many words. */
const mostPhrases = 60;
const mostWords = 6;
/** So many nodes are read of those that are called so. */
const mostNodes = 200;
/** A database that takes longer, ms, is not waited for: what is shown answers. */
const longest = 2000;

/** The nodes of all of a database that phrases of the text may name; undefined: it was not asked, or did not answer in time. */
export async function namedElsewhere(
  text: string,
  { spans }: TextPhrases,
  { remote, tables, signal }: CommandContext,
): Promise<readonly NamedNode[] | undefined> {
  if (!remote || tables().nodes.count === remote.profile.nodeCount) return undefined;
  const ends = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
  try {
    const written = writtenNames(text, spans.values(), remote.profile);
    return await untilAborted(nodesCalled(written, remote, ends), ends);
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

async function nodesCalled(
  names: readonly string[],
  { reader, profile }: RemoteGraph,
  signal: AbortSignal,
): Promise<readonly NamedNode[]> {
  if (names.length === 0) return [];
  const fields = namingFields(profile, (await reader.fields(signal)).nodes);
  const called = (own: readonly string[]) => {
    const terms = fields.map((field): Selector => ({ op: "in", field, values: own }));
    return reader.find({ target: "nodes", selector: { op: "or", terms }, records: mostNodes }, signal);
  };
  const { records, total } = await called(names);
  // A word that many are called by leaves no room for the others.
  const longer = total > mostNodes ? names.filter((name) => name.includes(" ")) : [];
  if (longer.length === 0) return records;
  const more = await called(longer);
  return [...new Map([...records, ...more.records].map((record) => [record.id, record])).values()];
}

/** What nodes are named by: the attributes themselves where they hold texts alone, since a database may have an index of them. */
function namingFields({ nodeAttributes }: GraphProfile, all: readonly string[]): readonly Field[] {
  const own = usualLabelAttributes.filter((name) => all.includes(name));
  const areTexts = own.every((name) => nodeAttributes.some((one) => one.name === name && one.kind === "string"));
  const labels = areTexts ? own.map((name): Field => ({ name, of: "attribute" })) : [computed("label")];
  return [...labels, computed("id")];
}

function computed(name: "id" | "label"): Field {
  return { name, of: "computed" };
}

/** Phrases as a name may be written: as they are, with capitals, and with the signs beside them (".NET", "Acme Inc."). */
function writtenNames(text: string, spans: Iterable<string>, profile: GraphProfile): readonly string[] {
  const known = knownWords(profile);
  const names = [...spans].filter((span) => mayBeName(span, known));
  const isMarked = (span: string): boolean => /^[\p{Lu}\p{N}]/u.test(span) && /[\p{Lu}\p{N}]\S*$/u.test(span);
  const first = [...names.filter(isMarked), ...names.filter((span) => !isMarked(span))].slice(0, mostPhrases);
  return [...new Set(first.flatMap((span) => formsOf(span, text)))];
}

function formsOf(span: string, text: string): readonly string[] {
  const at = text.indexOf(span);
  const [before = ""] = /[^\s\p{L}\p{N}]?$/u.exec(text.slice(0, at)) ?? [];
  const [behind = ""] = /^[^\s\p{L}\p{N}]{0,3}/u.exec(text.slice(at + span.length)) ?? [];
  const plain = span.replaceAll("’", "'").replace(/\s+/gu, " ");
  const ends = [plain, ...Array.from(behind, (_, last) => `${plain}${behind.slice(0, last + 1)}`)];
  return [...ends, ...ends.map((end) => `${before}${end}`), span, withCapitals(plain)];
}

/** It begins and ends with no small word, and is not one that is an attribute or a value here. */
function mayBeName(span: string, known: ReadonlySet<string>): boolean {
  const words = span.split(/\s+/u);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length > mostWords || isSmall(first) || isSmall(last)) return false;
  return words.length > 1 || first !== first.toLowerCase() || !known.has(span);
}

function isSmall(word: string): boolean {
  return !/[\p{Lu}\p{Lo}\p{N}]|\p{L}{4}/u.test(word);
}

function knownWords({ nodeAttributes, edgeAttributes }: GraphProfile): ReadonlySet<string> {
  const all = [...nodeAttributes, ...edgeAttributes];
  const words = all.flatMap(({ name, values = [] }) => [name, ...values.map(({ value }) => String(value))]);
  return new Set(words.map((word) => word.toLowerCase()));
}

function withCapitals(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}'])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
