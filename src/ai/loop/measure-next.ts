import { type ContextMeasure, measureContext } from "../context/measure-context";
import { createHistoryWindow, loadBriefWindow } from "../history/trim-history";
import type { AiOptions } from "../options/ai-options";
import type { SessionParts } from "./message-types";
import { historyRoom } from "./prepare-history";
import { chosenProvider } from "./run-message";

/** How full the next request would be with what came before, were it sent now. */
export async function measureNext(parts: SessionParts, own?: Partial<AiOptions>): Promise<ContextMeasure> {
  const { conversation, deps } = parts;
  const { budget, isWhole } = historyRoom(parts.optionsFor(own), chosenProvider(deps));
  const measured = conversation.measured();
  const brief = isWhole ? null : await loadBriefWindow();
  const briefly = brief?.createBriefWindow(measured.exchanges, { budget, summary: conversation.summary });
  const window = createHistoryWindow(measured, budget, briefly);
  return measureContext({ exchanges: measured.exchanges, window, budget, isWhole });
}
