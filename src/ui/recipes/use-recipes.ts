import { createContext, use } from "react";
import { useStore } from "zustand";
import type { RecipeState } from "@/store/recipes/recipe-store";
import type { RecipeService } from "./recipe-service";

export const RecipesContext = createContext<RecipeService | null>(null);

export function useRecipes(): RecipeService {
  const recipes = use(RecipesContext);
  if (!recipes) throw new Error("Recipes were drawn before they were loaded.");
  return recipes;
}

export function useRecipeState<T>(read: (state: RecipeState) => T): T {
  return useStore(useRecipes().store, read);
}
