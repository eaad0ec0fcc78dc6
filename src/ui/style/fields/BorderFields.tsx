import { SliderField } from "../../parts/SliderField";
import { useAllWords } from "../../use-all-words";
import type { SharedLook } from "../shared-look";
import type { Styler } from "../use-styler";
import { ColorField } from "./ColorField";
import { MoreFields } from "./MoreFields";

export interface BorderFieldsProps {
  readonly shared: SharedLook;
  readonly styler: Styler;
}

/** The border of nodes. */
export function BorderFields({ shared: { look, mixed }, styler }: BorderFieldsProps) {
  const words = useAllWords("style");
  return (
    <MoreFields title={words.border}>
      <SliderField
        label={words.borderWidth}
        unit="px"
        value={look.borderWidth ?? 2}
        least={0}
        most={12}
        step={0.5}
        {...(mixed.has("borderWidth") && { note: words.mixed })}
        onTry={(borderWidth) => styler.tryStyle(borderWidth === null ? null : { borderWidth })}
        onSet={(borderWidth) => styler.setStyle({ borderWidth })}
      />
      <ColorField
        label={words.borderColor}
        value={mixed.has("borderColor") ? null : look.borderColor}
        onTry={(borderColor) => styler.tryStyle(borderColor === null ? null : { borderColor })}
        onSet={(borderColor) => void styler.setStyle({ borderColor })}
      />
    </MoreFields>
  );
}
