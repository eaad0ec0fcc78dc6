import { trimHistory } from "../history/trim-history";
import type { ProviderCapabilities, ProviderRequest } from "../port/provider-port";
import { withShortSchemas } from "../results/result-size";
import { toCompactTools } from "./compact-tools";

/** As the loop has it: the rest is for instructions, definitions, the graph's profile and the answer. */
const historyShare = 0.5;

/** A request that was made for one provider, as another can take it: fewer tools, less history. */
export function fitRequest(request: ProviderRequest, capabilities: ProviderCapabilities): ProviderRequest {
  const { toolProfile, maxTools, toolChoiceNone, contextTokens, toolResultSize } = capabilities;
  const mayListTools = request.toolChoice === "auto" || toolChoiceNone;
  const offered = toolProfile === "compact" ? toCompactTools(request.tools) : request.tools;
  const history = toolResultSize === undefined ? request.history : withShortSchemas(request.history, toolResultSize);
  return {
    ...request,
    tools: mayListTools ? offered.slice(0, maxTools) : [],
    history: trimHistory(history, contextTokens * historyShare),
  };
}
