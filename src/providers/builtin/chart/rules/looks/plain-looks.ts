import type { Act, Ref, StyleWish } from "../../../meaning/acts";
import { ownName } from "../../../meaning/own-name-label";
import { rule } from "../../grammar-types";
import { everything, isPlain } from "../../refs";

type Looks = readonly (keyof StyleWish)[];

/** Looks taken away: which, and of what. */
export const plainLookRules = [
  rule("Plain", "colour", (): Looks => ["color"]),
  rule("Plain", "size", (): Looks => ["size", "width"]),
  rule("Request", "clear all? Plain", (looks) => cleared(looks)),
  rule("Request", "clear all? Plain of only? Things only?", (looks, what) => cleared(looks, what)),
  rule("Request", "clear all? Plain keep Plain", (looks, kept) =>
    kept.some((look) => looks.includes(look)) ? null : cleared(looks),
  ),
  rule("Request", "clear kinds_of_look", () => cleared([])),
  rule("Request", "clear all? style", () => cleared([])),
  rule("Request", "make Things look normal again?", (what) => cleared([], what)),
  rule("Request", "give? normal Plain again? for? Things?", (looks, what) => cleared(looks, what), 0.2),
  rule("Request", "take all? Plain off", (looks) => cleared(looks)),
  rule("Request", "none label of Things", (what) => unlabelled(what), 0.2),
  rule("Request", "take all? label off", () => unlabelled(everything("nodes"))),
  rule("Request", "show all? label again?", () => cleared(["label"]), 0.1),
  rule("Request", "Things shades_off", (what) => cleared(["color"], what)),
  rule("Request", "hide label of Things", (what) => unlabelled(what)),
  rule("Request", "label Things", (what) => labelled(what), 0.3),
  rule("Request", "label only Things", (what) => onlyLabelled(what)),
];

/** With what they are called, whatever hid it before. */
function labelled(what: Ref): readonly Act[] {
  return [{ do: "style", what, style: { label: ownName } }];
}

function onlyLabelled(what: Ref): readonly Act[] | null {
  return what.target === "edges" ? null : [...unlabelled(everything("nodes")), ...labelled(what)];
}

function unlabelled(what: Ref): readonly Act[] {
  return [{ do: "style", what, style: { label: "" } }];
}

/** Of all nodes and edges, or of some of them. */
function cleared(looks: Looks, what?: Ref): readonly Act[] {
  if (what === undefined || (isPlain(what) && what.target === "nodes")) return [{ do: "clearStyles", looks }];
  return [{ do: "clearLooks", what, looks }];
}
