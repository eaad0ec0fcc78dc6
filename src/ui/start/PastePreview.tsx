import { Check, Info, TriangleAlert } from "lucide-react";
import { useAllWords } from "../use-all-words";
import type { TextPreview } from "./file-service";

/** What the text makes, or why it makes nothing. */
export function PastePreview({ preview }: { readonly preview: TextPreview }) {
  const { start, frame, files } = useAllWords();
  switch (preview.kind) {
    case "empty":
      return null;
    case "unsure":
      return (
        <>
          <Info size={14} strokeWidth={1.75} aria-hidden="true" className="quiet" />
          <span>{start.unsure}</span>
        </>
      );
    case "wrong": {
      const text = `${files.sayRead(preview.why)} ${files.sayRead(preview.hint)}`.trim();
      return (
        <>
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" className="wrong" />
          <span className="wrong" title={text}>
            {text}
          </span>
        </>
      );
    }
    case "document":
      return <DocumentPreview preview={preview} />;
    case "graph": {
      const { nodes, edges, direction } = preview;
      const notes = preview.notes.map(files.sayRead);
      const Icon = notes.length > 0 ? Info : Check;
      return (
        <>
          <Icon size={14} strokeWidth={1.75} aria-hidden="true" className={notes.length > 0 ? "quiet" : "good"} />
          <span title={notes.join(" ") || undefined}>
            <b className="num">{start.makes(frame.nodes(nodes), frame.edges(edges))}</b>
            {direction !== "undirected" && ` · ${start.direction[direction]}`}
            {notes.length > 0 && ` · ${notes[0]}`}
          </span>
        </>
      );
    }
  }
}

function DocumentPreview({ preview }: { readonly preview: Extract<TextPreview, { kind: "document" }> }) {
  const { start, files } = useAllWords();
  const { isProse, courses, lessons, notes } = preview;
  const text = isProse ? start.prose : start.course(courses, lessons);
  const noted = isProse ? [] : notes.map(files.sayRead);
  return (
    <>
      <Info size={14} strokeWidth={1.75} aria-hidden="true" className="quiet" />
      <span title={noted.join(" ") || undefined}>{[text, ...noted.slice(0, 1)].join(" · ")}</span>
    </>
  );
}
