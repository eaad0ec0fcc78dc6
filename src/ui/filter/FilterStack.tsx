import { useRef } from "react";
import type { FilterStep } from "@/graph/changes/change-types";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useWords } from "../use-stores";
import { StepCard } from "./StepCard";

export interface FilterStackProps {
  readonly edited: number | null;
  onEdit(step: number | null): void;
}

/** The steps in their order, with what is left after each. */
export function FilterStack({ edited, onEdit }: FilterStackProps) {
  const { document, edit } = useServices();
  const words = useWords("filter");
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
