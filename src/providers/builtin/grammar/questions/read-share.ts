import { candidate, type Reader } from "../../parse/candidate";
import { normOf } from "../../parse/clauses";
import { readThings } from "../things/read-things";

const opening = /^(?:the |a )?(?:percentage|percent|per cent|share|proportion|fraction|part|rate|%)$/u;

/** "What percentage of the patients is critical?", "which share of papers is open access?". */
export const readShare: Reader = (clause) => {
  const { links, schema } = clause;
  const at = links.findIndex((link) => opening.test(link.norm) && link.schema.length === 0);
  const of = links.findIndex((link, place) => place > at && link.norm === "of");
  if (
    at < 0 ||
    of !== at + 1 ||
    !/\b(?:what|which|how|tell|give|show|calculate)\b|^(?:the )?(?:percentage|share)/u.test(normOf(clause))
  )
    return null;
  const rest = links.slice(of + 1);
  const cut = rest.findIndex(
    (link, place) =>
      place > 0 &&
      /^(?:is|are|was|were|have|has|had|with|in|from|that|who|which|do|does|earn|live|lives|work|works)$/u.test(
        link.norm,
      ) &&
      link.schema.length === 0,
  );
  if (cut < 0) return null;
  const whole = readThings(rest.slice(0, cut), schema);
  const part = readThings(rest, schema);
  if (part.ref.isAll || whole.unread.length > 0) return null;
  return candidate({ do: "share", whole: whole.ref, part: part.ref }, 11, part.unread);
};
