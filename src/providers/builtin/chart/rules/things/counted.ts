import type { Act, Ref } from "../../../meaning/acts";
import { rule } from "../../grammar-types";
import { byKind, isOnlyKind } from "./superlatives";

/** How many of a kind each of another has. */
export const countedRules = [
  rule("Request", "how_many Group be? there? by Kind", (what, kind) => counted(kind, what), 0.1),
];

function counted(kind: Ref, what: Ref): readonly Act[] | null {
  const top = byKind(what, "desc", "");
  return top?.tied === undefined || !isOnlyKind(kind) || kind.where === undefined
    ? null
    : [{ do: "rankTied", what: kind, tied: top.tied, limit: 20 }];
}
