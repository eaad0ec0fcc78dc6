import { isRecipeText } from "@/recipes/recipe-file";
import type { Services } from "@/ui/services";
import { allWords } from "@/words/all-words";

/** Bytes that tell a recipe from other files. */
const looked = 200;

/** Shows the last recipe among the files and gives back what is none. One that cannot be read is named, and nothing else happens. */
export async function openRecipes(
  files: readonly File[],
  services: Pick<Services, "recipes" | "view" | "words">,
): Promise<readonly File[]> {
  const begins = await Promise.all(files.map((file) => file.slice(0, looked).text()));
  const recipes = files.filter((_, place) => isRecipeText(begins[place] ?? ""));
  for (const file of recipes) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = await (await services.recipes()).openFile({ name: file.name, bytes });
    if (text === null) continue;
    const title = allWords(services.words.getState()).recipes.notOpened;
    services.view.change({ notice: { tone: "danger", title, text } });
  }
  return files.filter((file) => !recipes.includes(file));
}
