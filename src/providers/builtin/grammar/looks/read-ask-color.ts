import type { Ref } from "../../meaning/acts";
import { candidate, type Reader } from "../../parse/candidate";
import { says } from "../../parse/clauses";
import { hasSense } from "../../schema/link-words";
import { readThings } from "../things/read-things";

/** "give it a colour", "paint the cows": which one is for the user to say. */
export const readAskColor: Reader = (clause) => {
  const isVerb = clause.links.some((link) => /^(?:colou?r|paint|repaint|recolou?r|tint|dye)$/u.test(link.norm));
  const given = /^(?:give|make|change|set|put|pick|choose)$/u;
  const isGiven = clause.links.some((link) => given.test(link.norm)) && says(clause, "noun", "style");
  if ((!isVerb && !isGiven) || says(clause, "color") || says(clause, "ask")) return null;
  const rest = clause.links.filter(
    (link) =>
      link.schema.length > 0 || (!hasSense(link, "verb") && !hasSense(link, "noun", "style") && !small.test(link.norm)),
  );
  const { ref, unread, isEmpty } = readThings(rest, clause.schema);
  const isOther = rest.some((link) => link.schema.some(({ kind }) => kind === "attribute"));
  if (unread.length > 0 || isOther || ref.rank !== undefined || ref.unknown !== undefined) return null;
  const what: Ref = isEmpty ? { ...ref, base: "previous", isAll: false } : ref;
  return candidate({ do: "askColor", what }, 3);
};

const small = /^(?:a|an|some|other|another|different|new|nice|nicer|own|its|their|bright|colourful|colorful)$/u;
