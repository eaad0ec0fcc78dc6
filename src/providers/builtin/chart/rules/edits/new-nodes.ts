import type { Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import type { Act, Ref } from "../../../meaning/acts";
import { directionOf, type FoundRelation } from "../../../schema/relation-match";
import type { Bond, Filling, NewNodes, Place, SaidAttribute, Tail, ValueSense } from "../../grammar-types";
import { rule } from "../../grammar-types";

type Attributes = Readonly<Record<string, JsonValue>>;

/** Attributes with their values, as they are said of something new: "floor 2", "age = 3", "4 years of experience". */
export const fillRules = [
  rule("Fill", "Attr be? Literal", (attribute, value) => filled(attribute, value)),
  rule("Fill", "Attr colon Literal", (attribute, value) => filled(attribute, value)),
  rule("Fill", "Attr of Literal", (attribute, value) => filled(attribute, value)),
  rule(
    "Fill",
    "Num unit? of? Attr",
    (value, attribute) => (attribute.kind === "number" ? filled(attribute, value) : null),
    0.1,
  ),
  rule("Fill", "Value Attr", (value, attribute) =>
    value.attribute.name === attribute.name ? filled(attribute, value.value) : null,
  ),
  rule("Fill", "in Attr Literal", (attribute, value) => filled(attribute, value)),
  rule("Fill", "in the? Value Attr", (value, attribute) =>
    value.attribute.name === attribute.name ? filled(attribute, value.value) : null,
  ),
  rule("Fill", "in? Value", (value) => ofValue(value), 0.3),
  rule("Fill", "Flag", (flag) => filled(flag, flag.value), 0.1),
  rule("Fill", "not Flag", (flag) => filled(flag, !flag.value)),
  rule(
    "Attr",
    "Attr year_word",
    (attribute) => (attribute.kind === "string" || attribute.isComputed === true ? null : attribute),
    0.2,
  ),
  rule("Fills", "Fill", (fill) => fill),
  rule("Fills", "have Fills", (fills) => fills),
  rule("Fills", "that? be Fills", (fills) => fills, 0.1),
  rule("Fills", "Fills and Fills", (a, b) => joined(a, b)),
  rule("Fills", "Fills comma and Fills", (a, b) => joined(a, b)),
  rule("Fills", "Fills Fills", (a, b) => joined(a, b), 0.3),
];

function filled(attribute: SaidAttribute, value: JsonValue): readonly Filling[] | null {
  return fits(attribute, value) ? [{ attribute, value }] : null;
}

/** A value of the sort the attribute has. */
export function fits({ kind, isComputed }: SaidAttribute, value: JsonValue): boolean {
  if (isComputed === true) return false;
  if (kind === "number") return typeof value === "number";
  if (kind === "boolean") return typeof value === "boolean";
  return kind !== "string" || typeof value !== "boolean";
}

function ofValue({ attribute, target, value }: ValueSense): readonly Filling[] {
  return [{ attribute: { ...attribute, target }, value: attribute.kind === "list" ? [value] : value }];
}

/** Each attribute once. */
function joined(a: readonly Filling[], b: readonly Filling[]): readonly Filling[] | null {
  const isTwice = a.some((one) => b.some((other) => one.attribute.name === other.attribute.name));
  return isTwice ? null : [...a, ...b];
}

export function recordOf(fills: readonly Filling[], target: "nodes" | "edges"): Attributes | null {
  if (fills.some(({ attribute }) => attribute.target !== target)) return null;
  return Object.fromEntries(fills.map(({ attribute, value }) => [attribute.name, value]));
}

/** Which nodes are to be made: a noun and names. */
export const newRules = [
  rule("Fresh", "Free", (name) => [name]),
  rule("Fresh", "Proper", (name) => [name]),
  rule("Fresh", "Fresh and Free", (names, name) => [...names, name]),
  rule("Fresh", "Fresh comma and Free", (names, name) => [...names, name]),
  rule("Propers", "Proper", (name) => [name]),
  rule("Propers", "Propers and Proper", (names, name) => [...names, name]),
  rule("Propers", "Propers comma and Proper", (names, name) => [...names, name]),
  rule("New", "a? Group called Fresh", (kind, names, { text }) => newNodes(kind, names, text)),
  rule("New", "a? Num Group called Fresh", (count, kind, names, { text }) =>
    names.length === count ? newNodes(kind, names, text) : null,
  ),
  rule("New", "a? Group and? Quoted", (kind, name, { text }) => newNodes(kind, [name], text), 0.1),
  rule("New", "a? Group colon? Proper", (kind, name, { text }) => newNodes(kind, [name], text), 0.1),
  rule("New", "a? Group comma Proper comma?", (kind, name, { text }) => newNodes(kind, [name], text), 0.2),
  rule(
    "New",
    "Num Group colon? Propers",
    (count, kind, names, { text }) => (names.length === count ? newNodes(kind, names, text) : null),
    0.2,
  ),
  rule(
    "New",
    "Num Group comma Propers",
    (count, kind, names, { text }) => (names.length === count ? newNodes(kind, names, text) : null),
    0.2,
  ),
  rule(
    "New",
    "Group colon? Propers",
    (kind, names, { text }) => (names.length > 1 ? newNodes(kind, names, text) : null),
    0.4,
  ),
  rule("New", "a? Strange called Fresh", (kind, names, place) => strangeNodes(kind, names, place), 0.4),
  rule("New", "Proper as Group", (name, kind, { text }) => newNodes(kind, [name], text), 0.2),
  rule("New", "Proper comma a Group", (name, kind, { text }) => newNodes(kind, [name], text), 0.2),
  rule(
    "New",
    "a? Group Record",
    (kind, fills, { text }) => withKind(recordNode(fills), newNodes(kind, ["?"], text)),
    0.1,
  ),
  rule("New", "node? Record", (fills) => recordNode(fills), 0.1),
];

/** A name at least, and everything a noun says of it. */
function newNodes(kind: Ref, names: readonly string[], text: string): NewNodes | null {
  if (kind.target !== "nodes" || kind.base !== "all" || names.length === 0) return null;
  if (names.length > 1 !== isSeveral(kind, text)) return null;
  const attributes = attributesOf(kind);
  return attributes === null ? null : { names, attributes };
}

/** "nurses: Pia and Olu", not "a firm called Olu and Sons". */
function isSeveral({ one, many }: Ref, text: string): boolean {
  return one !== many && text.toLowerCase().includes(many.toLowerCase());
}

function attributesOf({ where, near, tied, rank, against, without }: Ref): Attributes | null {
  if ([near, tied, rank, against, without].some((part) => part !== undefined)) return null;
  return where === undefined ? {} : equalities(where);
}

/** What must be so for a condition to hold; null where it leaves that open. */
function equalities(where: Selector): Attributes | null {
  if (where.op === "and") {
    const parts = where.terms.map(equalities);
    return parts.some((part) => part === null) ? null : Object.assign({}, ...parts);
  }
  if (where.op === "in") return where.values.length === 1 ? { [where.field.name]: where.values[0] ?? null } : null;
  if (where.op !== "compare" || where.value.kind !== "literal" || where.field.of === "computed") return null;
  if (where.cmp === "has") return { [where.field.name]: [where.value.value] };
  return where.cmp === "==" ? { [where.field.name]: where.value.value } : null;
}

/** A kind of thing the graph does not have yet. */
function strangeNodes(kind: string, names: readonly string[], { schema }: Place): NewNodes {
  const { nodeTypeAttribute = "type" } = schema.context.profile;
  return { names, attributes: { [nodeTypeAttribute]: kind.toLowerCase() } };
}

function recordNode(fills: readonly Filling[]): NewNodes | null {
  const name = fills.find(({ attribute }) => attribute.name === nameKey)?.value;
  const attributes = recordOf(
    fills.filter(({ attribute }) => attribute.name !== nameKey),
    "nodes",
  );
  return name === undefined || attributes === null ? null : { names: [String(name)], attributes };
}

function withKind(node: NewNodes | null, kind: NewNodes | null): NewNodes | null {
  return node === null || kind === null
    ? null
    : { names: node.names, attributes: { ...kind.attributes, ...node.attributes } };
}

const nameKey = "\u0000name";
const name: SaidAttribute = { name: nameKey, target: "nodes", kind: "string" };

/** "{name: 'Radiology', kind: 'ward'}": keys of the graph, and new ones. */
export const recordRules = [
  rule("Pair", "Attr colon Literal", (attribute, value) => filled(attribute, value)),
  rule(
    "Pair",
    "label colon Literal",
    (value, { schema, text }) => nameIn(text.split(/[:=]/u)[0] ?? "", value, schema.context.profile.labelAttribute),
    -0.1,
  ),
  rule("Pair", "Quoted colon Literal", (key, value, { schema }) => keyed(key, value, schema.context.profile)),
  rule("Pair", "Strange colon Literal", (key, value, { schema }) => keyed(key, value, schema.context.profile)),
  rule("Pairs", "Pair", (pair) => pair),
  rule("Pairs", "Pairs comma Pair", (a, b) => joined(a, b)),
  rule("Record", "open Pairs close", (pairs) => pairs),
];

type Profile = Place["schema"]["context"]["profile"];

function nameIn(key: string, value: JsonValue, label: string | undefined): readonly Filling[] | null {
  const said = key.trim().toLowerCase();
  return said === label?.toLowerCase() || said === "name" || said === "label" ? [{ attribute: name, value }] : null;
}

function keyed(key: string, value: JsonValue, { labelAttribute, nodeAttributes }: Profile): readonly Filling[] | null {
  const isName = nameIn(key, value, labelAttribute);
  if (isName !== null) return isName;
  const known = nodeAttributes.find((attribute) => attribute.name.toLowerCase() === key.toLowerCase());
  const attribute: SaidAttribute = { name: known?.name ?? key, kind: known?.kind ?? "string", target: "nodes" };
  if (known !== undefined && !fits(attribute, value)) return null;
  return [{ attribute, value }];
}

/** What is said of a new node after its name: its values and what it is tied to. */
export const tailRules = [
  rule("Bond", "that? be? connected_to Names", (names) => ({ names })),
  rule("Bond", "and? connect it? to Names", (names) => ({ names })),
  rule("Bond", "that? Rel Names", (found, names, place) => bond(found, names, place)),
  rule("Bond", "that? be Rel Names", (found, names, place) => bond(found, names, place)),
  rule("Bond", "as? RelNoun of Names", (found, names, place) => bond(found, names, place)),
  rule("Bond", "that? be RelNoun of Names", (found, names, place) => bond(found, names, place)),
  rule("Bond", "between Names", (names) => (names.length === 2 ? { names, isLike: true } : null)),
  rule("Bond", "that? live in Names", (names) => ({ names, isLike: true }), 0.2),
  rule("Bond", "that? live have Names", (names) => ({ names, isLike: true }), 0.2),
  rule("Bond", "beside Names", (names) => ({ names, isLike: true }), 0.4),
  rule("Bonds", "Bond", (found) => found),
  rule("Bonds", "Name possessive RelNoun", (end, found, place) => bond(found, [end], place), 0.3),
  rule("Tail", "Fills", (fills) => ({ fills })),
  rule("Tail", "Bonds", (found) => ({ fills: [], bond: found })),
  rule("Tail", "open Fills close", (fills) => ({ fills })),
  rule("Tail", "and Tail", (tail) => tail),
  rule("Tail", "comma and Tail", (tail) => tail),
  rule("Tail", "Tail Tail", (a, b) => joinedTail(a, b), 0.1),
];

function bond(found: FoundRelation, names: readonly string[], { schema }: Place): Bond | null {
  const { relation } = found;
  if (relation.value === undefined) return null;
  const isReversed = directionOf(found, true, schema.context.profile.directed) === "out";
  return { names, relation: { attribute: relation.attribute, value: relation.value, isReversed } };
}

function joinedTail(a: Tail, b: Tail): Tail | null {
  const fills = joined(a.fills, b.fills);
  if (fills === null || (a.bond !== undefined && b.bond !== undefined)) return null;
  const found = a.bond ?? b.bond;
  return { fills, ...(found === undefined ? {} : { bond: found }) };
}

export const addRules = [
  rule(
    "Request",
    "add a? Kind Bonds called Fresh",
    (kind, bonds, names, { text }) => tiedNode(kind, bonds, names, text),
    0.1,
  ),
  rule(
    "Request",
    "new_one Kind Bonds called Fresh",
    (kind, bonds, names, { text }) => tiedNode(kind, bonds, names, text),
    0.2,
  ),
  rule(
    "Request",
    "we_have new_one Kind Bonds called Fresh",
    (kind, bonds, names, { text }) => tiedNode(kind, bonds, names, text),
    0.1,
  ),
  rule("Request", "add New", (node) => made(node)),
  rule("Request", "add New Tail", (node, tail) => made(node, tail)),
  rule("Request", "new_one New", (node) => made(node), 0.2),
  rule("Request", "new_one New Tail", (node, tail) => made(node, tail), 0.2),
  rule("Request", "we_have New", (node, { text }) => (/ (?:new|another|more) /u.test(text) ? made(node) : null), 0.1),
  rule(
    "Request",
    "we_have New Tail",
    (node, tail, { text }) => (/ (?:new|another|more) /u.test(text) ? made(node, tail) : null),
    0.1,
  ),
  rule("Request", "add_bare Proper", (name) => made({ names: [name], attributes: {} }), 1),
  rule(
    "Request",
    "add_bare Proper Tail",
    (name, tail) =>
      tail.bond === undefined && tail.fills.length === 0 ? null : made({ names: [name], attributes: {} }, tail),
    0.6,
  ),
];

function tiedNode(kind: Ref, bonds: Bond, names: readonly string[], text: string): readonly Act[] | null {
  const node = names.length === 1 ? newNodes(kind, names, text) : null;
  return node === null ? null : made(node, { fills: [], bond: bonds });
}

function made({ names, attributes }: NewNodes, { fills, bond: found }: Tail = { fills: [] }): readonly Act[] | null {
  const [first, ...more] = names;
  if (first === undefined) return null;
  const own =
    recordOf(
      fills.filter(({ attribute }) => attribute.target === "nodes"),
      "nodes",
    ) ?? {};
  const edge =
    recordOf(
      fills.filter(({ attribute }) => attribute.target === "edges"),
      "edges",
    ) ?? {};
  if (Object.keys(edge).length > 0 && found === undefined) return null;
  const isClash = Object.entries(own).some(
    ([key, value]) => attributes[key] !== undefined && attributes[key] !== value,
  );
  if (isClash) return null;
  return [
    {
      do: "addNode",
      name: first,
      ...(more.length === 0 ? {} : { more }),
      attributes: { ...attributes, ...own },
      connectTo: found?.names ?? [],
      ...(found?.relation === undefined ? {} : { relation: found.relation }),
      ...(found?.isLike === true ? { isLike: true } : {}),
      ...(Object.keys(edge).length === 0 ? {} : { edge }),
    },
  ];
}
