import { X } from "lucide-react";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";

/** Nothing is asked in this conversation: said where one writes, with the way back. */
export function AutonomyChip({ onEnd }: { readonly onEnd: () => void }) {
  const { chat } = useServices();
  const { chip, on, askAgain } = useWords("options").autonomy;
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
