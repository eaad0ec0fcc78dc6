import { type GraphFormat, graphFormats } from "@parley/formats/write";
import { type ReactNode, useState } from "react";
import { Dialog } from "../parts/Dialog";
import { Segments } from "../parts/Segments";
import { scrollable } from "../parts/scrollable";
import { doneSentence } from "../sentences/done-sentence";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { ChoiceField } from "./ChoiceField";
import { type DataPart, LossList } from "./LossList";
import { PictureForm } from "./PictureForm";
import { initialPicture, pictureOptions } from "./picture-choice";
import "./export.css";

type Kind = "picture" | "data";

/** A picture or a data file of the graph: a form over the commands that make them. */
export function ExportDialog() {
  const { document, edit, view, words: spoken } = useServices();
  const words = useAllWords("exporting");
  const [kind, setKind] = useState<Kind>("picture");
  const [picture, setPicture] = useState(initialPicture);
  const [format, setFormat] = useState<GraphFormat>("json");
  const [part, setPart] = useState<DataPart>("whole");
  const [isSaving, setSaving] = useState(false);
  const close = () => view.change({ dialog: null });
  const hasSelection = document.selection.nodes.length > 0;
  const isEmptyPart = (kind === "picture" ? picture.part : part) === "selection" && !hasSelection;
  const save = async () => {
    setSaving(true);
    const done =
      kind === "picture"
        ? await edit.run({ name: "exportImage", input: { ...pictureOptions(picture) } })
        : await edit.run({ name: "exportGraph", input: { format, ...selectorOf(part) } });
    setSaving(false);
    if (!done?.success) return;
    view.change({ dialog: null, toast: { text: doneSentence(done, spoken.getState()) } });
  };
  return (
    <Dialog title={words.title} isWide onClose={close}>
      <div className="dialog-body export" {...scrollable}>
        <Named title={words.kind} id="export-kind">
          <Segments
            name="export-kind"
            labelledBy="export-kind"
            value={kind}
            options={(["picture", "data"] as const).map((id) => ({ id, title: words.kinds[id] }))}
            onChange={(id) => setKind(id)}
          />
        </Named>
        {kind === "picture" ? (
          <PictureForm picture={picture} hasSelection={hasSelection} onChange={setPicture} />
        ) : (
          <div className="export-fields">
            <ChoiceField
              title={words.format}
              value={format}
              options={graphFormats.map((id) => ({ id, title: words.formats[id] }))}
              onChange={(id) => setFormat(id)}
            />
            <p className="hint">{words.formatHints[format]}</p>
            <ChoiceField
              title={words.part}
              value={part}
              options={(["whole", "shown", "selection"] as const).map((id) => ({ id, title: words.dataParts[id] }))}
              onChange={(id) => setPart(id)}
            />
            <LossList format={format} part={part} />
          </div>
        )}
      </div>
      <footer className="dialog-foot">
        <span role="status">{isEmptyPart ? words.noSelection : ""}</span>
        <button type="button" className="btn line" onClick={close}>
          {words.cancel}
        </button>
        <button type="button" className="btn ink" disabled={isSaving || isEmptyPart} onClick={() => void save()}>
          {isSaving ? words.saving : words.save}
        </button>
      </footer>
    </Dialog>
  );
}

function selectorOf(part: DataPart): { readonly selector?: string } {
  if (part === "whole") return {};
  return { selector: part === "shown" ? "$shown" : "$selected" };
}

function Named({ title, id, children }: { readonly title: string; readonly id: string; readonly children: ReactNode }) {
  return (
    <div>
      <span id={id} className="lab">
        {title}
      </span>
      {children}
    </div>
  );
}
