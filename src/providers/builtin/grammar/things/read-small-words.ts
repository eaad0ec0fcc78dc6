import { oneLine } from "@/lib/text/lines";
import { hasSense } from "../../schema/link-words";
import { isEvent } from "../../schema/time-attributes";
import { wordsOfName } from "../../text/tokens";
import { isUnit } from "../../text/units";
import { isMoneyVerb } from "../conditions/number-verbs";
import type { Draft } from "./draft";

/** "those", "the rest", "the selection", "that path": what was spoken of. */
export function pronoun(draft: Draft, at: number): number {
  const link = draft.links[at];
  if (hasSense(link, "noun", "selection")) {
    draft.base = "selected";
    return 1;
  }
  if (hasSense(link, "pronoun", "rest")) {
    draft.base = "rest";
    return 1;
  }
  if (isFoundPath(draft, at)) {
    draft.base = "previous";
    return 1;
  }
  if (!hasSense(link, "pronoun", "those")) return 0;
  const next = draft.links[at + 1];
  const isAsked = /^(?:is|are|makes?|was|were)$/u.test(draft.links[at - 1]?.norm ?? "");
  const isRelative = link?.norm === "that" && at > 0 && next !== undefined && !isAsked;
  if (!isRelative && draft.base === "all") draft.base = "previous";
  return 1;
}

/** "that path", "the route": what was found before. */
function isFoundPath(draft: Draft, at: number): boolean {
  const link = draft.links[at];
  if (link === undefined || link.schema.length > 0 || (draft.base !== "all" && draft.base !== "previous")) return false;
  if (/^(?:paths|routes)$/u.test(link.norm)) return hasSense(draft.links[at - 1], "pronoun", "those");
  return /^(?:path|route|chain|shortest path|shortest route)$/u.test(link.norm);
}

/** Words that say nothing of which elements are meant. */
export function small(draft: Draft, at: number): number {
  const link = draft.links[at];
  if (link === undefined) return 0;
  if (link.token.kind === "sign" && link.schema.length === 0 && link.senses.length === 0) return 1;
  return isSaying(draft, at) ? 1 : 0;
}

function isSaying(draft: Draft, at: number): boolean {
  const link = draft.links[at];
  if (isEventPlace(draft, at) || isPlaceWord(draft, at) || isClassWord(draft, at) || isOfAttribute(draft, at))
    return true;
  if (hasSense(link, "light")) return link?.schema.length === 0 && isLight(draft, link.text);
  if (isMoneyVerb(draft, at) || isMeasureVerb(draft, at)) return true;
  if (hasSense(link, "fill", "lead")) return at === 0 || isLast(draft, at);
  return hasSense(link, "fill") || hasSense(link, "ask") || hasSense(link, "noun", "types");
}

const classWord = new RegExp(
  oneLine`
    ^(?:teams?|departments?|groups?|divisions?|sections?|units?|categor(?:y|ies)|region|area|side|whole|listed|given
    |together|stuff|things?)$
  `,
  "u",
);

/** "the Shop team", "the Sales department": a noun for the group beside its name. */
export function isClassWord({ links }: Draft, at: number): boolean {
  const link = links[at];
  if (link === undefined || link.schema.length > 0) return false;
  const isWord = classWord.test(link.norm);
  const isBeside = [links[at - 1], links[at + 1]].some((other) => other?.schema.some(({ kind }) => kind === "value"));
  return isWord && (isBeside || /^(?:listed|given|stuff)$/u.test(link.norm));
}

/** "hours per week", "euros a kilo": what a measure is counted by. */
export function period({ links }: Draft, at: number): number {
  const link = links[at];
  const isSaid = link?.schema.length === 0 && isUnit(link.norm);
  return isSaid && /^(?:per|a|each|every)$/u.test(links[at - 1]?.norm ?? "") ? 1 : 0;
}

/** "newly promoted": an adverb before a yes-or-no attribute. */
export function adverb({ links }: Draft, at: number): number {
  const link = links[at];
  const isOpen = link?.schema.length === 0 && link.senses.length === 0 && /^\p{Ll}{2,}ly$/u.test(link.norm);
  const isState = links[at + 1]?.schema.some(
    (sense) => sense.kind === "attribute" && sense.attribute.kind === "boolean",
  );
  return isOpen && isState === true ? 1 : 0;
}

/** "(calls that) take longer than 100 ms": the comparison says what is measured. */
function isMeasureVerb({ links }: Draft, at: number): boolean {
  const isVerb = hasSense(links[at], "of") && links[at]?.schema.length === 0;
  return isVerb && ["more", "less", "compare"].some((cls) => hasSense(links[at + 1], cls));
}

/** "born in Cork" where nodes have a year `born`: before a place it says nothing of the time. */
function isEventPlace({ links }: Draft, at: number): boolean {
  const [link, joint, next] = [links[at], links[at + 1], links[at + 2]];
  if (link === undefined || !isEvent(link.norm) || !/^(?:in|at|near)$/u.test(joint?.norm ?? "")) return false;
  return next?.token.kind === "word" && next.schema.some(({ kind }) => kind !== "attribute");
}

/** "open in winter" where nodes have `winter_open`: a word of an attribute that is said. */
function isOfAttribute({ links }: Draft, at: number): boolean {
  const word = links[at]?.norm ?? "";
  if (word.length < 4 || (links[at]?.schema.length ?? 0) > 0) return false;
  return links.some(
    (link, place) =>
      place !== at &&
      link.schema.some(
        (sense) => sense.kind === "attribute" && wordsOfName(sense.attribute.name).split(" ").includes(word),
      ),
  );
}

/** "under repair", "on call": before a value that is no number it compares nothing. */
function isPlaceWord({ links }: Draft, at: number): boolean {
  const isWord = /^(?:under|over|above|below|beyond|after|before)$/u.test(links[at]?.norm ?? "");
  const next = links.slice(at + 1).find((link) => !/^(?:the|a|an)$/u.test(link.norm));
  return isWord && next?.schema.some((sense) => sense.kind === "value" && typeof sense.value === "string") === true;
}

/** Beside a value or a name, "lives" or "based" says no more than "is"; whether there is one shows at the end. */
function isLight(draft: Draft, text: string): boolean {
  draft.light.push(text);
  return true;
}

/** "ok" and "down" are small words at the edge of a request; within a phrase they may say which ones. */
function isLast(draft: Draft, at: number): boolean {
  const before = draft.links[at - 1]?.norm ?? "";
  const isEnd = draft.links.slice(at + 1).every((link) => link.token.kind === "sign");
  return (
    isEnd && !draft.isNegated && !/^(?:is|are|be|being|not|isn't|aren't|were|was|all|every|the|that)$/u.test(before)
  );
}
