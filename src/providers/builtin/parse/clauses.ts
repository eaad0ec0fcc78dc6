import { oneLine } from "@/lib/text/lines";
import { hasSense, isUnknown, type Link } from "../schema/link-words";
import type { Schema } from "../schema/schema";

/** A part of the message that asks for one thing. */
export interface Clause {
  readonly links: readonly Link[];
  readonly schema: Schema;
  /** Stands without a verb of its own: "(make) the clients red". */
  readonly isElided: boolean;
  /** A question mark ends it. */
  readonly isAsked?: boolean;
}

/** Parts at full stops, and at "and", "then", "but" and commas where something new is asked for. */
export function splitClauses(links: readonly Link[], schema: Schema): readonly Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let isElided = false;
  for (let at = 0; at <= links.length; at += 1) {
    const cut = at === links.length ? { kind: "end" as const } : cutAt(links, start, at);
    if (cut === null) continue;
    const part = withSubject(links, start, at);
    const isAside = at < links.length && part.every(isInterjection);
    if (!isAside && part.some((link) => link.token.kind !== "sign"))
      clauses.push({ links: part, schema, isElided, ...(links[at]?.norm === "?" ? { isAsked: true } : {}) });
    isElided = cut.kind === "elided";
    start = at + 1;
  }
  return clauses;
}

/** "(all grey except Ann), who should be red": the name before the comma is who. */
function withSubject(links: readonly Link[], start: number, at: number): readonly Link[] {
  const part = links.slice(start, at);
  const named = links[start - 2];
  return named !== undefined && isAddition(links, start - 1) ? [named, ...part.slice(1)] : part;
}

/** ", which should be red": a look for what was named last. */
function isAddition(links: readonly Link[], comma: number): boolean {
  const isWho = /^(?:which|who)$/u.test(links[comma + 1]?.norm ?? "") && links[comma]?.norm === ",";
  const isNamed = links[comma - 1]?.schema.some(({ kind }) => kind === "label") === true;
  const isLook = /^(?:should be|must be|is|gets|be|goes)$/u.test(links[comma + 2]?.norm ?? "");
  return isWho && isNamed && isLook && isStyleWord(links[comma + 3]);
}

/** The message without "no, wait, …" at its start. */
export function withoutLeads(links: readonly Link[]): readonly Link[] {
  const start = links.findIndex(
    (link, at) => !isInterjection(link) || !(at > 0 || links[at + 1]?.token.kind === "sign" || isSlipWord(link)),
  );
  return start < 1 ? links : links.slice(start);
}

function isSlipWord({ norm }: Link): boolean {
  return /^(?:oh|oops|wait|hmm|hm|ah|actually|sorry|hold on|scratch that|my mistake)$/u.test(norm);
}

const interjection = new RegExp(
  oneLine`
    ^(?:no|nope|nah|not that|wait|sorry|oh|oops|hmm|hm|ah|actually|well|right|yes|yeah|so|then|ok|okay|my mistake
    |hold on|scratch that)$
  `,
  "u",
);

/** "no, …", "oh wait: …" before what is asked for. */
function isInterjection(link: Link): boolean {
  if (link.token.kind === "sign") return true;
  return link.schema.length === 0 && interjection.test(link.norm);
}

type Cut = { readonly kind: "end" | "clause" | "elided" };

function cutAt(links: readonly Link[], start: number, at: number): Cut | null {
  const link = links[at];
  if (link === undefined || link.schema.length > 0) return null;
  if (isStop(links, start, at)) return { kind: "end" };
  if (!/^(?:and|,|but|then|plus|also|while|so)$/u.test(link.norm) || at === start) return null;
  const rest = links.slice(at + 1);
  if (isAddition(links, at)) return { kind: "clause" };
  if (isLookFor(links.slice(start, at)) && isLookFor(rest)) return { kind: "clause" };
  if (startsClause(rest) || isSecondRank(links.slice(start, at), rest)) return { kind: "clause" };
  return saysLook(links.slice(start, at)) && isElidedStyle(rest) ? { kind: "elided" } : null;
}

/** A full stop, or a colon before a request. */
function isStop(links: readonly Link[], start: number, at: number): boolean {
  const link = links[at];
  if (link?.token.kind !== "sign") return false;
  return (
    /^[.?!;]$/u.test(link.norm) ||
    (link.norm === ":" && at > start && (startsClause(links.slice(at + 1)) || isLookFor(links.slice(at + 1))))
  );
}

/** "(make) the cats red", "(draw them) in a dashed grey line": a look stands at the end. */
function saysLook(links: readonly Link[]): boolean {
  const last = links.at(-1);
  if (
    hasSense(
      links.find(({ norm }) => norm !== "please"),
      "verb",
      "style",
    ) &&
    links.some(({ norm }) => norm === "by")
  )
    return true;
  return isStyleWord(last) || (last?.norm === "line" && links.some(isStyleWord));
}

/** "red for dogs(, green for cats)". */
function isLookFor(links: readonly Link[]): boolean {
  const at = links.findIndex((link) => !hasSense(link, "fill"));
  return isStyleWord(links[at]) && links[at + 1]?.norm === "for";
}

