import { nounMeaning } from "../../../lexicon/noun-classes";
import type { Act, Ref } from "../../../meaning/acts";
import { not } from "../../../meaning/selectors";
import { kindsLeft } from "../../../schema/carried-by";
import { typeAttribute } from "../../../schema/schema";
import type { Part, Place } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { everything, isPlain, narrow, negated, spoken } from "../../refs";
import { withSaid } from "../things/condition-parts";

/** "what is", "tell me", "find": what asks for what follows. */
export const askingRules = [
  rule("q", "ask", () => true),
  rule("q", "which", () => true),
  rule("q", "which be", () => true),
  rule("q", "ask which", () => true, 0.05),
  rule("q", "ask which be", () => true, 0.05),
  rule("q", "be? there", () => true, 0.2),
];

/** What is asked of elements: which, how many, whether any. */
export const findRules = [
  rule("Request", "ask Things", (what) => find(what)),
  rule("Request", "which Things", (what) => find(what), 0.5),
  rule("Request", "which be Things", (what) => find(what), 0.3),
  rule("Request", "ask? which Group do? Pred", (what, part) => findOf(narrow(what, part)), 0.1),
  rule("Request", "ask? which Pred", (part) => findOf(narrow(everything(part.side ?? "nodes"), part)), 0.3),
  rule("Request", "ask? who do? Pred", (part, place) => findOf(narrow(people(part, place), part)), 0.1),
  rule("Request", "who be Group", (what) => find(what), 0.3),
  rule("Request", "whether Group", (what) => find(what), 0.2),
  rule("Request", "be? there Things", (what) => find(what)),
  rule("Request", "be? there Group Pred", (what, part) => findOf(narrow(what, part))),
  rule("Request", "Things", (what) => find(what), 1.5),
  rule(
    "Request",
    "ask? which the_one do? Pred",
    (part) => findOf(narrow(spoken("previous", part.side ?? "nodes"), part)),
    0.1,
  ),
  rule("Request", "ask? which do? Pred", (part) => findOf(narrow(everything(part.side ?? "nodes"), part)), 0.4),
  rule(
    "Request",
    "ask? who be? not Pred",
    (part, place) => {
      const none = withSaid(negated(part, place), place.text.replace(/^.*?\bnot\b/iu, "not"));
      return none === null ? null : findOf(narrow(who(part, place), none));
    },
    0.1,
  ),
  // What it goes by is in the answer
  rule("Request", "Request comma? and? why", (acts) => (acts.every(isRanking) ? acts : null), -0.2),
  // Counts
  rule("Request", "ask? how_many Group be? there?", (what) => count(what)),
  rule("Request", "ask? how_many Group we have", (what) => count(what), 0.1),
  rule("Request", "ask? how_many Group do? Pred", (what, part) => countOf(narrow(what, part)), 0.1),
  // "How much was given to Ann?" asks for no number of nodes.
  rule(
    "Request",
    "ask? how_many do? Pred",
    (part, { text }) => (text.includes("much ") ? null : countOf(narrow(everything(part.side ?? "nodes"), part))),
    0.4,
  ),
  rule(
    "Request",
    "ask? how_many them do? Pred",
    (part) => countOf(narrow(spoken("previous", part.side ?? "nodes"), part)),
    0.3,
  ),
  rule("Request", "count Things", (what) => count(what)),
  rule("Request", "which be the? number_of Group", (what) => count(what)),
  rule("Request", "how_many be? Group? there", (what) => count(what ?? everything("nodes")), 0.4),
];

export function find(what: Ref): readonly Act[] | null {
  if (what.rank !== undefined) return [{ do: "rank", what, rank: what.rank }];
  if (what.tied?.order !== undefined) {
    const { tied, ...group } = what;
    return [{ do: "rankTied", what: group, tied, limit: what.count ?? 1 }];
  }
  return [{ do: "find", what }];
}

function isRanking(act: Act): boolean {
  return act.do === "rank" || act.do === "rankTied";
}

export function findOf(what: Ref | null): readonly Act[] | null {
  return what === null ? null : find(what);
}

function count(what: Ref): readonly Act[] | null {
  return what.rank !== undefined ? null : [{ do: "count", what }];
}

function countOf(what: Ref | null): readonly Act[] | null {
  return what === null ? null : count(what);
}

/** "Who has no cat?": a cat is not asked for one. */
function others({ where }: NonNullable<Part["tied"]>): Ref {
  return where === undefined ? everything("nodes") : { ...everything("nodes"), where: not(where), isAll: false };
}

/** "Who isn't retired?": whoever can be; what has no such attribute is not asked for. */
function who(part: Part, place: Place): Ref {
  const some = part.side === "edges" ? everything("edges") : people(part, place);
  const kinds = isPlain(some) && some.target === "nodes" ? kindsLeft(place.schema, "nodes", part.where) : null;
  const type = typeAttribute(place.schema, "nodes")?.name;
  if (kinds === null || type === undefined) return some;
  return { ...some, where: { op: "in", field: { name: type, of: "bare" }, values: kinds }, isAll: false };
}

/** "Who is from Paris?": people, where the graph says which nodes are; a relation says by itself who can have it, and not who has none. */
function people({ where, near, tied }: Part, { schema }: Place): Ref {
  const isNone = tied?.cmp === "==" && tied.count === 0;
  // What stands at that end of such edges is known.
  if (isNone && tied.via !== undefined) return everything("nodes");
  const isOwn = where !== undefined && tied === undefined;
  const kinds = near === undefined && (isOwn || isNone) ? nounMeaning(schema, "people") : null;
  const type = typeAttribute(schema, "nodes")?.name;
  if (kinds === null || kinds === "all" || type === undefined) return isNone ? others(tied) : everything("nodes");
  const isOne = { op: "in", field: { name: type, of: "bare" }, values: kinds } as const;
  return { ...everything("nodes"), one: "person", many: "people", where: isOne, isAll: false };
}
