import { categoricalSlots, divergingSlots, sequentialSlots } from "@/graph/styles/palette";
import type { ColorValue } from "@/graph/styles/style-types";
import { paint } from "../../parts/NodeSign";
import { Switch } from "../../parts/Switch";
import { useAllWords } from "../../use-all-words";
import { NumberField } from "../fields/NumberField";
import type { Palette } from "./mapping-draft";
import type { MappingFields } from "./mapping-fields";

const palettes: Readonly<Record<Palette, readonly ColorValue[]>> = {
  categorical: categoricalSlots,
  sequential: sequentialSlots,
  diverging: divergingSlots,
};
const names: readonly Palette[] = ["categorical", "sequential", "diverging"];

/** The palettes as they look: safe for colour-blind people, in both themes. */
export function PaletteField({ draft, mapping, change }: MappingFields) {
  const words = useAllWords("style");
  const chosen = draft.palette ?? (mapping?.kind === "categories" ? "categorical" : "sequential");
  return (
    <fieldset>
      <legend>{words.palette}</legend>
      {names.map((palette) => (
        <label key={palette} className="palette-choice">
          <input
            type="radio"
            name="style-palette"
            className="radio"
            checked={chosen === palette}
            onChange={() => change({ palette, entries: [], domain: null, midpoint: null })}
          />
          <span>{words.palettes[palette]}</span>
          <Stops colors={draft.isReversed ? palettes[palette].toReversed() : palettes[palette]} />
        </label>
      ))}
      <Switch
        label={words.reversed}
        isOn={draft.isReversed}
        onChange={(isReversed) => change({ isReversed, entries: [] })}
      />
      {chosen === "diverging" && (
        <NumberField
          label={words.midpoint}
          value={draft.midpoint ?? middleOf(mapping)}
          onSet={(midpoint) => change({ midpoint, domain: null })}
        />
      )}
    </fieldset>
  );
}

function middleOf(mapping: MappingFields["mapping"]): number {
  return mapping?.kind === "range" ? (mapping.domain[0] + mapping.domain[1]) / 2 : 0;
}

/** Colours side by side, from low to high. */
export function Stops({ colors }: { readonly colors: readonly ColorValue[] }) {
  return (
    <span className="stops" aria-hidden="true">
      {colors.map((color) => (
        <i key={color} style={{ background: paint(color) }} />
      ))}
    </span>
  );
}
