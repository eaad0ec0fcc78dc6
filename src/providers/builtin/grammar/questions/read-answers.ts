import { oneLine } from "@/lib/text/lines";
import { candidate, type Reader } from "../../parse/candidate";
import { normOf, without } from "../../parse/clauses";
import { readThings } from "../things/read-things";

const asking = new RegExp(
  oneLine`
    ^(?:and |but |ok |so )?(?:how (?:do|did|can|could|would) you (?:know|tell|get|find|work|figure|come|arrive|count
    |calculate|compute)\b.*|how come|how so|why(?: so| is that| that)?
    |are you (?:really |quite |absolutely )?(?:sure|certain)(?: (?:about|of) (?:that|this|it))?
    |(?:is|are) (?:that|this|it) (?:really |actually )?(?:true|right|correct|sure|certain)|really|says who
    |where (?:did|do|does) (?:you|that|this|it) (?:get|come|find|have|know|got)\b.*|based on what
    |what(?:'s| is) (?:that|this|it) based on|prove it|explain (?:yourself|how|your answer)
    |how (?:was|is) (?:that|this|it) (?:found|counted|calculated|worked out|computed|done|determined|measured))$
  `,
  "u",
);

/** "how do you know?", "are you sure?": how the answer before was found. */
export const readBasis: Reader = (clause) => {
  const text = normOf(clause)
    .replaceAll(" 's", "'s")
    .replace(/[.?! ]+$/u, "")
    .trim();
  if (clause.links.length > 10 || !asking.test(text)) return null;
  return candidate({ do: "basis" }, 13);
};

/** "bring the fields back", "show the crew again", "unhide Ann": some of what is hidden. */
export const readUnhide: Reader = (clause) => {
  if (clause.schema.context.filter === null) return null;
  const { links } = clause;
  const verb = links.findIndex((link) => bringing.test(link.norm));
  if (verb < 0) return null;
  const tail = links.findIndex((link, at) => at > verb && /^(?:back|again|back in|back again)$/u.test(link.norm));
  const isOwn = /^(?:unhide|reveal|restore|unfilter|bring back|show again)$/u.test(links[verb]?.norm ?? "");
  if (tail < 0 && !isOwn) return null;
  const taken = links.flatMap((link, at) =>
    at <= verb || at === tail || /^(?:in|into view)$/u.test(link.norm) ? [at] : [],
  );
  const { ref, unread, isEmpty } = readThings(without(clause, taken), clause.schema);
  const isSaid =
    ref.where !== undefined || ref.names !== undefined || ref.base === "previous" || ref.near !== undefined;
  if (isEmpty || ref.isAll || !isSaid || ref.rank !== undefined) return null;
  return candidate({ do: "unhide", what: ref }, 12, unread);
};

const bringing = /^(?:bring|get|put|want|have|show|show me|see|unhide|reveal|restore|bring back|add)$/u;
