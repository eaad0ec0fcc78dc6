import type { ReadFault } from "../fault-texts";
import type { ReadHint } from "../hint-texts";
import type { Attributes, JsonValue, Position } from "../host";
import { failure, type ReadFailure } from "../read-result";
import { mostCells, mostDefaults } from "../value-limits";
import type { XmlElement } from "./xml-tree";

export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** How many elements there are of each name. */
export function countNames(root: XmlElement): Map<string, number> {
  const counts = new Map<string, number>();
  const count = ({ name, children }: XmlElement): void => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const child of children) count(child);
  };
  count(root);
  return counts;
}

/** Each declared attribute is looked for in each element, and each default is given to it. */
export function unfoldsTooFar(counts: ReadonlyMap<string, number>): boolean {
  const sum = (...names: readonly string[]): number => names.reduce((all, name) => all + (counts.get(name) ?? 0), 0);
  const elements = sum("node", "edge");
  return sum("key", "attribute") * elements > mostCells || sum("default") * elements > mostDefaults;
}

const INTEGERS = ["int", "integer", "long", "short", "byte", "biginteger"];
const NUMBERS = [...INTEGERS, "float", "double", "bigdecimal"];

const TIMES = /^(?:g?year|date(?:time)?)$/u;
/** "2,019" and "1,610,086", as a spreadsheet shows them. */
const GROUPED = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u;

/** A text as the value its type says; what does not fit the type stays a text. */
export function readTyped(text: string, type: string): JsonValue {
  const word = text.trim();
  const kind = type.toLowerCase().replace(/^xsd?:/u, "");
  // A date that is a year alone is asked for as one: before, after, oldest.
  if (TIMES.test(kind) && /^\d{1,4}$/u.test(word)) return Number(word);
  if (NUMBERS.includes(kind)) {
    const value = Number(GROUPED.test(word) ? word.replaceAll(",", "") : word);
    const isExact = !INTEGERS.includes(kind) || !Number.isInteger(value) || Number.isSafeInteger(value);
    return word !== "" && Number.isFinite(value) && isExact ? value : text;
  }
  if (kind === "boolean" && /^(?:true|false|0|1)$/iu.test(word)) return /^(?:true|1)$/iu.test(word);
  return text;
}

export function numberIn(element: XmlElement | undefined, name: string): number | undefined {
  const text = element?.attributes.get(name);
  const value = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** Numbers called x and y are where a node stands. */
export function takePosition(attributes: Attributes): { readonly position?: Position; readonly rest: Attributes } {
  const { x, y, ...rest } = attributes;
  return typeof x === "number" && typeof y === "number" ? { position: { x, y }, rest } : { rest: attributes };
}

export function toLocated({ line }: XmlElement, reason: ReadFault, file: string, hint: ReadHint): ReadFailure {
  return failure({ id: "xmlAt", with: { file, reason, line } }, { hint });
}
