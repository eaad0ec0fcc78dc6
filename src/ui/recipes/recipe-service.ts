import type { Choices } from "@/recipes/bind-recipe";
import type { BoundRecipe, Recipe } from "@/recipes/recipe-types";
import type { RecipeRun, RecipeRunDeps } from "@/recipes/run-recipe";
import type { RecipePlace, RecipeStore, SavedRecipe } from "@/store/recipes/recipe-store";

/** What was done, to be done again: made, kept, shared and run. */
export interface RecipeService {
  readonly store: RecipeStore;
  /** Opens the dialog of recipes there. */
  show(place: RecipePlace): void;
  /** Shows what would be saved of an answer; null: of the whole conversation. */
  offer(turnId: string | null): Promise<void>;
  refresh(): Promise<void>;
  /** Null, or why it is not kept. */
  save(recipe: Recipe): Promise<string | null>;
  rename(id: string, name: string): Promise<string | null>;
  remove(id: string): Promise<string | null>;
  /** As it was before it was removed. */
  bringBack(saved: SavedRecipe): Promise<string | null>;
  /** All of this device. */
  forget(): Promise<string | null>;
  /** As a file to keep or to send. */
  share(recipe: Recipe): void;
  /** Null, or what is wrong with the file; a sound one is shown, ready to run. */
  openFile(file: { readonly name: string; readonly bytes: Uint8Array }): Promise<string | null>;
  bind(recipe: Recipe, choices: Choices): BoundRecipe;
  run(bound: BoundRecipe, deps: Pick<RecipeRunDeps, "ask" | "signal" | "progress">): Promise<RecipeRun>;
}
