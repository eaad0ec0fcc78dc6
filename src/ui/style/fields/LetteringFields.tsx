import { labelPlaces } from "@/graph/styles/style-types";
import { Select } from "../../parts/Select";
import { SliderField } from "../../parts/SliderField";
import { useAllWords } from "../../use-all-words";
import type { SharedLook } from "../shared-look";
import type { Styler } from "../use-styler";
import { ColorField } from "./ColorField";
import { MoreFields } from "./MoreFields";

export interface LetteringFieldsProps {
  readonly shared: SharedLook;
  readonly styler: Styler;
  /** Only the label of a node has a place of its own. */
  readonly hasPlace: boolean;
}

/** How labels are written: their size, colour and place. */
export function LetteringFields({ shared: { look, mixed }, styler, hasPlace }: LetteringFieldsProps) {
  const words = useAllWords("style");
  return (
    <MoreFields title={words.lettering}>
      <SliderField
        label={words.labelSize}
        unit="px"
        value={look.labelSize ?? 12}
        least={6}
        most={48}
        {...(mixed.has("labelSize") && { note: words.mixed })}
        onTry={(labelSize) => styler.tryStyle(labelSize === null ? null : { labelSize })}
        onSet={(labelSize) => styler.setStyle({ labelSize })}
      />
      {hasPlace && (
        <Select
          label={words.labelPlace}
          value={mixed.has("labelPlace") ? "" : (look.labelPlace ?? "")}
          options={[
            { id: "" as const, title: mixed.has("labelPlace") ? words.mixed : words.automatic, isOff: true },
            ...labelPlaces.map((id) => ({ id, title: words.labelPlaces[id] })),
          ]}
          onChange={(labelPlace) => labelPlace !== "" && void styler.setStyle({ labelPlace })}
        />
      )}
      <ColorField
        label={words.labelColor}
        value={mixed.has("labelColor") ? null : look.labelColor}
        onTry={(labelColor) => styler.tryStyle(labelColor === null ? null : { labelColor })}
        onSet={(labelColor) => void styler.setStyle({ labelColor })}
      />
    </MoreFields>
  );
}
