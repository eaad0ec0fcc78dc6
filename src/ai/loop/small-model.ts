import type { Answerer } from "../port/provider-port";
import type { MessageRun } from "./run-types";

export function profileOf({ options, provider }: MessageRun): "full" | "compact" {
  return options.toolProfile === "auto" ? provider.capabilities.toolProfile : options.toolProfile;
}

/** Whether the model that is asked is sent the short prompt, also where another assistant reads the message first. */
export function asksSmallModel(run: MessageRun): boolean {
  return profileOf(run) === "compact" || run.provider.capabilities.alsoSent?.includes("details") === true;
}

/** Whether it wrote a turn itself, and nobody in its place. */
export function isBySmallModel(run: MessageRun, answerer: Answerer | undefined): boolean {
  const { model } = answerer ?? run.provider;
  return model !== "" && model === run.provider.model && asksSmallModel(run);
}
