import { Crosshair, MessageSquare, MousePointerClick } from "lucide-react";
import type { Source } from "@/knowledge/source";
import { writeMessage } from "@/ui/actions/chat-actions";
import { idSelector } from "@/ui/actions/select-elements";
import { useServices } from "@/ui/services";
import { useDocument } from "@/ui/use-document";
import { phoneQuery, useMedia } from "@/ui/use-media";
import { useAllWords } from "../../use-all-words";

export interface ReadingActionsProps {
  /** Of its node. */
  readonly id: string;
  readonly from: Source["from"];
  /** What is asked about the text. */
  readonly question: string;
}

/** What can be done with a text that is read. */
export function ReadingActions({ id, from, question }: ReadingActionsProps) {
  const services = useServices();
  const { edit, view } = services;
  const words = useAllWords("documents");
  const isInGraph = useDocument((document) => from === "graph" && document.node(id) !== undefined);
  const isPhone = useMedia(phoneQuery);
  const run = (name: string) => void edit.run({ name, input: { selector: idSelector([id]) } });
  const ask = () => {
    view.change({ draft: question, ...(isPhone ? { sheet: "half" as const } : {}) });
    // The sheet that is read covers the message box.
    if (isPhone) view.changePanels({ flyout: null });
    writeMessage(services);
  };
  return (
    <div className="doc-acts">
      {isInGraph && (
        <>
          <button type="button" className="btn line" onClick={() => run("selectElements")}>
            <MousePointerClick size={14} strokeWidth={1.75} aria-hidden="true" />
            {words.select}
          </button>
          <button type="button" className="btn line" onClick={() => run("zoomToNodes")}>
            <Crosshair size={14} strokeWidth={1.75} aria-hidden="true" />
            {words.show}
          </button>
        </>
      )}
      <button type="button" className="btn line" onClick={ask}>
        <MessageSquare size={14} strokeWidth={1.75} aria-hidden="true" />
        {words.ask}
      </button>
    </div>
  );
}