/** Whether a new request starts here: a verb, a question, a "don't". */
function startsClause(links: readonly Link[]): boolean {
  const at = links.findIndex((link) => !isLeadIn(link));
  const first = links[at];
  if (first === undefined || first.token.kind !== "word") return false;
  // "size" may be another word for an attribute, and still say how to draw.
  if (first.schema.length > 0)
    return isMapping(links.slice(at)) && first.schema.every(({ kind }) => kind === "attribute");
  if (hasSense(first, "sign", "not")) return isDenial(first, links.slice(at + 1, at + 3));
  if (hasSense(first, "ask") || isMapping(links.slice(at)) || isSecondQuestion(first, links[at + 1])) return true;
  if (first.norm === "say" && isAmount(links[at + 1])) return false;
  if (/^(?:use|apply)$/u.test(first.norm)) return isStyleWord(links[at + 1]);
  return hasSense(first, "verb") && isCommand(first, links[at + 1]);
}

/** "don't show them", "no labels for the wards". */
function isDenial({ norm }: Link, next: readonly Link[]): boolean {
  return next.some((link) => hasSense(link, "verb")) || (norm === "no" && hasSense(next[0], "noun", "label"));
}

/** "(how many are there) and are they all linked?" */
function isSecondQuestion(first: Link, next: Link | undefined): boolean {
  return /^(?:is|are|do|does|can)$/u.test(first.norm) && ["pronoun", "state"].some((cls) => hasSense(next, cls));
}

/** "(part time,) say less than 35 hours": an example, no order. */
function isAmount(link: Link | undefined): boolean {
  return ["compare", "range", "number"].some((cls) => hasSense(link, cls)) || link?.token.kind === "number";
}

/** A verb that asks for something, rather than a noun that is one too. */
function isCommand(first: Link, next: Link | undefined): boolean {
  const isShort = ["undo", "redo", "fit", "unhide", "hide", "remove", "select", "zoom"].some((arg) =>
    hasSense(first, "verb", arg),
  );
  const isNoun = hasSense(first, "noun") || hasSense(first, "shape") || hasSense(first, "layout");
  if (next === undefined || next.token.kind === "sign") return isShort;
  return !isNoun || !/^(?:and|,|or)$/u.test(next.norm);
}

/** "(colour by kind and) size by age". */
function isMapping([first, ...rest]: readonly Link[]): boolean {
  const isLook =
    hasSense(first, "noun", "size") || hasSense(first, "noun", "label") || hasSense(first, "noun", "shape");
  return isLook && rest.slice(0, 4).some((link) => link.norm === "by");
}

/** "the oldest server and the youngest client" asks two things. */
function isSecondRank(before: readonly Link[], rest: readonly Link[]): boolean {
  const isRank = (link: Link | undefined): boolean => ["degree", "most", "least"].some((cls) => hasSense(link, cls));
  const first = rest.find((link) => !hasSense(link, "fill") || isRank(link));
  return isRank(first) && before.some(isRank) && !before.some((link) => hasSense(link, "verb", "make"));
}

function isLeadIn(link: Link): boolean {
  return (
    link.schema.length === 0 &&
    (hasSense(link, "fill", "polite") || /^(?:and|then|,|also|please)$/u.test(link.norm)) &&
    !hasSense(link, "verb") &&
    !hasSense(link, "sign")
  );
}

function isStyleWord(link: Link | undefined): boolean {
  return ["color", "grow", "fade", "line", "shape"].some((cls) => hasSense(link, cls));
}

/** "Blue" of "the Blue line blue": a value of the graph, with its look to come. */
function isThingWord(links: readonly Link[], at: number): boolean {
  return (links[at]?.schema.length ?? 0) > 0 && links.slice(at + 1).some(isStyleWord);
}

/** Something to style, then how: "the clients red", before the next comma or "and". */
function isElidedStyle(links: readonly Link[]): boolean {
  const stop = links.findIndex((link, index) => index > 0 && /^(?:and|,|;|\.|\?|!)$/u.test(link.norm));
  const part = stop < 0 ? links : links.slice(0, stop);
  const style = part.findIndex((link, at) => isStyleWord(link) && !isThingWord(part, at));
  const thing = part.findIndex(
    (link) => link.schema.length > 0 || isUnknown(link) || hasSense(link, "noun") || hasSense(link, "pronoun"),
  );
  return thing >= 0 && style > thing && (!isStyleWord(part[0]) || isThingWord(part, 0));
}

export function indexOf(clause: Clause, cls: string, arg?: string): number {
  return clause.links.findIndex((link) => hasSense(link, cls, arg));
}

export function says(clause: Clause, cls: string, arg?: string): boolean {
  return indexOf(clause, cls, arg) >= 0;
}

/** The clause's words in lower case, for turns of phrase. */
export function normOf(clause: Clause): string {
  return clause.links.map((link) => link.norm).join(" ");
}

/** The links that are left when those at the given places are taken away. */
export function without(clause: Clause, taken: Iterable<number>): readonly Link[] {
  const gone = new Set(taken);
  return clause.links.filter((_, index) => !gone.has(index));
}
