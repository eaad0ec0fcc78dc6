import type { Act, Ref, StyleWish } from "../../../meaning/acts";
import { ownName } from "../../../meaning/own-name-label";
import { rule } from "../../grammar-types";
import { everything, isPlain } from "../../refs";

type Looks = readonly (keyof StyleWish)[];

/** Looks taken away: which, and of what. */
export const plainLookRules = [
  rule("Plain", "colour", (): Looks => ["color"]),
  rule("Plain", "size", (): Looks => ["size", "width"]),
  rule("Plain", "width", (): Looks => ["width"]),
  rule("Plain", "shape", (): Looks => ["shape"]),
  rule("Plain", "opacity", (): Looks => ["opacity"]),
  rule("Plain", "Plain and Plain", (a, b) => [...new Set([...a, ...b])]),
  rule("Plain", "normal Plain", (looks) => looks, 0.05),
  rule("Request", "clear all? Plain", (looks) => cleared(looks)),
  rule("Request", "clear Color colour", () => cleared(["color"]), 0.4),
  rule("Request", "clear all? Plain of only? Things only?", (looks, what) => cleared(looks, what)),
  rule("Request", "clear Things possessive Plain", (what, looks) => cleared(looks, what)),
  rule("Request", "clear Plain from Things", (looks, what) => cleared(looks, what)),
  rule("Request", "clear Kind Plain", (what, looks) => cleared(looks, what), 0.2),
  rule("Request", "clear all? Plain keep Plain", (looks, spared) =>
    spared.some((look) => looks.includes(look)) ? null : cleared(looks),
  ),
  rule("Request", "keep Plain comma? clear Plain", (spared, looks) =>
    spared.some((look) => looks.includes(look)) ? null : cleared(looks),
  ),
  rule("Request", "clear kinds_of_look keep Plain", (spared) =>
    cleared(everyLook.filter((look) => !spared.includes(look))),
  ),
  rule(
    "Request",
    "clear everything keep Plain",
    (spared) => cleared(everyLook.filter((look) => !spared.includes(look))),
    0.2,
  ),
  rule("Request", "clear Plain but Things", () => null),
  rule("Request", "clear kinds_of_look", () => cleared([])),
  rule("Request", "clear all? style", () => cleared([])),
  rule("Request", "clear style of Things", (what) => cleared([], what)),
  rule("Request", "clear kinds_of_look of Things", (what) => cleared([], what)),
  rule("Request", "clear Things possessive style", (what) => cleared([], what)),
  rule("Request", "clear style from Things", (what) => cleared([], what)),
  rule("Request", "make Things normal again?", (what) => cleared([], what)),
  rule("Request", "make Things look normal again?", (what) => cleared([], what)),
  rule("Request", "Things should look? normal again?", (what) => cleared([], what), 0.1),
  rule("Request", "normal style again?", () => cleared([])),
  rule("Request", "make normal style again?", () => cleared([]), 0.2),
  rule("Request", "make? Plain normal again?", (looks) => cleared(looks), 0.2),
  rule("Request", "give? normal Plain again? for? Things?", (looks, what) => cleared(looks, what), 0.2),
  rule("Request", "make Things normal Plain again?", (what, looks) => cleared(looks, what), 0.2),
  rule("Request", "give Things normal Plain again?", (what, looks) => cleared(looks, what), 0.1),
  rule("Request", "Things should have? normal Plain again?", (what, looks) => cleared(looks, what), 0.1),
  rule("Request", "make normal Plain again? for? Things?", (looks, what) => cleared(looks, what), 0.3),
  rule("Request", "Things normal again?", (what) => cleared([], what), 0.6),
  rule("Request", "take Plain off Things", (looks, what) => cleared(looks, what)),
  rule("Request", "take all? Plain off", (looks) => cleared(looks)),
  rule("Request", "no_more Plain", (looks) => cleared(looks), 0.3),
  rule("Request", "no_more label", () => unlabelled(everything("nodes")), 0.3),
  rule("Request", "none label of Things", (what) => unlabelled(what), 0.2),
  rule("Request", "none label", () => unlabelled(everything("nodes")), 0.4),
  rule("Request", "take all? label off", () => unlabelled(everything("nodes"))),
  rule("Request", "take label off Things", (what) => unlabelled(what)),
  rule("Request", "show all? label again?", () => cleared(["label"]), 0.1),
  rule("Request", "Things shades_off", (what) => cleared(["color"], what)),
  rule("Request", "Things be? not colored", () => null),
  rule("Request", "without Plain", (looks) => cleared(looks), 0.6),
  rule("Request", "none Plain again?", (looks) => cleared(looks), 0.4),
  rule("Request", "clear all? label", () => unlabelled(everything("nodes"))),
  rule("Request", "hide all? label", () => unlabelled(everything("nodes"))),
  rule("Request", "hide label of Things", (what) => unlabelled(what)),
  rule("Request", "clear label of Things", (what) => unlabelled(what)),
  rule("Request", "clear label from Things", (what) => unlabelled(what)),
  rule("Request", "clear Kind label", (what) => unlabelled(what), 0.1),
  rule("Request", "hide Kind label", (what) => unlabelled(what), 0.1),
  rule("Request", "hide Things possessive label", (what) => unlabelled(what)),
  rule("Request", "without label", () => unlabelled(everything("nodes")), 0.6),
  rule("Request", "label Things", (what) => labelled(what), 0.3),
  rule("Request", "show label of Things", (what) => labelled(what), 0.1),
  rule("Request", "show Kind label", (what) => labelled(what), 0.2),
  rule("Request", "give Things a? label", (what) => labelled(what), 0.2),
  rule("Request", "label only Things", (what) => onlyLabelled(what)),
  rule("Request", "only label Things", (what) => onlyLabelled(what)),
  rule("Request", "label Things only", (what) => onlyLabelled(what)),
  rule("Request", "only label of Things", (what) => onlyLabelled(what)),
  rule("Request", "only Kind label", (what) => onlyLabelled(what), 0.1),
  rule("Request", "show? label of? only Things", (what) => onlyLabelled(what), 0.1),
  rule("Request", "show? label of? Things only", (what) => onlyLabelled(what), 0.1),
  rule("Request", "hide all? label but of? Things possessive?", (what) => onlyLabelled(what)),
  rule("Request", "clear all? label but of? Things possessive?", (what) => onlyLabelled(what)),
];

const everyLook: Looks = ["color", "size", "shape", "width", "opacity", "label"];

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
