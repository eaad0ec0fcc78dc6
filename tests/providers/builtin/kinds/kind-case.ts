import { readFileSync } from "node:fs";
import { readGraph } from "@parley/formats/read";
import type { AiOptions } from "@/ai/options/ai-options";
import type { GraphData } from "@/graph/changes/change-types";
import { type ColorFamily, familiesOf } from "@/graph/looks/color-family";
import { alps } from "../graphs/alps";
import { clinic } from "../graphs/clinic";
import { depot } from "../graphs/depot";
import { ferries } from "../graphs/ferries";
import { harbour } from "../graphs/harbour";
import { post } from "../graphs/post";
import { shelter } from "../graphs/shelter";
import { theatre } from "../graphs/theatre";
import { town } from "../graphs/town";
import type { Chat, Turn } from "../support/chat";
import { coloured, sizedUp } from "../support/document-checks";

/** What came of the last message of a case. */
export interface Outcome {
  readonly chat: Chat;
  readonly turn: Turn;
  /** The document as it stood before the last message. */
  readonly before: string;
}

/** What is wrong; nothing where it holds. */
export type Check = (outcome: Outcome) => string | null;

export interface KindCase {
  readonly graph: GraphName;
  /** Messages of one conversation; the last is the one looked at. */
  readonly say: readonly string[];
  readonly checks: readonly Check[];
  readonly options: Partial<AiOptions>;
  /** It does not hold yet. */
  readonly isKnown: boolean;
}

export type GraphName = keyof typeof owned | keyof typeof samples;

const owned = { alps, clinic, depot, ferries, harbour, post, shelter, theatre, town };
const samples = { cats: "cats", flights: "flights", miserables: "les-miserables", software: "flare" };

const known = new Map<GraphName, GraphData>();

export async function graphNamed(name: GraphName): Promise<GraphData> {
  if (name in owned) return owned[name as keyof typeof owned];
  const graph = known.get(name) ?? (await sampleNamed(name));
  known.set(name, graph);
  return graph;
}

async function sampleNamed(name: GraphName): Promise<GraphData> {
  const file = `${samples[name as keyof typeof samples]}.json`;
  const read = await readGraph(readFileSync(`public/samples/${file}`, "utf8"), file);
  if (!read.success) throw new Error(file);
  return read.graph;
}

export function on(graph: GraphName, ...say: readonly string[]) {
  return saidOn(graph, say, {});
}

function saidOn(graph: GraphName, say: readonly string[], options: Partial<AiOptions>) {
  const one = { graph, say, options };
  return {
    holds: (...checks: readonly Check[]): KindCase => ({ ...one, checks, isKnown: false }),
    /** Known not to hold: one that was mended has to become `holds`. */
    fails: (...checks: readonly Check[]): KindCase => ({ ...one, checks, isKnown: true }),
    /** With these options of the last message. */
    with: (wanted: Partial<AiOptions>) => saidOn(graph, say, wanted),
  };
}

/** Everything of the document that a message can change. */
export function stateOf({ document }: Chat): string {
  const { selection, focus, filter, layout, meta } = document;
  const { nodes, edges, layers, sets } = document.snapshot();
  return JSON.stringify({ nodes, edges, layers, sets, selection, focus, filter, layout, meta });
}

const output = (what: string, found: unknown) => `${what}: ${JSON.stringify(found)}`;

function same(what: string, found: readonly string[], wanted: readonly string[]): string | null {
  const sorted = (ids: readonly string[]) => JSON.stringify([...new Set(ids)].toSorted());
  return sorted(found) === sorted(wanted) ? null : output(what, found);
}

const namesIn = (answer: string) => [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1] ?? "");

/** The answer names these and no others. */
export const names =
  (...ids: readonly string[]): Check =>
  ({ turn }) =>
    same("named", namesIn(turn.answer), ids);

/** The first that the answer names. */
export const namesFirst =
  (id: string): Check =>
  ({ turn }) =>
    namesIn(turn.answer)[0] === id ? null : output("named first", namesIn(turn.answer)[0] ?? "nobody");

