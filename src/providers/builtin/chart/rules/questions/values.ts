import { placeAttribute, sceneAttribute } from "../../../lexicon/concept-attributes";
import type { Act, Ref } from "../../../meaning/acts";
import { hintedAttribute, rankableBy } from "../../../schema/attribute-hints";
import { timeAttribute } from "../../../schema/time-attributes";
import type { Graded, Meanings, Place, SaidAttribute } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { everything, isPlain, named, narrow } from "../../refs";
import { isSame } from "../../same-data";
import { gradedRank, orderOf } from "../things/rankings";
import { find } from "./requests";

/** Values of the elements themselves. */
export const valueRules = [
  rule("Request", "q? Attr of Names", (attribute, names) => tell(attribute, names)),
  rule("Request", "q? Names possessive Attr", (names, attribute) => tell(attribute, names)),
  rule("Request", "q? Attr do? Names have", (attribute, names) => tell(attribute, names)),
  rule("Request", "q? Attr be Names", (attribute, names) => tell(attribute, names), 0.1),
  rule("Request", "q? Attr be Names in", (attribute, names) => tell(attribute, names), 0.1),
  rule("Request", "Names possessive Attr be which", (names, attribute) => tell(attribute, names), 0.2),
  rule("Request", "how Graded be Names", (graded, names, place) => tellGraded(graded, names, place)),
  rule(
    "Request",
    "how_many do Names Attr",
    (names, attribute) => (attribute.kind === "number" ? tell(attribute, names) : null),
    0.1,
  ),
  rule("Request", "how_many Attr do Names have", (attribute, names) => tell(attribute, names), 0.1),
  rule("Request", "when be? do? Names Event", (names, event, place) => tellTime(names, event, place)),
  // What the edge between two says
  rule("Request", "ask? where do? be? Names Rel", (names, _found, { schema }) =>
    between(names, sceneAttribute(schema)),
  ),
  rule("Request", "ask? where do? Name Rel Name", (a, _found, b, { schema }) =>
    between([a, b], sceneAttribute(schema)),
  ),
  rule("Request", "ask? when do? be? Names last? Rel", (names, _found, place) => between(names, dateOf(place))),
  rule("Request", "ask? when do? Name last? Rel Name", (a, _found, b, place) => between([a, b], dateOf(place))),
  rule("Request", "ask? how_often do? be? Names Rel", (names, { relation }) => between(names, relation.counts ?? null)),
  rule("Request", "ask? how_often do? Name Rel Name", (a, { relation }, b) => between([a, b], relation.counts ?? null)),
  rule("Request", "where be? do? Names", (names, place) => tellPlace(names, place)),
  rule("Request", "where be? do? Names live", (names, place) => tellPlace(names, place), 0.35),
  rule("Request", "describe Names", (names) => [{ do: "describe", what: named(names) }]),
  rule("Request", "ask describe Names", (names) => [{ do: "describe", what: named(names) }]),
  rule("Request", "who be Names", (names) => (names.length === 1 ? [{ do: "describe", what: named(names) }] : null)),
  rule(
    "Request",
    "which be Names",
    (names) => (names.length === 1 ? [{ do: "describe", what: named(names) }] : null),
    0.2,
  ),
  rule("Request", "q? Attr of Things", (attribute, what) => listOf(attribute, what), 0.2),
  rule("Request", "q? Things possessive Attr", (what, attribute) => listOf(attribute, what), 0.2),
  rule("Request", "q? value of Attr", (attribute) => listOf(attribute, everything(attribute.target))),
  rule("Request", "q value do? Attr attribute? have", (attribute) => listOf(attribute, everything(attribute.target))),
  rule("Request", "ask? how_many other? Attr be? there?", (attribute) =>
    attribute.kind === "number" ? null : listOf(attribute, everything(attribute.target)),
  ),
  rule("Request", "which Attr be? there", (attribute) => listOf(attribute, everything(attribute.target))),
  rule("Request", "ask? all Attr", (attribute) => listOf(attribute, everything(attribute.target)), 0.3),
  rule("Request", "q type be? there?", (place) => types("nodes", place)),
  rule("Request", "q edge_type be? there?", (place) => types("edges", place)),
  rule("Request", "q attribute be? there?", () => [{ do: "schema", target: "both" }]),
  rule("Request", "q attribute do? Kind have", (kind) =>
    kind.target === "edges" || isPlain(kind) ? [{ do: "schema", target: kind.target }] : null,
  ),
  rule("Request", "q attribute of Kind", (kind) => (isPlain(kind) ? [{ do: "schema", target: kind.target }] : null)),
  // Rankings
  rule("Request", "rank_by Things by Attr", (what, attribute) => ranking(what, attribute)),
  rule("Request", "q? Things rank_by by Attr", (what, attribute) => ranking(what, attribute)),
  rule(
    "Request",
    "ask Things by Attr",
    (what, attribute) => (attribute.kind === "number" ? ranking(what, attribute) : null),
    0.4,
  ),
  rule("Request", "q? Things rank_by by Graded", (what, graded, place) => rankingBy(what, graded, place)),
  rule("Sorted", "ascending", () => ({ order: "asc" as const })),
  rule("Sorted", "descending", () => ({ order: "desc" as const })),
  rule("Sorted", "Most first_there", (graded) => sortedBy(graded)),
  rule("Sorted", "from? Most to Most", (graded, end) => (isSame(graded, end) ? null : sortedBy(graded))),
  rule("Request", "Request comma? Sorted", (acts, sorted, place) => reordered(acts, sorted, place), -0.1),
  rule("Request", "ask? Things comma? Sorted", (what, sorted, place) => rankingIn(what, sorted, place), 0.1),
  rule("Request", "rank_by Things comma? Sorted", (what, sorted, place) => rankingIn(what, sorted, place)),
  rule(
    "Request",
    "q? Most Attr",
    (graded, attribute) =>
      graded.group === "size" || graded.group === "length" ? firstBy(attribute, graded.isMore) : null,
    0.5,
  ),
];

