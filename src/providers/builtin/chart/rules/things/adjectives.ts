import type { Ref } from "../../../meaning/acts";
import { computed } from "../../../meaning/selectors";
import { type Schema, saysKind, typeAttribute } from "../../../schema/schema";
import { wordsOfName } from "../../../text/tokens";
import { type Part, rule, type ValueSense } from "../../grammar-types";
import { both, either, everything, formsOf, narrow, negated } from "../../refs";
import { flagPart, valuePart, withSaid } from "./condition-parts";

/** What may stand before a noun. */
export const adjectiveRules = [
  rule("Adj", "Value", (value, { text, schema }) => withNoun(valuePart(value, text), value, schema)),
  rule("Adj", "Flag", (flag, { text }) => flagPart(flag, text)),
  rule("Adj", "not Adj", (part, place) => withSaid(negated(part, place), place.text)),
  rule("Adj", "isolated", ({ text }) => ({ where: computed("degree", "==", 0), said: text, side: "nodes" })),
  rule("Adj", "selected", ({ text }) => ({ base: "selected", said: text }), 0.1),
  rule("Adj", "Adj and Adj", (a, b, { text }) => withSaid(both(a, b), text), 0.1),
  rule("Adj", "Adj or Adj", (a, b, { text }) => withSaid(either(a, b), text), 0.1),
  rule(
    "Adj",
    "Adj comma Adj",
    (a, b, { text }) => withSaid(a.about === undefined || a.about !== b.about ? null : either(a, b), text),
    0.1,
  ),
  rule("Adj", "Adj comma Adj and Adj", (a, b, c, { text }) => withSaid(eitherOf([a, b, c]), text), 0.1),
  rule("Adj", "Adj comma Adj or Adj", (a, b, c, { text }) => withSaid(eitherOf([a, b, c]), text), 0.1),
  // "the bride's side", "the Data team"
  rule("Group", "Value possessive Attr", (value, { name, target }, { text }) =>
    value.attribute.name === name && value.target === target
      ? narrow(everything(target), valuePart(value, text))
      : null,
  ),
  rule("Name", "Name Kind", (name, kind, { text }) => (isOneOf(kind, text) ? name : null), 0.5),
];

/** "the Data team": the kind is said behind the name. */
function isOneOf({ target, one, many, isAll, base }: Ref, text: string): boolean {
  return target === "nodes" && !isAll && base === "all" && one !== many && text.toLowerCase().endsWith(` ${one}`);
}

/** A value that is a kind of thing is its noun. */
function withNoun(part: Part, { target, attribute, value }: ValueSense, schema: Schema): Part {
  if (typeAttribute(schema, target)?.name !== attribute.name || attribute.kind === "list") return part;
  return saysKind(attribute.name) ? { ...part, noun: formsOf(wordsOfName(String(value))) } : part;
}

function eitherOf([first, ...rest]: readonly [Part, ...Part[]]): Part | null {
  return rest.reduce<Part | null>((sum, one) => (sum === null ? null : either(sum, one)), first);
}
