import type { RecipePlace } from "@/store/recipes/recipe-store";
import type { AllWords } from "@/words/words";
import { Dialog } from "../parts/Dialog";
import { Skeleton } from "../parts/Skeleton";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useLoading } from "../use-loading";
import { RecipeList } from "./RecipeList";
import { RunRecipe } from "./RunRecipe";
import type { RecipeService } from "./recipe-service";
import { SaveRecipe } from "./SaveRecipe";
import { RecipesContext, useRecipeState } from "./use-recipes";
import "./recipes.css";

/** What was done once: kept, shared and done again. */
export function RecipesDialog() {
  const services = useServices();
  const words = useAllWords("recipes");
  const recipes = useLoading(services.recipes);
  if (recipes === null || recipes === "not-loaded") {
    return (
      <Dialog title={words.title} onClose={() => services.view.change({ dialog: null })}>
        <div className="dialog-body">
          {recipes === null ? <Skeleton /> : <p className="note warn">{words.notLoaded}</p>}
        </div>
      </Dialog>
    );
  }
  return (
    <RecipesContext value={recipes}>
      <RecipePlaces recipes={recipes} />
    </RecipesContext>
  );
}

function RecipePlaces({ recipes }: { readonly recipes: RecipeService }) {
  const { view } = useServices();
  const words = useAllWords("recipes");
  const place = useRecipeState((state) => state.place);
  const close = () => {
    recipes.store.setState({ place: { kind: "list" } });
    view.change({ dialog: null });
  };
  return (
    <Dialog title={titleOf(place, words)} onClose={close} isWide>
      {place.kind === "list" && <RecipeList />}
      {place.kind === "save" && <SaveRecipe made={place.made} />}
      {place.kind === "run" && (
        <RunRecipe key={place.recipe.name} recipe={place.recipe} isSaved={place.isSaved} onDone={close} />
      )}
    </Dialog>
  );
}

function titleOf(place: RecipePlace, words: AllWords["recipes"]): string {
  if (place.kind === "list") return words.title;
  return place.kind === "save" ? words.saveTitle : words.runTitle(place.recipe.name);
}
