import { Download, FileUp, MessageSquare, Pencil, Play, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { SavedRecipe } from "@/store/recipes/recipe-store";
import { Button } from "../parts/Button";
import { IconButton } from "../parts/IconButton";
import { NameInput } from "../parts/NameInput";
import { Skeleton } from "../parts/Skeleton";
import { scrollable } from "../parts/scrollable";
import { pickFiles } from "../pick-files";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useChat, useWords } from "../use-stores";
import { useRecipeState, useRecipes } from "./use-recipes";

/** The recipes of this device, the newest first. */
export function RecipeList() {
  const recipes = useRecipes();
  const words = useAllWords("recipes");
  const unreadable = useRecipeState((state) => state.unreadable);
  const [removed, setRemoved] = useState<SavedRecipe | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => void recipes.refresh(), [recipes]);
  const remove = async (saved: SavedRecipe) => {
    const why = await recipes.remove(saved.id);
    setProblem(why);
    setRemoved(why === null ? saved : null);
  };
  const bringBack = async (saved: SavedRecipe) => {
    setRemoved(null);
    setProblem(await recipes.bringBack(saved));
  };
  return (
    <>
      <div className="dialog-body recipes" {...scrollable}>
        <p className="lead">{words.lead}</p>
        <Rows onRemove={(saved) => void remove(saved)} />
        {unreadable > 0 && <p className="hint">{words.broken(unreadable)}</p>}
        <div role="status">
          {problem !== null && <p className="note danger">{problem}</p>}
          {removed !== null && (
            <p className="note">
              <span>{words.removed(removed.recipe.name)}</span>
              <Button className="line slim" onClick={() => void bringBack(removed)}>
                {words.undo}
              </Button>
            </p>
          )}
        </div>
      </div>
      <Foot onProblem={setProblem} />
    </>
  );
}

function Rows({ onRemove }: { readonly onRemove: (saved: SavedRecipe) => void }) {
  const words = useAllWords("recipes");
  const saved = useRecipeState((state) => state.saved);
  if (saved === "unknown") return <Skeleton />;
  if (saved === "unreadable") return <p className="note warn">{words.unreadableStorage}</p>;
  if (saved.length === 0) return <p className="hint recipes-none">{words.none}</p>;
  return (
    <ul className="recipe-rows">
      {saved.map((one) => (
        <li key={one.id}>
          <Row saved={one} onRemove={() => onRemove(one)} />
        </li>
      ))}
    </ul>
  );
}

function Row({ saved, onRemove }: { readonly saved: SavedRecipe; readonly onRemove: () => void }) {
  const recipes = useRecipes();
  const words = useAllWords("recipes");
  const { language } = useWords();
  const [isNaming, setNaming] = useState(false);
  const { recipe, savedAt, id } = saved;
  const { name, calls } = recipe;
  if (isNaming) {
    const rename = (next: string | null) => {
      setNaming(false);
      if (next !== null) void recipes.rename(id, next);
    };
    return (
      <div className="field">
        <NameInput label={words.rename(name)} name={name} most={120} onEnd={rename} />
      </div>
    );
  }
  const date = new Date(savedAt).toLocaleDateString(language, { dateStyle: "medium" });
  return (
    <div className="recipe-row row lit">
      <span className="grow">
        <b>{name}</b>
        <small className="num">
          {words.steps(calls.length)} · {date}
        </small>
      </span>
      <IconButton icon={Pencil} className="slim" label={words.rename(name)} onClick={() => setNaming(true)} />
      <IconButton icon={Download} className="slim" label={words.share(name)} onClick={() => recipes.share(recipe)} />
      <IconButton icon={Trash2} className="slim" label={words.remove(name)} onClick={onRemove} />
      <Button
        icon={Play}
        className="line"
        aria-label={words.run(name)}
        onClick={() => recipes.show({ kind: "run", recipe, isSaved: true })}
      >
        {words.runShort}
      </Button>
    </div>
  );
}

function Foot({ onProblem }: { readonly onProblem: (problem: string | null) => void }) {
  const { chat } = useServices();
  const recipes = useRecipes();
  const words = useAllWords("recipes");
  const isEmpty = useChat(({ turns }) => turns.length === 0);
  const open = async () => {
    const [file] = await pickFiles(".json");
    if (file === undefined) return;
    onProblem(await recipes.openFile({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }));
  };
  return (
    <footer className="dialog-foot">
      <Button icon={FileUp} className="line" onClick={() => void open()}>
        {words.openFile}
      </Button>
      <Button
        icon={MessageSquare}
        className="line"
        disabled={isEmpty}
        title={isEmpty ? words.nothingAsked : undefined}
        onClick={() => chat.store.getState().turns.length > 0 && void recipes.offer(null)}
      >
        {words.fromChat}
      </Button>
    </footer>
  );
}
