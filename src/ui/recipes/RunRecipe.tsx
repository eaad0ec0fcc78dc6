import { Play, Square, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Choices } from "@/recipes/bind-recipe";
import type { BoundRecipe, Recipe } from "@/recipes/recipe-types";
import type { RecipeQuestion } from "@/recipes/run-recipe";
import { Button } from "../parts/Button";
import { scrollable } from "../parts/scrollable";
import { useAllWords } from "../use-all-words";
import { useDocumentVersion } from "../use-document";
import { useChat, useWords } from "../use-stores";
import { ParameterField } from "./ParameterField";
import { RecipeSteps } from "./RecipeSteps";
import { BackButton } from "./SaveRecipe";
import { type RecipeRunning, useRecipeRun } from "./use-recipe-run";
import { useRecipes } from "./use-recipes";

export interface RunRecipeProps {
  readonly recipe: Recipe;
  readonly isSaved: boolean;
  readonly onDone: () => void;
}

/** A recipe on the open graph: what does not fit, what each name is here, and the run. */
export function RunRecipe({ recipe, isSaved, onDone }: RunRecipeProps) {
  const recipes = useRecipes();
  const words = useAllWords("recipes");
  const version = useDocumentVersion();
  const [choices, setChoices] = useState<Choices>(new Map());
  const bound = useMemo(() => {
    // Read through the service.
    void version;
    return recipes.bind(recipe, choices);
  }, [recipes, recipe, choices, version]);
  const running = useRecipeRun(recipe.name, onDone);
  const isBusy = running.state.kind === "running" || running.state.kind === "asking";
  return (
    <>
      <div className="dialog-body recipes" {...scrollable}>
        {!isSaved && <FromFile recipe={recipe} />}
        <Fitting bound={bound} />
        {recipe.parameters.length > 0 && (
          <section>
            <h3>{words.settings}</h3>
            <div className="recipe-fields">
              {recipe.parameters.map((parameter) => (
                <ParameterField
                  key={parameter.name}
                  parameter={parameter}
                  bound={bound.bound.find((one) => one.parameter === parameter)}
                  unfit={bound.unfit.find((one) => one.parameter === parameter)}
                  disabled={isBusy}
                  onChoose={(value) => setChoices(new Map([...choices, [parameter.name, value]]))}
                />
              ))}
            </div>
          </section>
        )}
        <RecipeSteps calls={bound.calls} />
      </div>
      <RunNews running={running} />
      <RunFoot bound={bound} running={running} isBusy={isBusy} />
    </>
  );
}

function FromFile({ recipe }: { readonly recipe: Recipe }) {
  const recipes = useRecipes();
  const words = useAllWords("recipes");
  const [message, setMessage] = useState<string | null>(null);
  const keep = async () => {
    const problem = await recipes.save(recipe);
    setMessage(problem === null ? words.saved(recipe.name) : words.notSaved(problem));
  };
  return (
    <div className="note" role="status">
      <span>{message ?? words.fromFile}</span>
      {message === null && (
        <Button className="line slim" onClick={() => void keep()}>
          {words.keep}
        </Button>
      )}
    </div>
  );
}

function Fitting({ bound }: { readonly bound: BoundRecipe }) {
  const words = useAllWords("recipes");
  const count = bound.unfit.length;
  if (count === 0) {
    return <p className="lead">{bound.bound.length === 0 ? words.nothingToSet : words.allFits}</p>;
  }
  return (
    <div className="note warn" role="status">
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>{words.unfitTitle(count)}</b> {words.unfitLead}
      </span>
    </div>
  );
}

function RunNews({ running: { state, answer } }: { readonly running: RecipeRunning }) {
  const words = useAllWords("recipes");
  return (
    <div className="recipe-news" role="status">
      {state.kind === "running" && (
        <>
          <p className="hint">{words.running(state.title)}</p>
          <progress aria-label={words.running(state.title)} max={1} value={state.ratio} />
        </>
      )}
      {state.kind === "asking" && <RecipeQuestionCard question={state.question} onAnswer={answer} />}
      {state.kind === "failed" && <p className="note danger">{state.text}</p>}
    </div>
  );
}

interface RunFootProps {
  readonly bound: BoundRecipe;
  readonly running: RecipeRunning;
  readonly isBusy: boolean;
}

function RunFoot({ bound, running, isBusy }: RunFootProps) {
  const words = useAllWords("recipes");
  const isAnswering = useChat(({ turns }) => turns.at(-1)?.end.kind === "running");
  const cannot = bound.unfit.length > 0 || isAnswering;
  return (
    <footer className="dialog-foot">
      {isAnswering && <span className="hint">{words.busy}</span>}
      {!isBusy && <BackButton />}
      {isBusy ? (
        <Button icon={Square} className="ink" onClick={running.stop}>
          {words.stop}
        </Button>
      ) : (
        <Button icon={Play} className="ink" disabled={cannot} onClick={() => void running.start(bound)}>
          {words.runShort}
        </Button>
      )}
    </footer>
  );
}

interface RecipeQuestionCardProps {
  readonly question: RecipeQuestion;
  onAnswer(yes: boolean): void;
}

/** Asks before something is lost. Focus starts on Deny; Esc denies. */
function RecipeQuestionCard({ question: { question, call, marks }, onAnswer }: RecipeQuestionCardProps) {
  const words = useAllWords("recipes");
  const { titles } = useWords();
  const leaving = { nodes: marks.leaving.nodes.length, edges: marks.leaving.edges.length };
  const others = [marks.added, marks.changed].reduce((sum, one) => sum + one.nodes.length + one.edges.length, 0);
  const id = useId();
  const deny = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => deny.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Esc would close the dialog as well.
    event.preventDefault();
    event.stopPropagation();
    onAnswer(false);
  };
  return (
    <div className="note danger" role="alertdialog" aria-labelledby={id} onKeyDown={onKeyDown}>
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
      <span id={id}>
        <b>{words.asks}:</b> {titles.question(question, call.name, leaving, others)}
      </span>
      <Button ref={deny} className="line slim" onClick={() => onAnswer(false)}>
        {words.deny}
      </Button>
      <Button className="danger slim" onClick={() => onAnswer(true)}>
        {words.allow}
      </Button>
    </div>
  );
}
