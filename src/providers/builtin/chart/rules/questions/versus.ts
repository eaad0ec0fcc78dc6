import type { Act } from "../../../meaning/acts";
import { rankableBy } from "../../../schema/attribute-hints";
import type { Graded, Place, SaidAttribute } from "../../grammar-types";
import { rule } from "../../grammar-types";

/** Two beside each other. */
export const versusRules = [
  rule("Request", "be Name More than Name", (a, graded, b, place) => versus([a, b], graded, "yes", place)),
  rule("Request", "q? who? be More comma? Name or Name", (graded, a, b, place) =>
    versus([a, b], graded, "which", place),
  ),
  rule("Request", "who be More colon? Name or Name", (graded, a, b, place) => versus([a, b], graded, "which", place)),
  rule("Request", "be Name or Name More", (a, b, graded, place) => versus([a, b], graded, "which", place)),
  rule("Request", "who be More between Name and Name", (graded, a, b, place) => versus([a, b], graded, "which", place)),
  rule("Request", "who of? Name and Name be More", (a, b, graded, place) => versus([a, b], graded, "which", place)),
  rule("Request", "do Name have more_of Attr than Name", (a, attribute, b) => versusBy([a, b], attribute, true, "yes")),
  rule("Request", "do Name have fewer_of Attr than Name", (a, attribute, b) =>
    versusBy([a, b], attribute, false, "yes"),
  ),
  rule("Request", "q? difference of? Attr between? Name and Name", (attribute, a, b) =>
    versusBy([a, b], attribute, true, "difference"),
  ),
  rule("Request", "how_many More be Name than Name", (graded, a, b, place) =>
    versus([a, b], graded, "difference", place),
  ),
  rule("Request", "do Name and Name have same Attr", (a, b, attribute) => sameValue([a, b], attribute)),
  rule("Request", "be Attr of Name and Name same", (attribute, a, b) => sameValue([a, b], attribute)),
  rule("Request", "compare Name to Name", (a, b) => [{ do: "sideBySide", ends: [a, b] }]),
  rule("Request", "compare Name and Name", (a, b) => [{ do: "sideBySide", ends: [a, b] }]),
  rule("Request", "q? difference of? Name and Name", (a, b) => [{ do: "sideBySide", ends: [a, b] }], 0.2),
];

type Two = readonly [string, string];

function versus(
  ends: Two,
  graded: Graded,
  asks: "yes" | "which" | "difference",
  { schema }: Place,
): readonly Act[] | null {
  const [first, ...others] = rankableBy(schema, "nodes", graded.group).map(({ attribute, isTurned }) => ({
    property: attribute.name,
    isMore: graded.isMore !== isTurned,
  }));
  if (first === undefined) return null;
  return [{ do: "versus", ends, ...first, asks, ...(others.length > 0 ? { others } : {}) }];
}

/** Which of two has more of it, whether one has, or by how much. */
export function versusBy(
  ends: Two,
  attribute: SaidAttribute,
  isMore: boolean,
  asks: "yes" | "which" | "difference",
): readonly Act[] | null {
  if (attribute.kind !== "number" || attribute.target === "edges") return null;
  return [{ do: "versus", ends, property: attribute.name, isMore, asks }];
}

function sameValue(ends: Two, attribute: SaidAttribute): readonly Act[] | null {
  return attribute.isComputed === true || attribute.target === "edges"
    ? null
    : [{ do: "versus", ends, property: attribute.name, isMore: true, asks: "same" }];
}
