import type { NodeNames } from "@/commands/places/node-names";
import type { Place } from "@/commands/places/place";
import type { GraphDocument } from "@/graph/document/document-types";
import type { JsonValue } from "@/lib/json";
import type { BoundParameter, RecipeParameter, UnfitParameter } from "./recipe-types";

/** What of a document a recipe is bound to. */
export type RecipeGraph = Pick<GraphDocument, "tables" | "profile" | "namedSets" | "layers" | "selection">;

/** A parameter that is to be fitted, with all that decides on it. */
export interface Asked {
  readonly parameter: RecipeParameter;
  readonly wanted: JsonValue;
  readonly isChosen: boolean;
  /** Where it stands first. */
  readonly place: Place;
  readonly isExact: boolean;
  readonly graph: RecipeGraph;
  readonly names: NodeNames;
  /** What an attribute of the recipe is here; undefined where it fits none, null where the recipe makes it. */
  readonly attributeHere: (name: string, target: RecipeParameter["target"]) => string | null | undefined;
}

export type Fit =
  | ({ readonly fits: true } & Omit<BoundParameter, "parameter">)
  | ({ readonly fits: false } & Omit<UnfitParameter, "parameter" | "wanted">);
