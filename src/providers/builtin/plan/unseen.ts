import { isHarmless } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import type { Desk } from "./desk";
import { type CallSpec, isLookUp, type Outcome, type Step } from "./outcome";

/** The step of an act; where the data of a look-up were kept back, what it makes of them is not told as found or as none. */
export function* seeing(step: Step<string>, act: Act, desk: Desk): Step<string> {
  let isUnseen = false;
  let hasChanged = false;
  let state = step.next();
  while (state.done !== true) {
    const specs: readonly CallSpec[] = state.value;
    const outcomes: readonly Outcome[] = yield specs;
    specs.forEach(({ name }, at) => {
      if (outcomes[at]?.status !== "done") return;
      if (!isLookUp(name)) hasChanged = true;
      else if (outcomes[at].isBare) isUnseen = true;
    });
    state = step.next(outcomes);
  }
  if (!isUnseen || hasChanged || state.value === "" || isTold(state.value, desk)) return state.value;
  const told = desk.say.foundUnseen(isOfEdges(act) ? desk.say.edge : desk.say.node);
  return isHarmless(act) ? told : `${told} ${desk.say.end(desk.say.kept.changed)}`;
}

/** It says so of what was looked for. */
function isTold(text: string, { found, say }: Desk): boolean {
  return found !== null && text === say.foundUnseen(say.thing(found));
}

function isOfEdges(act: Act): boolean {
  return "what" in act && act.what.target === "edges";
}
