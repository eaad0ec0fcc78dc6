import { CircleDotDashed, TriangleAlert, Undo2 } from "lucide-react";
import { useCallback, useState } from "react";
import type { GraphDocument } from "@/graph/document-types";
import type { ChatTurn } from "@/store/chat-types";
import { useServices } from "../services";
import { useDocument } from "../use-document";

/** What a turn changed, with its way back beside it. Older turns keep only the sentence and the way back. */
export function ChangeCard({ turn, change }: { readonly turn: ChatTurn; readonly change: string }) {
  const { edit } = useServices();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { undoStep } = turn;
  const read = useCallback((document: GraphDocument) => standingOf(document, undoStep), [undoStep]);
  const standing = useDocument(read);
  const act = (run: (step: string) => string | null) => setRefusal(undoStep === null ? null : run(undoStep));
  const isUndone = standing === "undone";
  return (
    <>
      <section className="change" aria-label="Change">
        <span className={isUndone ? "what off" : "what"}>
          {isUndone ? (
            <Undo2 size={14} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <CircleDotDashed className="mark" size={14} strokeWidth={1.75} aria-hidden="true" />
          )}
          {isUndone ? "Undone" : change}
        </span>
        {isUndone && (
          <button type="button" className="btn slim" onClick={() => act(edit.redoStep)}>
            Redo
          </button>
        )}
        {standing === "done" && (
          <button type="button" className="btn slim line" onClick={() => act(edit.undoStep)}>
            Undo this turn
          </button>
        )}
      </section>
      {refusal !== null && (
        <div className="note warn" role="alert">
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <b>{isUndone ? "This cannot be redone now." : "This turn cannot be undone by itself now."}</b> {refusal}
          </span>
        </div>
      )}
    </>
  );
}

/** "gone": from an earlier visit; its way back was not kept. */
function standingOf(document: GraphDocument, step: string | null): "done" | "undone" | "gone" {
  const known = document.steps().find(({ id }) => id === step);
  if (!known) return "gone";
  return known.inForce ? "done" : "undone";
}
