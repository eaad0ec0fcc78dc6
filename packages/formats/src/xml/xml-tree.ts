import type { ReadFault } from "../fault-texts";

/** An element of a document: what data formats use of XML. */
export interface XmlElement {
  /** Without its namespace's prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** All text directly inside. */
  readonly text: string;
  readonly line: number;
}

export type XmlResult =
  | { readonly success: true; readonly root: XmlElement }
  | { readonly success: false; readonly line: number; readonly reason: ReadFault };

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  readonly line: number;
  text: string;
}

/** A piece of the text: where it ends, and what it is. */
type Piece =
  | { readonly kind: "text"; readonly end: number; readonly text: string }
  | { readonly kind: "skip"; readonly end: number }
  | { readonly kind: "close"; readonly end: number; readonly name: string }
  | {
      readonly kind: "open";
      readonly end: number;
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly isEmpty: boolean;
    }
  | { readonly kind: "fault"; readonly end: number; readonly reason: ReadFault };

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const OPEN = /<([\p{L}_:][\p{L}\p{N}\p{M}_:.-]*)/uy;
const ATTRIBUTE = /\s+([\p{L}_:][\p{L}\p{N}\p{M}_:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy;
const OPEN_END = /\s*(\/?)>/y;
const CLOSE = /<\/([\p{L}_:][\p{L}\p{N}\p{M}_:.-]*)\s*>/uy;
const MAX_DEPTH = 2000;
const PROGRESS_EVERY = 2_000;

/**
 * Reads XML without a browser, in one pass: elements, attributes, text, CDATA, comments, the five named entities and
 * numbered ones. A document's own entities are refused, so that none can be made to grow.
 */
export function readXml(source: string, { onProgress, take }: XmlWatch = {}): XmlResult {
  const top: OpenElement = { name: "", attributes: new Map(), children: [], line: 1, text: "" };
  const open: OpenElement[] = [top];
  const lines = createLineCounter(source);
  const count = createCount(onProgress);
  let position = 0;
  while (position < source.length) {
    const piece = readPiece(source, position);
    const inner = open.at(-1);
    const reason = piece.kind === "fault" ? piece.reason : place(piece, open, () => lines(position));
    if (reason !== null) return { success: false, line: lines(position), reason };
    position = piece.end;
    if (piece.kind === "open") count();
    if (take) offer(piece, inner, { open, take });
  }
  return rootOf(top, open);
}

function rootOf(top: OpenElement, open: readonly OpenElement[]): XmlResult {
  const [root, second] = top.children;
  const unclosed = open.at(-1);
  if (unclosed && unclosed !== top) {
    return { success: false, line: unclosed.line, reason: { id: "unclosed", with: { name: unclosed.name } } };
  }
  if (!root || second) return { success: false, line: second?.line ?? 1, reason: { id: "oneRoot" } };
  return { success: true, root };
}

interface XmlWatch {
  readonly onProgress?: ((elements: number) => void) | undefined;
  /** Told of each element that ends, with those it is in, from the outside; what it takes is not kept. */
  readonly take?: (element: XmlElement, within: readonly XmlElement[]) => boolean;
}

/** What ended with this piece, if anything did; `inner` was the innermost that was open. */
function offer(
  piece: Piece,
  inner: OpenElement | undefined,
  { open, take }: { readonly open: readonly OpenElement[] } & Required<Pick<XmlWatch, "take">>,
): void {
  const parent = open.at(-1);
  const isEmpty = piece.kind === "open" && piece.isEmpty;
  const element = isEmpty ? parent?.children.at(-1) : inner;
  if (element && (isEmpty || piece.kind === "close") && take(element, open)) parent?.children.pop();
}

/** Tells now and then how many there are. */
function createCount(onProgress: ((elements: number) => void) | undefined): () => void {
  let elements = 0;
  return () => {
    elements += 1;
    if (elements % PROGRESS_EVERY === 0) onProgress?.(elements);
  };
}

/** Puts a piece where it belongs; says why it cannot be there. */
function place(piece: Exclude<Piece, { kind: "fault" }>, open: OpenElement[], line: () => number): ReadFault | null {
  const parent = open.at(-1);
  if (!parent || piece.kind === "skip") return null;
  const isOutside = open.length === 1;
  if (piece.kind === "text") {
    parent.text += piece.text;
    return isOutside && piece.text.trim() !== "" ? { id: "textOutside" } : null;
  }
  if (piece.kind === "close") {
    if (isOutside || parent.name !== piece.name) return { id: "unopened", with: { name: piece.name } };
    open.pop();
    return null;
  }
  const { name, attributes, isEmpty } = piece;
  const element: OpenElement = { name, attributes, children: [], line: line(), text: "" };
  parent.children.push(element);
  if (!isEmpty) open.push(element);
  return open.length > MAX_DEPTH ? { id: "deepElements", with: { count: MAX_DEPTH } } : null;
}

function readPiece(source: string, position: number): Piece {
  if (source[position] !== "<") {
    const next = source.indexOf("<", position);
    const end = next < 0 ? source.length : next;
    return textPiece(source.slice(position, end), end);
  }
  if (source.startsWith("<!--", position)) return upTo(source, position, "-->");
  if (source.startsWith("<?", position)) return upTo(source, position, "?>");
  if (source.startsWith("<![CDATA[", position)) {
    const end = source.indexOf("]]>", position);
    if (end < 0) return fault(position, { id: "openCdata" });
    return { kind: "text", end: end + 3, text: source.slice(position + 9, end) };
  }
  if (source.startsWith("<!DOCTYPE", position)) return readDoctype(source, position);
  CLOSE.lastIndex = position;
  const close = CLOSE.exec(source);
  if (close) return { kind: "close", end: CLOSE.lastIndex, name: localName(close[1] ?? "") };
  return readOpening(source, position);
}

/** The document type, its own declarations in brackets included, is left out. */
function readDoctype(source: string, position: number): Piece {
  const end = upTo(source, position, ">");
  const open = source.slice(position, end.end).indexOf("[");
  if (end.kind === "fault" || open < 0) return end;
  const close = source.indexOf("]", position + open);
  return close < 0 ? fault(position, { id: "missing", with: { sign: "]" } }) : upTo(source, close, ">");
}

function readOpening(source: string, position: number): Piece {
  OPEN.lastIndex = position;
  const open = OPEN.exec(source);
  if (!open) return fault(position, { id: "noElement" });
  const attributes = new Map<string, string>();
  let end = OPEN.lastIndex;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const found = ATTRIBUTE.exec(source);
    if (!found) break;
    const text = unescapeXml(found[2] ?? found[3] ?? "");
    if (text === null) return fault(position, entityReason);
    attributes.set(localName(found[1] ?? ""), text);
    end = ATTRIBUTE.lastIndex;
  }
  OPEN_END.lastIndex = end;
  const close = OPEN_END.exec(source);
  if (!close) return fault(position, { id: "badElement", with: { name: open[1] ?? "" } });
  const name = localName(open[1] ?? "");
  return { kind: "open", end: OPEN_END.lastIndex, name, attributes, isEmpty: close[1] === "/" };
}

const entityReason = { id: "badEntity" } as const;

function textPiece(raw: string, end: number): Piece {
  const text = unescapeXml(raw);
  return text === null ? fault(end, entityReason) : { kind: "text", end, text };
}

function unescapeXml(raw: string): string | null {
  let isWhole = true;
  const text = raw.replace(/&(?:#x([0-9a-f]{1,6});|#(\d{1,7});|(\w+);|)/giu, (_, hex, decimal, name) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const sign = name === undefined ? signOf(code) : ENTITIES[String(name)];
    isWhole &&= sign !== undefined;
    return sign ?? "";
  });
  return isWhole ? text : null;
}

function signOf(code: number): string | undefined {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function upTo(source: string, position: number, mark: string): Piece {
  const end = source.indexOf(mark, position);
  return end < 0 ? fault(position, { id: "missing", with: { sign: mark } }) : { kind: "skip", end: end + mark.length };
}

function fault(end: number, reason: ReadFault): Piece {
  return { kind: "fault", end, reason };
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Lines of growing positions, each part of the text counted once. */
function createLineCounter(source: string): (position: number) => number {
  let line = 1;
  // Looked for once: a long line would be searched through for each of its elements.
  let next = source.indexOf("\n");
  return (position) => {
    for (; next >= 0 && next < position; next = source.indexOf("\n", next + 1)) line += 1;
    return line;
  };
}
