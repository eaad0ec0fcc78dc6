import { knowing } from "../grammar/conditions/read-presence";
import type { Draft } from "../grammar/things/draft";
import { joinText } from "../grammar/things/read-names";
import { hasSense, type Link } from "../schema/link-words";

/** How the elements are spoken of in the answer: the user's own words around the noun in singular and plural. */
export function sayRef(draft: Draft): { readonly one: string; readonly many: string } {
  const one = draft.head?.one ?? draft.target.slice(0, -1);
  const many = draft.head?.many ?? draft.target;
  if (
    draft.unread.length > 0 ||
    draft.mended.length > 0 ||
    draft.names.length > 0 ||
    draft.near !== null ||
    draft.rank !== null ||
    draft.links.some((link, place) => place !== draft.head?.at && isStray(link))
  )
    return { one, many };
  const but = draft.links.findIndex((link) =>
    /^(?:but|except|except for|excluding|other than|apart from|besides)$/u.test(link.norm),
  );
  if (but >= 0 && (draft.head?.at ?? draft.links.length) > but && draft.terms.length === 1) {
    const rest = `${draft.target} but ${joinText(draft.links.slice(but + 1)).replace(/[.?!]$/u, "")}`;
    return { one: rest, many: rest };
  }
  const at = draft.head?.at ?? -1;
  if (draft.links.some((link, place) => place > at && at >= 0 && hasSense(link, "sign", "not") && link.norm === "no"))
    return { one, many };
  const before = words(draft.links.slice(0, Math.max(0, at))).replace(/^(?:who|that|which|whose)\b\s*/u, "");
  const after = at < 0 ? words(draft.links) : wordsAfter(draft.links.slice(at + 1));
  const tail = saysMore(after, draft) ? `that ${after}` : after;
  const wrap = (noun: string): string => (at < 0 ? around(noun, tail, draft) : joinWords(before, noun, tail));
  return { one: wrap(one).replace(/\b(that|which|who) are\b/u, "$1 is"), many: ofSeveral(wrap(many)) };
}

/** "(no weight is) recorded", "(do we not) know": a verb that only says that there is a value. */
function isStray(link: Link): boolean {
  if (/^(?:do|does|did|still has to be done|has to be done|to be done)$/u.test(link.norm)) return true;
  return knowing.test(link.norm) && link.schema.length === 0;
}

/** "nodes who lives in York" are nodes who live there. */
function ofSeveral(text: string): string {
  return text.replace(/\b(who|that|which) (\p{Ll}+s)\b/u, (_, who: string, verb: string) => `${who} ${bareVerb(verb)}`);
}

function bareVerb(verb: string): string {
  const known: Readonly<Record<string, string>> = { is: "are", was: "were", has: "have", does: "do", goes: "go" };
  return (
    known[verb] ??
    verb
      .replace(/ies$/u, "y")
      .replace(/(?<=ss|sh|ch|x)es$/u, "")
      .replace(/(?<=[^siu])s$/u, "")
  );
}

/** A verb follows the noun: "are idle", "live in Leeds", "came out in 1990". */
function saysMore(after: string, draft: Draft): boolean {
  if (
    /^(?:are|is|was|were|aren't|isn't|weren't|wasn't|haven't|hasn't|came|come|have|has|do|does|don't|doesn't|earn|earns|own|owns)\b/u.test(
      after,
    )
  )
    return true;
  const [word = ""] = after.split(" ");
  return draft.links.some((link) => link.norm.split(" ")[0] === word.toLowerCase() && isVerb(link));
}

function isVerb(link: Link): boolean {
  const isLight = hasSense(link, "light") && !/(?:ed|ing|by|in|at)$/u.test(link.norm);
  return isLight || (hasSense(link, "of") && /s?$/u.test(link.norm) && !/(?:ed|ing|worth)$/u.test(link.norm));
}

/** Without a noun of its own, a phrase that starts with a condition follows the noun, an adjective stands before it. */
function around(noun: string, said: string, draft: Draft): string {
  const text = said.replace(/^(?:which|what) (?:ones? )?/u, "that ");
  const isAdjective =
    draft.said.size > 0 &&
    !/^(?:are|is|who|that|which|of|from|with|without|in|at|older|younger|over|under|not)\b/u.test(text) &&
    !/[<>=]|\w (?:in|at|from|of|with|near) /u.test(text);
  const first = draft.links.find((link) => !isLeading(link));
  const isAttribute = first?.schema.some((sense) => sense.kind === "attribute") === true && draft.said.size === 0;
  if ((isAttribute && draft.terms.length > 0 && /\d/u.test(text)) || /[<>=]/u.test(text))
    return joinWords(noun, "with", text);
  return isAdjective ? joinWords(text, noun, "") : joinWords("", noun, text);
}

function words(given: readonly Link[]): string {
  const links = withoutQuestion(given);
  const start = links.findIndex((link) => !isLeading(link));
  if (start < 0) return "";
  const end = links.findLastIndex((link) => !isTrailing(link)) + 1;
  return joinText(links.slice(start, end))
    .replace(/\s+(?:nodes|ones|one|everything)$/u, "")
    .replace(/\s+(?:are|is)$/u, "");
}

/** "which one is" asks, it says nothing of them. */
function withoutQuestion(links: readonly Link[]): readonly Link[] {
  const isAsked = /^(?:which|what)$/u.test(links[0]?.norm ?? "") && /^(?:one|ones)$/u.test(links[1]?.norm ?? "");
  return isAsked ? links.slice(2) : links;
}

/** After the noun an "and" binds: "servers and clients". */
function wordsAfter(links: readonly Link[]): string {
  const text = words(links);
  if (/^(?:have|has|having)$/u.test(links[0]?.norm ?? "") && /^(?:an?|no)$/u.test(links[1]?.norm ?? "") && text !== "")
    return `with ${links[1]?.norm ?? ""} ${text.replace(/^(?:an?|no) /u, "")}`;
  const [first] = links;
  return text !== "" && /^(?:and|or)$/u.test(first?.norm ?? "") && !/^(?:and|or)\b/u.test(text)
    ? `${first?.norm ?? ""} ${text}`
    : text;
}

function isLeading(link: Link): boolean {
  if (link.schema.length > 0 || /^(?:out of|with|from|in|on|at|by|of|who|that|which|whose)$/u.test(link.norm))
    return false;
  return (
    hasSense(link, "fill") ||
    hasSense(link, "ask") ||
    link.norm === "no" ||
    hasSense(link, "noun", "all") ||
    hasSense(link, "noun", "graph") ||
    hasSense(link, "noun", "nodes") ||
    hasSense(link, "noun", "edges") ||
    hasSense(link, "noun", "ones") ||
    hasSense(link, "pronoun") ||
    hasSense(link, "number") ||
    link.token.kind === "sign" ||
    link.token.kind === "number"
  );
}

function isTrailing(link: Link): boolean {
  return ((hasSense(link, "fill") || hasSense(link, "ask")) && link.schema.length === 0) || link.token.kind === "sign";
}

function joinWords(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
