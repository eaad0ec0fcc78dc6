import { AutonomyChip } from "./AutonomyChip";
import { ContextChip } from "./ContextChip";
import type { ToldSelectionState } from "./use-told-selection";

export interface ComposerChipsProps {
  readonly isAutonomous: boolean;
  readonly selection: ToldSelectionState;
  readonly onAskAgain: () => void;
}

/** What goes for the message that is written, beside its words. */
export function ComposerChips({ isAutonomous, selection, onAskAgain }: ComposerChipsProps) {
  return (
    <>
      {isAutonomous && <AutonomyChip onEnd={onAskAgain} />}
      {selection.isTold && <ContextChip selection={selection} />}
    </>
  );
}
