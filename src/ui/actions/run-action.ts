import type { Services } from "../services";
import type { Action } from "./action-types";

/** Runs it where it can; a key that cannot do anything does nothing. */
export function runAction(action: Action, services: Services): void {
  if ((action.refusal?.(services, services.words.getState().words) ?? null) === null) action.run(services);
}
