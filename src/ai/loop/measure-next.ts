import { type ContextMeasure, measureContext } from "../context/measure-context";
import type { AiOptions } from "../options/ai-options";
import type { SessionParts } from "./message-types";
import { historyRoom, historyWindow } from "./prepare-history";
import { chosenProvider } from "./run-message";

/** How full the next request would be with what came before, were it sent now. */
export function measureNext(parts: SessionParts, own?: Partial<AiOptions>): ContextMeasure {
  const { conversation, deps } = parts;
  const { budget, isWhole } = historyRoom(parts.optionsFor(own), chosenProvider(deps));
  const window = historyWindow(conversation, budget, isWhole);
  return measureContext({ exchanges: conversation.history(), window, budget, isWhole });
}
