import type { JsonValue } from "@/lib/json";
import type { Act, Ref } from "../../../meaning/acts";
import { compare } from "../../../meaning/selectors";
import { attributesOf } from "../../../schema/schema";
import type { Filling, Part, Place, SaidAttribute, ValueSense } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { everything, isPlain, named, narrow, spoken } from "../../refs";
import { fits } from "./fills";

/** Values that are given. */
export const literalRules = [
  rule("Literal", "Num unit?", (value) => value),
  rule("Literal", "Value", ({ value }) => value),
  rule("Literal", "Quoted", (text) => text),
  rule("Literal", "truth", () => true),
  rule("Literal", "falsehood", () => false),
  rule("Literal", "Proper", (text) => text, 0.6),
  rule("Literal", "Free", (text) => text, 1.2),
];

/** Attributes that get a value or lose it. */
export const setRules = [
  rule("Request", "set Attr of Things into Literal", setOf),
  rule("Request", "set Attr of Things Literal", setOf, 0.2),
  rule("Request", "set Attr of Things comma it? should_be Literal", setOf, 0.2),
  rule("Request", "set Attr of Things colon it? should_be? Literal", setOf, 0.2),
  rule("Request", "set Attr of Things from Literal into Literal", (attribute, what, old, value) =>
    set(withOld(what, attribute, old), attribute, value),
  ),
  rule("Request", "set Things possessive Attr into Literal", set),
  rule("Request", "set Things possessive Attr Literal", set, 0.2),
  rule("Request", "set Things possessive Attr from Literal into Literal", (what, attribute, old, value) =>
    set(withOld(what, attribute, old), attribute, value),
  ),
  rule("Request", "set Attr into Literal of Things", setTo),
  rule("Request", "set Attr Literal of Things", setTo, 0.3),
  rule("Request", "set Attr into Literal Pred", (attribute, value, part) => setWhere(part, attribute, value), 0.3),
  rule(
    "Request",
    "set Attr of Things into Literal Pred",
    (attribute, what, value, part) => set(narrow(what, part), attribute, value),
    0.4,
  ),
  rule("Request", "set Things colon set? Attr into Literal", set, 0.2),
  rule("Request", "set Things set Attr into Literal", set, 0.2),
  rule("Request", "Attr equal_sign Literal of Things", setTo),
  rule("Request", "Things Attr equal_sign Literal", set, 0.1),
  rule("Request", "Things possessive Attr equal_sign Literal", set),
  rule("Request", "give Things a? Attr of? Literal", set),
  rule("Request", "give Things Literal as Attr", (what, value, attribute) => set(what, attribute, value), 0.1),
  rule("Request", "set it Attr into Literal", (attribute, value) => set(spoken("previous"), attribute, value), 0.2),
  rule("Request", "Things should have Num unit? Attr", (what, value, attribute) => set(what, attribute, value), 0.2),
  rule("Request", "Things should have a? Attr of Literal", set, 0.1),
  rule("Request", "write a? note_noun round? of? Things saying Wording", (what, text, place) =>
    noted(what, text, place),
  ),
  rule("Request", "add a? note_noun to Things saying Wording", (what, text, place) => noted(what, text, place)),
  rule("Request", "give Things a? note_noun saying Wording", (what, text, place) => noted(what, text, place)),
  rule("Request", "move Things to Value", setValue),
  rule("Request", "move Things to Value Attr", (what, sense, attribute) =>
    sense.attribute.name === attribute.name ? setValue(what, sense) : null,
  ),
  rule("Request", "move Things to Attr Literal", set),
  rule("Request", "mark Things as Flag", (what, flag) => set(what, flag, flag.value)),
  rule("Request", "mark Things as not Flag", (what, flag) => set(what, flag, !flag.value)),
  rule("Request", "mark Things as Value", setValue),
  rule("Request", "mark Things possessive Attr as Literal", set),
  rule("Request", "mark Attr of Things as Literal", setOf),
  rule("Request", "set Things into Flag", (what, flag) => set(what, flag, flag.value), 0.3),
  rule("Request", "set Things into Value", setValue, 0.5),
  rule("Request", "set Value into Value", (old, sense) => replaced(old, sense), 0.3),
  rule("Request", "set all Value into Value", (old, sense) => replaced(old, sense), 0.3),
  rule("Request", "unset Attr of Things", (attribute, what) => unset(what, attribute)),
  rule("Request", "unset Things possessive Attr", (what, attribute) => unset(what, attribute)),
  rule("Request", "unset Attr from Things", (attribute, what) => unset(what, attribute), 0.1),
];

/** Several attributes at once: "set the beds of Oncology to 20 and its floor to 5". */
export const manySetRules = [
  rule("Sets", "Attr into Literal", (attribute, value) => (fits(attribute, value) ? [{ attribute, value }] : null)),
  rule("Sets", "Sets and it? Sets", (a, b) => [...a, ...b]),
  rule("Request", "set Things possessive Sets", (what, sets) => setAll(what, sets), 0.1),
  rule("Request", "set Sets of Things", (sets, what) => setAll(what, sets), 0.1),
  rule(
    "Request",
    "set Attr of Things into Literal and it? Sets",
    (attribute, what, value, sets) => setAll(what, [{ attribute, value }, ...sets]),
    0.1,
  ),
];

