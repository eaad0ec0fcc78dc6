import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { SavedGraph } from "@/store/session/saved-graph";
import { arrowGroup } from "../parts/arrow-group";
import { IconButton } from "../parts/IconButton";
import { Skeleton } from "../parts/Skeleton";
import { SureQuestion } from "../parts/SureQuestion";
import { Thumbnail } from "../parts/thumbnail/Thumbnail";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import "./storage.css";

export interface GraphRowsProps {
  /** Default: all. */
  readonly most?: number;
  readonly onOpened?: () => void;
}

/** The graphs kept on this device, the newest first: open one, or delete it. */
export function GraphRows({ most = Number.POSITIVE_INFINITY, onOpened }: GraphRowsProps) {
  const { library } = useServices();
  const words = useWords("storage");
  const graphs = useStore(library.store, (state) => state.graphs);
  const current = useStore(library.store, (state) => state.current);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => void library.refresh(), [library]);
  if (graphs === "unknown") return <Skeleton />;
  if (graphs === "unreadable") return <p className="hint">{words.unreadable}</p>;
  if (graphs.length === 0) return <p className="hint">{words.noGraphs}</p>;
  return (
    <ul className="saved-rows" ref={arrowGroup}>
      {graphs.slice(0, most).map((graph) => (
        <li key={graph.id}>
          <GraphRow
            graph={graph}
            isOpen={graph.id === current}
            onOpened={onOpened}
            onDelete={() => setAsked(graph.id)}
          />
          {asked === graph.id && <DeleteQuestion graph={graph} onAnswered={() => setAsked(null)} />}
        </li>
      ))}
    </ul>
  );
}

interface GraphRowProps {
  readonly graph: SavedGraph;
  readonly isOpen: boolean;
  readonly onOpened: (() => void) | undefined;
  readonly onDelete: () => void;
}

function GraphRow({ graph, isOpen, onOpened, onDelete }: GraphRowProps) {
  const { library } = useServices();
  const words = useWords();
  const { id, name, nodeCount, edgeCount, savedAt, bytes, sketch } = graph;
  const title = name === "" ? words.frame.untitled : name;
  const date = new Date(savedAt).toLocaleString(words.language, { dateStyle: "medium", timeStyle: "short" });
  const facts = words.storage.facts(
    words.frame.nodes(nodeCount),
    words.frame.edges(edgeCount),
    words.storage.bytes(bytes),
  );
  const open = async () => {
    await library.open(id, title);
    onOpened?.();
  };
  return (
    <div className="saved-row row lit">
      <button
        type="button"
        aria-label={words.storage.openGraph(title)}
        aria-current={isOpen ? "true" : undefined}
        onClick={() => void open()}
      >
        <Thumbnail sketch={sketch} />
        <span>
          <b>{title}</b>
          {isOpen && <span className="tag">{words.storage.isOpen}</span>}
          <small className="num">{facts}</small>
          <small>{date}</small>
        </span>
      </button>
      <IconButton icon={Trash2} className="slim" label={words.storage.deleteGraph(title)} onClick={onDelete} />
    </div>
  );
}

/** What is deleted here cannot be brought back, so it is asked in place. */
function DeleteQuestion({ graph, onAnswered }: { readonly graph: SavedGraph; readonly onAnswered: () => void }) {
  const { library, view } = useServices();
  const words = useWords("storage");
  const remove = async () => {
    onAnswered();
    const problem = await library.remove(graph.id);
    if (problem !== null) view.change({ notice: { tone: "danger", title: words.notDeleted(problem), text: "" } });
    else view.change({ toast: { text: words.deleted(graph.name) } });
  };
  return (
    <SureQuestion
      label={words.deleteGraph(graph.name)}
      question={words.deleteSure(graph.name)}
      keep={words.keep}
      remove={words.delete}
      onKeep={onAnswered}
      onRemove={() => void remove()}
    />
  );
}