/** Of two the value of their edge, of one those of all its edges. */
function between(names: readonly string[], property: string | null): readonly Act[] | null {
  const [from, to, third] = names;
  if (property === null || from === undefined || third !== undefined) return null;
  if (to !== undefined) return [{ do: "edgeValue", ends: [from, to], property }];
  const what: Ref = { ...everything("edges"), ends: { names, side: "both" }, isAll: false };
  return [{ do: "values", property, target: "edges", what }];
}

function dateOf({ schema }: Place): string | null {
  return timeAttribute(schema, "edges", null)?.name ?? null;
}

function tell(attribute: SaidAttribute, names: readonly string[]): readonly Act[] | null {
  const [name] = names;
  if (attribute.isComputed === true)
    return name === undefined || names.length > 1 ? null : computedOf(attribute.name, name);
  if (attribute.target === "edges") return null;
  return [{ do: "describe", what: named(names), property: attribute.name }];
}

/** "the in-degree of Ann". */
function computedOf(field: string, name: string): readonly Act[] | null {
  const ways = { degree: "both", indegree: "in", outdegree: "out" } as const;
  const way = field === "degree" || field === "indegree" || field === "outdegree" ? ways[field] : null;
  return way === null ? null : [{ do: "degree", name, way, isNodes: false }];
}

function tellGraded(graded: Graded, names: readonly string[], { schema }: Place): readonly Act[] | null {
  const found = hintedAttribute(schema, "nodes", graded.group);
  return found === null ? null : [{ do: "describe", what: named(names), property: found.attribute.name }];
}

function tellTime(names: readonly string[], event: string, { schema }: Place): readonly Act[] | null {
  const time = timeAttribute(schema, "nodes", event);
  return time === null ? null : [{ do: "describe", what: named(names), property: time.name }];
}

function tellPlace(names: readonly string[], { schema }: Place): readonly Act[] | null {
  const property = placeAttribute(schema);
  return property === null ? null : [{ do: "describe", what: named(names), property }];
}

function listOf(attribute: SaidAttribute, what: Ref): readonly Act[] | null {
  if (attribute.isComputed === true || attribute.target !== what.target || what.base === "names") return null;
  return [{ do: "values", property: attribute.name, target: attribute.target, what }];
}

function types(target: "nodes" | "edges", { schema }: Place): readonly Act[] | null {
  const { nodeTypeAttribute, edgeTypeAttribute } = schema.context.profile;
  const known = target === "nodes" ? nodeTypeAttribute : edgeTypeAttribute;
  return known === undefined ? null : [{ do: "types", what: everything(target) }];
}

/** As many of a sorted list as are told. */
const mostSorted = 50;

function ranking(what: Ref, { name: by, target }: Pick<SaidAttribute, "name" | "target">): readonly Act[] | null {
  if (target !== what.target || what.rank !== undefined) return null;
  const rank = { by, order: "desc", limit: mostSorted } as const;
  return [{ do: "rank", what: { ...what, rank }, rank }];
}

function rankingBy(what: Ref, graded: Graded, { schema }: Place): readonly Act[] | null {
  const found = hintedAttribute(schema, what.target, graded.group);
  return found === null ? null : ranking(what, { name: found.attribute.name, target: what.target });
}

function sortedBy({ group, isMore }: Graded): Meanings["Sorted"] {
  return { order: orderOf(isMore), group };
}

/** "list the people from oldest to youngest": what is graded is what they are sorted by. */
function rankingIn(what: Ref, { order, group }: Meanings["Sorted"], place: Place): readonly Act[] | null {
  const part = group === undefined ? null : gradedRank({ group, isMore: order === "desc" }, mostSorted, place, what);
  const sorted = part === null || what.rank !== undefined ? null : narrow(what, part, "not");
  return sorted === null ? null : find(sorted);
}

/** "by price, cheapest first": it stands already what they are sorted by. */
function reordered(
  acts: readonly Act[],
  { order, group }: Meanings["Sorted"],
  { schema }: Place,
): readonly Act[] | null {
  const [act, second] = acts;
  if (act?.do !== "rank" || second !== undefined || act.rank.limit !== mostSorted) return null;
  const graded =
    group === undefined
      ? { isTurned: false }
      : rankableBy(schema, act.what.target, group).find(({ attribute }) => attribute.name === act.rank.by);
  if (graded === undefined) return null;
  const rank = { ...act.rank, order: orderOf((order === "desc") !== graded.isTurned) };
  return [{ ...act, what: { ...act.what, rank }, rank }];
}

function firstBy({ name, target }: SaidAttribute, isMore: boolean): readonly Act[] | null {
  const rank = { by: name, order: isMore ? "desc" : "asc", limit: 1 } as const;
  const what = narrow(everything(target), { rank }, "not");
  return what === null ? null : find(what);
}
