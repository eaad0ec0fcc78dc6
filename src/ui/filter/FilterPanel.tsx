import { useWords } from "../use-stores";
import "../parts/pane/pane.css";
import "./filter.css";
import { useState } from "react";
import { useDocument } from "../use-document";
import { FilterStack } from "./FilterStack";
import { SavedSets } from "./SavedSets";
import { ChangeForm, StepForm } from "./StepForm";

/** Filter: the steps that hold, a step to add, and the saved sets. */
export function FilterPanel() {
  const words = useWords("filter");
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
