import { hasDirections } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import type { Ref } from "../../../meaning/acts";
import { directionOf, type FoundRelation } from "../../../schema/relation-match";
import { type Place, rule } from "../../grammar-types";
import { viaOf } from "./relations";
import { isConditions } from "./things";

/** Some elements with what a relation joins to them. */
export const relatedRules = [
  rule("Things", "Group and which do? it Rel", (group, found, place) => withRelated(group, found, place)),
  rule("Things", "Group and who do? it Rel", (group, found, place) => withRelated(group, found, place)),
  rule("Things", "Group and Group that? it Rel", (group, others, found, place) =>
    isConditions(others) ? withRelated(group, found, place, others.where) : null,
  ),
];

/** "authors and what they wrote". */
function withRelated(group: Ref, found: FoundRelation, { schema }: Place, where?: Selector): Ref | null {
  if (group.target === "edges" || group.rank !== undefined) return null;
  const { via } = viaOf(found.relation);
  return {
    ...group,
    isWithNeighbours: true,
    isAll: false,
    withDirection: directionOf(found, false, hasDirections(schema.context.profile)),
    ...(via === undefined ? {} : { withVia: via }),
    ...(where === undefined ? {} : { withWhere: where }),
  };
}
