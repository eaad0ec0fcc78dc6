import type { ParameterKind } from "@/commands/places/place";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { AttributeKind } from "@/graph/profile/profile-types";
import type { JsonObject, JsonValue } from "@/lib/json";

/** Something that was named where the recipe was made, and can be another thing where it runs. */
export interface RecipeParameter {
  /** Unique in the recipe; what the terminal's `--with` takes. */
  readonly name: string;
  readonly kind: ParameterKind;
  /** As it was: a node by its label. */
  readonly value: JsonValue;
  /** Of an attribute, and of a value: whose. */
  readonly target?: ElementTarget;
  /** Of a value: the attribute as the recipe names it. Of a number or text: the argument. */
  readonly of?: string;
  /** Of an attribute: what its values were. */
  readonly holds?: AttributeKind;
  /** Of an attribute: it sorted the elements into types, or named them. */
  readonly role?: "type" | "label";
  /** Of a node: how else the calls name it. */
  readonly written?: readonly string[];
}

/** One call, as it was made; what its parameters stand for now is put in when it is bound. */
export interface RecipeCall {
  readonly name: string;
  readonly input: JsonObject;
  /** The number by which later calls name the set it leaves: "1" for `$1`. */
  readonly keeps?: string;
}

/** What was done once, ready to be done again on another graph. */
export interface Recipe {
  readonly name: string;
  readonly parameters: readonly RecipeParameter[];
  readonly calls: readonly RecipeCall[];
}

/** How a parameter came to its value on a graph. */
export type BoundHow =
  /** The graph has just that. */
  | "same"
  /** But for capital letters. */
  | "case"
  | "chosen"
  /** The recipe itself makes it. */
  | "made"
  /** It will be new in the graph. */
  | "new"
  /** Anything goes. */
  | "free";

export interface BoundParameter {
  readonly parameter: RecipeParameter;
  readonly value: JsonValue;
  readonly how: BoundHow;
  /** What it could be as well, where that can be listed. */
  readonly options?: readonly JsonValue[];
}

export type UnfitWhy =
  | "no-attribute"
  | "other-kind"
  | "no-value"
  | "no-node"
  | "several-nodes"
  | "no-edge"
  | "no-set"
  | "nothing-selected"
  | "no-layer"
  | "no-colour"
  | "no-number"
  | "no-text"
  /** Its attribute fits none yet. */
  | "waits";

/** A parameter that names what the graph does not have. */
export interface UnfitParameter {
  readonly parameter: RecipeParameter;
  /** What was looked for: as recorded, or as chosen. */
  readonly wanted: JsonValue;
  readonly why: UnfitWhy;
  /** For "several-nodes": how many. For "other-kind": what it holds here. */
  readonly detail?: string;
  /** What the graph has instead, the likeliest first. */
  readonly options: readonly JsonValue[];
  /** Taken only when somebody says so. */
  readonly suggestion?: JsonValue;
}

/** A recipe on a graph: it can run when nothing is unfit. */
export interface BoundRecipe {
  readonly name: string;
  readonly calls: readonly RecipeCall[];
  readonly bound: readonly BoundParameter[];
  readonly unfit: readonly UnfitParameter[];
}
