import { placeAttribute } from "../../lexicon/concept-attributes";
import type { Act, Ref } from "../../meaning/acts";
import { hintedAttribute } from "../../schema/attribute-hints";
import type { FoundRelation } from "../../schema/relation-match";
import { timeAttribute } from "../../schema/time-attributes";
import type { Meanings, Part, Place, Said } from "../grammar-types";
import { type Rule, rule } from "../grammar-types";
import { everything, narrow, spoken } from "../refs";
import { related } from "../rules/edits/ties";
import { countOf, findOf, ofKind } from "../rules/questions/possession";
import { find } from "../rules/questions/requests";
import { livingIn } from "../rules/things/attribute-verbs";
import { gradedRank } from "../rules/things/rankings";
import { nextTo, relatedTo } from "../rules/things/relations";

/** Whole requests about what was spoken of: "which of those …", "their average age", "how old is she?". */
export const backRules: readonly Rule[] = [
  rule("Request", "ask? which them do? that? Pred", (part) => findBack(part), -0.3),
  rule("Request", "ask? who them do? that? Pred", (part) => findBack(part), -0.3),
  rule("Request", "ask? how_many them do? that? Pred", (part) => countBack(part), -0.3),
  rule("Request", "how_many it do? Pred", (part) => countBack(part), -0.1),
  rule("Request", "q? its Figure", (figure) => figureBack(figure), -0.4),
  rule("Request", "q? Figure of it", (figure) => figureBack(figure), -0.1),
  rule("Group", "its RelNoun", (found, place) => ({
    ...everything("nodes"),
    near: relatedTo([], found, true, place),
    isAll: false,
  })),
  rule(
    "Group",
    "its Rel",
    (found, place) => {
      const near = relatedTo([], found, true, place);
      return near.direction === "both" ? { ...everything("nodes"), near, isAll: false } : null;
    },
    -0.3,
  ),
  rule("Group", "its neighbour", ({ text }) => around(text)),
  rule("Group", "its Kind", (kind) => ofKind(kind, nextTo([])), -0.7),
  rule("Request", "ask? how_many Group do it have", (group) => countOf(ofKind(group, nextTo([]))), -0.5),
  rule("Request", "ask? which Group do it have", (group) => findOf(ofKind(group, nextTo([]))), -0.5),
  rule("Request", "ask? which Group that? dwell_there", (group) => findOf(ofKind(group, nextTo([]))), -0.5),
  rule("Request", "ask? how_many Group that? dwell_there", (group) => countOf(ofKind(group, nextTo([]))), -0.5),
  rule(
    "Request",
    "ask? how_many folk do? dwell_there in_total?",
    (place) => livingIn(spoken("previous"), place, true),
    -0.6,
  ),
  rule("Request", "ask? who be? Rel there", (found, place) => findIn(relatedBack(found, place)), -0.2),
  rule("Things", "both", () => spoken("previous"), 0.3),
  // What is told of what was made
  rule(
    "Statement",
    "it Rel Name",
    (found, name, place) => related("addEdge", { name: "", found, other: name }, place),
    -0.1,
  ),
  rule(
    "Statement",
    "it be Rel Name",
    (found, name, place) => related("addEdge", { name: "", found, other: name }, place),
    -0.1,
  ),
  rule("Statement", "it be RelNoun of Name", (found, name, place) =>
    related("addEdge", { name: "", found, other: name }, place),
  ),
  rule("Statement", "its RelNoun be Names", (found, names, place) => tiedBack(found, names, place), -0.2),
  // After a change or a count: "make the cats red", "who is the oldest one?"
  rule("Group", "Most the_one", (graded, place) => oneOf(graded, place), -0.2),
  rule("Request", "ask? who be Most the_one", (graded, place) => findIn(oneOf(graded, place)), -0.3),
  rule("Request", "ask? who Most the_one be", (graded, place) => findIn(oneOf(graded, place)), -0.3),
  rule("Request", "zoom", () => [{ do: "zoom", what: spoken("previous") }], 0.2),
  rule("Request", "q? colour be it", () => [{ do: "askColor", what: spoken("previous") }], -0.2),
  rule("Request", "which colour do it have", () => [{ do: "askColor", what: spoken("previous") }], -0.2),
  rule("Request", "everything again", () => [{ do: "showAll" }], -0.3),
  rule("Said", "its? neighbour", ({ text }) => ({
    kind: "things",
    what: around(text),
  })),
  rule("Said", "compare its Attr", (attribute) => ownOf(attribute)),
  rule("Said", "compare Attr of it", (attribute) => ownOf(attribute)),
  rule("Said", "how Graded be? it?", (graded, { schema }) =>
    ownOf(hintedAttribute(schema, "nodes", graded.group)?.attribute),
  ),
  rule("Said", "where be? do? it live?", ({ schema }) =>
    ownOf({ name: placeAttribute(schema) ?? undefined, kind: "string" }),
  ),
  rule("Said", "when be? do? it Event", (event, { schema }) =>
    ownOf(timeAttribute(schema, "nodes", event) ?? undefined),
  ),
  rule("Said", "q? Attr do? be? it have?", (attribute) => ownOf(attribute), 0.1),
  rule("Said", "how_many Attr do? it have", (attribute) => ownOf(attribute)),
  rule("Said", "how_many do it Attr", (attribute) => (attribute.kind === "number" ? ownOf(attribute) : null)),
];

/** "his parents are Emma and Marco". */
function tiedBack(found: FoundRelation, names: readonly string[], place: Place): readonly Act[] | null {
  const acts = names.map((name) => related("addEdge", { name, found, other: "" }, place));
  return acts.some((act) => act === null) ? null : acts.flatMap((act) => act ?? []);
}

function relatedBack(found: FoundRelation, place: Place): Ref {
  return { ...everything("nodes"), near: relatedTo([], found, true, place), isAll: false };
}

/** Whatever stands beside those that were spoken of. */
function around(text: string): Ref {
  return { ...everything("nodes"), near: nextTo([]), isAll: false, one: text, many: text };
}

function back(part: Part): Ref | null {
  return narrow(spoken("previous", part.side ?? "nodes"), part);
}

function findBack(part: Part): readonly Act[] | null {
  const what = back(part);
  return what === null ? null : find(what);
}

function countBack(part: Part): readonly Act[] | null {
  const what = back(part);
  return what === null || what.rank !== undefined ? null : [{ do: "count", what }];
}

function figureBack({ measure, attribute }: Meanings["Figure"]): readonly Act[] {
  return [{ do: "aggregate", what: spoken("previous", attribute.target), measure, property: attribute.name }];
}

function ownOf(
  attribute:
    | { readonly name: string | undefined; readonly kind?: string; readonly target?: "nodes" | "edges" }
    | undefined,
): Said | null {
  if (attribute?.name === undefined || attribute.target === "edges") return null;
  return {
    kind: "attribute",
    attribute: { name: attribute.name, kind: attribute.kind ?? "string", target: "nodes" },
    isBy: false,
    isOwn: true,
  };
}

/** The first of those that were spoken of. */
function oneOf(graded: Meanings["Graded"], place: Place): Ref | null {
  const part = gradedRank(graded, 1, place);
  return part === null ? null : narrow(spoken("previous"), part, "not");
}

function findIn(what: Ref | null): readonly Act[] | null {
  return what === null ? null : find(what);
}
