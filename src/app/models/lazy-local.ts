import { fitRequest } from "@/ai/context/fit-request";
import type { Provider } from "@/ai/port/provider-port";
import { localTitle } from "@/store/settings/endpoints";
import type { LocalModelTools } from "./models-tools";

/** What every model of this device can do; how much one reads is known once it is asked. */
const assumed: Provider["capabilities"] = {
  toolChoiceNone: false,
  contentNull: false,
  textCalls: false,
  maxTools: 128,
  contextTokens: 4096,
  reasoningBack: false,
  toolProfile: "compact",
};

/** A model of this device that may be asked, or not: nothing of it is loaded before it is. */
export function createLazyLocal(model: string, models: LocalModelTools): Provider {
  return {
    id: "webllm",
    model,
    title: `${localTitle(model)} on this device`,
    capabilities: assumed,
    async *stream(request, signal) {
      const provider = await (await models.open()).provider(model);
      if (!signal.aborted) yield* provider.stream(fitRequest(request, provider.capabilities), signal);
    },
  };
}
