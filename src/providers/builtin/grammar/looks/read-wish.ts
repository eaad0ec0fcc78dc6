import type { ElementTarget } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";
import { pushAll } from "@/lib/lists/whole-lists";
import type { StyleWish } from "../../meaning/acts";
import type { Clause } from "../../parse/clauses";
import { says } from "../../parse/clauses";
import { numberOf } from "../../schema/link-number";
import { argOf, hasSense, type Link } from "../../schema/link-words";
import { wordsOfName } from "../../text/tokens";

export interface ReadWish {
  readonly style: StyleWish;
  /** Places of the words that say it. */
  readonly taken: readonly number[];
  /** Where the wish itself tells that edges are meant. */
  readonly target?: ElementTarget;
}

/** How the elements shall look, as far as the clause says so. */
export function readWish(clause: Clause, verb: number): ReadWish {
  const isEdges = saysEdges(clause) && !says(clause, "noun", "nodes");
  const taken: number[] = [];
  let style: StyleWish = {};
  const isBorder = says(clause, "noun", "border");
  clause.links.forEach((link, at) => {
    if (at === verb && argOf(link, "grow") === undefined && argOf(link, "fade") === undefined) return;
    const part = wishOf(clause, at, { isEdges, isBorder: isBorder && isOfBorder(clause.links, at) });
    if (part === null) return;
    const isLed = /^(?:in|as)$/u.test(clause.links[at - 1]?.norm ?? "") && Object.keys(part.style).length > 0;
    pushAll(taken, [at, ...part.also, ...(isLed ? [at - 1] : [])]);
    style = { ...style, ...part.style };
  });
  if (isBorder && style.borderColor !== undefined && style.borderWidth === undefined)
    style = { ...style, borderWidth: 3 };
  const isWidth = style.width !== undefined || style.lineStyle !== undefined;
  const isNodeWish = style.size !== undefined || style.shape !== undefined;
  return { style, taken, ...(isWidth && !isNodeWish ? { target: "edges" as const } : {}) };
}

/** "dark red with a thick black border": only what stands right at the border is its look. */
function isOfBorder(links: readonly Link[], at: number): boolean {
  const border = links.findIndex((link) => hasSense(link, "noun", "border"));
  const [start, end] = at < border ? [at + 1, border] : [border + 1, at];
  const between = links.slice(start, end);
  const isSplit = between.some((link) => /^(?:with|and|but|,|plus|who|that)$/u.test(link.norm));
  const isOther = links.some((link, place) => place !== at && hasSense(link, "color"));
  return !isSplit || !isOther;
}

/** "those with at least four lines" counts edges, it does not speak of them. */
function saysEdges({ links }: Clause): boolean {
  return links.some((link, at) => {
    const before = links.slice(Math.max(0, at - 3), at);
    return hasSense(link, "noun", "edges") && !before.some((other, place) => isAmount(other, before[place + 1]));
  });
}

function isAmount(link: Link, next: Link | undefined): boolean {
  return hasSense(link, "compare") && numberOf(next) !== null;
}

interface Part {
  readonly style: StyleWish;
  /** Places beside this one that belong to it. */
  readonly also: readonly number[];
}
interface Manner {
  readonly isEdges: boolean;
  readonly isBorder: boolean;
}

function wishOf(clause: Clause, at: number, manner: Manner): Part | null {
  const link = clause.links[at];
  if (link === undefined || isThing(clause, at)) return null;
  return (
    measured(clause, at, manner) ??
    colour(link, manner) ??
    grown(link, manner) ??
    faded(link, manner) ??
    shaped(clause, at) ??
    styleNoun(clause, at)
  );
}

/** A colour that is also a value ("the red cars") says which elements when a noun follows. */
function isThing(clause: Clause, at: number): boolean {
  const link = clause.links[at];
  const next = clause.links[at + 1];
  if (isShapeLast(clause, at)) return false;
  if (link?.schema.some((sense) => sense.kind === "attribute")) return true;
  if (!link?.schema.some((sense) => sense.kind === "value")) return false;
  const isLater = clause.links.slice(at + 1).some((other) => hasSense(other, "color"));
  return isLater || hasSense(next, "noun") || (next?.schema.length ?? 0) > 0;
}

