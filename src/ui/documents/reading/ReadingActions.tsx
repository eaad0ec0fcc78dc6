import { Crosshair, MessageSquare, MousePointerClick } from "lucide-react";
import type { Source } from "@/knowledge/source";
import { writeMessage } from "@/ui/actions/chat-actions";
import { idSelector } from "@/ui/actions/select-elements";
import { useServices } from "@/ui/services";
import { useDocument } from "@/ui/use-document";
import { phoneQuery, useMedia } from "@/ui/use-media";
import { Button } from "../../parts/Button";
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
          <Button icon={MousePointerClick} className="line" onClick={() => run("selectElements")}>
            {words.select}
          </Button>
          <Button icon={Crosshair} className="line" onClick={() => run("zoomToNodes")}>
            {words.show}
          </Button>
        </>
      )}
      <Button icon={MessageSquare} className="line" onClick={ask}>
        {words.ask}
      </Button>
    </div>
  );
}