function setAll(what: Ref, sets: readonly Filling[]): readonly Act[] | null {
  const acts = sets.map(({ attribute, value }) => set(what, attribute, value));
  return sets.length < 2 || acts.some((one) => one === null) ? null : acts.flatMap((one) => one ?? []);
}

export function set(what: Ref | null, attribute: SaidAttribute | null, value: JsonValue): readonly Act[] | null {
  if (what === null || attribute === null || attribute.target !== what.target || !fits(attribute, value)) return null;
  return [{ do: "set", what, property: attribute.name, value }];
}

/** Under the name notes have here. */
function noted(what: Ref, text: string, { schema }: Place): readonly Act[] | null {
  const own = attributesOf(schema, what.target).find(({ name, kind }) => kind === "string" && notes.test(name));
  return set(what, { name: own?.name ?? "note", kind: "string", target: what.target }, text);
}

const notes = /^(?:notes?|comments?|remarks?|memo)$/iu;

/** "set the age of Rex to 5". */
function setOf(attribute: SaidAttribute, what: Ref, value: JsonValue): readonly Act[] | null {
  return set(what, attribute, value);
}

/** "set age to 5 for Rex". */
function setTo(attribute: SaidAttribute, value: JsonValue, what: Ref): readonly Act[] | null {
  return set(what, attribute, value);
}

export function setValue(what: Ref, { attribute, value, target }: ValueSense): readonly Act[] | null {
  return attribute.kind === "list" ? null : set(what, { ...attribute, target }, value);
}

/** "change all interns to engineers": those of one value get another of the same attribute. */
function replaced(old: ValueSense, sense: ValueSense): readonly Act[] | null {
  if (old.attribute.name !== sense.attribute.name || old.target !== sense.target) return null;
  const what = narrow(everything(old.target), {
    where: compare(old.attribute.name, "==", old.value),
    said: String(old.value),
  });
  return what === null ? null : setValue(what, sense);
}

/** Of several only those that have the old value. */
function withOld(what: Ref, attribute: SaidAttribute, old: JsonValue): Ref | null {
  const { name } = attribute;
  if (!fits(attribute, old)) return null;
  return what.base === "names" ? what : narrow(what, { where: compare(name, "==", old) }, "not");
}

/** "set stock to 0 where the price is below 5". */
function setWhere(part: Part, attribute: SaidAttribute, value: JsonValue): readonly Act[] | null {
  return set(narrow(everything(attribute.target), part), attribute, value);
}

function unset(what: Ref, attribute: SaidAttribute): readonly Act[] | null {
  if (attribute.isComputed === true || attribute.target !== what.target || isPlain(what)) return null;
  return [{ do: "unset", what, property: attribute.name }];
}

/** Nodes and edges that are renamed, merged and deleted. */
export const editRules = [
  rule("Request", "rename Name to Free", renamedTo),
  rule("Request", "rename Name as Free", renamedTo, 0.1),
  rule("Request", "rename Kind Name to Free", (_kind, name, to) => renamed(exact([name]), to), 0.2),
  rule("Request", "rename_to Name Quoted", renamedTo, -0.1),
  rule("Request", "rename_to Name Proper", renamedTo, 0.3),
  rule("Request", "rename it to Free", (to) => renamed(previousOne, to)),
  rule("Request", "Name should called Free", renamedTo),
  rule("Request", "set label of Name into Free", renamedTo),
  rule("Request", "set Name possessive label into Free", renamedTo),
  rule("Request", "give Name a? label Free", renamedTo, 0.2),
  rule("Request", "merge Name and Name", (a, b) => [{ do: "merge", what: exact([a, b]) }]),
  // "and" may stand where "to" does.
  rule("Request", "merge Name to Name", (a, b) => [{ do: "merge", what: exact([a, b]), into: b }], 0.4),
  rule("Request", "merge Name with Name", (a, b) => [{ do: "merge", what: exact([a, b]) }]),
  rule("Request", "remove Things", (what) => removed(what)),
  rule("Request", "kick_out Things", (what) => removed(what), 0.2),
  rule("Request", "remove someone Pred", (part) => removed(narrow(everything(part.side ?? "nodes"), part)), 0.2),
];

const previousOne: Ref = { ...named([]), base: "previous", isExact: true };

export function renamed(what: Ref, to: string): readonly Act[] {
  return [{ do: "rename", what, to }];
}

function renamedTo(name: string, to: string): readonly Act[] {
  return renamed(exact([name]), to);
}

export function exact(names: readonly string[]): Ref {
  return { ...named(names), isExact: true };
}

/** The more a change takes away, the less is guessed: everything at once is left to a clear word. */
function removed(what: Ref | null): readonly Act[] | null {
  if (what === null || (what.isAll && what.base === "all")) return null;
  return [{ do: "remove", what: { ...what, isExact: true } }];
}
