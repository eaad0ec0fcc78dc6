import { recipes as german } from "./de/dialogs/recipes";
import { recipes as english } from "./en/dialogs/recipes";
import type { Language } from "./words";

export type RecipeWords = typeof english;

/** They come with what says them, not with the page. */
export const recipeWords: Readonly<Record<Language, RecipeWords>> = { en: english, de: german };
