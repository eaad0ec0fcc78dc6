import { TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { RecipeQuestion } from "@/ai/recipes/run-recipe";
import { useWords } from "../use-stores";

export interface RecipeQuestionCardProps {
  readonly question: RecipeQuestion;
  onAnswer(yes: boolean): void;
}

/** Asks before something is lost. Focus starts on Deny; Esc denies. */
export function RecipeQuestionCard({ question: { question, call, marks }, onAnswer }: RecipeQuestionCardProps) {
  const words = useWords("recipes");
  const { titles } = useWords();
  const leaving = { nodes: marks.leaving.nodes.length, edges: marks.leaving.edges.length };
  const others = [marks.added, marks.changed].reduce((sum, one) => sum + one.nodes.length + one.edges.length, 0);
  const id = useId();
  const deny = useRef<HTMLButtonElement>(null);
  useEffect(() => deny.current?.focus(), []);
  const hear = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Esc would close the dialog as well.
    event.preventDefault();
    event.stopPropagation();
    onAnswer(false);
  };
  return (
    <div className="note danger" role="alertdialog" aria-labelledby={id} onKeyDown={hear}>
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
      <span id={id}>
        <b>{words.asks}:</b> {titles.question(question, call.name, leaving, others)}
      </span>
      <button ref={deny} type="button" className="btn line slim" onClick={() => onAnswer(false)}>
        {words.deny}
      </button>
      <button type="button" className="btn danger slim" onClick={() => onAnswer(true)}>
        {words.allow}
      </button>
    </div>
  );
}
