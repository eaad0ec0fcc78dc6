import type { FieldCatalog } from "../document/graph-reader";
import type { ElementSet, ElementTarget } from "../document/graph-types";
import { type BoundLooks, bindLooks } from "../looks/bind-looks";
import type { LookScene } from "../looks/look-values";
import type { GraphTables } from "../tables/element-table";
import { bindEnds } from "./bind-ends";
import { checkFields, type FieldCheck, type FieldRefusal } from "./check-fields";
import { selectRows } from "./match/select-rows";
import { printField } from "./print-field";
import { resolveSets } from "./resolve-sets";
import type { Selector } from "./selector-types";
import { leavesOf } from "./walk-selector";

export type FittedSelector = BoundLooks | FieldRefusal;

export interface SelectorScene {
  /** Sets by name without the dollar. */
  readonly sets: (name: string) => ElementSet | undefined;
  readonly scene: LookScene;
  /** The attributes there are, where the tables do not tell. */
  readonly catalog?: FieldCatalog;
  /** The tables hold a part of the graph: what they lack may be there. */
  readonly isPart?: boolean | undefined;
}

/** Makes a selector that was read fit the graph as it is: the one way from a text to what a document selects by. */
export function fitSelector(
  selector: Selector,
  target: ElementTarget,
  { sets, scene, catalog = catalogOf(scene), isPart }: SelectorScene,
): FittedSelector {
  const checked = checkFields(selector, target, catalog);
  if (!checked.success) return checked;
  const flags = isPart ? fine : checkFlags(selector, target, scene.tables);
  if (!flags.success) return flags;
  const bound = isPart ? { ...fine, selector } : bindEnds(selector, target, scene.tables);
  if (!bound.success) return bound;
  const resolved = resolveSets(bound.selector, sets, target);
  return resolved.success ? bindLooks(resolved.selector, target, scene) : resolved;
}

function catalogOf({ tables: { nodes, edges } }: LookScene): FieldCatalog {
  return { nodes: nodes.attributeNames(), edges: edges.attributeNames() };
}

const fine: FieldCheck = { success: true };

/**
 * A name alone asks for `true` (`!breed` for all else). Where the attribute holds neither true nor false that would find nothing, or
 * everything, and mean something else to who wrote it.
 */
function checkFlags(selector: Selector, target: ElementTarget, tables: GraphTables): FieldCheck {
  const checks = leavesOf(selector, target).map(({ leaf, of }) =>
    leaf.op === "compare" ? checkFlag(leaf, of, tables) : fine,
  );
  return checks.find((check) => !check.success) ?? fine;
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
