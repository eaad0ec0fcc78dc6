import { useState } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import { valueText } from "@/graph/styles/labels";
import { nodeShapes, type StyleMapping } from "@/graph/styles/style-types";
import type { JsonObject, JsonValue } from "@/lib/json";
import type { AllWords } from "@/words/words";
import { Button } from "../../parts/Button";
import { SliderField } from "../../parts/SliderField";
import { useAllWords } from "../../use-all-words";
import { ColorField } from "../fields/ColorField";
import { ShapeField } from "../fields/ShapeField";
import { LookSign } from "../layers/LookSign";
import type { MappingFields } from "./mapping-fields";
import { colorName } from "./swatches";

interface CategoryFieldsProps extends MappingFields<Extract<StyleMapping, { kind: "categories" }>> {
  readonly target: ElementTarget;
  /** With the counts. */
  readonly legend: readonly JsonObject[];
}

/** Each value with its look, which a click opens for a change; then the look of all others. */
export function CategoryFields({ target, draft, mapping, change, legend }: CategoryFieldsProps) {
  const { style: words, language } = useAllWords();
  const countOf = (value: JsonValue) => {
    const row = legend.find((one) => JSON.stringify(one["value"]) === JSON.stringify(value));
    return typeof row?.["count"] === "number" ? row["count"].toLocaleString(language) : "";
  };
  const setEntry = (value: JsonValue, output: string | number) => {
    const others = draft.entries.filter((entry) => JSON.stringify(entry.value) !== JSON.stringify(value));
    change({ entries: [...others, { value, output }] });
  };
  return (
    <div>
      <span className="lab" id="style-values">
        {words.entries}
      </span>
      <ul className="value-looks" aria-labelledby="style-values">
        {mapping.entries.map(({ value, output }) => (
          <LookRow
            target={target}
            key={JSON.stringify(value)}
            text={valueText(value)}
            count={countOf(value)}
            mapping={mapping}
            output={output}
            onSet={(next) => setEntry(value, next)}
          />
        ))}
        <LookRow
          target={target}
          text={words.otherLook}
          count=""
          mapping={mapping}
          output={mapping.other ?? null}
          onSet={(other) => change({ other })}
          onClear={() => change({ other: "none" })}
        />
      </ul>
    </div>
  );
}

interface LookRowProps {
  readonly target: ElementTarget;
  readonly text: string;
  readonly count: string;
  readonly mapping: Extract<StyleMapping, { kind: "categories" }>;
  /** null: left as they are. */
  readonly output: JsonValue;
  onSet(output: string | number): void;
  onClear?(): void;
}

function LookRow({ target, text, count, mapping, output, onSet, onClear }: LookRowProps) {
  const words = useAllWords("style");
  const [isOpen, setOpen] = useState(false);

  return (
    <li>
      <button
        type="button"
        className="look-row lit ring-in"
        aria-expanded={isOpen}
        aria-label={words.editValue(text, lookText(output, words))}
        onClick={() => setOpen(!isOpen)}
      >
        <LookSign channel={mapping.channel} output={output} target={target} />
        <span className="t cut">{text}</span>
        <span className="num quiet">{output === null ? words.leaveAlone : count}</span>
      </button>
      {isOpen && (
        <div className="look-edit">
          <LookChoice channel={mapping.channel} output={output} onSet={onSet} />
          {onClear && (
            <Button className="line slim" onClick={onClear}>
              {words.leaveAlone}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function LookChoice({
  channel,
  output,
  onSet,
}: Pick<LookRowProps, "output" | "onSet"> & { readonly channel: StyleMapping["channel"] }) {
  const words = useAllWords("style");
  if (channel === "color") {
    return (
      <ColorField
        label={words.color}
        value={typeof output === "string" ? output : null}
        onTry={() => undefined}
        onSet={onSet}
      />
    );
  }
  if (channel === "shape") return <ShapeField value={nodeShapes.find((shape) => shape === output)} onSet={onSet} />;
  const isOpacity = channel === "opacity";
  return (
    <SliderField
      label={words[channel]}
      value={typeof output === "number" ? output : 1}
      least={isOpacity ? 0 : 1}
      most={isOpacity ? 1 : 80}
      step={isOpacity ? 0.05 : 1}
      onSet={onSet}
    />
  );
}

function lookText(output: JsonValue, words: AllWords["style"]): string {
  const shape = nodeShapes.find((one) => one === output);
  if (shape !== undefined) return words.shapes[shape];
  if (typeof output === "string") return colorName(output, words);
  return output === null ? words.leaveAlone : String(output);
}
