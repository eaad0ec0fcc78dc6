import type { Act, Ref } from "../../../meaning/acts";
import type { FoundRelation } from "../../../schema/relation-match";
import { type Place, rule } from "../../grammar-types";
import { byKind, byRelation, isOnlyKind } from "./superlatives";

/** How many of a kind each of another has. */
export const countedRules = [
  rule("Request", "how_many Group be? there? by Kind", (what, kind) => counted(kind, what), 0.1),
  rule("Request", "how_many Group do? Kind Rel each", (what, kind, found, place) =>
    countedOver(kind, found, what, place),
  ),
  rule("Request", "how_many Group do? each Kind Rel", (what, kind, found, place) =>
    countedOver(kind, found, what, place),
  ),
];

function counted(kind: Ref, what: Ref): readonly Act[] | null {
  const top = byKind(what, "desc", "");
  return top?.tied === undefined || !isOnlyKind(kind) || kind.where === undefined
    ? null
    : [{ do: "rankTied", what: kind, tied: top.tied, limit: 20 }];
}

function countedOver(kind: Ref, found: FoundRelation, what: Ref, place: Place): readonly Act[] | null {
  const top = byRelation(found, what, "desc", place);
  return top?.tied === undefined || !isOnlyKind(kind)
    ? null
    : [{ do: "rankTied", what: kind, tied: top.tied, limit: 20 }];
}
