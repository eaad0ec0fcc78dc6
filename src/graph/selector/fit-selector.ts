import type { FieldCatalog } from "../document/graph-reader";
import type { ElementSet, ElementTarget } from "../document/graph-types";
import { bindLooks } from "../looks/bind-looks";
import type { LookScene } from "../looks/look-values";
import { bindEnds } from "./bind-ends";
import { checkFields, type FieldRefusal } from "./check-fields";
import { checkFlags } from "./check-flags";
import { resolveSets } from "./resolve-sets";
import type { Selector } from "./selector-types";

export type FittedSelector =
  | {
      readonly success: true;
      /** What documents select by: attributes alone, sets and looks as the ids they are now. */
      readonly selector: Selector;
      readonly readsLooks: boolean;
      /** Why nothing has a look that is asked for. */
      readonly unmet?: string;
    }
  | FieldRefusal;

export interface SelectorScene {
  /** Sets by name without the dollar. */
  readonly sets: (name: string) => ElementSet | undefined;
  readonly scene: LookScene;
  /** The attributes there are, where the tables do not tell. */
  readonly catalog?: FieldCatalog;
}

/** Makes a selector that was read fit the graph as it is: the one way from a text to what a document selects by. */
export function fitSelector(
  selector: Selector,
  target: ElementTarget,
  { sets, scene, catalog = catalogOf(scene) }: SelectorScene,
): FittedSelector {
  const checked = checkFields(selector, target, catalog);
  if (!checked.success) return checked;
  const flags = checkFlags(selector, target, scene.tables);
  if (!flags.success) return flags;
  const bound = bindEnds(selector, target, scene.tables);
  if (!bound.success) return bound;
  const resolved = resolveSets(bound.selector, sets, target);
  return resolved.success ? bindLooks(resolved.selector, target, scene) : resolved;
}

function catalogOf({ tables: { nodes, edges } }: LookScene): FieldCatalog {
  return { nodes: nodes.attributeNames(), edges: edges.attributeNames() };
}
