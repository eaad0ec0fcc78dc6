import type { ElementTarget } from "../document/graph-types";
import { printField } from "../selector/print-field";
import { printSelector } from "../selector/print-selector";
import type { Selector } from "../selector/selector-types";
import type { LookField } from "./look-fields";
import type { LookScene } from "./look-values";
import { toldValues } from "./told-values";

/** "No nodes have @color == 'purple'; @color is grey × 40, blue × 12." */
export function unmetLook(
  leaf: Extract<Selector, { op: "compare" | "in" }>,
  look: LookField,
  target: ElementTarget,
  scene: LookScene,
): string | undefined {
  const owner = leaf.field.end ? "nodes" : target;
  const told = toldValues(look, owner, scene);
  const condition = `No ${target} have ${printSelector(leaf)}`;
  return told === "" ? `${condition}.` : `${condition}; ${printField(leaf.field)} is ${told}.`;
}
