import { type Answerer, isModel } from "../port/provider-port";
import type { Message } from "./run-types";

type Asked = Pick<Message, "options" | "provider">;

export function profileOf({ options, provider }: Asked): "full" | "compact" {
  return options.toolProfile === "auto" ? provider.capabilities.toolProfile : options.toolProfile;
}

/** Characters of one result at most that a model reads. */
export function modelResultSize({ options, provider }: Asked): number {
  return Math.min(options.maxToolResultSize, provider.capabilities.toolResultSize ?? Number.POSITIVE_INFINITY);
}

/** Whether the model that is asked is sent the short prompt, also where another assistant reads the message first. */
export function asksSmallModel(asked: Asked): boolean {
  return profileOf(asked) === "compact" || asked.provider.capabilities.alsoSent?.includes("details") === true;
}

/** Whether it wrote a turn itself, and nobody in its place. */
export function isBySmallModel(asked: Asked, answerer: Answerer = asked.provider): boolean {
  return isModel(answerer) && answerer.model === asked.provider.model && asksSmallModel(asked);
}
