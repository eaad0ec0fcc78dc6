import { Download } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import type { Recipe, RecipeParameter } from "@/recipes/recipe-types";
import type { MadeRecipe } from "@/recipes/to-recipe";
import { Button } from "../parts/Button";
import { scrollable } from "../parts/scrollable";
import { TextField } from "../parts/TextField";
import { useAllWords } from "../use-all-words";
import { parameterLabel, shownValue } from "./parameter-text";
import { LeftOut, RecipeSteps } from "./RecipeSteps";
import { useRecipes } from "./use-recipes";

/** What would be kept of an answer, and under which name. */
export function SaveRecipe({ made }: { readonly made: MadeRecipe }) {
  const words = useAllWords("recipes");
  if (made.success) return <SaveForm recipe={made.recipe} left={made.left} />;
  return (
    <>
      <div className="dialog-body recipes" {...scrollable}>
        <p className="note warn">{words.noRecipe[made.why]}</p>
        <LeftOut left={made.left} />
      </div>
      <footer className="dialog-foot">
        <BackButton />
      </footer>
    </>
  );
}

function SaveForm({ recipe, left }: { readonly recipe: Recipe; readonly left: MadeRecipe["left"] }) {
  const recipes = useRecipes();
  const words = useAllWords("recipes");
  const id = useId();
  const [name, setName] = useState(recipe.name);
  const [problem, setProblem] = useState<string | null>(null);
  const named = { ...recipe, name: name.trim() === "" ? recipe.name : name.trim() };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const why = await recipes.save(named);
    setProblem(why);
    if (why === null) recipes.show({ kind: "list" });
  };
  return (
    <>
      <form id={id} className="dialog-body recipes" onSubmit={(event) => void save(event)} {...scrollable}>
        <TextField label={words.name} required maxLength={120} value={name} onChange={setName} />
        <RecipeSteps calls={recipe.calls} />
        {recipe.parameters.length > 0 && <Named parameters={recipe.parameters} />}
        <LeftOut left={left} />
        {problem !== null && (
          <p className="note danger" role="alert">
            {words.notSaved(problem)}
          </p>
        )}
      </form>
      <footer className="dialog-foot">
        <Button icon={Download} className="line" onClick={() => recipes.share(named)}>
          {words.saveFile}
        </Button>
        <Button type="submit" form={id} className="ink">
          {words.save}
        </Button>
      </footer>
    </>
  );
}

function Named({ parameters }: { readonly parameters: readonly RecipeParameter[] }) {
  const words = useAllWords("recipes");
  return (
    <section>
      <h3>{words.canChange}</h3>
      <ul className="recipe-named">
        {parameters.map((parameter) => (
          <li key={parameter.name}>
            <small>{parameterLabel(parameter, words)}</small> {shownValue(parameter.value)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BackButton() {
  const recipes = useRecipes();
  const words = useAllWords("recipes");
  return (
    <Button className="line" onClick={() => recipes.show({ kind: "list" })}>
      {words.back}
    </Button>
  );
}
