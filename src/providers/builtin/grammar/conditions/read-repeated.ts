import { oneLine } from "@/lib/text/lines";
import { everything } from "../../chart/refs";
import { candidate, type Reader } from "../../parse/candidate";
import { type Clause, normOf, says } from "../../parse/clauses";
import { attributeSense, hasSense, type Link } from "../../schema/link-words";
import { namedIn } from "../things/named-nodes";
import { readThings } from "../things/read-things";

/** "Clubs from the same town", "jobs that occur more than once", "duplicate names": values that several have. */
export const readRepeated: Reader = (clause) => {
  if (clause.links.length > 16 || says(clause, "color") || namedIn(clause.links).length > 0) return null;
  if (["style", "remove", "set", "make", "select", "hide", "only"].some((arg) => says(clause, "verb", arg)))
    return null;
  return same(clause) ?? often(clause);
};

/** "clubs from the same town", "which smiths share a town". */
function same({ links, schema }: Clause) {
  const at = links.findIndex((link, place) => isSame(links, place) && link.schema.length === 0);
  const sense = attributeSense(links[at + 1], "nodes") ?? attributeSense(links[at + 2], "nodes");
  if (at < 0 || sense?.target !== "nodes" || sense.attribute.kind === "number") return null;
  const tail = links.slice(at + 1).filter((link) => link.schema.length === 0 && !isSmall(link));
  const { ref, unread, isEmpty } = readThings(
    links.slice(0, at).filter((link) => !isTie(link)),
    schema,
    "nodes",
  );
  const what = isEmpty ? everything("nodes") : ref;
  if (tail.length > 0 || (what.unknown !== undefined && what.isNoun !== true)) return null;
  return candidate({ do: "repeated", what, property: sense.attribute.name }, 9, unread);
}

function isSame(links: readonly Link[], at: number): boolean {
  const norm = links[at]?.norm ?? "";
  if (/^(?:same|the same)$/u.test(norm)) return true;
  return /^(?:share|shares|sharing)$/u.test(norm) && links.slice(at + 1).every((link) => link.norm !== "with");
}

function isTie({ norm, schema }: Link): boolean {
  return schema.length === 0 && /^(?:from|with|in|at|on|of|the|have|has|having|that|who|which|are|is)$/u.test(norm);
}

function isSmall(link: Link): boolean {
  return link.token.kind === "sign" || hasSense(link, "fill") || hasSense(link, "ask");
}

const repeated = new RegExp(
  oneLine`
    \b(?:more than once|twice or more|at least twice|several times|repeatedly|more than one time)\b
    |\b(?:duplicates?|duplicated|repeated|recurring|non-unique)\b
  `,
  "u",
);

/** "occupations that occur more than once". */
function often(clause: Clause) {
  if (!repeated.test(normOf(clause))) return null;
  const [said, second] = clause.links.flatMap((link) => {
    const sense = attributeSense(link, "nodes");
    return sense?.target === "nodes" && sense.attribute.kind !== "number" ? [sense.attribute.name] : [];
  });
  if (said === undefined || second !== undefined) return null;
  return candidate({ do: "repeated", what: everything("nodes"), property: said }, 9);
}
