import { useAllWords } from "../use-all-words";
import "../parts/pane/pane.css";
import "./filter.css";
import { useRef, useState } from "react";
import type { FilterStep } from "@/graph/changes/change-types";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { SavedSets } from "./SavedSets";
import { StepCard } from "./StepCard";
import { ChangeForm, StepForm } from "./StepForm";

/** Filter: the steps that hold, a step to add, and the saved sets. */
export function FilterPanel() {
  const words = useAllWords("filter");
  const [chosen, setEdited] = useState<number | null>(null);
  const step = useDocument(({ filter }) => filter?.steps[(chosen ?? 0) - 1]);
  const edited = step ? chosen : null;
  return (
    <div className="pane filter-pane">
      <section aria-labelledby="filter-stack">
        <h3 id="filter-stack">{words.steps}</h3>
        <FilterStack edited={edited} onEdit={setEdited} />
      </section>
      <section aria-labelledby="filter-form">
        <h3 id="filter-form">{edited === null ? words.add : words.change}</h3>
        {step && edited !== null ? (
          <ChangeForm key={edited} place={edited} step={step} onDone={() => setEdited(null)} />
        ) : (
          <StepForm />
        )}
      </section>
      <section aria-labelledby="filter-sets">
        <h3 id="filter-sets">{words.sets}</h3>
        <SavedSets />
      </section>
    </div>
  );
}

interface FilterStackProps {
  readonly edited: number | null;
  onEdit(step: number | null): void;
}

/** The steps in their order, with what is left after each. */
function FilterStack({ edited, onEdit }: FilterStackProps) {
  const { document, edit } = useServices();
  const words = useAllWords("filter");
  const list = useRef<HTMLOListElement>(null);
  const filter = useDocument((given) => given.filter);
  const { nodes, edges } = document.tables;
  const steps = filter?.steps ?? [];
  if (steps.length === 0) return <p className="hint">{words.empty}</p>;
  const move = async (step: number, position: number) => {
    onEdit(null);
    await edit.run({ name: "changeFilter", input: { step, position } });
    // The focus goes along with what it moved.
    list.current?.querySelectorAll<HTMLElement>(".grip")[position - 1]?.focus();
  };
  return (
    <>
      <p className="filter-count num">
        {words.all}: {words.counts(nodes.count, edges.count)}
      </p>
      <ol ref={list} className="filter-steps" aria-label={words.steps}>
        {steps.map((step, index) => (
          <StepCard
            key={keyOf(step, steps, index)}
            step={step}
            place={index + 1}
            count={steps.length}
            isEdited={edited === index + 1}
            onEdit={() => onEdit(index + 1)}
            onMove={(to) => void move(index + 1, to)}
          />
        ))}
      </ol>
      <div className="foot">
        <button type="button" className="btn line" onClick={() => void edit.run({ name: "showAll", input: {} })}>
          {words.showAll}
        </button>
      </div>
    </>
  );
}

/** A step's key is its condition; steps with the same condition (from a file) are numbered in their order. */
function keyOf(step: FilterStep, steps: readonly FilterStep[], index: number): string {
  const same = steps.slice(0, index).filter(({ text, target }) => text === step.text && target === step.target);
  return `${step.target} ${step.text} ${same.length}`;
}
