import { hasSense, type Link } from "../../schema/link-words";

export interface NameSpan {
  readonly name: string;
  /** Links it takes. */
  readonly length: number;
}

/**
 * A name at this place: a known label, a quoted text, a run of words with capitals, or one word that means nothing
 * else here. Whether a node has that name is looked up later, by a call.
 */
export function readName(links: readonly Link[], at: number): NameSpan | null {
  const first = links[at];
  if (first === undefined) return null;
  const label = first.schema.find((sense) => sense.kind === "label");
  if (first.token.kind === "quoted") return { name: first.token.text, length: 1 };
  if (label !== undefined && !followedByName(links, at)) return { name: label.label, length: 1 };
  const length = nameLength(links, at);
  return length === 0 ? null : { name: joinText(links.slice(at, at + length)), length };
}

/** A name where nothing else can stand ("path from X to Y"): whatever is written there. */
export function wholeSpan(links: readonly Link[]): string {
  const words = trimFill(links);
  const [only] = words;
  if (words.length === 1 && only !== undefined) return readName(words, 0)?.name ?? only.text;
  const quoted = words.find((link) => link.token.kind === "quoted");
  if (quoted !== undefined) return quoted.token.text;
  const named = words.filter((link) => link.schema.some((sense) => sense.kind === "label"));
  const [label] = named;
  const isAlone = words.every((link) => link === label || !isNameWord(link));
  return label !== undefined && named.length === 1 && isAlone
    ? (readName([label], 0)?.name ?? label.text)
    : joinText(words);
}

/** A new name, just as it is written. */
export function newNameSpan(links: readonly Link[]): string {
  const plain = links.filter((link) => !/^[.?!]$/u.test(link.norm));
  const said = plain.at(-1)?.text === "please" && plain.length > 1 ? plain.slice(0, -1) : plain;
  const quoted = said.find((link) => link.token.kind === "quoted");
  if (quoted === undefined) return joinText(said);
  // O'Neill "Red" & co: the quotes are a part of it.
  const isInside = said[0] !== quoted && said[0]?.isName === true;
  return isInside ? joinText(said.map(quotedAgain)) : quoted.token.text;
}

function quotedAgain(link: Link): Link {
  return link.token.kind === "quoted" ? { ...link, text: `"${link.token.text}"` } : link;
}

export function joinText(links: readonly Link[]): string {
  return links
    .map((link, index) => (index > 0 && link.token.spaced ? ` ${link.text}` : link.text))
    .join("")
    .trim();
}

/** A word that can be part of a name: unknown, or with a capital. */
function isNameWord(link: Link | undefined): boolean {
  if (link === undefined || link.token.kind === "sign") return false;
  if (link.token.kind === "quoted" || link.schema.some((sense) => sense.kind === "label")) return true;
  if (link.senses.length === 0 && link.schema.length === 0) return link.token.kind === "word";
  if (link.isName) return !hasSense(link, "pronoun") && link.text !== "I";
  return link.mended !== undefined && link.schema.length === 0 && link.startsSentence && /^\p{Lu}/u.test(link.text);
}

const connectors = /^(?:of|the|de|la|van|von|der|di|da|del|du|le|&|-|el|al|bin|y)$/u;

function nameLength(links: readonly Link[], at: number): number {
  if (!isNameWord(links[at])) return 0;
  let length = 1;
  while (isNamePart(links, at, length)) length += 1;
  return length;
}

function isNamePart(links: readonly Link[], at: number, length: number): boolean {
  const next = links[at + length];
  if (next === undefined) return false;
  const first = links[at];
  if (isNameWord(next)) return !(first?.token.kind === "word" && !startsUpper(first) && startsUpper(next));
  const isNumbered = next.token.kind === "number" && next.senses.length === 0 && startsUpper(links[at]);
  if (isNumbered) return next.token.spaced;
  return (
    connectors.test(next.norm) &&
    startsUpper(links[at + length - 1]) &&
    startsUpper(links[at + length + 1]) &&
    isNameWord(links[at + length + 1])
  );
}

function followedByName(links: readonly Link[], at: number): boolean {
  const next = links[at + 1];
  return (
    next !== undefined && isNameWord(next) && startsUpper(next) && !next.schema.some((sense) => sense.kind === "label")
  );
}

function startsUpper(link: Link | undefined): boolean {
  return link !== undefined && /^[\p{Lu}\p{N}]/u.test(link.text);
}

function trimFill(links: readonly Link[]): readonly Link[] {
  let start = 0;
  let end = links.length;
  const isDroppable = (link: Link | undefined): boolean =>
    link !== undefined &&
    link.schema.length === 0 &&
    !link.isName &&
    /^(?:the|node|nodes|called|named|please|a|an|and|any|is|are|one|'s|\?|\.|!|,)$/u.test(link.norm) &&
    link.text !== "A";
  while (start < end - 1 && isDroppable(links[start])) start += 1;
  while (end > start + 1 && isDroppable(links[end - 1])) end -= 1;
  return links.slice(start, end);
}
