import { type ContextMeasure, measureContext } from "../context/measure-context";
import type { AiOptions } from "../options/ai-options";
import { historyRoom, historyWindow } from "./prepare-history";
import { chosenProvider } from "./run-message";
import type { Session } from "./run-types";

/** How full the next request would be with what came before, were it sent now. */
export function measureNext(session: Session, own?: Partial<AiOptions>): ContextMeasure {
  const { conversation } = session;
  const { budget, isWhole } = historyRoom(session.optionsFor(own), chosenProvider(session));
  const window = historyWindow(conversation, budget, isWhole);
  return measureContext({ exchanges: conversation.history(), window, budget, isWhole });
}
