import type { Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import { merged } from "@/lib/lists/whole-lists";
import type { Act, Ref } from "../../../meaning/acts";
import type { Bond, Filling, NewNodes, Place, Tail } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { recordOf } from "./fills";
import { recordNode } from "./records";

type Attributes = Readonly<Record<string, JsonValue>>;

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
    (kind, names, { text }) => (names.length > 1 && areNames(names, text) ? newNodes(kind, names, text) : null),
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

/** "nurses Pia and Olu", "nurses: pia and olu"; "museums, gronks and labs" are kinds of things, one of them unknown. */
function areNames(names: readonly string[], text: string): boolean {
  return text.includes(":") || names.every((name) => !/^\p{Ll}/u.test(name));
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
    const known = parts.filter((part) => part !== null);
    return known.length < parts.length ? null : merged<Attributes>(known);
  }
  if (where.op === "in") return where.values.length === 1 ? { [where.field.name]: where.values[0] ?? null } : null;
  if (where.op !== "compare" || where.value.kind !== "literal" || where.field.of === "computed") return null;
  if (where.cmp === "has") return { [where.field.name]: [where.value.value] };
  return where.cmp === "==" ? { [where.field.name]: where.value.value } : null;
}

/** A kind of thing the graph does not have yet. */
function strangeNodes(kind: string, names: readonly string[], { schema }: Place): NewNodes {
  const { nodeTypeAttribute = "type" } = schema.context.profile;
  return { names, attributes: { [nodeTypeAttribute]: kind } };
}

function withKind(node: NewNodes | null, kind: NewNodes | null): NewNodes | null {
  return node === null || kind === null
    ? null
    : { names: node.names, attributes: { ...kind.attributes, ...node.attributes } };
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
  // "add Gamma and Delta and connect both to Alpha"
  rule("Request", "add_bare Propers and connect it? both? to Names", (names, ends) =>
    names.length > 1 ? made({ names, attributes: {} }, { fills: [], bond: { names: ends } }) : null,
  ),
  rule("Request", "add New and connect it? both to Names", (node, ends) =>
    made(node, { fills: [], bond: { names: ends } }),
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
  const [own, edge] = [saidOf("nodes", fills), saidOf("edges", fills)];
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

/** What is said of the node itself, or of its edges. */
function saidOf(side: "nodes" | "edges", fills: readonly Filling[]): Attributes {
  const own = fills.filter(({ attribute }) => attribute.target === side);
  return recordOf(own, side) ?? {};
}
