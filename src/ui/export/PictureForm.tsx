import { useEffect, useState } from "react";
import type { Picture } from "@/commands/registry/command-types";
import { ChoiceField } from "../parts/Choice";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { type PictureChoice, pictureOptions } from "./picture-choice";

export interface PictureFormProps {
  readonly picture: PictureChoice;
  readonly hasSelection: boolean;
  onChange(picture: PictureChoice): void;
}

export function PictureForm({ picture, hasSelection, onChange }: PictureFormProps) {
  const words = useAllWords("exporting");
  const change = (changed: Partial<PictureChoice>) => onChange({ ...picture, ...changed });
  return (
    <div className="export-picture">
      <div className="export-fields">
        <ChoiceField
          label={words.format}
          value={picture.format}
          options={(["png", "svg"] as const).map((id) => ({ id, title: words.pictures[id] }))}
          onChange={(format) => change({ format })}
        />
        <p className="hint">{words.pictureHints[picture.format]}</p>
        {picture.format === "png" && (
          <ChoiceField
            label={words.size}
            value={picture.size}
            options={(["1", "2", "4"] as const).map((id) => ({ id, title: words.sizes[id] }))}
            onChange={(size) => change({ size })}
          />
        )}
        <ChoiceField
          label={words.part}
          value={picture.part}
          options={(["whole", "view", "selection"] as const).map((id) => ({
            id,
            title: words.parts[id],
            isOff: id === "selection" && !hasSelection,
          }))}
          onChange={(part) => change({ part })}
        />
        <ChoiceField
          label={words.theme}
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

type Preview =
  | { readonly kind: "drawing" }
  | { readonly kind: "drawn"; readonly address: string; readonly withoutLabel: Picture["withoutLabel"] }
  | { readonly kind: "failed"; readonly reason: string };

/** Sharp in the place it is shown in, and no larger: of a large graph the picture itself may be a hundred times that. */
const previewSide = 1000;

/** What will be saved, drawn as it will be. */
function PicturePreview({ picture }: { readonly picture: PictureChoice }) {
  const { document } = useServices();
  const words = useAllWords("exporting");
  const preview = usePreview(picture);
  if (document.tables.nodes.count === 0) return <p className="export-preview hint">{words.nothing}</p>;
  const missing = preview.kind === "drawn" ? words.withoutLabel(preview.withoutLabel) : "";
  return (
    <div>
      <figure className={picture.isTransparent ? "export-preview clear" : "export-preview"} aria-label={words.preview}>
        {preview.kind === "drawing" && <i className="bone" role="status" aria-label={words.drawing} />}
        {preview.kind === "drawn" && <img src={preview.address} alt={words.preview} />}
        {preview.kind === "failed" && <p className="hint">{words.notDrawn(preview.reason)}</p>}
      </figure>
      <p className="hint" role="status">
        {missing}
      </p>
    </div>
  );
}

function usePreview(choice: PictureChoice): Preview {
  const { picture } = useServices();
  const [preview, setPreview] = useState<Preview>({ kind: "drawing" });
  const input = JSON.stringify({ ...pictureOptions(choice), format: "png", scale: 1, within: previewSide });
  useEffect(() => {
    const stop = new AbortController();
    let address: string | null = null;
    const show = ({ content, withoutLabel }: Picture) => {
      if (stop.signal.aborted) return;
      address = URL.createObjectURL(content);
      setPreview({ kind: "drawn", address, withoutLabel });
    };
    const tell = (error: unknown) => {
      if (stop.signal.aborted) return;
      setPreview({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
    };
    picture(JSON.parse(input), stop.signal).then(show, tell);
    return () => {
      stop.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [picture, input]);
  return preview;
}
