import { figure, listed } from "../../answer/words";
import type { Ref, StyleWish } from "../../meaning/acts";
import { selectorText } from "../../meaning/subject-parts";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { call, recordsIn, type Step, textsIn } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { subjectText } from "../subject-text";

/** Takes the look away, all of it or a part, of all or of some. */
export function* clearStylesStep(looks: readonly (keyof StyleWish)[] = []): Step<string> {
  if (looks.length > 0) return yield* clearLooksStep(looks);
  const outcome = yield* call("clearStyles", {});
  if (outcome.status !== "done")
    return /no .*(?:layer|style)|nothing/iu.test(outcome.message)
      ? "There is no styling to remove."
      : failureText(outcome, "The styling was not removed");
  const removed = recordsIn(outcome.data, "removedLayers").length || textsIn(outcome.data, "removedLayers").length;
  if (removed === 0) return "There is no styling to remove.";
  return `All styling is removed: ${removed === 1 ? "1 layer" : `${figure(removed)} layers`}. One Undo brings it back.`;
}

/** Takes parts of the look away, as the colours, and leaves the others. */
function* clearLooksStep(looks: readonly (keyof StyleWish)[]): Step<string> {
  const outcome = yield* call("clearStyles", { channels: [...new Set(looks)] });
  if (outcome.status !== "done") return failureText(outcome, "That was not removed");
  // The width of an edge is its size.
  const shown = looks.filter((look) => look !== "width" || !looks.includes("size"));
  const told = listed(
    [
      ["color", "colours"],
      ["size", "sizes"],
      ["shape", "shapes"],
      ["width", "widths"],
    ].flatMap(([look, name = ""]) => (shown.some((one) => one === look) ? [name] : [])),
  );
  const count = recordsIn(outcome.data, "removedLayers").length + recordsIn(outcome.data, "changedLayers").length;
  if (count === 0) return `There are no ${told} to remove.`;
  return `The ${told} are removed, and nothing else of the look. One Undo brings them back.`;
}

const lookNames: readonly (readonly [keyof StyleWish, string])[] = [
  ["color", "colour"],
  ["size", "size"],
  ["shape", "shape"],
  ["width", "width"],
  ["opacity", "opacity"],
  ["label", "label"],
];

interface Clearing {
  readonly looks: readonly (keyof StyleWish)[];
  readonly what: Ref;
}

/** Of these elements only: they look again as without styling. */
export function* clearLooksOfStep({ looks, what }: Clearing, desk: Desk): Step<string> {
  const resolved = yield* resolveRef(what, desk);
  if (!resolved.success) return `${resolved.text} Nothing was changed.`;
  const { subject } = resolved;
  const channels = looks.length === 0 ? {} : { channels: [...new Set(looks)] };
  const outcome = yield* call("clearStyles", { selector: selectorText(subject), target: subject.target, ...channels });
  if (outcome.status !== "done") return failureText(outcome, "That was not removed");
  desk.found = subject;
  const names = listed(lookNames.flatMap(([look, name]) => (looks.includes(look) ? [name] : [])));
  const told = names === "" ? "look" : names;
  if (outcome.touched === 0)
    return `No style layer gives ${subjectText(subject, subject.count ?? null)} a ${told} of their own. Nothing was changed.`;
  return `${subjectText(subject, outcome.touched)} ${outcome.touched === 1 ? "has" : "have"} the usual ${told} again. One Undo brings the other back.`;
}

/** Takes single layers away and leaves the others. */
export function* unstyleStep(layers: readonly string[]): Step<string> {
  const outcomes = yield layers.map((layer) => ({ name: "clearStyles", input: { layer } }));
  const gone = outcomes.filter((outcome) => outcome.status === "done").length;
  if (gone === 0) return "That look is gone already.";
  return `${gone === 1 ? "That look is" : `${figure(gone)} layers of the look are`} taken back; Undo brings it again.`;
}
