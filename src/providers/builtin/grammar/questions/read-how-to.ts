import { oneLine } from "@/lib/text/lines";
import type { Act } from "../../meaning/acts";
import { type Clause, normOf, says } from "../../parse/clauses";
import { attributesIn } from "../../schema/said-attributes";
import { namedIn } from "../things/named-nodes";

type Topic = Extract<Act, { readonly do: "howTo" }>["topic"];

/** How it is asked: "how can …", "is it easy to …", "what happens if …", "if I renamed …, would …", "can … be edited". */
const asking = new RegExp(
  [
    String.raw`^how (?:can|could|would|should|do|does|might|to)\b(?! (?:you|it|this) work)`,
    String.raw`^(?:is|would) it (?:be )?(?:easy|possible|hard|difficult|safe|allowed|okay|ok)\b`,
    String.raw`^what (?:happens|would happen|will happen|does it do)\b`,
    String.raw`^what (?:would|do|must|should) (?:i|we|one|you) (?:have to |need to )?(?:say|type|write|do)\b`,
    String.raw`^(?:can|could|may) (?!you\b|i\b|we\b).*\bbe (?:\w+ed|set|put|cut|done)\b`,
    String.raw`^if (?:i|we|one|you|someone)\b.*\b(?:would|will|what|does|do|can|could|is|are)\b`,
  ].join("|"),
  "u",
);

const topics: readonly (readonly [topic: Topic, fits: RegExp])[] = [
  ["undo", /\b(?:undo|undoing|undone|revert\w*)\b/u],
  ["merge", /\b(?:merg\w+|combin\w+|unify|unified)\b/u],
  ["rename", /\brenam\w+\b|\bchang\w+ (?:the|a|its|their) names?\b/u],
  ["remove", /\b(?:delet\w+|remov\w+|eras\w+)\b/u],
  ["add", /\b(?:add|adds|added|adding|insert\w*|creat\w+)\b/u],
  [
    "set",
    /\b(?:chang\w+|edit|edits|edited|editing|updat\w+|modif\w+|set|adjust\w*|correct\w*)\b|\bwant\w* .*\bto (?:have|be)\b/u,
  ],
];

/** What is not asked for, said besides: "only tell me", "don't do it yet". */
const asides = new RegExp(
  oneLine`
    ^(?:(?:and|but|,|please|so) )*(?:(?:only|just) (?:tell me|asking|wondering|curious|explain|a question)
    |(?:don't|dont|do not) (?:do|change|run|apply) (?:it|that|this|anything)(?: yet| now)?
    |how would (?:i|one|we) (?:go about|do) (?:it|that)|i(?:'m| am) (?:only|just) asking)$
  `,
  "u",
);

/** "How would I merge …?", "if I renamed it, would its links survive?": how it is done is told, and nothing is done. */
export function readHowTo(clause: Clause): Act | null {
  const [first = "", ...more] = sentencesOf(clause);
  const text = first.replace(/^(?:(?:please|so|and|but|hey|ok|okay|well|hmm|just|now|then|also|,) )+/u, "");
  if (clause.links.length > 40 || !asking.test(text) || more.some((part) => !asides.test(part))) return null;
  if (["color", "layout"].some((cls) => says(clause, cls)) || isLook(clause)) return null;
  const topic = topics.find(([, fits]) => fits.test(text))?.[0];
  if (topic === undefined || /\b(?:cut off|fall apart|disconnect\w*|stranded|isolated)\b/u.test(text)) return null;
  const [attribute] = attributesIn(clause);
  const [name] = namedIn(clause.links);
  const property = attribute === undefined ? {} : { property: attribute.name };
  return { do: "howTo", topic, ...property, ...(name === undefined ? {} : { name }) };
}

function sentencesOf(clause: Clause): readonly string[] {
  const ends = clause.links.flatMap((link, at) =>
    /^[.?!;]$/u.test(link.norm) && link.schema.length === 0 ? [at] : [],
  );
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts
    .map((start, at) => normOf({ ...clause, links: clause.links.slice(start, ends[at]) }))
    .filter((part) => part !== "");
}

/** Of a look or a layout is told elsewhere. */
function isLook(clause: Clause): boolean {
  if (says(clause, "noun", "layout") || says(clause, "verb", "style")) return true;
  const isOfGraph = attributesIn(clause).length > 0;
  return !isOfGraph && ["style", "shape"].some((arg) => says(clause, "noun", arg));
}
