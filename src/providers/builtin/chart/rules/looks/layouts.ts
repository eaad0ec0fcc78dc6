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
  rule("Request", "Layout layout? comma? Direction", (layout, direction) => arranged(layout, direction), 0.4),
  // Layouts there are not
  rule("Request", "arrange Things? as? NoLayout layout?", (what, said) => missing(what, said), 0.1),
  // The same with more room
  rule("Request", "spread_out Things", (what) => wider(what)),
  rule("Request", "give Things more_room", (what) => wider(what)),
  rule("Request", "Things be too_close", (what) => wider(what), 0.3),
  rule("Request", "Things be too_close comma? and? Request", (what, acts) => widerOnce(what, acts), 0.1),
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

function missing(what: Meanings["Things"] | undefined, said: string): readonly Act[] | null {
  return what === undefined || isWhole(what) ? [{ do: "noChoice", of: "layout", said }] : null;
}
