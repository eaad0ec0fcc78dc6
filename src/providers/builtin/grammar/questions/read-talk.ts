import { oneLine } from "@/lib/text/lines";
import { candidate, type Reader } from "../../parse/candidate";
import { type Clause, says } from "../../parse/clauses";
import { hasSense } from "../../schema/link-words";
import { namedIn } from "../things/named-nodes";
import { largestPart } from "../things/read-around";

/** Greetings, thanks and "what can you do". */
export const readTalk: Reader = (clause) => {
  const words = clause.links.filter((link) => link.token.kind !== "sign");
  if (words.length === 0 || words.some((link) => link.schema.length > 0 && link.senses.length === 0)) return null;
  const text = clauseText(clause);
  if (
    /^(?:no|nope|nah|no thanks|cancel|forget it|never mind|nevermind|neither|none|nothing)(?: please)?[.! ]*$/u.test(
      text,
    )
  )
    return candidate({ do: "held", why: "negated", act: { do: "thanks" }, words: "" }, 12);
  if (/^(?:yes|yep|yeah|yup|sure|correct|right|exactly)(?: please)?[.! ]*$/u.test(text))
    return candidate({ do: "thanks" }, 12);
  const isOnly = (arg: string): boolean =>
    words.some((link) => hasSense(link, "talk", arg)) &&
    words.every((link) => hasSense(link, "talk") || hasSense(link, "fill"));
  if (isOnly("help")) return candidate({ do: "help" }, 9);
  if (isOnly("hello")) return candidate({ do: "hello" }, 5);
  return isOnly("thanks") ? candidate({ do: "thanks" }, 5) : null;
};

/** "Are there isolated clusters?", "is the graph connected?", "how many components are there?". */
export const readComponents: Reader = (clause) => {
  const isWhole = wholeConnected.test(clauseText(clause));
  const isNamed = clause.links.some((link) => link.schema.length === 0 && hasSense(link, "noun", "components"));
  if (!isNamed && !isWhole && !says(clause, "state", "connected")) return null;
  if (isNamed && namedIn(clause.links).length > 0 && !/\b(?:of|in|with|contains?|has)\b/u.test(clauseText(clause)))
    return null;
  const isStyled = says(clause, "verb", "style") || says(clause, "color") || says(clause, "verb", "remove");
  const isShown = ["only", "select", "zoom", "hide", "make"].some((arg) => says(clause, "verb", arg));
  if (isStyled || (isShown && largestPart(clause.links) !== null)) return null;
  const isCounted = says(clause, "ask", "count");
  const isNegated = says(clause, "sign", "not");
  return candidate({ do: "components", asks: partsAsked({ isCounted, isWhole: !isNamed && !isNegated }) }, 7);
};

const wholeConnected = new RegExp(
  oneLine`
    \b(?:is|are) .*(?:graph|network|everything|nodes|all) .*connected\b
    |\b(?:every|each|all|any)\b.*\b(?:reach(?:ed|es)?|get to|connected to|linked to)\b.*\b
    (?:every|each|all|any) (?:other|others)\b|\bhang(?:s)? together\b
  `,
  "u",
);

function clauseText(clause: Clause): string {
  return clause.links.map((link) => link.norm).join(" ");
}

function partsAsked(asked: {
  readonly isCounted: boolean;
  readonly isWhole: boolean;
}): "parts" | "connected" | "count" {
  if (asked.isCounted) return "count";
  return asked.isWhole ? "connected" : "parts";
}
