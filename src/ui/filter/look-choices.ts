import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { type LookField, lookField, lookNames } from "@/graph/looks/look-fields";
import { lookOperators } from "@/graph/looks/look-test";
import { lookValues } from "@/graph/looks/look-values";
import { printValue } from "@/graph/selector/print-field";
import { colorWord } from "@/graph/styles/palette";

interface LookTyped {
  readonly choices: readonly string[];
  /** The part of it that is already typed. */
  readonly typed: string;
}

const NAME = /@([\p{L}]*)$/u;
const OPERATOR = /@(\p{L}+)\s+([=!<>]?[a-zA-Z]*)$/u;
const VALUE = /@(\p{L}+)\s*(?:==|!=|>=|<=|>|<|contains|startsWith|endsWith|in\s*\[(?:[^\]]*,)?)\s*('?[^'"()&|\],]*)$/u;

/** What may come where a look is being asked for: its name, how it is compared, with what. Null where none is. */
export function lookTyped(before: string, target: ElementTarget, document: GraphDocument): LookTyped | null {
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
