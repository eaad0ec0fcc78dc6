import type { ElementTarget } from "../document/graph-types";
import { attributeCandidates } from "./attribute-candidates";
import type { Field, Selector } from "./selector-types";
import { mapLeaves } from "./walk-selector";

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
  return mapLeaves(selector, target, (leaf, of) => {
    if (leaf.op === "all" || leaf.op === "set") return leaf;
    const field = renamed(leaf.field, of, rename);
    if (leaf.op !== "compare" || leaf.value.kind === "literal") return field === leaf.field ? leaf : { ...leaf, field };
    const right = renamed(leaf.value.field, of, rename);
    if (field === leaf.field && right === leaf.value.field) return leaf;
    return { ...leaf, field, value: { kind: "field", field: right } };
  });
}

/** `a.b` reaches into the record `a` unless there is an attribute of just that name. */
function renamed(field: Field, target: ElementTarget, { from, to, target: owner, known }: FieldRename): Field {
  const isOther = field.of === "computed" || (field.end ? "nodes" : target) !== owner;
  if (isOther || attributeCandidates(field.name).find((name) => known.includes(name)) !== from) return field;
  return { ...field, name: `${to}${field.name.slice(from.length)}` };
}
