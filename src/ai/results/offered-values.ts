import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { isComputedOfAny } from "@/graph/selector/computed-fields";
import { distinctTexts } from "@/graph/selector/diagnose-empty";
import { folded } from "@/graph/selector/match/compare-values";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import type { Field, Selector } from "@/graph/selector/selector-types";
import { plural } from "@/lib/plural";
import { nearest } from "@/lib/text/nearest";
import type { ToolOutcome } from "./execution-result";

/** What the values are looked up in. */
export type ValueDocument = Pick<GraphDocument, "tables" | "profile">;

const mostOffered = 4;
/** Of more values only those like the one that was asked for are offered. */
const fewValues = 12;

/**
 * The user's message once for each value there is, where the last call asked for one that nothing has: "Style all dogs
 * red" in a graph of cats and humans. Empty where the user did not say that value, or the call found something.
 */
export function offeredValues(said: string, { name, input }: ToolOutcome, document: ValueDocument): readonly string[] {
  const text = input["selector"];
  const parsed = typeof text === "string" ? parseSelector(text) : null;
  if (!parsed?.success) return [];
  const target = input["target"] === "edges" || name.endsWith("Edges") ? "edges" : "nodes";
  const offers = conditionsOf(parsed.selector).map(({ field, value }) => {
    const there = valuesFor(field, target, document);
    const isThere = there.some((other) => folded(other) === folded(value));
    return isThere ? [] : messagesWith(said, value, likely(value, there));
  });
  return offers.find((messages) => messages.length > 0) ?? [];
}

interface Condition {
  readonly field: Field;
  readonly value: string;
}

/** All that must hold and asks an attribute for a text. */
function conditionsOf(selector: Selector): readonly Condition[] {
  switch (selector.op) {
    case "and":
    case "or":
      return selector.terms.flatMap(conditionsOf);
    case "compare": {
      const { field, cmp, value } = selector;
      const isText = cmp === "==" && value.kind === "literal" && typeof value.value === "string";
      return isText ? [{ field, value: String(value.value) }] : [];
    }
    case "in":
      return selector.values.flatMap((value) => (typeof value === "string" ? [{ field: selector.field, value }] : []));
    case "neighbors":
      return conditionsOf(selector.of);
    case "all":
    case "not":
    case "exists":
    case "set":
      return [];
  }
}

/** Those of the attribute; of one that is not there, the types. */
function valuesFor({ name, of, end }: Field, target: ElementTarget, document: ValueDocument): readonly string[] {
  const { tables } = document;
  const about = end === undefined ? target : "nodes";
  // A look has no values of the data.
  if (of === "computed" && !isComputedOfAny(name)) return [];
  const isKnown = tables[about].attributeNames().includes(name);
  if (isKnown) return distinctTexts(tables, about, name);
  const isComputed = of === "computed" || isComputedOfAny(name);
  const { nodeTypeAttribute, edgeTypeAttribute } = document.profile();
  const type = about === "nodes" ? nodeTypeAttribute : edgeTypeAttribute;
  return isComputed || type === undefined ? [] : distinctTexts(tables, about, type);
}

function likely(wanted: string, values: readonly string[]): readonly string[] {
  const near = nearest(wanted, values, mostOffered);
  const rest = values.length <= fewValues ? values.filter((value) => !near.includes(value)) : [];
  return [...near, ...rest].filter((value) => plainName.test(value)).slice(0, mostOffered);
}

/** A value comes from a file: as part of a message to be sent by a click it is a name, never a sentence. */
const plainName = /^[\p{L}\p{N}][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}$/u;

function messagesWith(said: string, wanted: string, values: readonly string[]): readonly string[] {
  const forms: readonly ((word: string) => string)[] = [plural, (word) => word];
  for (const form of forms) {
    const parts = said.split(wholeWord(form(wanted)));
    if (parts.length === 2) return values.map((value) => parts.join(form(value)));
  }
  return [];
}

function wholeWord(word: string): RegExp {
  const quoted = word.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${quoted}(?![\\p{L}\\p{N}])`, "iu");
}
