import { useState } from "react";
import { foldText } from "@/graph/search/fold-text";
import type { JsonValue } from "@/lib/json";
import { cssSizes } from "../parts/css-sizes";
import { useAllWords } from "../use-all-words";
import { attributeField, type FieldValues, selectorText, type ValueCount, valuesSelector } from "./field-values";

export interface ValuesEditorProps {
  readonly name: string;
  readonly values: Extract<FieldValues, { kind: "values" }>;
  onSelector(selector: string | null): void;
}

const mostShown = 12;

/** Some of the values, the most frequent first, with how often each is there and shown. */
export function ValuesEditor({ name, values, onSelector }: ValuesEditorProps) {
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
              <span className="t">{tell(one.value)}</span>
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
