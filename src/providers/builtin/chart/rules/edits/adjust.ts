import type { Act, Ref } from "../../../meaning/acts";
import { wordsOfName } from "../../../text/tokens";
import type { Place, SaidAttribute } from "../../grammar-types";
import { rule } from "../../grammar-types";

type By = { readonly add?: number; readonly multiply?: number };

/** Numbers that go up and down. */
export const adjustRules = [
  rule("Change", "raise Attr of Things by Num unit?", raisedOf),
  rule("Change", "raise Things possessive Attr by Num unit?", raised),
  rule(
    "Change",
    "raise Attr by Num unit? of Things",
    (attribute, amount, what, { text }) => moved(what, attribute, by(amount, 1, text)),
    0.2,
  ),
  rule("Change", "lower Attr of Things by Num unit?", loweredOf),
  rule("Change", "lower Things possessive Attr by Num unit?", lowered),
  rule(
    "Change",
    "lower Attr by Num unit? of Things",
    (attribute, amount, what, { text }) => moved(what, attribute, by(amount, -1, text)),
    0.2,
  ),
  rule("Change", "raise Attr of Things to Num unit?", (attribute, what, value) => setTo(what, attribute, value)),
  rule("Change", "raise Things possessive Attr to Num unit?", (what, attribute, value) =>
    setTo(what, attribute, value),
  ),
  rule("Change", "lower Attr of Things to Num unit?", (attribute, what, value) => setTo(what, attribute, value)),
  rule("Change", "lower Things possessive Attr to Num unit?", (what, attribute, value) =>
    setTo(what, attribute, value),
  ),
  rule("Change", "add Num unit? to Attr of Things", (amount, attribute, what, { text }) =>
    moved(what, attribute, by(amount, 1, text)),
  ),
  rule("Change", "add Num unit? to Things possessive Attr", (amount, what, attribute, { text }) =>
    moved(what, attribute, by(amount, 1, text)),
  ),
  rule(
    "Change",
    "add Num Attr to Things",
    (amount, attribute, what, { text }) => moved(what, attribute, by(amount, 1, text)),
    0.1,
  ),
  rule("Change", "lower Num unit? from Attr of Things", (amount, attribute, what, { text }) =>
    moved(what, attribute, by(amount, -1, text)),
  ),
  rule("Change", "lower Num unit? from Things possessive Attr", (amount, what, attribute, { text }) =>
    moved(what, attribute, by(amount, -1, text)),
  ),
  rule(
    "Change",
    "give Things raise_noun Num unit?",
    (what, amount, place) => moved(what, pay(place), by(amount, 1, place.text)),
    0.2,
  ),
  rule(
    "Change",
    "give Things cut_noun Num unit?",
    (what, amount, place) => moved(what, pay(place), by(amount, -1, place.text)),
    0.2,
  ),
  rule(
    "Change",
    "give Things Num unit? raise_noun Attr",
    (what, amount, attribute, { text }) => moved(what, attribute, by(amount, 1, text)),
    0.2,
  ),
  rule("Change", "give Things Num more_of_it Attr", (what, amount, attribute) =>
    moved(what, attribute, { add: amount }),
  ),
  rule("Change", "give Things more_of_it Num Attr", (what, amount, attribute) =>
    moved(what, attribute, { add: amount }),
  ),
  rule(
    "Change",
    "give Things Num unit? more_of_it Attr",
    (what, amount, attribute) => moved(what, attribute, { add: amount }),
    0.1,
  ),
  rule("Change", "double_it Attr of Things", (attribute, what) => moved(what, attribute, { multiply: 2 })),
  rule("Change", "double_it Things possessive Attr", (what, attribute) => moved(what, attribute, { multiply: 2 })),
  rule("Change", "triple Attr of Things", (attribute, what) => moved(what, attribute, { multiply: 3 })),
  rule("Change", "triple Things possessive Attr", (what, attribute) => moved(what, attribute, { multiply: 3 })),
  rule("Change", "halve Attr of Things", (attribute, what) => moved(what, attribute, { multiply: 0.5 })),
  rule("Change", "halve Things possessive Attr", (what, attribute) => moved(what, attribute, { multiply: 0.5 })),
  rule("Change", "multiply Attr of Things by Num", (attribute, what, factor) =>
    moved(what, attribute, { multiply: factor }),
  ),
  rule("Change", "multiply Things possessive Attr by Num", (what, attribute, factor) =>
    moved(what, attribute, { multiply: factor }),
  ),
  rule("Change", "divide Attr of Things by Num", (attribute, what, factor) =>
    factor === 0 ? null : moved(what, attribute, { multiply: 1 / factor }),
  ),
  rule("Change", "divide Things possessive Attr by Num", (what, attribute, factor) =>
    factor === 0 ? null : moved(what, attribute, { multiply: 1 / factor }),
  ),
  rule("Request", "Change", (acts) => acts),
];

/** So much more or less; in a hundred where it is said so. */
function by(amount: number, sign: 1 | -1, text: string): By {
  const last = /%|\bper ?cent\b|\bpct\b/iu.test(text);
  return last ? { multiply: Math.round(1e6 * (1 + (sign * amount) / 100)) / 1e6 } : { add: sign * amount };
}

/** "raise Ann's salary by 5". */
export function raised(what: Ref, attribute: SaidAttribute, amount: number, { text }: Place): readonly Act[] | null {
  return moved(what, attribute, by(amount, 1, text));
}

/** "raise the salary of Ann by 5". */
export function raisedOf(attribute: SaidAttribute, what: Ref, amount: number, place: Place): readonly Act[] | null {
  return raised(what, attribute, amount, place);
}

export function lowered(what: Ref, attribute: SaidAttribute, amount: number, { text }: Place): readonly Act[] | null {
  return moved(what, attribute, by(amount, -1, text));
}

export function loweredOf(attribute: SaidAttribute, what: Ref, amount: number, place: Place): readonly Act[] | null {
  return lowered(what, attribute, amount, place);
}

export function moved(what: Ref, attribute: SaidAttribute | null, change: By): readonly Act[] | null {
  if (
    attribute === null ||
    attribute.kind !== "number" ||
    attribute.isComputed === true ||
    attribute.target !== what.target
  )
    return null;
  return [{ do: "adjust", what, property: attribute.name, ...change }];
}

function setTo(what: Ref, attribute: SaidAttribute, value: number): readonly Act[] | null {
  if (attribute.kind !== "number" || attribute.isComputed === true || attribute.target !== what.target) return null;
  return [{ do: "set", what, property: attribute.name, value }];
}

/** What a raise is of: the one number of pay there is. */
function pay({ schema }: Place): SaidAttribute | null {
  const numbers = schema.context.profile.nodeAttributes.filter(({ kind }) => kind === "number");
  const [only, second] = numbers.filter(({ name }) =>
    wordsOfName(name)
      .split(" ")
      .some((word) => payWords.has(word)),
  );
  return only === undefined || second !== undefined ? null : { name: only.name, kind: "number", target: "nodes" };
}

const payWords = new Set(["salary", "pay", "wage", "wages", "income", "fee"]);
