import { Play } from "lucide-react";
import { useEffect, useState } from "react";
import { foldText } from "@/graph/search/fold-text";
import { rankText, wantedOf } from "@/graph/search/match-text";
import type { SavedRecipe } from "@/store/recipes/recipe-store";
import type { AllWords } from "@/words/words";
import type { RecipeService } from "../recipes/recipe-service";
import { useServices } from "../services";
import type { PaletteItem } from "./palette-types";

export interface FoundRecipes {
  readonly service: RecipeService;
  readonly saved: readonly SavedRecipe[];
}

/** Those of this device, once they are read; none where there are none or they cannot be had. */
export function useSavedRecipes(): FoundRecipes | null {
  const services = useServices();
  const [found, setFound] = useState<FoundRecipes | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const service = await services.recipes();
      await service.refresh();
      const { saved } = service.store.getState();
      if (isCurrent && typeof saved !== "string" && saved.length > 0) setFound({ service, saved });
    };
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [services]);
  return found;
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
