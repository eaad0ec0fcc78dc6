import { createStore, type StoreApi } from "zustand/vanilla";
import type { Recipe } from "@/recipes/recipe-types";
import type { MadeRecipe } from "@/recipes/to-recipe";

export interface SavedRecipe {
  readonly id: string;
  readonly savedAt: number;
  readonly recipe: Recipe;
}

/** What the dialog of recipes shows. */
export type RecipePlace =
  | { readonly kind: "list" }
  /** What was just done, before it is saved. */
  | { readonly kind: "save"; readonly made: MadeRecipe }
  /** About to run: a saved one, or one of a file. `isKept`: it is on this device. */
  | { readonly kind: "run"; readonly recipe: Recipe; readonly isSaved: boolean };

export interface RecipeState {
  /** Newest first; "unknown" until asked for, "unreadable" where storage is switched off. */
  readonly saved: readonly SavedRecipe[] | "unknown" | "unreadable";
  /** Kept, but no recipe any more: how many. */
  readonly unreadable: number;
  readonly place: RecipePlace;
}

export type RecipeStore = Pick<StoreApi<RecipeState>, "getState" | "getInitialState" | "setState" | "subscribe">;

export function createRecipeStore(): RecipeStore {
  return createStore<RecipeState>(() => ({ saved: "unknown", unreadable: 0, place: { kind: "list" } }));
}
