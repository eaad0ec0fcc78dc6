import type { ElementTarget } from "../document/graph-types";
import { arrowShapes, edgeCurves, labelPlaces, lineStyles, nodeIcons, nodeShapes } from "../styles/style-types";

type LookName =
  | "color"
  | "size"
  | "shape"
  | "borderColor"
  | "borderWidth"
  | "icon"
  | "labelPlace"
  | "width"
  | "lineStyle"
  | "arrow"
  | "curve"
  | "opacity"
  | "labelShown"
  | "labelText"
  | "labelSize"
  | "labelColor"
  | "layer"
  | "visible"
  | "hidden";

/** What is known of an element's look by one name: how a selector reads it behind `@`. */
export interface LookField {
  readonly name: LookName;
  /** Whose; of both when absent. */
  readonly of?: ElementTarget;
  readonly kind: "color" | "number" | "word" | "text" | "flag" | "layer";
  /** Of a word: all there are. */
  readonly words?: readonly string[];
  /** What else people write. */
  readonly others?: readonly string[];
}

const lookFields: readonly LookField[] = [
  { name: "color", kind: "color", others: ["colour"] },
  { name: "size", kind: "number", of: "nodes" },
  { name: "shape", kind: "word", of: "nodes", words: nodeShapes },
  { name: "borderColor", kind: "color", of: "nodes", others: ["border", "borderColour"] },
  { name: "borderWidth", kind: "number", of: "nodes" },
  { name: "icon", kind: "word", of: "nodes", words: nodeIcons },
  { name: "labelPlace", kind: "word", of: "nodes", words: labelPlaces },
  { name: "width", kind: "number", of: "edges" },
  { name: "lineStyle", kind: "word", of: "edges", words: lineStyles, others: ["line"] },
  { name: "arrow", kind: "word", of: "edges", words: arrowShapes },
  { name: "curve", kind: "word", of: "edges", words: edgeCurves },
  { name: "opacity", kind: "number" },
  { name: "labelShown", kind: "flag" },
  { name: "labelText", kind: "text" },
  { name: "labelSize", kind: "number" },
  { name: "labelColor", kind: "color", others: ["labelColour"] },
  { name: "layer", kind: "layer" },
  { name: "visible", kind: "flag", others: ["shown"] },
  { name: "hidden", kind: "flag" },
];

/** A look of nodes or of edges, by its name without the `@`. */
export function lookField(name: string, target: ElementTarget): LookField | undefined {
  return lookFields.find((look) => isOf(look, target) && (look.name === name || look.others?.includes(name)));
}

/** A look alone is a whole selector where it is true or false: `@hidden`, `not @visible`. A name may begin with an `@` as well. */
export function isFlag(text: string): boolean {
  const [, name] = /^!?@(\p{L}+)$/u.exec(text) ?? [];
  return name !== undefined && lookField(name, "nodes")?.kind === "flag";
}

/** The names of all looks of nodes or of edges, without the `@`. */
export function lookNames(target: ElementTarget): readonly string[] {
  return lookFields.filter((look) => isOf(look, target)).map(({ name }) => name);
}

function isOf({ of = undefined }: LookField, target: ElementTarget): boolean {
  return of === undefined || of === target;
}
