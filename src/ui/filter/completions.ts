import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { type LookField, lookField, lookNames } from "@/graph/looks/look-fields";
import { lookOperators } from "@/graph/looks/look-test";
import { lookValues } from "@/graph/looks/look-values";
import { foldText } from "@/graph/search/fold-text";
import { printField, printValue } from "@/graph/selector/print-field";
import { colorWord } from "@/graph/styles/palette";
import { attributeFacts } from "../parts/pane/attribute-facts";

export interface Completion {
  /** As it is shown and put in. */
  readonly text: string;
  /** What of the text before the caret it takes the place of. */
  readonly from: number;
}

const computed = { nodes: ["degree", "indegree", "outdegree", "label"], edges: ["source", "target"] } as const;
const comparisons = ["==", "!=", ">", ">=", "<", "<=", "contains", "startsWith", "endsWith", "in ["];
const textual = ["==", "!=", "contains", "startsWith", "endsWith", "in ["];
const mostShown = 8;

const AFTER_COMPARISON =
  /([\p{L}_][\p{L}\p{N}_.-]*)\s*(?:==|!=|>=|<=|>|<|contains|startsWith|endsWith|in\s*\[(?:[^\]]*,)?)\s*('?[^'"()&|\],]*)$/u;
const AFTER_FIELD = /([\p{L}_][\p{L}\p{N}_.-]*)\s+([=!<>]?[a-zA-Z]*)$/u;
const AT_NAME = /(?:^|[(!]|&&|\|\||\band\b|\bor\b|\bnot\b)\s*([\p{L}_][\p{L}\p{N}_.-]*)?$/u;
const JOINS = ["and", "or", "not"];

/** What may come at the caret: attributes, then comparisons, then values; none where nothing is known. */
export function completionsAt(before: string, target: ElementTarget, document: GraphDocument): readonly Completion[] {
  const look = lookTyped(before, target, document);
  if (look) return matching(look.choices, look.typed, before);
  const facts = attributeFacts(document, target);
  const value = AFTER_COMPARISON.exec(before);
  if (value) return valuesFor(value[1] ?? "", value[2] ?? "", { before, facts });
  const names = [...facts.map(({ name }) => name), ...computed[target]];
  const [, field = "", comparison = ""] = AFTER_FIELD.exec(before) ?? [];
  if (names.includes(field) && !JOINS.includes(field)) {
    const isText = facts.some(({ name, kind }) => name === field && kind === "string");
    return matching(isText ? textual : comparisons, comparison, before);
  }
  const begun = AT_NAME.exec(before);
  if (!begun) return [];
  const fields = names.map((name) => printField({ name, of: "bare" }));
  return matching([...fields, "neighbors($selected, 1)", "exists(", "not "], begun[1] ?? "", before);
}

interface Known {
  readonly before: string;
  readonly facts: ReturnType<typeof attributeFacts>;
}

function valuesFor(name: string, typed: string, { before, facts }: Known): readonly Completion[] {
  const fact = facts.find((one) => one.name === name);
  const values = fact?.values?.map(({ value }) => value) ?? fact?.examples ?? [];
  return matching(values.map(printValue), typed, before);
}

function matching(texts: readonly string[], typed: string, before: string): readonly Completion[] {
  const wanted = foldText(typed.replace(/^'/u, ""));
  const from = before.length - typed.length;
  return texts
    .filter((text) => text !== typed && foldText(text.replace(/^'/u, "")).startsWith(wanted))
    .slice(0, mostShown)
    .map((text) => ({ text, from }));
}

interface LookTyped {
  readonly choices: readonly string[];
  /** The part of it that is already typed. */
  readonly typed: string;
}

const NAME = /@([\p{L}]*)$/u;
const OPERATOR = /@(\p{L}+)\s+([=!<>]?[a-zA-Z]*)$/u;
const VALUE = /@(\p{L}+)\s*(?:==|!=|>=|<=|>|<|contains|startsWith|endsWith|in\s*\[(?:[^\]]*,)?)\s*('?[^'"()&|\],]*)$/u;

/** What may come where a look is being asked for: its name, how it is compared, with what. Null where none is. */
function lookTyped(before: string, target: ElementTarget, document: GraphDocument): LookTyped | null {
  const name = NAME.exec(before);
  if (name) return { choices: lookNames(target).map((one) => `@${one}`), typed: name[0] };
  const value = VALUE.exec(before);
  const [, asked = "", typed = ""] = value ?? OPERATOR.exec(before) ?? [];
  const look = lookField(asked, target);
  if (!look) return null;
  const operators = lookOperators(look).map((operator) => (operator === "in" ? "in [" : operator));
  return { choices: value ? lookChoices(look, target, document) : operators, typed };
}

/** What a look may be compared with: the colours that are drawn, the words there are, the layers; nothing for a number or a text. */
function lookChoices(look: LookField, target: ElementTarget, document: GraphDocument): readonly string[] {
  switch (look.kind) {
    case "color":
      return drawnColors(look, target, document).map(printValue);
    case "word":
      return (look.words ?? []).map(printValue);
    case "layer":
      return document.layers.filter((layer) => layer.target === target).map(({ name }) => printValue(name));
    case "flag":
      return ["true", "false"];
    case "number":
    case "text":
      return [];
  }
}

/** Most first. */
function drawnColors(look: LookField, target: ElementTarget, document: GraphDocument): readonly string[] {
  const valueAt = lookValues(look, target, document);
  const counts = new Map<string, number>();
  for (let row = 0; row < document.tables[target].count; row += 1) {
    const color = valueAt(row);
    if (typeof color === "string") counts.set(colorWord(color), (counts.get(colorWord(color)) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
}
