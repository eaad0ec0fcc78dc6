import { gradedAttribute } from "../../lexicon/concept-attributes";
import type { Act, Measure, Ref } from "../../meaning/acts";
import { argOf, hasSense, type Link } from "../../schema/link-words";
import { attributesOf } from "../../schema/schema";
import { type Fragment, onlyAttribute } from "../fragment";

/** "the median?", "as a sum", "and the highest?", "which is the lowest?": another figure of the same. */
export function otherMeasure({ said, last }: Fragment): Act | null {
  if (last.do !== "aggregate") return null;
  const only = soleWord(said);
  const order = orderOf(only);
  if (last.groupBy !== undefined && order !== null) return { ...last, pick: order === "asc" ? "least" : "most" };
  if (last.property === undefined) return null;
  const measure = argOf(only, "measure") ?? (order === null ? undefined : { asc: "min", desc: "max" }[order]);
  const known = measures.find((name) => name === measure);
  if (known === undefined) return null;
  const { pick: _pick, ...rest } = last;
  return { ...rest, measure: known };
}

const measures: readonly Measure[] = ["sum", "mean", "min", "max", "median"];

/** The one word that is more than "which one has the". */
export function soleWord(said: readonly Link[]): Link | undefined {
  const words = said.filter(
    (link) =>
      link.schema.length > 0 ||
      !(
        hasSense(link, "fill", "small") ||
        hasSense(link, "ask", "what") ||
        hasSense(link, "ask", "who") ||
        hasSense(link, "noun", "ones") ||
        hasSense(link, "noun", "values") ||
        hasSense(link, "pronoun")
      ) ||
      hasSense(link, "order") ||
      hasSense(link, "measure"),
  );
  return words.length === 1 ? words[0] : undefined;
}

export function orderOf(link: Link | undefined): "asc" | "desc" | null {
  if (link === undefined || link.schema.length > 0) return null;
  const order = argOf(link, "order") ?? argOf(link, "degree");
  if (order !== undefined) return order === "bottom" || order === "least" ? "asc" : "desc";
  if (hasSense(link, "most", "size")) return "desc";
  return hasSense(link, "least", "size") ? "asc" : null;
}

/** "and its fuel?", "how heavy?", "and the price?": another attribute of the same. */
export function otherAttribute(fragment: Fragment): Act | null {
  const { said, last, schema } = fragment;
  if (!("what" in last)) return null;
  const target = last.what.target;
  const name = onlyAttribute(fragment, target) ?? gradedOnly(said, fragment);
  if (name === null) return null;
  const kind = attributesOf(schema, target).find((attribute) => attribute.name === name)?.kind;
  if (last.do === "describe") return { ...last, property: name };
  if (last.do === "aggregate" && last.property !== undefined && kind === "number") return { ...last, property: name };
  const isOwn = said.some((link) => /^(?:its|his|her|their)$/u.test(link.norm)) || gradedOnly(said, fragment) !== null;
  if (!isOwn || target !== "nodes" || !found.has(last.do)) return null;
  return { do: "describe", what: theSame(last.what), property: name };
}

const found = new Set<Act["do"]>(["find", "rank", "rankTied", "select", "zoom"]);
function theSame({ target, one, many }: Ref): Ref {
  return { target, base: "previous", one, many, isAll: false, mended: [] };
}

function gradedOnly(said: readonly Link[], { schema }: Fragment): string | null {
  const graded = said.length <= 4 ? gradedAttribute(said, schema, "nodes") : null;
  if (graded === null) return null;
  const isWhole = said.every((link, at) => graded.taken.includes(at) || /^(?:is|it|he|she|are|they)$/u.test(link.norm));
  return isWhole ? graded.name : null;
}
