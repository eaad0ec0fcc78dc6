import type { Act } from "../../meaning/acts";
import type { Meanings } from "../grammar-types";
import { rule } from "../grammar-types";
import { everything, isPlain, spoken } from "../refs";

/** What is shown, selected and where it stands. */
export const viewRules = [
  rule("Request", "hide Things", (what) => (what.isAll && what.base === "all" ? null : [{ do: "hide", what }])),
  rule("Request", "only Things", (what) => (isPlain(what) ? null : [{ do: "only", what }])),
  rule("Request", "show only Things", (what) => [{ do: "only", what }]),
  rule("Request", "show Things only", (what) => [{ do: "only", what }]),
  rule("Request", "hide everything but Things", (what) => [{ do: "only", what }]),
  rule("Request", "hide everything but_not Things", (what) => [{ do: "only", what }]),
  rule("Request", "hide all? Kind that? be? not Group", (kind, what) => (kind.isAll ? [{ do: "only", what }] : null), 0.2),
  rule("Request", "show_all", () => [{ do: "showAll" }]),
  rule("Request", "show everything again?", () => [{ do: "showAll" }], 0.2),
  rule("Request", "show all? hidden Kind? again?", () => [{ do: "showAll" }]),
  rule("Request", "show hidden", () => [{ do: "showAll" }]),
  rule("Request", "show Things again", (what) => (what.isAll ? [{ do: "showAll" }] : [{ do: "unhide", what }])),
  rule("Request", "unhide Things", (what) => (what.isAll ? [{ do: "showAll" }] : [{ do: "unhide", what }])),
  rule("Request", "select Things", (what) => [{ do: "select", what }]),
  rule("Request", "select Things also", (what) => [{ do: "select", what, mode: "add" }]),
  rule("Request", "also select Things", (what) => [{ do: "select", what, mode: "add" }]),
  rule("Request", "add Things to selection", (what) => [{ do: "select", what, mode: "add" }]),
  rule("Request", "remove Things from selection", (what) => [{ do: "select", what, mode: "remove" }]),
  rule("Request", "unselect Things", (what) => [{ do: "select", what, mode: "remove" }]),
  rule("Request", "deselect", () => [{ do: "deselect" }]),
  rule("Request", "zoom Things", (what) => (what.isAll && what.base === "all" ? [{ do: "fit" }] : [{ do: "zoom", what }])),
  rule("Request", "zoom to Things", (what) => (what.isAll && what.base === "all" ? [{ do: "fit" }] : [{ do: "zoom", what }]), 0.05),
  rule("Request", "zoom there", () => [{ do: "zoom", what: spoken("previous") }]),
  rule("Request", "fit", () => [{ do: "fit" }]),
  rule("Request", "invert selection", () => [{ do: "select", what: { ...everything("nodes"), one: "other node", many: "other nodes", where: { op: "not", term: { op: "set", name: "selected" } }, isAll: false } }]),
  rule("Request", "describe_look", () => [{ do: "styles" }]),
];

/** Layouts. */
export const layoutRules = [
  rule("Request", "arrange Things? as? Layout layout?", (what, layout) => (what === undefined || isWhole(what) ? arranged(layout) : null)),
  rule("Request", "arrange Things? as? layout of? Layout", (what, layout) => (what === undefined || isWhole(what) ? arranged(layout) : null)),
  rule("Request", "Layout layout", (layout) => arranged(layout), 0.2),
  rule("Request", "Layout", (layout) => arranged(layout), 1.2),
  rule("Request", "arrange Things? as? Layout layout? Direction", (what, layout, direction) => (what === undefined || isWhole(what) ? arranged(layout, direction) : null)),
  rule("Request", "arrange Things? Direction", (what, direction) => (what === undefined || isWhole(what) ? arranged({ type: "layered" }, direction) : null)),
  rule("Request", "arrange Things? as? Layout layout? by Attr", (what, layout, attribute) => (what === undefined || isWhole(what) ? sorted(layout, attribute.name) : null)),
  rule("Request", "arrange Things? by Attr as Layout layout?", (what, attribute, layout) => (what === undefined || isWhole(what) ? sorted(layout, attribute.name) : null)),
  rule("Request", "arrange Things? as? Layout layout? around Name", (what, layout, root) => (what === undefined || isWhole(what) ? rooted(layout, root) : null)),
  rule("Request", "tidy graph?", () => [{ do: "layout", type: "" }]),
  rule("Request", "tidy Things", (what) => (isWhole(what) ? [{ do: "layout", type: "" }] : null)),
  rule("Request", "q layout be? used?", () => [{ do: "whichLayout" }]),
];

function isWhole({ isAll, base, target }: Meanings["Things"]): boolean {
  return target === "nodes" && ((isAll && base === "all") || base === "previous");
}

function arranged({ type }: Meanings["Layout"], direction?: string): readonly Act[] {
  return [{ do: "layout", type, ...(direction === undefined || direction === "down" ? {} : { direction }) }];
}

function sorted({ type }: Meanings["Layout"], by: string): readonly Act[] {
  return [{ do: "layout", type, by }];
}

function rooted({ type }: Meanings["Layout"], root: string): readonly Act[] {
  return [{ do: "layout", type, root }];
}

/** Steps taken back, files. */
export const sessionRules = [
  rule("Request", "undo", () => [{ do: "undo", steps: 1 }]),
  rule("Request", "undo all? change", () => [{ do: "undo", steps: 1 }], 0.1),
  rule("Request", "undo last? Num change", (steps) => (steps > 0 && Number.isInteger(steps) ? [{ do: "undo", steps }] : null)),
  rule("Request", "undo Num last change", (steps) => (steps > 0 && Number.isInteger(steps) ? [{ do: "undo", steps }] : null)),
  rule("Request", "undo everything", () => [{ do: "undo", steps: 1, isAll: true }]),
  rule("Request", "undo all change", () => [{ do: "undo", steps: 1, isAll: true }], -0.1),
  rule("Request", "redo", () => [{ do: "redo", steps: 1 }]),
  rule("Request", "save Things as Free", (what, name) => [{ do: "save", what, name }]),
  rule("Request", "save Things as set_noun called? Free", (what, name) => [{ do: "save", what, name }]),
];
