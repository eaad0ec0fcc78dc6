import type { CommandCall, CommandResult, ExecutedCommand } from "@/commands/registry/command-types";
import type { CallOfStep, StepId } from "@/graph/document/document-types";
import type { TaughtWord } from "@/graph/document/graph-types";

export interface EditOptions {
  /** What undo calls it; the command's title otherwise. */
  readonly title?: string;
  /** The step it is a part of; one of its own otherwise. */
  readonly step?: StepId;
  /** What undo and redo are about; the newest otherwise. */
  readonly chosen?: StepId | CallOfStep;
  /** Stopped: nothing was changed, the run gives null. */
  readonly signal?: AbortSignal;
  /** 0 to 1. */
  readonly progress?: (ratio: number) => void;
  /** The caller tells a refusal itself. */
  readonly isQuiet?: boolean;
}

export interface EditService {
  /** Runs a command for the user: one undo step. A refusal is shown to the user. */
  run(call: CommandCall, options?: EditOptions): Promise<ExecutedCommand | null>;
  /** Several as one undo step, each made from what those before it did; a refusal ends it. */
  runAll(
    calls: readonly (CommandCall | ((before: readonly ExecutedCommand[]) => CommandCall))[],
  ): Promise<readonly ExecutedCommand[]>;
  /**
   * Draws what a style command would draw, with nothing to undo; null ends it, and so does the next change of style.
   * Gives what the command would say, or null when a later wish overtook it.
   */
  tryOut(call: CommandCall | null): Promise<CommandResult | null>;
  /** Whether an edit was begun that has not ended: there may be something to undo soon. */
  isBusy(): boolean;
  /** Once the edits that were begun before have ended; long work is not waited for. */
  settled(): Promise<void>;
  /** Waits a moment for edits that were begun before it. */
  undo(): void;
  redo(): void;
  /** Takes back one turn of the chat, or one call of it; null, or why not. A database takes it back later, and says itself why not. */
  undoStep(step: StepId | CallOfStep): string | null;
  /** Takes back the undo of a step, or of one call; null, or why not. */
  redoStep(step: StepId | CallOfStep): string | null;
  rename(name: string): void;
  /** The words taught of this graph, in place of those there are; one undo step under this title. */
  setTaught(taught: readonly TaughtWord[], title: string): void;
}
