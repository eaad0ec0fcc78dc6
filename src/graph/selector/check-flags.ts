import type { ElementTarget } from "../document/graph-types";
import type { GraphTables } from "../tables/element-table";
import type { FieldCheck } from "./check-fields";
import { selectRows } from "./match/select-rows";
import { printField } from "./print-field";
import type { Selector } from "./selector-types";

const fine: FieldCheck = { success: true };

/**
 * A name alone asks for `true` (`!breed` for all else). Where the attribute holds neither true nor false that would find nothing, or
 * everything, and mean something else to who wrote it.
 */
export function checkFlags(selector: Selector, target: ElementTarget, tables: GraphTables): FieldCheck {
  switch (selector.op) {
    case "and":
    case "or":
      return selector.terms.map((term) => checkFlags(term, target, tables)).find((check) => !check.success) ?? fine;
    case "not":
      return checkFlags(selector.term, target, tables);
    case "neighbors":
      return checkFlags(selector.of, "nodes", tables);
    case "compare":
      return checkFlag(selector, target, tables);
    case "all":
    case "in":
    case "exists":
    case "set":
      return fine;
  }
}

function checkFlag(
  selector: Extract<Selector, { op: "compare" }>,
  target: ElementTarget,
  tables: GraphTables,
): FieldCheck {
  const { field, cmp, value } = selector;
  const isFlag = value.kind === "literal" && typeof value.value === "boolean" && (cmp === "==" || cmp === "!=");
  if (!isFlag || field.of === "computed") return fine;
  const holds = (flag: boolean): boolean => {
    const asked = { ...selector, cmp: "==", value: { kind: "literal", value: flag } } as const;
    return selectRows(asked, target, tables).length > 0;
  };
  if (holds(true) || holds(false)) return fine;
  const attribute = printField(field);
  return {
    success: false,
    message: `${attribute} holds no true or false.`,
    hint: "exists asks whether there is a value.",
    reason: { why: "no-flag", attribute },
    instead: { of: selector, may: [{ op: "exists", field }] },
  };
}
