import { CookingPot } from "lucide-react";
import { loadOnce } from "@/lib/load-once";
import { opened, opens } from "@/ui/actions/feature";
import type { RecipeService } from "@/ui/recipes/recipe-service";
import type { Feature, Page } from "../page/page";

/** What was done, to be done again. */
export const recipes = {
  services: (page: Page) => ({
    recipes: loadOnce(async () => (await import("./browser-recipes")).createBrowserRecipes(page)),
  }),
  actions: [opens("file", "recipes", CookingPot, ({ actions }) => actions.recipes)],
  dialogs: { recipes: opened(async () => (await import("@/ui/recipes/RecipesDialog")).RecipesDialog) },
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    /** Its code comes when it is first wanted. Rejects when it cannot be had. */
    recipes(): Promise<RecipeService>;
  }
}

declare module "@/store/view/view-store" {
  interface Dialogs {
    recipes: true;
  }
}
