import { type ExportLoss, exportLosses } from "@parley/formats/losses";
import { type GraphFormat, graphFormats, partOfGraph } from "@parley/formats/write";
import { useCallback, useState } from "react";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { ChoiceField } from "../parts/Choice";
import { Dialog } from "../parts/Dialog";
import { Segments } from "../parts/Segments";
import { scrollable } from "../parts/scrollable";
import { doneSentence } from "../sentences/done-sentence";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useLoading } from "../use-loading";
import { PictureForm } from "./PictureForm";
import { initialPicture, pictureOptions } from "./picture-choice";
import "./export.css";
import { Button } from "../parts/Button";

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
        <Segments
          label={words.kind}
          value={kind}
          options={(["picture", "data"] as const).map((id) => ({ id, title: words.kinds[id] }))}
          onChange={(id) => setKind(id)}
        />
        {kind === "picture" ? (
          <PictureForm picture={picture} hasSelection={hasSelection} onChange={setPicture} />
        ) : (
          <div className="export-fields">
            <ChoiceField
              label={words.format}
              value={format}
              options={graphFormats.map((id) => ({ id, title: words.formats[id] }))}
              onChange={(id) => setFormat(id)}
            />
            <p className="hint">{words.formatHints[format]}</p>
            <ChoiceField
              label={words.part}
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
        <Button className="line" onClick={close}>
          {words.cancel}
        </Button>
        <Button className="ink" disabled={isSaving || isEmptyPart} onClick={() => void save()}>
          {isSaving ? words.saving : words.save}
        </Button>
      </footer>
    </Dialog>
  );
}

function selectorOf(part: DataPart): { readonly selector?: string } {
  if (part === "whole") return {};
  return { selector: part === "shown" ? "$shown" : "$selected" };
}

type DataPart = "whole" | "shown" | "selection";

/** What a file of this format cannot hold of the graph, before it is saved. */
function LossList({ format, part }: { readonly format: GraphFormat; readonly part: DataPart }) {
  const words = useAllWords("exporting");
  const losses = useLosses(format, part);
  if (losses.length === 0) return null;
  return (
    <section className="export-losses" aria-labelledby="export-losses">
      <h3 id="export-losses">{words.lossesTitle}</h3>
      <ul>
        {losses.map((loss) => (
          <li key={loss.kind}>{words.losses(loss)}</li>
        ))}
      </ul>
    </section>
  );
}

function useLosses(format: GraphFormat, part: DataPart): readonly ExportLoss[] {
  const { document } = useServices();
  const { revision } = document;
  const read = useCallback(() => {
    void revision;
    return exportLosses(dataOf(document, part), format);
  }, [document, revision, format, part]);
  const losses = useLoading(read);
  // Where nothing can be said, saving says what is wrong.
  return losses === "not-loaded" ? [] : (losses ?? []);
}

function dataOf({ tables, isVisible, selection, snapshot }: GraphDocument, part: DataPart): GraphData {
  if (part === "whole") return snapshot();
  if (part === "selection") return partOfGraph(snapshot(), new Set(selection.nodes));
  const shown = (target: ElementTarget) => {
    const ids = Array.from({ length: tables[target].count }, (_, row) => tables[target].idAt(row));
    return new Set(ids.filter((id) => isVisible(target, id)));
  };
  return partOfGraph(snapshot(), shown("nodes"), shown("edges"));
}
