import { plainText } from "../../answer/words";
import type { Ref } from "../../meaning/acts";
import type { Desk } from "../desk";
import type { Step } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { subjectText } from "../subject-text";

const colours = ["blue", "orange", "red", "green", "purple"];

/** Which colour it is to be, with some to choose from. */
export function* askColorStep(what: Ref, desk: Desk): Step<string> {
  const resolved = yield* resolveRef(what, desk);
  if (!resolved.success) return `${resolved.text} ${desk.say.end(desk.say.kept.changed)}`;
  const { subject } = resolved;
  const said = what.names?.join(" and ") ?? (what.base === "previous" ? "them" : `the ${plainText(subject.many)}`);
  desk.offers.push(...colours.map((colour) => ({ message: `Make ${said} ${colour}` })));
  const who =
    subject.ids === undefined
      ? desk.say.theThings(desk.say.thing(subject), false)
      : subjectText(subject, subject.ids.length, desk.say);
  return `${desk.say.whichColour(who)} ${desk.say.end(desk.say.kept.changedYet)}`;
}
