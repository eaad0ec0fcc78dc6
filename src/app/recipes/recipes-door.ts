import { loadOnce } from "@/lib/load-once";
import type { RecipeService } from "@/ui/recipe-service";
import type { RecipeDeps } from "./browser-recipes";

/** The way to recipes: nothing of them is loaded before one is made, opened or looked for. */
export function createRecipesDoor(deps: Omit<RecipeDeps, "storage" | "today">): () => Promise<RecipeService> {
  return loadOnce(async () => {
    const { createBrowserRecipes, browserStorage } = await import("./browser-recipes");
    return createBrowserRecipes({ ...deps, storage: browserStorage(), today: Date.now });
  });
}
