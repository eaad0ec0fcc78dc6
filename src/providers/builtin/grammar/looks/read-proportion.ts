import { everything } from "../../chart/refs";
import { adjectiveGroup, type Graded } from "../../lexicon/graded-words";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, says } from "../../parse/clauses";
import { hintedAttribute } from "../../schema/attribute-hints";
import { argOf, attributeSense, hasSense, type Link } from "../../schema/link-words";
import { attributeAfter } from "../../schema/said-attributes";
import { readThings } from "../things/read-things";

/** "The higher the age the bigger the node", "thicker the more hours", "from old to new", "make heavy ones bigger". */
export const readProportion: Reader = (clause) => inStep(clause) ?? fromTo(clause) ?? gradedOnes(clause);

interface Measure {
  readonly property: string;
  readonly target: "nodes" | "edges";
  /** More of what is said means less of the attribute. */
  readonly isTurned: boolean;
}

/** "the MORE x … the BIGGER", in either order. */
function inStep(clause: Clause): Candidate | null {
  const { links } = clause;
  if (says(clause, "ask")) return null;
  const looks = links.flatMap((link, at) => (lookOf(link) === null ? [] : [at]));
  for (let at = 0; at < links.length - 1; at += 1) {
    if (!/^(?:the|for|with|where|at)$/u.test(links[at]?.norm ?? "")) continue;
    const measure = measureAt(clause, at + 1);
    const look = looks.findLast((place) => place !== at + 1) ?? -1;
    const wish = lookOf(links[look]);
    if (measure === null || wish === null) continue;
    return mapped(measure, wish, clause);
  }
  return null;
}

/** What "more hours", "higher the cpu" or "older" measures. */
function measureAt(clause: Clause, at: number): Measure | null {
  const link = clause.links[at];
  const isMore =
    hasSense(link, "more") || /^(?:more|higher|greater|larger|bigger|longer|stronger)$/u.test(link?.norm ?? "");
  const isLess = hasSense(link, "less") || /^(?:less|fewer|lower|smaller|shorter|weaker)$/u.test(link?.norm ?? "");
  if (!isMore && !isLess) return null;
  const named = attributeAfter(clause, at) ?? anySide(clause, at);
  if (named !== null) return { property: named.property, target: named.target, isTurned: isLess };
  const group = argOf(link, "more") ?? argOf(link, "less");
  return group === undefined ? null : grouped(clause, { group, isMore });
}

function anySide(clause: Clause, at: number): Measure | null {
  const next = clause.links[at + 1]?.norm === "the" ? at + 2 : at + 1;
  const sense = attributeSense(clause.links[next], "nodes");
  return sense === undefined ? null : { property: sense.attribute.name, target: sense.target, isTurned: false };
}

function grouped(clause: Clause, { group, isMore }: Graded): Measure | null {
  const sides = says(clause, "noun", "edges") ? (["edges"] as const) : (["nodes", "edges"] as const);
  for (const target of sides) {
    const hint = hintedAttribute(clause.schema, target, group);
    if (hint !== null) return { property: hint.attribute.name, target, isTurned: hint.isTurned === isMore };
  }
  return null;
}

interface Look {
  readonly channel: "size" | "width" | "color" | "opacity";
  readonly isLess: boolean;
}

function lookOf(link: Link | undefined): Look | null {
  const grow = argOf(link, "grow");
  if (grow === "thick" || grow === "thin") return { channel: "width", isLess: grow === "thin" };
  if (grow !== undefined) return { channel: "size", isLess: grow.startsWith("down") };
  if (hasSense(link, "fade")) return { channel: "opacity", isLess: hasSense(link, "fade", "more") };
  const shade = /^(?:darker|redder|bluer|greener|more intense|deeper|brighter|paler)$/u.exec(link?.norm ?? "")?.[0];
  return shade === undefined ? null : { channel: "color", isLess: shade === "paler" || shade === "brighter" };
}

function mapped(measure: Measure, look: Look, clause: Clause): Candidate {
  const channel = measure.target === "edges" && look.channel === "size" ? "width" : look.channel;
  const isTurned = measure.isTurned !== look.isLess;
  const what = everything(measure.target);
  const act = { do: "styleBy", what, property: measure.property, channel } as const;
  const isOdd = channel === "width" && measure.target === "nodes";
  return candidate(
    isTurned ? { ...act, isTurned } : act,
    says(clause, "noun", "layout") ? 3 : 10,
    isOdd ? [measure.property] : [],
  );
}

/** "colour the papers from old to new". */
function fromTo(clause: Clause): Candidate | null {
  const { links } = clause;
  const to = links.findIndex((link, at) => at > 1 && link.norm === "to" && links[at - 2]?.norm === "from");
  const low = adjectiveGroup(links[to - 1]);
  const high = adjectiveGroup(links[to + 1]);
  if (
    to < 0 ||
    low === null ||
    high === null ||
    !hasSense(
      links.find((link) => hasSense(link, "verb")),
      "verb",
      "style",
    )
  )
    return null;
  const measure = grouped(clause, high) ?? grouped(clause, low);
  if (measure === null) return null;
  const rest = [...links.slice(0, to - 2), ...links.slice(to + 2)].filter((link) => !hasSense(link, "verb"));
  const { ref, unread } = readThings(rest, clause.schema);
  const what = { ...ref, target: measure.target };
  const act = { do: "styleBy", what, property: measure.property, channel: "color" } as const;
  return candidate(measure.isTurned ? { ...act, isTurned: true } : act, 10, unread);
}

/** "make heavy ones bigger": no bound is said, so the measure itself decides. */
function gradedOnes(clause: Clause): Candidate | null {
  const { links } = clause;
  const at = links.findIndex((link) => adjectiveGroup(link) !== null && link.schema.length === 0);
  const graded = adjectiveGroup(links[at]);
  if (at < 0 || graded === null || says(clause, "color") || says(clause, "ask")) return null;
  if (
    !hasSense(
      links.find((link) => hasSense(link, "verb")),
      "verb",
      "make",
    )
  )
    return null;
  if (links.some((link) => link.token.kind === "number") || says(clause, "most") || says(clause, "least")) return null;
  const look = lookOf(links.findLast((link, place) => place > at && lookOf(link) !== null));
  const measure = look === null ? null : grouped(clause, graded);
  if (look === null || measure === null) return null;
  const rest = links.filter(
    (link, place) => place !== at && lookOf(link) === null && !hasSense(link, "verb") && link.norm !== "ones",
  );
  const { ref, unread } = readThings(rest, clause.schema);
  const { target } = measure;
  const channel = target === "edges" && look.channel === "size" ? "width" : look.channel;
  const isTurned = measure.isTurned !== look.isLess;
  const act = { do: "styleBy", what: { ...ref, target }, property: measure.property, channel } as const;
  return candidate(isTurned ? { ...act, isTurned } : act, 10, unread);
}
