import { Play } from "lucide-react";
import { useCallback } from "react";
import { foldText } from "@/graph/search/fold-text";
import { rankText, wantedOf } from "@/graph/search/match-text";
import type { SavedRecipe } from "@/store/recipes/recipe-store";
import type { AllWords } from "@/words/words";
import type { RecipeService } from "../recipes/recipe-service";
import { useServices } from "../services";
import { useLoading } from "../use-loading";
import type { PaletteItem } from "./palette-types";

export interface FoundRecipes {
  readonly service: RecipeService;
  readonly saved: readonly SavedRecipe[];
}

/** Those of this device, once they are read; none where there are none or they cannot be had. */
export function useSavedRecipes(): FoundRecipes | null {
  const { recipes } = useServices();
  const read = useCallback(async () => {
    const service = await recipes();
    await service.refresh();
    const { saved } = service.store.getState();
    return typeof saved === "string" ? null : { service, saved };
  }, [recipes]);
  const found = useLoading(read);
  return found === "not-loaded" ? null : found;
}

/** "Run recipe: …", found by that or by its name alone. */
export function recipeItems(text: string, found: FoundRecipes | null, { finding }: AllWords): readonly PaletteItem[] {
  const wanted = wantedOf(text);
  return (found?.saved ?? []).flatMap(({ id, recipe }): readonly PaletteItem[] => {
    const title = finding.runRecipe(recipe.name);
    const rank = rankText(foldText(title), wanted) ?? rankText(foldText(recipe.name), wanted);
    if (rank === undefined) return [];
    return [
      {
        key: `recipe ${id}`,
        section: "recipes",
        title,
        icon: Play,
        score: rank * 10 + 5,
        run: () => found?.service.show({ kind: "run", recipe, isSaved: true }),
      },
    ];
  });
}
