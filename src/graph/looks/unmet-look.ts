import type { ElementTarget } from "../document/graph-types";
import { printField } from "../selector/print-field";
import { printSelector } from "../selector/print-selector";
import type { Selector } from "../selector/selector-types";
import type { LookField } from "./look-fields";
import type { LookScene } from "./look-values";
import { toldValues } from "./told-values";

/** "No nodes are drawn in purple: grey × 40, blue × 12.", "No nodes have @size > 50; @size is 16 to 32." */
export function unmetLook(
  leaf: Extract<Selector, { op: "compare" | "in" }>,
  look: LookField,
  target: ElementTarget,
  scene: LookScene,
): string | undefined {
  const owner = leaf.field.end ? "nodes" : target;
  const told = toldValues(look, owner, scene);
  const words = look.name === "color" && leaf.field.end === undefined ? literalsOf(leaf).join(" or ") : "";
  if (words !== "" && told !== "") return `No ${target} are drawn in ${words}: ${told}.`;
  const condition = `No ${target} have ${printSelector(leaf)}`;
  return told === "" ? `${condition}.` : `${condition}; ${printField(leaf.field)} is ${told}.`;
}

function literalsOf(leaf: Extract<Selector, { op: "compare" | "in" }>): readonly string[] {
  if (leaf.op === "in") return leaf.values.map(String);
  return leaf.value.kind === "literal" ? [String(leaf.value.value)] : [];
}
