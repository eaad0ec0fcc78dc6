import { openRecipes, type RecipeDoors } from "../recipes/open-recipes";
import { openTraces, type TraceDoors } from "../replay/open-traces";

/** Opens files of Parley's own that are no graphs, and gives back those that may be one. */
export async function openOwn(files: readonly File[], doors: TraceDoors & RecipeDoors): Promise<readonly File[]> {
  return openRecipes(await openTraces(files, doors), doors);
}
