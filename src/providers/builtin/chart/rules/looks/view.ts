import type { Act, Ref } from "../../../meaning/acts";
import { type Meanings, type Place, rule } from "../../grammar-types";
import { everything, isPlain, spoken } from "../../refs";
import { pathOf } from "../structure/ways";

/** What is shown, selected and where it stands. */
export const viewRules = [
  rule("Request", "hide Things", (what) => (isPlain(what) && what.target === "nodes" ? null : [{ do: "hide", what }])),
  rule("Request", "only Things", (what) => (isPlain(what) ? null : [{ do: "only", what }])),
  rule("Request", "show only Things", (what) => [{ do: "only", what }]),
  rule("Request", "show Things only", (what) => [{ do: "only", what }]),
  rule("Request", "only Route", (way) => onlyWay(way), -0.1),
  rule("Request", "show only Route", (way) => onlyWay(way), -0.1),
  rule("Request", "only Kind by Route", (_kind, way) => onlyWay(way), -0.1),
  rule("Request", "show only Kind by Route", (_kind, way) => onlyWay(way), -0.1),
  rule("Request", "hide everything but Things", (what) => [{ do: "only", what }]),
  rule("Request", "hide everything but_not Things", (what) => [{ do: "only", what }]),
  rule(
    "Request",
    "hide all? Kind that? be? not Group",
    (kind, what) => (kind.isAll ? [{ do: "only", what }] : null),
    0.2,
  ),
  rule("Request", "show_all", () => [{ do: "showAll" }], -0.3),
  // "no cats, hide them"
  rule("Request", "none Things hide Things", (what, them) => (them.base === "previous" ? hidden(what) : null), -0.2),
  rule("Request", "show everything again?", () => [{ do: "showAll" }], 0.2),
  rule("Request", "show all? hidden Kind? again?", () => [{ do: "showAll" }]),
  rule("Request", "show hidden", () => [{ do: "showAll" }]),
  rule("Request", "show Things again", (what) => (what.isAll ? [{ do: "showAll" }] : [{ do: "unhide", what }]), -0.2),
  rule("Request", "unhide Things", (what) => (what.isAll ? [{ do: "showAll" }] : [{ do: "unhide", what }])),
  rule("Request", "select Things", (what) => [{ do: "select", what }]),
  rule("Request", "also select Things", (what) => [{ do: "select", what, mode: "add" }]),
  rule("Request", "add Things to selection", (what) => [{ do: "select", what, mode: "add" }]),
  rule("Request", "remove Things from selection", (what) => [{ do: "select", what, mode: "remove" }]),
  rule("Request", "unselect Things", (what) => [{ do: "select", what, mode: "remove" }]),
  rule("Request", "bring Things again", (what) => (what.isAll ? [{ do: "showAll" }] : [{ do: "unhide", what }])),
  rule("Request", "describe_shape", () => [{ do: "styles" }]),
  rule("Request", "write Things to selection", (what) => [{ do: "select", what, mode: "add" }]),
  rule("Request", "hide Things out_view", (what) => hidden(what, true), -0.2),
  rule("Request", "take Things out_view", (what) => hidden(what, true)),
  rule("Request", "remove Things out_view", (what) => hidden(what, true)),
  rule("Request", "clear Things out_view", (what) => hidden(what, true), 0.1),
  rule("Request", "keep_only Things", (what, at) => ofPart([{ do: "only", what, isAway: true }], at), -0.3),
  rule("Request", "show_more", (at) => ofPart([{ do: "showMore" }], at), -0.4),
  rule("Request", "how_many Things? seen", (what = everything("nodes")) => [{ do: "shownCount", what }], -0.4),
  rule("Request", "Things should hidden", (what) => hidden(what)),
  rule("Request", "make Things hidden", (what) => hidden(what)),
  rule("Request", "deselect", () => [{ do: "deselect" }]),
  rule("Request", "zoom Things", (what) =>
    what.isAll && what.base === "all" ? [{ do: "fit" }] : [{ do: "zoom", what }],
  ),
  rule(
    "Request",
    "zoom to Things",
    (what) => (what.isAll && what.base === "all" ? [{ do: "fit" }] : [{ do: "zoom", what }]),
    0.05,
  ),
  rule("Request", "zoom there", () => [{ do: "zoom", what: spoken("previous") }]),
  rule("Request", "fit", () => [{ do: "fit" }]),
  rule("Request", "invert selection", () => [
    {
      do: "select",
      what: {
        ...everything("nodes"),
        one: "other node",
        many: "other nodes",
        where: { op: "not", term: { op: "set", name: "selected" } },
        isAll: false,
      },
    },
  ]),
  rule("Request", "describe_look", () => [{ do: "styles" }]),
];

/** "show only the path from Ann to Bob": the way, then nothing but its nodes. */
function onlyWay(way: Meanings["Route"]): readonly Act[] {
  return [...pathOf(way), { do: "only", what: spoken("previous") }];
}

function hidden(what: Ref, isAway = false): readonly Act[] | null {
  return isPlain(what) ? null : [{ do: "hide", what, ...(isAway && { isAway }) }];
}

/** Said of a graph of which a part is shown. */
function ofPart(acts: readonly Act[], { schema }: Place): readonly Act[] | null {
  return schema.context.shown === undefined ? null : acts;
}
