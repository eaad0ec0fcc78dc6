import type { Ref } from "../../meaning/acts";
import { candidate, type Reader } from "../../parse/candidate";
import { normOf, says, without } from "../../parse/clauses";
import { hasSense } from "../../schema/link-words";
import { readThings } from "../things/read-things";

/** "the actors as a table", "as a table": with their attributes beside them. */
export const readTable: Reader = (clause) => {
  const text = normOf(clause);
  const isAsked = /\b(?:as|in|into) (?:a |an )?table(?: form| format| view)?\b|^(?:a )?table(?: please)?$|^tabulate\b/u;
  if (!isAsked.test(text) || says(clause, "noun", "layout") || says(clause, "verb", "layout")) return null;
  const start = clause.links.findIndex((link) => /\b(?:table|tabulate)\b/u.test(link.norm));
  const taken = clause.links.flatMap((link, at) => {
    const isLead = at < start && at >= start - 2 && /^(?:as|in|into|a|an)$/u.test(link.norm);
    const isVerb = link.schema.length === 0 && verbs.some((arg) => hasSense(link, "verb", arg));
    return at === start || isLead || isVerb || /^(?:form|format|view)$/u.test(link.norm) ? [at] : [];
  });
  const { ref, unread, isEmpty } = readThings(without(clause, taken), clause.schema);
  if (ref.rank !== undefined) return null;
  const what: Ref = isEmpty ? { ...ref, base: "previous", isAll: false } : ref;
  return candidate({ do: "table", what }, 12, unread);
};

const verbs = ["find", "show", "tell", "describe", "make", "set", "layout"];
