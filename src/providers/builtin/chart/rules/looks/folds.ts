import type { Act, Ref } from "../../../meaning/acts";
import type { SaidAttribute } from "../../grammar-types";
import { rule } from "../../grammar-types";

/** Groups drawn as one node each, and their nodes again. */
export const foldRules = [
  rule("Request", "fold community", () => folded()),
  rule("Request", "fold everything", () => folded()),
  rule("Request", "bundle by community", () => folded()),
  rule("Request", "fold Things? by Attr", (what, attribute) => ofAll(what, foldedBy(attribute))),
  rule("Request", "fold community Num", (number) => folded({ groups: [String(number)] })),
  rule("Request", "fold first_group", () => folded({ groups: ["first"] })),
  rule("Request", "fold Names", (names) => folded({ groups: names }), 0.3),
  rule("Request", "unfold everything", () => unfolded()),
  rule("Request", "unfold all? community", () => unfolded()),
  rule("Request", "unfold it", () => unfolded(), 0.2),
  rule("Request", "unfold community Num", (number) => unfolded({ groups: [String(number)] })),
  rule("Request", "unfold first_group", () => unfolded({ groups: ["first"] })),
  rule("Request", "unfold community of? Names", (names) => unfolded({ groups: names }), 0.1),
  rule("Request", "unfold Names", (names) => unfolded({ groups: names }), 0.3),
];

type Which = Omit<Act & { readonly do: "fold" }, "do" | "isOpen">;

function folded(which: Which = {}): readonly Act[] {
  return [{ do: "fold", ...which, isOpen: false }];
}

function unfolded(which: Which = {}): readonly Act[] {
  return [{ do: "fold", ...which, isOpen: true }];
}

function foldedBy({ name, target, isComputed }: SaidAttribute): readonly Act[] | null {
  return target === "nodes" && isComputed !== true ? folded({ by: name }) : null;
}

/** Groups are of the whole graph. */
function ofAll(what: Ref | undefined, acts: readonly Act[] | null): readonly Act[] | null {
  return what === undefined || what.isAll ? acts : null;
}
