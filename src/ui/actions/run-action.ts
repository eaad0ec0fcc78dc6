import type { Services } from "../services";
import type { Action } from "./action-types";

/**
 * Runs it where it can; a key that cannot do anything does nothing. What depends on what is selected waits for edits that were begun
 * before: Delete right after Ctrl+A means all of it.
 */
export function runAction(action: Action, services: Services): void {
  const { refusal } = action;
  const run = () => {
    if ((refusal?.(services, services.words.getState().words) ?? null) === null) action.run(services);
  };
  if (refusal && services.edit.isBusy()) void services.edit.settled().then(run);
  else run();
}
