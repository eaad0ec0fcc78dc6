import { idSelector } from "@/canvas/style/id-selector";
import type { GraphDocument } from "@/graph/document/document-types";
import { isJsonObject } from "@/lib/json";
import type { ChatTurn } from "@/store/chat/chat-types";
import { arrowGroup } from "../../parts/arrow-group";
import { NodeChip } from "../../parts/NodeChip";
import { useServices } from "../../services";
import { useDocument } from "../../use-document";
import { useWords } from "../../use-stores";
import { stepMarks } from "./step-marks";
import { useChangeState } from "./use-change-state";
import "./named-nodes.css";

/** More are named by their number. */
const mostNamed = 5;

interface Meant {
  /** Of the nodes there are. */
  readonly ids: readonly string[];
  readonly total: number;
  /** Where these are not all of them. */
  readonly found?: string;
}

/** Some of the nodes an answer speaks of that names none itself: those it changed, else those it found last. */
export function NamedNodes({ turn }: { readonly turn: ChatTurn }) {
  const services = useServices();
  const words = useWords();
  const meant = useDocument(meantBy, turn);
  const isUndone = useChangeState(turn.undoStep) === "undone";
  if (meant === null || isUndone) return null;
  const { ids, total, found } = meant;
  const all = words.parts.selectNode(words.chat.nodes(total));
  const select = async () => {
    const selector = found ?? idSelector(ids);
    await services.edit.run({ name: "selectElements", input: { selector, mode: "replace" } });
    await services.edit.run({ name: "zoomToNodes", input: { selector } });
  };
  return (
    <ul className="named-nodes" ref={arrowGroup} aria-label={words.chat.nodes(total)}>
      {ids.slice(0, mostNamed).map((id) => (
        <li key={id}>
          <NodeChip id={id} />
        </li>
      ))}
      {total > mostNamed && (
        <li>
          <button type="button" className="chip num" aria-label={all} title={all} onClick={() => void select()}>
            +{total - mostNamed}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Null: none, or all there are, which says nothing. */
function meantBy(document: GraphDocument, turn: ChatTurn): Meant | null {
  const meant = turn.undoStep === null ? foundBy(document, turn) : changedBy(document, turn.undoStep);
  const isTelling = meant !== null && meant.ids.length > 0 && meant.total < document.tables.nodes.count;
  return isTelling ? meant : null;
}

function changedBy(document: GraphDocument, step: string): Meant | null {
  const marks = stepMarks(document, step);
  if (marks === null) return null;
  const ids = [...marks.added.nodes, ...marks.changed.nodes];
  return { ids, total: ids.length };
}

function foundBy(document: GraphDocument, { steps }: ChatTurn): Meant | null {
  const last = steps.findLast(({ state }) => state === "done");
  const data = last?.name === "findNodes" && isJsonObject(last.data) ? last.data : {};
  const given = Array.isArray(data["nodeIds"]) ? data["nodeIds"] : [];
  const ids = given.flatMap((id) => (typeof id === "string" && document.node(id) ? [id] : []));
  const { count } = data;
  const { selector } = last?.input ?? {};
  const isCut = typeof count === "number" && count > ids.length;
  if (!isCut || typeof selector !== "string") return { ids, total: ids.length };
  return { ids, total: count, found: selector };
}
