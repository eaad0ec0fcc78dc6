import { hasDirections } from "@/graph/document/graph-types";
import type { Act, Ref } from "../../../meaning/acts";
import { exists } from "../../../meaning/selectors";
import type { Meanings, Part, Place, SaidAttribute } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { everything } from "../../refs";
import { byRelation, isOnlyKind, passive } from "./superlatives";

/** A number of their edges, added up: "who borrowed for the most days", "the total fee per member". */
export const attributeSumRules = [
  rule("Top", "have Order Attr", (order, attribute, place) => bySum(attribute, order, place), 0.1),
  rule("Top", "Does Order", (attribute, order, place) => bySum(attribute, order, place), 0.1),
  rule("Top", "Rel for Order Attr", (found, order, attribute, place) =>
    summed(byRelation(found, null, order, place), attribute),
  ),
  rule("Top", "be Rel for? Order Attr", (found, order, attribute, place) =>
    summed(byRelation(passive(found), null, order, place), attribute),
  ),
  rule("Request", "ask? which pair do? Rel most", ({ relation: { counts } }) => {
    const rank = { by: counts ?? "", order: "desc", limit: 1 } as const;
    return counts === undefined ? null : [{ do: "rank", what: { ...everything("edges"), rank, isAll: false }, rank }];
  }),
  rule("Request", "q? Figure by Kind", (figure, kind, place) => summedBy(kind, figure, place), 0.1),
  rule("Request", "q? Figure of each Kind", (figure, kind, place) => summedBy(kind, figure, place), 0.1),
];

/** Of whoever the edges begin with; of which kind they are may turn it. */
function bySum(attribute: SaidAttribute, order: "asc" | "desc", { schema, text }: Place): Part | null {
  if (attribute.target !== "edges") return null;
  const direction = hasDirections(schema.context.profile) ? "out" : "both";
  const tied = { cmp: ">=", count: 1, order, via: exists(attribute.name), direction, many: "" } as const;
  return summed({ tied, said: text, side: "nodes" }, attribute);
}

function summed(top: Part | null, { name, target, kind }: SaidAttribute): Part | null {
  if (top?.tied === undefined || target !== "edges" || kind !== "number") return null;
  return { ...top, tied: { ...top.tied, sum: name } };
}

function summedBy(kind: Ref, { measure, attribute }: Meanings["Figure"], place: Place): readonly Act[] | null {
  const top = measure === "sum" ? bySum(attribute, "desc", place) : null;
  if (top?.tied === undefined || !isOnlyKind(kind)) return null;
  return [{ do: "rankTied", what: kind, tied: top.tied, limit: 20 }];
}
