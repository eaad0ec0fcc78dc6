import { trimHistory } from "../history/trim-history";
import type { ProviderCapabilities, ProviderRequest } from "../port/provider-port";
import { toCompactTools } from "./compact-tools";

/** As the loop has it: the rest is for instructions, definitions, the graph's profile and the answer. */
const historyShare = 0.5;

/** A request that was made for one provider, as another can take it: fewer tools, less history. */
export function fitRequest(request: ProviderRequest, capabilities: ProviderCapabilities): ProviderRequest {
  const { toolProfile, maxTools, toolChoiceNone, contextTokens } = capabilities;
  const mayBeTold = request.toolChoice === "auto" || toolChoiceNone;
  const offered = toolProfile === "compact" ? toCompactTools(request.tools) : request.tools;
  return {
    ...request,
    tools: mayBeTold ? offered.slice(0, maxTools) : [],
    history: trimHistory(request.history, contextTokens * historyShare),
  };
}