export const says =
  (...texts: readonly (string | RegExp)[]): Check =>
  ({ turn }) => {
    const isSaid = (text: string | RegExp) =>
      typeof text === "string" ? turn.answer.toLowerCase().includes(text.toLowerCase()) : text.test(turn.answer);
    const missing = texts.filter((text) => !isSaid(text)).map(String);
    return missing.length === 0 ? null : output("not said", missing);
  };

export const saysNot =
  (...texts: readonly RegExp[]): Check =>
  ({ turn }) => {
    const found = texts.filter((text) => text.test(turn.answer)).map(String);
    return found.length === 0 ? null : output("said", found);
  };

/** The number is in the answer as one of its own. */
export const tells = (...numbers: readonly (number | string)[]): Check =>
  says(
    ...numbers.map((number) => new RegExp(`(?<![\\d.,])${String(number).replace(".", "\\.")}(?![\\d]|[.,]\\d)`, "u")),
  );

/** Nothing of the document is other than before the last message. */
export const still: Check = ({ chat, before }) => (stateOf(chat) === before ? null : "the document was changed");

/** Exactly these nodes have a colour of a layer, of that family. */
export const colours =
  (wanted: Partial<Record<ColorFamily, readonly string[]>>): Check =>
  ({ chat }) => {
    const found = coloured(chat.document);
    const wrong = Object.entries(wanted).flatMap(([family, ids]) =>
      ids.filter((id) => !familiesOf(found[id] ?? "--g-0").some((one) => one === family)),
    );
    if (wrong.length > 0) return output("not so coloured", wrong.slice(0, 8));
    return same("coloured", Object.keys(found), Object.values(wanted).flat());
  };

/** Exactly these have a size of a layer that makes them larger. */
export const grows =
  (...ids: readonly string[]): Check =>
  ({ chat }) =>
    same("larger", sizedUp(chat.document), ids);

/** Sizes of the first are less than those of the second, and so on. */
export const sizesRise =
  (...ids: readonly string[]): Check =>
  ({ chat }) => {
    const sizes = ids.map((id) => chat.document.styles.effectiveNode(id).size ?? Number.NaN);
    return sizes.every((size, at) => at === 0 || size > (sizes[at - 1] ?? 0)) ? null : output("sizes", sizes);
  };

export const shows =
  (...ids: readonly string[]): Check =>
  ({ chat: { document } }) => {
    const shown = document.snapshot().nodes.filter(({ id }) => document.isVisible("nodes", id));
    return same(
      "shown",
      shown.map(({ id }) => id),
      ids,
    );
  };

/** A file of that ending was written that says these words and not those. */
export const writes =
  (ending: string, words: readonly string[], others: readonly string[]): Check =>
  ({ chat }) => {
    const file = chat.downloads.at(-1);
    if (file === undefined) return "no file was written";
    const content = String(file.content);
    if (!file.fileName.endsWith(ending)) return output("file", file.fileName);
    const wrong = [
      ...words.filter((word) => !content.includes(word)),
      ...others.filter((word) => content.includes(word)),
    ];
    return wrong.length === 0 ? null : output("in the file", wrong);
  };

/** Holds of the document. */
export const that =
  (what: string, holds: (chat: Chat) => boolean): Check =>
  ({ chat }) =>
    holds(chat) ? null : what;

/** Nodes with an attribute of that value, edges by their ends. */
export function added(name: string, kind?: string, tiedTo?: string): Check {
  return ({ chat }) => {
    const { nodes, edges } = chat.document.snapshot();
    const node = nodes.find(({ attributes }) => attributes["name"] === name);
    if (node === undefined) return `no node is called ${name}`;
    const kinds = [node.attributes["kind"], node.attributes["type"]];
    if (kind !== undefined && !kinds.includes(kind)) return output("kind", kinds);
    const isTied = edges.some(
      ({ source, target }) => [source, target].includes(node.id) && [source, target].includes(tiedTo ?? node.id),
    );
    return tiedTo === undefined || isTied ? null : `not tied to ${tiedTo}`;
  };
}
