import { X } from "lucide-react";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { useWords } from "../../use-stores";
import { selectionText, shortNames } from "./selection-text";
import type { SentSelectionState } from "./use-sent-selection";

export interface ComposerChipsProps {
  readonly isAutonomous: boolean;
  readonly selection: SentSelectionState;
  readonly onAskAgain: () => void;
}

/** What goes for the message that is written, beside its words. */
export function ComposerChips({ isAutonomous, selection, onAskAgain }: ComposerChipsProps) {
  return (
    <>
      {isAutonomous && <AutonomyChip onEnd={onAskAgain} />}
      {selection.isSent && <ContextChip selection={selection} />}
    </>
  );
}

/** Nothing is asked in this conversation: said where one writes, with the way back. */
function AutonomyChip({ onEnd }: { readonly onEnd: () => void }) {
  const { chat } = useServices();
  const { chip, on, askAgain } = useAllWords("options").autonomy;
  const end = () => {
    chat.setAutonomy(false);
    onEnd();
  };
  return (
    <div className="ctx">
      <span className="ctx-chip" title={on}>
        <b>{chip}</b>
        <button type="button" aria-label={askAgain} title={askAgain} onClick={end}>
          <X size={12} strokeWidth={2} aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}

const mostNames = 3;

/** What is selected and goes with the message; its cross leaves it out of this one. */
function ContextChip({ selection: { elements, leaveOut } }: { readonly selection: SentSelectionState }) {
  const { document } = useServices();
  const words = useWords("chat");
  const counts = { nodes: elements.nodes.length, edges: elements.edges.length };
  const names = shortNames(elements.nodes.slice(0, mostNames).map(document.labelOf));
  return (
    <div className="ctx">
      <span className="ctx-chip">
        <b>{selectionText(counts, words)}</b> <span className="names cut">{names}</span>
        <button type="button" aria-label={words.leaveOut} title={words.leaveOut} onClick={leaveOut}>
          <X size={12} strokeWidth={2} aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}
