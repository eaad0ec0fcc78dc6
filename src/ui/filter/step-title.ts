import type { FilterStep } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { printSelector } from "@/graph/selector/print-selector";
import { rangeOf } from "@/graph/selector/range-of";
import type { Selector } from "@/graph/selector/selector-types";
import type { AllWords } from "@/words/words";

export interface StepTitle {
  readonly text: string;
  /** Written as a selector, so in the type of code. */
  readonly isCode: boolean;
}

const mostNames = 3;
const wholePart = 1000;

/** What a step asks for: its selector, or in words where that is a list of ids that tells nobody anything. */
export function stepTitle({ where, text, target }: FilterStep, document: GraphDocument, words: AllWords): StepTitle {
  const names = (ids: readonly string[]) => {
    const shown = ids.slice(0, mostNames).map((id) => (target === "nodes" ? document.labelOf(id) : id));
    return ids.length > mostNames ? `${shown.join(", ")} …` : shown.join(", ");
  };
  const plain = (title: string): StepTitle => ({ text: title, isCode: false });
  const chosen = idsOf(where);
  if (chosen) return plain(words.filter.chosen(chosen.length, names(chosen)));
  const left = where.op === "not" ? idsOf(where.term) : null;
  if (left) return plain(words.filter.without(left.length, names(left)));
  const around = aroundOf(where);
  if (around) {
    const title = names(around.ids);
    return plain(around.depth >= wholePart ? words.filter.partOf(title) : words.filter.within(around.depth, title));
  }
  const range = rangeTitle(where, words);
  return range === null ? { text, isCode: true } : plain(range);
}

/** "7 to 36 links", "age 5 to 9": what the fields for a range write. */
function rangeTitle(where: Selector, { filter, legend }: AllWords): string | null {
  const [first, second, ...others] = where.op === "and" ? where.terms : [];
  const range = first && second && others.length === 0 ? rangeOf(first, second) : null;
  if (!range || range.field.end !== undefined) return null;
  const title = filter.range(String(range.low), String(range.high));
  const isDegree = range.field.name === "degree" && range.field.of !== "attribute";
  return isDegree ? legend.links(title) : legend.is(range.field.name, title);
}

function idsOf(where: Selector): readonly string[] | null {
  if (where.op === "in" && where.field.name === "id") return where.values.map(String);
  const isId =
    where.op === "compare" && where.cmp === "==" && where.field.name === "id" && where.field.of === "computed";
  return isId && where.value.kind === "literal" ? [String(where.value.value)] : null;
}

/** Some nodes or their neighbours. */
function aroundOf(where: Selector): { readonly ids: readonly string[]; readonly depth: number } | null {
  if (where.op !== "or" || where.terms.length !== 2) return null;
  const [self, near] = where.terms;
  const ids = self && idsOf(self);
  if (!ids || near?.op !== "neighbors" || printSelector(near.of) !== printSelector(self)) return null;
  return { ids, depth: near.depth };
}
