import type { StyleWish } from "../../meaning/acts";
import { selectorText } from "../../meaning/subject-parts";
import { failureText, subjectText } from "../../plan/failures";
import { call, recordsIn, type Step, textsIn } from "../../plan/outcome";
import type { PlanRun } from "../../plan/plan-run";
import { ability, unchanged } from "../ability";
import { onThings } from "../on-things";

/** Takes the look away, all of it or a part, of all or of some. */
export const clearStyles = ability("clearStyles", function* ({ looks }, run) {
  if (looks.length > 0) return yield* clearChannels(looks, run);
  const outcome = yield* call("clearStyles", {});
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.styleRemoved, run.say);
  const removed = recordsIn(outcome.data, "removedLayers").length || textsIn(outcome.data, "removedLayers").length;
  if (removed === 0) return run.say.noStyling;
  return run.say.stylingRemoved(removed);
});

/** Takes parts of the look away, as the colours, and leaves the others. */
function* clearChannels(looks: readonly (keyof StyleWish)[], run: PlanRun): Step<string> {
  const outcome = yield* call("clearStyles", { channels: [...new Set(looks)] });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.removed, run.say);
  // The width of an edge is its size.
  const shown = looks.filter((look) => look !== "width" || !looks.includes("size"));
  const named = ownLooks.filter((look) => shown.includes(look));
  const names = run.say.list(named.map((look) => run.say.lookNames[look]));
  const count = recordsIn(outcome.data, "removedLayers").length + recordsIn(outcome.data, "changedLayers").length;
  if (count === 0) return run.say.noLooks(names);
  return run.say.looksRemoved(names);
}

const ownLooks = ["color", "size", "shape", "width", "opacity", "label"] as const;

/** Of these elements only: they look again as without styling. */
export const clearLooks = onThings("clearLooks", "changed", function* ({ looks }, subject, run) {
  const channels = looks.length === 0 ? {} : { channels: [...new Set(looks)] };
  const outcome = yield* call("clearStyles", { selector: selectorText(subject), target: subject.target, ...channels });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.removed, run.say);
  run.found = subject;
  const { say } = run;
  const names = say.list(ownLooks.filter((look) => looks.includes(look)).map((look) => say.ownLooks[look]));
  if (outcome.touched === 0)
    return unchanged(say.noLookOfTheirs(subjectText(subject, subject.count ?? null, say), names), "changed");
  return say.usualLook({ who: subjectText(subject, outcome.touched, say), isOne: outcome.touched === 1 }, names);
});

/** Takes single layers away and leaves the others. */
export const unstyle = ability("unstyle", function* ({ layers }, run) {
  const outcomes = yield layers.map((layer) => ({ name: "clearStyles", input: { layer } }));
  const gone = outcomes.filter((outcome) => outcome.status === "done").length;
  return gone === 0 ? run.say.lookGone : run.say.lookTaken(gone);
});
