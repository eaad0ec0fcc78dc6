import type { ElementTarget } from "../document/graph-types";
import { attributeCandidates } from "./attribute-candidates";
import type { Field, Selector } from "./selector-types";

export interface FieldRename {
  readonly from: string;
  readonly to: string;
  /** Whose attribute it is. */
  readonly target: ElementTarget;
  /** The attributes there are of that kind of element, the old name among them. */
  readonly known: readonly string[];
}

/** The selector over elements of `target` with every mention of the attribute under its new name; the same value where there is none. */
export function renameField(selector: Selector, target: ElementTarget, rename: FieldRename): Selector {
  switch (selector.op) {
    case "and":
    case "or": {
      const terms = selector.terms.map((term) => renameField(term, target, rename));
      return terms.every((term, index) => term === selector.terms[index]) ? selector : { ...selector, terms };
    }
    case "not": {
      const term = renameField(selector.term, target, rename);
      return term === selector.term ? selector : { ...selector, term };
    }
    case "neighbors": {
      const of = renameField(selector.of, "nodes", rename);
      return of === selector.of ? selector : { ...selector, of };
    }
    case "compare":
      return renameComparison(selector, target, rename);
    case "in":
    case "exists": {
      const field = renamed(selector.field, target, rename);
      return field === selector.field ? selector : { ...selector, field };
    }
    case "all":
    case "set":
      return selector;
  }
}

function renameComparison(
  selector: Extract<Selector, { op: "compare" }>,
  target: ElementTarget,
  rename: FieldRename,
): Selector {
  const field = renamed(selector.field, target, rename);
  if (selector.value.kind === "literal") return field === selector.field ? selector : { ...selector, field };
  const right = renamed(selector.value.field, target, rename);
  if (field === selector.field && right === selector.value.field) return selector;
  return { ...selector, field, value: { kind: "field", field: right } };
}

/** `a.b` reaches into the record `a` unless there is an attribute of just that name. */
function renamed(field: Field, target: ElementTarget, { from, to, target: owner, known }: FieldRename): Field {
  const isOther = field.of === "computed" || (field.end ? "nodes" : target) !== owner;
  if (isOther || attributeCandidates(field.name).find((name) => known.includes(name)) !== from) return field;
  return { ...field, name: `${to}${field.name.slice(from.length)}` };
}
