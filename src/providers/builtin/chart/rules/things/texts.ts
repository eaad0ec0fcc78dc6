import { compare, computed } from "../../../meaning/selectors";
import { type Part, rule } from "../../grammar-types";

/** Names that hold, begin or end with a text. */
export const textRules = [
  rule(
    "Pred",
    "whose? Attr contains Free",
    ({ name }, text, place) => textPart(name, "contains", text, place.text),
    0.2,
  ),
  rule(
    "Pred",
    "whose? Attr starts Free",
    ({ name }, text, place) => textPart(name, "startsWith", text, place.text),
    0.2,
  ),
  rule(
    "Pred",
    "whose? Attr ends_with Free",
    ({ name }, text, place) => textPart(name, "endsWith", text, place.text),
    0.2,
  ),
  rule("Pred", "whose? label? contains Free", (text, place) => textPart("label", "contains", text, place.text), 0.4),
  rule("Pred", "whose? label? starts Free", (text, place) => textPart("label", "startsWith", text, place.text), 0.2),
  rule("Pred", "whose? label? ends_with Free", (text, place) => textPart("label", "endsWith", text, place.text), 0.2),
];

function textPart(name: string, cmp: "contains" | "startsWith" | "endsWith", value: string, said: string): Part {
  return { where: name === "label" ? computed(name, cmp, value) : compare(name, cmp, value), said };
}
