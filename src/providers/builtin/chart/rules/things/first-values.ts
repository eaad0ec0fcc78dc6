import type { Act, Ref } from "../../../meaning/acts";
import { hintedAttribute } from "../../../schema/attribute-hints";
import { type Graded, type Place, rule, type SaidAttribute } from "../../grammar-types";
import { find } from "../questions/requests";

/** A value of the first of a ranking: "how old is the oldest". */
export const firstValueRules = [
  rule("Request", "how Graded be Group", (graded, group, place) => measureOf(graded, group, place), 0.1),
  rule("Request", "q? Attr of Group", (attribute, group) => attributeOf(attribute, group), 0.1),
  rule("Request", "q? Group possessive Attr", (group, attribute) => attributeOf(attribute, group), 0.1),
];

function isFirst({ rank, tied }: Ref): boolean {
  return rank !== undefined || tied?.order !== undefined;
}

/** "how old is the oldest": what it is ranked by tells it. */
function measureOf(graded: Graded, group: Ref, { schema }: Place): readonly Act[] | null {
  if (!isFirst(group)) return null;
  const found = hintedAttribute(schema, group.target, graded.group);
  if (found === null) return null;
  return group.rank?.by === found.attribute.name
    ? find(group)
    : [{ do: "describe", what: group, property: found.attribute.name }];
}

function attributeOf(attribute: SaidAttribute, group: Ref): readonly Act[] | null {
  if (!isFirst(group) || attribute.isComputed === true || attribute.target !== group.target) return null;
  return group.rank?.by === attribute.name ? find(group) : [{ do: "describe", what: group, property: attribute.name }];
}
