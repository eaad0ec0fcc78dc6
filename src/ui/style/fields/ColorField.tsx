import { type KeyboardEvent, useState } from "react";
import { readColor, toHex } from "@/graph/styles/palette";
import type { ColorValue } from "@/graph/styles/style-types";
import type { AllWords } from "@/words/words";
import { paint } from "../../parts/NodeSign";
import { useAllWords } from "../../use-all-words";
import { shownTheme } from "../../use-theme";
import { colorName, swatches } from "../mapping/swatches";

export interface ColorFieldProps {
  readonly label: string;
  /** null: several; undefined: none of their own. */
  readonly value: ColorValue | null | undefined;
  onTry(color: ColorValue | null): void;
  onSet(color: ColorValue): void;
}

/** The slots by name and an exact colour. Hover and focus try one out, a click sets it. */
export function ColorField({ label, value, onTry, onSet }: ColorFieldProps) {
  const words = useAllWords("style");
  return (
    <fieldset>
      <legend className="lab">
        {label} <span className="quiet">{valueText(value, words)}</span>
      </legend>
      <div className="swatches">
        {swatches.map((slot) => (
          <button
            key={slot}
            type="button"
            className="swatch lit"
            aria-label={words.colors[slot]}
            title={words.colors[slot]}
            aria-pressed={value === slot}
            onPointerEnter={() => onTry(slot)}
            onPointerLeave={() => onTry(null)}
            onFocus={() => onTry(slot)}
            onBlur={() => onTry(null)}
            onClick={() => onSet(slot)}
          >
            <i style={{ background: paint(slot) }} />
          </button>
        ))}
        <ExactColor value={value} onTry={onTry} onSet={onSet} />
      </div>
    </fieldset>
  );
}

function ExactColor({ value, onTry, onSet }: Omit<ColorFieldProps, "label">) {
  const words = useAllWords("style");
  const hex = value === null || value === undefined ? "" : toHex(value, shownTheme());
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? hex;
  const commit = () => {
    const read = readColor(text);
    setDraft(null);
    onTry(null);
    if (draft !== null && text.trim().toLowerCase() !== hex && read.success) onSet(read.color);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
  };
  const isBad = text.trim() !== "" && !readColor(text).success;
  return (
    <span className="exact row">
      <input
        type="color"
        aria-label={words.pickColor}
        value={hex === "" ? toHex("--g-0", "light") : hex}
        onChange={(event) => {
          setDraft(event.target.value);
          onTry(event.target.value);
        }}
        onBlur={commit}
      />
      <input
        type="text"
        className={isBad ? "hex bad" : "hex"}
        aria-label={words.exactColor}
        aria-invalid={isBad}
        title={words.exactColorHint}
        spellCheck={false}
        value={text}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={commit}
      />
    </span>
  );
}

function valueText(value: ColorValue | null | undefined, words: AllWords["style"]): string {
  if (value === undefined) return words.byDefault;
  return value === null ? words.mixed : colorName(value, words);
}
