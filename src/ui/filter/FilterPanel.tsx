import { useAllWords } from "../use-all-words";
import "../parts/pane/pane.css";
import "./filter.css";
import { Filter, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import type { FilterStep, NamedSet } from "@/graph/changes/change-types";
import { printSelector } from "@/graph/selector/print-selector";
import { pinnedSet } from "@/graph/tables/pinned";
import { selectSet } from "../actions/select-elements";
import { Button } from "../parts/Button";
import { IconButton } from "../parts/IconButton";
import { NameInput } from "../parts/NameInput";
import { useServices } from "../services";
import { useDocument } from "../use-document";
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

/** The steps in their order, with what is left after each. */
function FilterStack({ edited, onEdit }: { readonly edited: number | null; onEdit(step: number | null): void }) {
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
      <p className="filter-count row num">
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
        <Button className="line" onClick={() => void edit.run({ name: "showAll", input: {} })}>
          {words.showAll}
        </Button>
      </div>
    </>
  );
}

/** A step's key is its condition; steps with the same condition (from a file) are numbered in their order. */
function keyOf(step: FilterStep, steps: readonly FilterStep[], index: number): string {
  const same = steps.slice(0, index).filter(({ text, target }) => text === step.text && target === step.target);
  return `${step.target} ${step.text} ${same.length}`;
}

/** Selections that were given a name: selected again, added to the filter, renamed, removed. */
function SavedSets() {
  const { edit } = useServices();
  const words = useAllWords("filter");
  const id = useId();
  const [name, setName] = useState("");
  const sets = useDocument(({ namedSets }) => namedSets).filter((set) => set.name !== pinnedSet);
  const target = useDocument(({ selection }) => targetOf(selection));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (target === null || name.trim() === "") return;
    const done = await edit.run({ name: "saveSet", input: { name: name.trim(), selector: "$selected", target } });
    if (done?.success) setName("");
  };
  return (
    <>
      {sets.length === 0 ? (
        <p className="hint">{words.noSets}</p>
      ) : (
        <ul className="saved-sets">
          {sets.map((set) => (
            <SavedSet key={set.name} set={set} />
          ))}
        </ul>
      )}
      <form className="row spaced" onSubmit={save}>
        <label htmlFor={id} className="sr">
          {words.setName}
        </label>
        <span className="field grow">
          <input
            id={id}
            placeholder={words.setName}
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </span>
        <Button type="submit" className="line" disabled={target === null || name.trim() === ""}>
          {words.save}
        </Button>
      </form>
    </>
  );
}

function SavedSet({ set }: { readonly set: NamedSet }) {
  const services = useServices();
  const words = useAllWords("filter");
  const [isNaming, setNaming] = useState(false);
  const { edit } = services;
  const target = targetOf(set) ?? "nodes";
  const addToFilter = () =>
    void edit.run({
      name: "filterGraph",
      input: { selector: printSelector({ op: "set", name: set.name }), target, mode: "add" },
    });
  const rename = (to: string | null) => {
    setNaming(false);
    if (to !== null) void edit.run({ name: "changeSet", input: { name: set.name, to } });
  };
  if (isNaming) {
    return (
      <li className="row spaced">
        <span className="field">
          <NameInput label={words.rename(set.name)} name={set.name} onEnd={rename} />
        </span>
      </li>
    );
  }
  return (
    <li className="row spaced">
      <Button className="grow set-name" title={words.select(set.name)} onClick={() => void selectSet(services, set)}>
        {set.name} <span className="num quiet">{words.size(set.nodes.length || set.edges.length)}</span>
      </Button>
      <IconButton icon={Filter} iconSize={14} label={words.addSet(set.name)} onClick={addToFilter} />
      <IconButton icon={Pencil} iconSize={14} label={words.rename(set.name)} onClick={() => setNaming(true)} />
      <IconButton
        icon={Trash2}
        iconSize={14}
        label={words.removeSet(set.name)}
        onClick={() => void edit.run({ name: "changeSet", input: { name: set.name, remove: true } })}
      />
    </li>
  );
}

function targetOf({ nodes, edges }: Pick<NamedSet, "nodes" | "edges">): "nodes" | "edges" | null {
  if (nodes.length > 0) return "nodes";
  return edges.length > 0 ? "edges" : null;
}
