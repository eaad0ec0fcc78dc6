import type { JsonValue } from "@/lib/json";
import { placeAttribute, postAttribute } from "../../../lexicon/concept-attributes";
import type { Act, Ref } from "../../../meaning/acts";
import { compare } from "../../../meaning/selectors";
import { hintedAttribute } from "../../../schema/attribute-hints";
import type { Place, SaidAttribute } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { everything, narrow } from "../../refs";
import { phrasesOf } from "../../words/vocabulary";
import { lowered, loweredOf, moved, raised, raisedOf } from "./adjust";
import { exact, renamed, set, setValue } from "./edits";
import { related } from "./ties";

/**
 * News: "Ann turned 30", "Ann works for Bob now". Told with a word that says it is new it is done; else it is offered.
 */
export const statementRules = [
  // A value
  rule("Statement", "Things possessive new_one? Attr be Literal", (what, attribute, value) =>
    set(what, attribute, value),
  ),
  rule("Statement", "new_one? Attr of Things be Literal", (attribute, what, value) => set(what, attribute, value)),
  rule("Statement", "Things possessive Attr went_to Literal", (what, attribute, value) => set(what, attribute, value)),
  rule("Statement", "Attr of Things went_to Literal", (attribute, what, value) => set(what, attribute, value)),
  rule("Statement", "Things has_got Num unit? Attr", (what, value, attribute) => set(what, attribute, value)),
  rule("Statement", "Things has_got Num unit? Attr comma? instead_of Num", (what, value, attribute) =>
    set(what, attribute, value),
  ),
  rule("Statement", "Things has_got a? new_one? Attr of Literal", (what, attribute, value) =>
    set(what, attribute, value),
  ),
  rule("Statement", "Things be Flag", (what, flag) => (isKind(what) ? null : set(what, flag, flag.value))),
  rule("Statement", "Things be not Flag", (what, flag) => (isKind(what) ? null : set(what, flag, !flag.value))),
  rule("Statement", "Things not Flag", (what, flag) => (isKind(what) ? null : set(what, flag, !flag.value))),
  rule("Statement", "Things be in? Value", (what, sense) => setValue(what, sense), 0.2),
  rule("Statement", "Things be Value comma? instead_of Value", (what, sense) => setValue(what, sense)),
  rule("Statement", "Things promoted Value", (what, sense) => setValue(what, sense)),
  rule("Statement", "Things promoted Free", (what, post, place) => set(what, attributeOf(postAttribute, place), post)),
  rule("Statement", "Things turned Num unit?", (what, value, place) => set(what, age(place), value)),
  rule("Statement", "Things be Num unit?", (what, value, place) => set(what, age(place), value), 0.3),
  rule("Statement", "Things live in Value", (what, sense) => setValue(what, sense)),
  rule("Statement", "Things live in Proper", (what, value, place) =>
    set(what, attributeOf(placeAttribute, place), value),
  ),
  rule("Statement", "everyone_none be Flag", (flag) => noneOf(flag)),
  // More or less
  rule("Statement", "Things went_up Num unit? more_of_it? Attr", (what, amount, attribute) =>
    moved(what, attribute, { add: amount }),
  ),
  rule("Statement", "Things went_down Num unit? Attr", (what, amount, attribute) =>
    moved(what, attribute, { add: -amount }),
  ),
  rule("Statement", "Attr of Things went_up Num unit?", raisedOf),
  rule("Statement", "Things possessive Attr went_up Num unit?", raised),
  rule("Statement", "Attr of Things went_down Num unit?", loweredOf),
  rule("Statement", "Things possessive Attr went_down Num unit?", lowered),
  // A name
  rule("Statement", "Kind? Name was_named Free", (_kind, name, to) => renamed(exact([name]), to)),
  // An edge
  rule("Statement", "Name Rel Name", (name, found, other, place) => related("addEdge", { name, found, other }, place)),
  rule("Statement", "Name be Rel Name", (name, found, other, place) =>
    related("addEdge", { name, found, other }, place),
  ),
  rule("Statement", "Name be RelNoun of Name", (name, found, other, place) =>
    related("addEdge", { name, found, other }, place),
  ),
  rule("Statement", "Name possessive RelNoun be Name", (other, found, name, place) =>
    related("addEdge", { name, found, other }, place),
  ),
  rule("Statement", "Name be Name possessive RelNoun", (name, other, found, place) =>
    related("addEdge", { name, found, other }, place),
  ),
  rule("Statement", "Name not Rel Name", (name, found, other, place) =>
    related("removeEdge", { name, found, other }, place),
  ),
  rule("Statement", "Name be? not Rel Name", (name, found, other, place) =>
    related("removeEdge", { name, found, other }, place),
  ),
  rule("Statement", "Name be not RelNoun of Name", (name, found, other, place) =>
    related("removeEdge", { name, found, other }, place),
  ),
  rule("News", "Things move to Proper", (what, value, place) => set(what, attributeOf(placeAttribute, place), value)),
  rule("News", "Things move to Value", (what, sense) => setValue(what, sense)),
  rule("Statement", "News", (acts) => acts),
  rule("Request", "News", (acts) => news(acts, true), 0.3),
  rule("Request", "Statement", (acts, { text }) => news(acts, isNews(text)), 0.4),
  rule("Request", "Statement news", (acts) => news(acts, true)),
  rule("Request", "news Statement", (acts) => news(acts, true)),
];

const newsPhrases = (["news", "went_up", "went_down", "went_to", "turned", "promoted", "was_named"] as const).flatMap(
  (symbol) => phrasesOf(symbol),
);

/** A word that says it is new stands among these. */
function isNews(text: string): boolean {
  const said = ` ${text
    .toLowerCase()
    .replace(/[’']/gu, "'")
    .replace(/[.,!?;]/gu, " ")
    .replace(/ +/gu, " ")} `;
  return said.includes(" new ") || newsPhrases.some((phrase) => said.includes(` ${phrase} `));
}

function news(acts: readonly Act[], isSure: boolean): readonly Act[] {
  return acts.map((act) => ({ do: "held", why: "told", act, words: isSure ? "news" : "" }));
}

function age({ schema }: Place): SaidAttribute | null {
  const hint = hintedAttribute(schema, "nodes", "age");
  return hint === null || hint.isTurned ? null : { name: hint.attribute.name, kind: "number", target: "nodes" };
}

function attributeOf(find: (schema: Place["schema"]) => string | null, { schema }: Place): SaidAttribute | null {
  const name = find(schema);
  return name === null ? null : { name, kind: "string", target: "nodes" };
}

/** "nothing is overdue any more". */
function noneOf({ name, target, value, kind }: SaidAttribute & { readonly value: boolean }): readonly Act[] | null {
  const what: Ref | null = narrow(everything(target), { where: compare(name, "==", value), said: name });
  const other: JsonValue = !value;
  return what === null ? null : set(what, { name, target, kind }, other);
}

/** "recipes that are not vegetarian" says which, of nobody in particular. */
function isKind({ base }: Ref): boolean {
  return base === "all";
}
