import { candidate, type Reader } from "../../parse/candidate";
import { rankableByWord } from "../../schema/attribute-hints";
import { hasSense, type Link } from "../../schema/link-words";
import { attributesIn } from "../../schema/said-attributes";
import { readThings } from "../things/read-things";

/** "the difference between the highest and the lowest salary", "the age gap between the oldest and youngest cat". */
export const readSpread: Reader = (clause) => {
  const { links, schema } = clause;
  const from = links.findIndex((link) => hasSense(link, "noun", "difference"));
  const ends = links.flatMap((link, at) => (at > from && isEnd(link) ? [at] : []));
  const [high, low, third] = ends;
  if (from < 0 || high === undefined || low === undefined || third !== undefined) return null;
  const said = attributesIn(clause).find(({ kind, target }) => kind === "number" && target === "nodes");
  const [hint] = rankableByWord(schema, "nodes", links[high], ["most", "least"]);
  const property = said?.name ?? (hint?.attribute.kind === "number" ? hint.attribute.name : undefined);
  if (property === undefined) return null;
  const rest = links.filter(
    (link, at) => at > from && !ends.includes(at) && at !== said?.at && link.norm !== "between",
  );
  const { ref, unread } = readThings(rest, schema, "nodes");
  if (ref.names !== undefined || ref.rank !== undefined) return null;
  return candidate({ do: "spread", what: ref, property }, 13, unread);
};

function isEnd(link: Link): boolean {
  return link.schema.length === 0 && ["most", "least", "order", "measure"].some((cls) => hasSense(link, cls));
}
