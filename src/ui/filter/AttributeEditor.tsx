import { useState } from "react";
import { foldText } from "@/graph/search/fold-text";
import type { JsonValue } from "@/lib/json";
import { Check } from "../parts/Check";
import { Select } from "../parts/Choice";
import { cssSizes } from "../parts/css-sizes";
import { attributeFacts } from "../parts/pane/attribute-facts";
import { Segments } from "../parts/Segments";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import {
  attributeField,
  attributeValues,
  type FieldValues,
  missingSelector,
  selectorText,
  type ValueCount,
  valuesSelector,
} from "./field-values";
import { type FilterDraft, shownNow } from "./filter-draft";
import { RangeEditor } from "./RangeEditor";

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
      <Segments
        label={words.target}
        isBare
        value={target}
        options={targets}
        onChange={(id) => change({ target: id })}
      />
      {name === null ? (
        <p className="hint">{words.noAttributes}</p>
      ) : (
        <>
          <Select
            label={words.attribute}
            value={name}
            options={facts.map((fact) => fact.name)}
            onChange={(next) => change({ name: next })}
          />
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
        <Check isOn={isOnlyMissing} onChange={choose}>
          {words.onlyMissing} <span className="quiet num">{words.missing(values.missing)}</span>
        </Check>
      )}
    </>
  );
}

/** One with a few values, else the first. */
function bestOf(facts: ReturnType<typeof attributeFacts>): string | undefined {
  const few = facts.find(({ values, distinct }) => values !== undefined && distinct > 1);
  return (few ?? facts[0])?.name;
}

interface ValuesEditorProps {
  readonly name: string;
  readonly values: Extract<FieldValues, { kind: "values" }>;
  onSelector(selector: string | null): void;
}

const mostShown = 12;

/** Some of the values, the most frequent first, with how often each is there and shown. */
function ValuesEditor({ name, values, onSelector }: ValuesEditorProps) {
  const words = useAllWords("filter");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [query, setQuery] = useState("");
  const { counts, areMembers } = values;
  const tell = (value: JsonValue) => {
    if (typeof value === "boolean") return value ? words.yes : words.no;
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  const wanted = foldText(query.trim());
  const found = counts.filter((one) => wanted === "" || foldText(tell(one.value)).includes(wanted));
  const toggle = (one: ValueCount) => {
    const key = JSON.stringify(one.value);
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
    const picked = counts.map(({ value }) => value).filter((value) => next.has(JSON.stringify(value)));
    onSelector(picked.length === 0 ? null : selectorText([valuesSelector(attributeField(name), picked, areMembers)]));
  };
  const highest = counts[0]?.all ?? 1;
  return (
    <fieldset>
      <legend className="sr">{words.values(name)}</legend>
      {counts.length > mostShown && (
        <span className="field">
          <input
            type="search"
            aria-label={words.findValue}
            placeholder={words.findValue}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </span>
      )}
      <ul className="values">
        {found.slice(0, mostShown).map((one) => (
          <li key={JSON.stringify(one.value)}>
            <label>
              <input
                type="checkbox"
                className="check"
                checked={chosen.has(JSON.stringify(one.value))}
                onChange={() => toggle(one)}
              />
              <span className="t cut">{tell(one.value)}</span>
              <span className="num quiet">{words.left(one.shown, one.all)}</span>
              <i
                aria-hidden="true"
                style={cssSizes({
                  "--all": `${(100 * one.all) / highest}%`,
                  "--shown": `${(100 * one.shown) / highest}%`,
                })}
              />
            </label>
          </li>
        ))}
      </ul>
      {found.length > mostShown && <p className="hint num">{words.moreValues(found.length - mostShown)}</p>}
    </fieldset>
  );
}
