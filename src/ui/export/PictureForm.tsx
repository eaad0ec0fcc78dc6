import { Switch } from "../parts/Switch";
import { useWords } from "../use-stores";
import { ChoiceField } from "./ChoiceField";
import { PicturePreview } from "./PicturePreview";
import type { PictureChoice } from "./picture-choice";

export interface PictureFormProps {
  readonly picture: PictureChoice;
  readonly hasSelection: boolean;
  onChange(picture: PictureChoice): void;
}

export function PictureForm({ picture, hasSelection, onChange }: PictureFormProps) {
  const words = useWords("exporting");
  const change = (changed: Partial<PictureChoice>) => onChange({ ...picture, ...changed });
  return (
    <div className="export-picture">
      <div className="export-fields">
        <ChoiceField
          title={words.format}
          value={picture.format}
          options={(["png", "svg"] as const).map((id) => ({ id, title: words.pictures[id] }))}
          onChange={(format) => change({ format })}
        />
        <p className="hint">{words.pictureHints[picture.format]}</p>
        {picture.format === "png" && (
          <ChoiceField
            title={words.size}
            value={picture.size}
            options={(["1", "2", "4"] as const).map((id) => ({ id, title: words.sizes[id] }))}
            onChange={(size) => change({ size })}
          />
        )}
        <ChoiceField
          title={words.part}
          value={picture.part}
          options={(["whole", "view", "selection"] as const).map((id) => ({
            id,
            title: words.parts[id],
            isOff: id === "selection" && !hasSelection,
          }))}
          onChange={(part) => change({ part })}
        />
        <ChoiceField
          title={words.theme}
          value={picture.theme}
          options={(["shown", "light", "dark"] as const).map((id) => ({ id, title: words.themes[id] }))}
          onChange={(theme) => change({ theme })}
        />
        <Switch
          label={words.transparent}
          isOn={picture.isTransparent}
          onChange={(isTransparent) => change({ isTransparent })}
        />
        <Switch label={words.legend} isOn={picture.hasLegend} onChange={(hasLegend) => change({ hasLegend })} />
      </div>
      <PicturePreview picture={picture} />
    </div>
  );
}
