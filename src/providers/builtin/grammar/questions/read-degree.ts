import { oneLine } from "@/lib/text/lines";
import { candidate, type Reader } from "../../parse/candidate";
import { normOf, says } from "../../parse/clauses";
import { relationAt } from "../../schema/relation-match";
import { namedIn } from "../things/named-nodes";

/** "How many edges does Ann have?", "how many links go out of Ann?", "what is the in-degree of Ann?". */
export const readDegree: Reader = (clause) => {
  if (clause.links.length > 40) return null;
  const [name, second] = namedIn(clause.links);
  if (name === undefined || second !== undefined) return null;
  const text = normOf(clause);
  const isDegree = ["degree", "indegree", "outdegree"].some((arg) => says(clause, "noun", arg));
  const isCount = says(clause, "ask", "count") && ["edges", "neighbours"].some((arg) => says(clause, "noun", arg));
  const isTied = says(clause, "ask", "count") && /\b(?:linked|connected|joined|tied)\b/u.test(text);
  if (!isDegree && !isCount && !isTied) return null;
  if (clause.links.some((_, at) => relationAt(clause.links, at, clause.schema) !== null)) return null;
  if (/\b(?:within|steps?|hops?|paths?|both|between|shortest)\b/u.test(text)) return null;
  return candidate({ do: "degree", name, way: wayOf(text), isNodes: isTied || says(clause, "noun", "neighbours") }, 11);
};

const incomingWords = new RegExp(
  oneLine`
    \b(?:into|in-degree|indegree|in degree|incoming|arrive|enter|ends?|ending|comes? (?:in|to)
    |point(?:s|ing)? (?:at|to)|lead(?:s|ing)? to)\b
  `,
  "u",
);

function wayOf(text: string): "in" | "out" | "both" {
  if (
    /\b(?:out of|out-degree|outdegree|out degree|outgoing|leave|leaving|starts?|starting|begin|from|going out|away from)\b/u.test(
      text,
    )
  )
    return "out";
  return incomingWords.test(text) ? "in" : "both";
}
