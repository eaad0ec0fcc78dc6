import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import { printField, printValue } from "@/graph/selector/print-field";
import type { JsonValue } from "@/lib/json";
import { regularPlural } from "@/lib/plural";
import { toWellFormed } from "../context/text-limits";

/** A part of the graph in words and as a selector. */
export interface ExampleScope {
  readonly words: string;
  readonly selector: string;
}

/** What of a graph's schema the examples are written from. */
export interface ExampleSchema {
  /** A type or category, else all nodes. */
  readonly kind: ExampleScope;
  /** A value of another category: people say "dogs" of a species as of a type. Else another type. */
  readonly group: ExampleScope;
  /** A kind and a number beyond a value, else the degree, at once. */
  readonly both: ExampleScope;
  /** What nodes are ranked by, highest and lowest: other attributes where there are, so that none is learned by heart. */
  readonly measures: { readonly average: string; readonly highest: string; readonly lowest: string };
  /** A node by its name. */
  readonly node: ExampleScope;
}

const longestValue = 30;

export function toExampleSchema(profile: GraphProfile): ExampleSchema {
  const kinds = kindsOf(profile);
  const everything = { words: "nodes", selector: "*" };
  const kind = kinds[0] ?? everything;
  const numbers = profile.nodeAttributes.filter(({ name, min }) => min !== undefined && isShort(name));
  const [number, second = number, third = number] = numbers;
  const limit = number === undefined ? { words: "a degree over 2", selector: "degree > 2" } : beyondOf(number);
  const group = groupOf(profile) ?? kinds[1] ?? kind;
  return {
    kind,
    group,
    both: {
      words: `${group.words} with ${limit.words}`,
      selector: group === everything ? limit.selector : `${group.selector} && ${limit.selector}`,
    },
    measures: { average: number?.name ?? "degree", highest: second?.name ?? "degree", lowest: third?.name ?? "degree" },
    node: nodeOf(profile),
  };
}

function kindsOf(profile: GraphProfile): readonly ExampleScope[] {
  const attribute =
    profile.nodeAttributes.find(({ name }) => name === profile.nodeTypeAttribute) ??
    profile.nodeAttributes.find(({ kind, values }) => kind === "string" && values !== undefined);
  if (attribute === undefined || !isShort(attribute.name)) return [];
  const plain = (attribute.values ?? []).map(({ value }) => value).filter(isPlainValue);
  return plain.map((value) => scopeOf(attribute.name, value));
}

/** Of a text attribute with some values, most of them shared: names sort nothing. */
function groupOf({ nodeAttributes, nodeTypeAttribute, nodeCount }: GraphProfile): ExampleScope | undefined {
  for (const { name, kind, values = [] } of nodeAttributes) {
    const value = values.map((one) => one.value).find(isPlainValue);
    const isCategory = kind === "string" && name !== nodeTypeAttribute && isShort(name);
    if (isCategory && value !== undefined && values.length > 1 && values.length * 2 <= nodeCount) {
      return scopeOf(name, value);
    }
  }
  return undefined;
}

function scopeOf(name: string, value: string | number): ExampleScope {
  return { words: pluralOf(sayable(String(value))), selector: comparison(name, "==", value) };
}

/** "cats", "cities"; what is no plain English word is said of nodes: "R&D nodes". */
function pluralOf(word: string): string {
  return /^[a-z]{2,}$/.test(word) ? regularPlural(word) : `${word} nodes`;
}

function beyondOf({ name, min = 0, max = 0, mean }: AttributeProfile): ExampleScope {
  const limit = rounded(mean ?? (min + max) / 2);
  return { words: `${sayable(name)} over ${limit}`, selector: comparison(name, ">", limit) };
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