/** "(make them) stars": at the end a shape, though the graph may have stars that are given. */
function isShapeLast({ links }: Clause, at: number): boolean {
  const link = links[at];
  if (!hasSense(link, "shape") || links.slice(at + 1).some(({ token }) => token.kind !== "sign")) return false;
  return (
    link?.schema.every(
      (sense) => sense.kind === "attribute" && !wordsOfName(sense.attribute.name).includes(link.norm),
    ) === true
  );
}

function colour(link: Link, { isBorder }: Manner): Part | null {
  const word = argOf(link, "color");
  if (word === undefined) return null;
  return { style: isBorder ? { borderColor: word } : { color: word }, also: [] };
}

const factors: Readonly<Record<string, number>> = {
  up: 1.5,
  "up-bit": 1.2,
  "up-much": 2,
  down: 0.67,
  "down-bit": 0.8,
  "down-much": 0.5,
  thick: 2,
  thin: 0.5,
};

function grown(link: Link, { isEdges, isBorder }: Manner): Part | null {
  const word = argOf(link, "grow");
  if (word === undefined || (isBorder && word.startsWith("up"))) return null;
  const scale: JsonValue = { scale: factors[word] ?? 1.5 };
  if (isBorder) return { style: { borderWidth: word === "thin" ? 1 : 4 }, also: [] };
  const isWidth = isEdges || word === "thick" || word === "thin";
  return { style: isWidth ? { width: scale } : { size: scale }, also: [] };
}

function faded(link: Link, { isEdges }: Manner): Part | null {
  const word = argOf(link, "fade");
  if (link.norm === "solid" && isEdges) return { style: { lineStyle: "solid" }, also: [] };
  if (word !== undefined) return { style: { opacity: word === "more" ? 0.3 : 1 }, also: [] };
  const line = argOf(link, "line");
  return line === undefined ? null : { style: { lineStyle: line }, also: [] };
}

function shaped(clause: Clause, at: number): Part | null {
  const shape = argOf(clause.links[at], "shape");
  if (shape === undefined || says(clause, "verb", "layout") || says(clause, "noun", "layout")) return null;
  return { style: { shape }, also: [] };
}

/** "size 40", "opacity to 0.5", "width of 3". */
function measured(clause: Clause, at: number, { isEdges }: Manner): Part | null {
  const link = clause.links[at];
  const name = ["size", "width", "opacity", "border"].find((arg) => hasSense(link, "noun", arg));
  if (name === undefined || (link?.schema.length ?? 0) > 0) return null;
  for (let next = at + 1; next < Math.min(at + 9, clause.links.length); next += 1) {
    const value = numberOf(clause.links[next]);
    if (value === null) continue;
    const isPercent = clause.links[next]?.text.endsWith("%") === true;
    const between = Array.from({ length: next - at }, (_, index) => at + 1 + index).filter(
      (place) => place === next || hasSense(clause.links[place], "fill"),
    );
    return { style: sized(name, isPercent ? value / 100 : value, isEdges), also: between };
  }
  return { style: {}, also: [] };
}

function sized(name: string, value: number, isEdges: boolean): StyleWish {
  if (name === "opacity") return { opacity: Math.min(1, Math.max(0, value > 1 ? value / 100 : value)) };
  if (name === "border") return { borderWidth: value };
  return name === "width" || isEdges ? { width: value } : { size: value };
}

/** "the colour of", "in shape": the noun adds nothing to what is said of it. */
function styleNoun(clause: Clause, at: number): Part | null {
  const link = clause.links[at];
  const isNoun = hasSense(link, "noun", "style") || hasSense(link, "noun", "shape");
  return isNoun && (link?.schema.length ?? 0) === 0 ? { style: {}, also: [] } : null;
}
