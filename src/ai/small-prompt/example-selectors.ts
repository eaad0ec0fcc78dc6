import type { AttributeProfile, GraphProfile } from "@/graph/profile-types";
import { printField, printValue } from "@/graph/selector/print-field";
import type { JsonValue } from "@/lib/json";
import { toWellFormed } from "../text-limits";

/** A part of the graph in words and as a selector. */
export interface ExampleScope {
  readonly words: string;
  readonly selector: string;
}

/** What of a graph's schema the examples are written from. */
export interface ExampleSchema {
  /** A type or category, else all nodes. */
  readonly kind: ExampleScope;
  /** Another one of the same attribute, else the same. */
  readonly otherKind: ExampleScope;
  /** Nodes beyond a value of a number, else of their degree. */
  readonly beyond: ExampleScope;
  /** What nodes are ranked by. */
  readonly measure: string;
  /** A node by its name. */
  readonly node: ExampleScope;
}

const longestValue = 30;

export function toExampleSchema(profile: GraphProfile): ExampleSchema {
  const kinds = kindsOf(profile);
  const everything = { words: "nodes", selector: "*" };
  const kind = kinds[0] ?? everything;
  const number = profile.nodeAttributes.find((attribute) => attribute.min !== undefined && isShort(attribute.name));
  return {
    kind,
    otherKind: kinds[1] ?? kind,
    beyond: number === undefined ? { words: "nodes with a degree over 2", selector: "degree > 2" } : beyondOf(number),
    measure: number?.name ?? "degree",
    node: nodeOf(profile),
  };
}

function kindsOf(profile: GraphProfile): readonly ExampleScope[] {
  const attribute =
    profile.nodeAttributes.find(({ name }) => name === profile.nodeTypeAttribute) ??
    profile.nodeAttributes.find(({ kind, values }) => kind === "string" && values !== undefined);
  if (attribute === undefined || !isShort(attribute.name)) return [];
  const plain = (attribute.values ?? []).map(({ value }) => value).filter(isPlainValue);
  return plain.map((value) => ({
    words: `${sayable(String(value))} nodes`,
    selector: comparison(attribute.name, "==", value),
  }));
}

function beyondOf({ name, min = 0, max = 0, mean }: AttributeProfile): ExampleScope {
  const limit = rounded(mean ?? (min + max) / 2);
  return { words: `nodes with ${sayable(name)} over ${limit}`, selector: comparison(name, ">", limit) };
}

function nodeOf({ exampleNodes, labelAttribute }: GraphProfile): ExampleScope {
  const label = exampleNodes.map((node) => node.label).find(isShort) ?? "A";
  const field = labelAttribute !== undefined && isShort(labelAttribute) ? labelAttribute : "label";
  return { words: sayable(label), selector: comparison(field, "==", label) };
}

function comparison(name: string, sign: "==" | ">", value: JsonValue): string {
  return `${toField(name)} ${sign} ${printValue(typeof value === "string" ? toWellFormed(value) : value)}`;
}

/** As selectors print it, but a bracketed name in single quotes: a double quote would stand escaped in the JSON of a call. */
function toField(name: string): string {
  const printed = printField({ name: toWellFormed(name), of: "bare" });
  return printed.startsWith("[") ? `[${printValue(toWellFormed(name))}]` : printed;
}

/** As a user might type it: one line. */
function sayable(text: string): string {
  return toWellFormed(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

function isShort(text: string): boolean {
  return text.trim() !== "" && text.length <= longestValue;
}

function isPlainValue(value: JsonValue): value is string | number {
  return typeof value === "number" || (typeof value === "string" && isShort(value));
}

/** Two significant digits, as people would say it. */
function rounded(value: number): number {
  return Number(value.toPrecision(2));
}
