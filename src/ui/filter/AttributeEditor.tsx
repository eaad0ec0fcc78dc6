import { useState } from "react";
import { attributeFacts } from "../parts/pane/attribute-facts";
import { Segments } from "../parts/Segments";
import { Select } from "../parts/Select";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { attributeField, attributeValues, missingSelector, selectorText } from "./field-values";
import type { FilterDraft } from "./filter-draft";
import { shownNow } from "./filter-draft";
import { RangeEditor } from "./RangeEditor";
import { ValuesEditor } from "./ValuesEditor";

export interface EditorProps {
  onDraft(draft: FilterDraft): void;
}

/** By an attribute: a range of its numbers or dates, some of its values, or those without one. */
export function AttributeEditor({ onDraft }: EditorProps) {
  const { document } = useServices();
  const words = useAllWords("filter");
  const [target, setTarget] = useState<FilterDraft["target"]>("nodes");
  const [chosen, setChosen] = useState<string | null>(null);
  const facts = attributeFacts(document, target);
  const name = facts.some((fact) => fact.name === chosen) ? chosen : (bestOf(facts) ?? null);
  const change = (next: { readonly target?: FilterDraft["target"]; readonly name?: string }) => {
    if (next.target !== undefined) setTarget(next.target);
    setChosen(next.name ?? null);
    onDraft({ target: next.target ?? target, selector: null });
  };
  const targets = [
    { id: "nodes", title: words.nodesOnly },
    { id: "edges", title: words.edgesOnly },
  ] as const;
  return (
    <>
      <div>
        <span id="filter-target" className="sr">
          {words.target}
        </span>
        <Segments
          name="filter-target"
          labelledBy="filter-target"
          value={target}
          options={targets}
          onChange={(id) => change({ target: id })}
        />
      </div>
      {name === null ? (
        <p className="hint">{words.noAttributes}</p>
      ) : (
        <>
          <Select label={words.attribute} value={name} onChange={(next) => change({ name: next })}>
            {facts.map((fact) => (
              <option key={fact.name} value={fact.name}>
                {fact.name}
              </option>
            ))}
          </Select>
          <OneAttribute
            key={`${target} ${name}`}
            name={name}
            target={target}
            onSelector={(selector) => onDraft({ target, selector })}
          />
        </>
      )}
    </>
  );
}

interface OneAttributeProps {
  readonly name: string;
  readonly target: FilterDraft["target"];
  onSelector(selector: string | null): void;
}

function OneAttribute({ name, target, onSelector }: OneAttributeProps) {
  const { document } = useServices();
  const words = useAllWords("filter");
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const shown = shownNow(document, target);
  const values = attributeValues(document, target, name, shown);
  const choose = (isOnly: boolean) => {
    setOnlyMissing(isOnly);
    onSelector(isOnly ? selectorText([missingSelector(attributeField(name))]) : null);
  };
  return (
    <>
      {!isOnlyMissing && values.kind === "numbers" && (
        <RangeEditor field={attributeField(name)} title={name} values={values} shown={shown} onSelector={onSelector} />
      )}
      {!isOnlyMissing && values.kind === "values" && (
        <ValuesEditor name={name} values={values} onSelector={onSelector} />
      )}
      {values.missing > 0 && (
        <label className="line-check">
          <input
            type="checkbox"
            className="check"
            checked={isOnlyMissing}
            onChange={(event) => choose(event.target.checked)}
          />
          <span>
            {words.onlyMissing} <span className="quiet num">{words.missing(values.missing)}</span>
          </span>
        </label>
      )}
    </>
  );
}

/** One with a few values, else the first. */
function bestOf(facts: ReturnType<typeof attributeFacts>): string | undefined {
  const few = facts.find(({ values, distinct }) => values !== undefined && distinct > 1);
  return (few ?? facts[0])?.name;
}
