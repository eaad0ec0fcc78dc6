import type { Act } from "../../../meaning/acts";
import type { Meanings } from "../../grammar-types";
import { rule } from "../../grammar-types";

/** Layouts. */
export const layoutRules = [
  rule("Request", "arrange Things? as? Layout layout?", (what, layout) =>
    what === undefined || isWhole(what) ? arranged(layout) : null,
  ),
  rule("Request", "Layout layout", (layout) => arranged(layout), 0.2),
  rule("Request", "Layout", (layout) => arranged(layout), 1.2),
  rule("Request", "arrange Things? as? Layout layout? Direction", (what, layout, direction) =>
    what === undefined || isWhole(what) ? arranged(layout, direction) : null,
  ),
  rule("Request", "arrange Things? Direction", (what, direction) =>
    what === undefined || isWhole(what) ? arranged({ type: "layered" }, direction) : null,
  ),
  rule("Request", "arrange Things? as? Layout layout? by Attr", (what, layout, attribute) =>
    what === undefined || isWhole(what) ? sorted(layout, attribute.name) : null,
  ),
  rule("Request", "arrange Things? by Attr as Layout layout?", (what, attribute, layout) =>
    what === undefined || isWhole(what) ? sorted(layout, attribute.name) : null,
  ),
  rule("Request", "Layout layout? comma? Direction", (layout, direction) => arranged(layout, direction), 0.4),
  rule("Request", "Layout layout? have? Name as_root", (layout, root) => rooted(layout, root), 0.2),
  rule(
    "Request",
    "arrange Things? as? Layout layout? have? Name as_root",
    (what, layout, root) => (what === undefined || isWhole(what) ? rooted(layout, root) : null),
    0.2,
  ),
  rule("Request", "as? Layout layout? around Name", (layout, root) => rooted(layout, root), 0.4),
  rule("Request", "Layout layout? by Attr", (layout, attribute) => sorted(layout, attribute.name), 0.4),
  rule("Request", "Layout layout? Name as_root", (layout, root) => rooted(layout, root), 0.3),
  rule("Request", "which layout be? there", () => [{ do: "noChoice", of: "layout", said: "" }]),
  rule("Request", "which layout can you? arrange?", () => [{ do: "noChoice", of: "layout", said: "" }]),
  // Layouts there are not
  rule("Request", "arrange Things? as? NoLayout layout?", (what, said) => missing(what, said), 0.1),
  rule("Request", "NoLayout layout", (said) => [{ do: "noChoice", of: "layout", said }]),
  rule("Request", "arrange Things? as? layout of? NoLayout", (what, said) => missing(what, said)),
  rule(
    "Request",
    "arrange Things? as? Free layout",
    (what, said) => (said.includes(" ") ? null : missing(what, said)),
    1,
  ),
  rule("Request", "tidy Things", (what) => (isWhole(what) ? [{ do: "layout", type: "" }] : null)),
  // The same with more room
  rule("Request", "spread_out Things", (what) => wider(what)),
  rule("Request", "spread_out", () => wider(), 0.2),
  rule("Request", "give Things more_room", (what) => wider(what)),
  rule("Request", "give? more_room between? Things", (what) => wider(what), 0.1),
  rule("Request", "make Things farther_apart", (what) => wider(what)),
  rule("Request", "arrange Things farther_apart", (what) => wider(what)),
  rule("Request", "Things should farther_apart", (what) => wider(what)),
  rule("Request", "make Things have? more_room", (what) => wider(what), 0.1),
  rule("Request", "Things need more_room", (what) => wider(what)),
  rule("Request", "Things be too_close", (what) => wider(what), 0.3),
  rule("Request", "Things be too_close comma? and? Request", (what, acts) => widerOnce(what, acts), 0.1),
  rule("Request", "q layout be? used?", () => [{ do: "whichLayout" }]),
];

function isWhole({ isAll, base, target }: Meanings["Things"]): boolean {
  return target === "nodes" && ((isAll && base === "all") || base === "previous");
}

function wider(what?: Meanings["Things"]): readonly Act[] | null {
  return what === undefined || isWhole(what) ? [{ do: "layout", type: "", isWider: true }] : null;
}

/** "they are too close together, give them more room". */
function widerOnce(what: Meanings["Things"], acts: readonly Act[]): readonly Act[] | null {
  const [act, second] = acts;
  return second === undefined && act?.do === "layout" && act.isWider === true ? wider(what) : null;
}

function arranged({ type }: Meanings["Layout"], direction?: string): readonly Act[] {
  return [{ do: "layout", type, ...(direction === undefined || direction === "down" ? {} : { direction }) }];
}

function sorted({ type }: Meanings["Layout"], by: string): readonly Act[] {
  return [{ do: "layout", type, by }];
}

/** Only a tree grows from a root. */
function rooted({ type }: Meanings["Layout"], root: string): readonly Act[] | null {
  return type === "layered" ? [{ do: "layout", type, root }] : null;
}

function missing(what: Meanings["Things"] | undefined, said: string): readonly Act[] | null {
  return what === undefined || isWhole(what) ? [{ do: "noChoice", of: "layout", said }] : null;
}
