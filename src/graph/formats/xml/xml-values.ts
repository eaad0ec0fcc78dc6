import type { JsonValue } from "@/lib/json";
import type { Attributes, Position } from "../../document/graph-types";
import { failure, type ReadFailure } from "../read-result";
import type { XmlElement } from "./xml-tree";

export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

const INTEGERS = ["int", "integer", "long", "short", "byte", "biginteger"];
const NUMBERS = [...INTEGERS, "float", "double", "bigdecimal"];

/** A text as the value its type says; what does not fit the type stays a text. */
export function readTyped(text: string, type: string): JsonValue {
  const word = text.trim();
  if (NUMBERS.includes(type.toLowerCase())) {
    const value = Number(word);
    const isExact = !INTEGERS.includes(type.toLowerCase()) || !Number.isInteger(value) || Number.isSafeInteger(value);
    return word !== "" && Number.isFinite(value) && isExact ? value : text;
  }
  if (type.toLowerCase() === "boolean" && /^(?:true|false|0|1)$/iu.test(word)) return /^(?:true|1)$/iu.test(word);
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

export function toLocated({ line }: XmlElement, trouble: string, fileName: string, hint: string): ReadFailure {
  return failure(`In ${fileName} ${trouble}: line ${line}.`, { line, hint });
}
