import type { ElementTarget } from "@/graph/document/graph-types";
import { distinctTexts, type EmptySaid, emptyTexts, explainEmpty } from "@/graph/selector/diagnose-empty";
import { folded } from "@/graph/selector/match/compare-values";
import { printField, printValue } from "@/graph/selector/print-field";
import type { Selector } from "@/graph/selector/selector-types";
import type { ElementTable } from "@/graph/tables/element-table";
import { speaker } from "@/lib/text/speaker";
import type { ResolvedSelector } from "../elements/resolve-selector";
import type { CommandContext } from "../registry/command-types";

/** Writes them. */
export const tellEmpty = speaker(emptyTexts);

/** The sentences for a selector that was understood and matches nothing: which condition fails, and what exists instead. */
export function emptySentence(
  { selector, text, unmet }: Pick<ResolvedSelector, "selector" | "text" | "unmet">,
  target: ElementTarget,
  context: CommandContext,
): readonly EmptySaid[] {
  const isNodes = target === "nodes";
  if (selector.op === "all") return [{ id: isNodes ? "graphNoNodes" : "graphNoEdges" }];
  const isUnselected = text.includes("$selected") && Object.values(context.state.selection).flat().length === 0;
  const none = { id: isNodes ? "noNodesMatch" : "noEdgesMatch", with: { text } } as const;
  const plain = unmet ?? (isUnselected ? { id: "nothingSelected" } : none);
  if (context.reader.isElsewhere) return [plain];
  const tables = context.tables();
  const explained = explainEmpty(selector, target, (name, of) => distinctTexts(tables, of, name));
  return explained === undefined ? [plain] : [...explained, ...elsewhere(selector, tables[target])];
}

const shortestStem = 4;

/** Another attribute that holds the value: "dog" is no type but a species. None where it is not one alone. */
function elsewhere(selector: Selector, table: ElementTable): readonly EmptySaid[] {
  const hints = textConditions(selector).map((condition) => heldElsewhere(condition, table));
  return hints.find((said) => said.length > 0) ?? [];
}

function heldElsewhere(condition: TextCondition, table: ElementTable): readonly EmptySaid[] {
  if (isHeld(condition, table)) return [];
  const wanted = folded(condition.value);
  const found = table.attributeNames().flatMap((name) => {
    const column = name === condition.name ? undefined : table.column(name);
    const value = column?.kind === "string" ? column.words.find((word) => isLike(folded(word), wanted)) : undefined;
    return value === undefined ? [] : [{ name, value }];
  });
  const [only] = found;
  if (only === undefined || found.length > 1) return [];
  const field = printField({ name: only.name, of: "bare" });
  const value = printValue(only.value);
  return [{ id: "isValueOf", with: { value, field, condition: `${field} == ${value}` } }];
}

/** The same word, or one that begins with the other: engineer, engineering. */
function isLike(word: string, wanted: string): boolean {
  const [short, long] = word.length < wanted.length ? [word, wanted] : [wanted, word];
  return word === wanted || (short.length >= shortestStem && long.startsWith(short) && !long.includes(" "));
}

function isHeld({ name, value }: TextCondition, table: ElementTable): boolean {
  const column = table.column(name);
  return column?.kind === "string" && column.words.includes(value);
}

interface TextCondition {
  readonly name: string;
  readonly value: string;
}

/** The conditions that ask an attribute for one text. */
function textConditions(selector: Selector): readonly TextCondition[] {
  if (selector.op === "and" || selector.op === "or") return selector.terms.flatMap(textConditions);
  if (selector.op !== "compare" || selector.cmp !== "==" || selector.field.of === "computed") return [];
  const { field, value } = selector;
  return value.kind === "literal" && typeof value.value === "string" ? [{ name: field.name, value: value.value }] : [];
}
