import { guardOf } from "../grammar/changes/guards";
import { heldBack } from "../grammar/changes/held-back";
import { withoutLeftAsIs } from "../grammar/changes/left-as-is";
import { readNews } from "../grammar/changes/read-assign";
import { withOthers } from "../grammar/looks/with-others";
import { readAlgorithm } from "../grammar/questions/read-algorithms";
import { readApart } from "../grammar/questions/read-apart";
import { readHowTo } from "../grammar/questions/read-how-to";
import { readSpread } from "../grammar/questions/read-spread";
import { joinText } from "../grammar/things/read-names";
import { nounLeeway } from "../lexicon/common-nouns";
import { readMeasures } from "../lexicon/read-measures";
import { isDestroying, isHarmless } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import { withReferences } from "../meaning/with-references";
import { hasSense, isUnknown, type Link } from "../schema/link-words";
import type { Schema, SchemaSense } from "../schema/schema";
import { verbStem } from "../text/inflect";
import { withoutAsides } from "./asides";
import type { Candidate, Reader } from "./candidate";
import { type Clause, splitClauses, withoutLeads } from "./clauses";
import { withDoubt } from "./guessed";
import { withBackground, withoutEcho, withoutRisk, withoutSmallTalk } from "./join-clauses";
import { olderReaders } from "./older-readers";
import type { Linked } from "./reading-types";

/** What the parts of a message ask for, each by the reader that takes most of it; what leaves words of the graph unsaid is a guess. */
export function readClauses(message: string, schema: Schema, linked: Linked): readonly Act[] {
  return withDoubt(readEach(schema, linked), message, schema);
}

function readEach(schema: Schema, { links, reading: { readBack } }: Linked): readonly Act[] {
  const whole: Clause = { links, schema, isElided: false };
  const clauses = splitClauses(withoutAsides(withoutLeftAsIs(withoutLeads(links))), schema);
  const one = undivided(whole);
  if (one !== null) return [one];
  if (clauses.length === 0) return [{ do: "lost", gist: "", isEmpty: true }];
  const ordered = [...olderReaders, ...(readBack?.readers ?? [])];
  const acts = withoutRisk(
    withBackground(
      clauses,
      clauses.map((clause) => readClause(clause, ordered)),
    ),
  );
  const wanted = heldBack(whole, acts);
  const made = withReferences(withOthers(withoutEcho(withoutSmallTalk(wanted))));
  return isQuestion(links) ? made.map((act) => (isDestroying(act) ? askedOnly(act, links) : act)) : made;
}

/** "Which trails are bridges, i.e. would cut the map in two?" asks, whatever its later parts seem to want. */
function isQuestion(links: readonly Link[]): boolean {
  const first = links.find(({ token }) => token.kind === "word");
  return questionWords.has(first?.norm.split(" ")[0] ?? "") && links.at(-1)?.norm === "?";
}

const questionWords = new Set(
  "which what who whose whom where when why how is are was were do does did has have".split(" "),
);

function askedOnly(act: Act, links: readonly Link[]): Act {
  return { do: "held", why: "asked", act, words: joinText(links) };
}

/** What is read of the message as a whole, before its parts. */
function undivided(whole: Clause): Act | null {
  const how = readHowTo(whole);
  if (how !== null) return how;
  const news = readNews(whole);
  return news !== null && news.unread.length === 0 ? news.act : oneQuestion(whole);
}

/** One sentence about the structure of the graph may have commas and an "and" in it: "of all triangles, which …". */
function oneQuestion(whole: Clause): Act | null {
  const { links } = whole;
  const spread = readSpread(whole);
  if (spread?.unread.length === 0) return spread.act;
  const groups = readMeasures(whole);
  if (groups !== null && links.length < 14 && groups.act.do === "communities") return groups.act;
  const isIf = /^(?:if|when|suppose|supposing|imagine|say)$/u.test(links[0]?.norm ?? "");
  const outage = isIf ? readApart(whole) : null;
  if (outage !== null) return outage.act;
  const isOneSentence = links.slice(0, -1).every((link) => !/^[.?!;]$/u.test(link.norm) || link.schema.length > 0);
  if (!isOneSentence || links.length > 40) return null;
  return readAlgorithm(whole)?.act ?? null;
}

/** Readings of one clause, best first. */
function rankReadings(clause: Clause, readers: readonly Reader[]): readonly Candidate[] {
  return readers
    .flatMap((reader) => reader(clause) ?? [])
    .map((candidate, order) => ({ candidate, order }))
    .sort((a, b) => b.candidate.score - a.candidate.score || a.order - b.order)
    .map(({ candidate }) => candidate);
}

function readClause(clause: Clause, readers: readonly Reader[]): Act {
  const [first] = rankReadings(clause, readers);
  const [found] = first !== undefined && isFinal(first.act) ? rankReadings(withoutGuesses(clause), readers) : [first];
  if (found === undefined || found.score <= 0 || isNameAlone(found.act, clause)) return lostAct(clause);
  const best = { ...found, act: careful(found.act, clause.schema) };
  const words = joinText(clause.links);
  const guard = guardOf(clause, best.act);
  if (guard !== null && (guard === "negated" || !isHarmless(best.act)))
    return { do: "held", why: guard, act: best.act, words };
  const misspelt = clause.links.find(isMisspelt);
  if (isDestroying(best.act) && misspelt !== undefined)
    return { do: "held", why: "misspelt", act: best.act, words: misspelt.text, instead: slipsIn(clause) };
  if (isHarmless(best.act) || best.act.do === "layout") return toHarmless(best, clause);
  if (best.unread.length > 0) return { do: "held", why: "unsure", act: best.act, words: best.unread.join(" ") };
  return best.act;
}

/** "Things that depend on Ann", taken for Ann: what they do was not read. */
function isNameAlone(act: Act, { links }: Clause): boolean {
  if (!("what" in act) || act.what?.base !== "names" || act.what.near !== undefined) return false;
  const said = (act.what.names ?? []).join(" ").toLowerCase();
  const at = links.findIndex(({ norm }) => /^(?:that|which|who)$/u.test(norm));
  const verb = links.slice(at + 1).find(({ norm }) => !/^(?:is|are|was|were|be|the|an?|one)$/u.test(norm));
  return at > 0 && verb?.schema.length === 0 && !said.includes(verb.norm) && !hasSense(verb, "name");
}

/** "treat" for "treats" is no slip. */
function isMisspelt({ norm, mended }: Link): boolean {
  return mended !== undefined && verbStem(norm) !== verbStem(mended);
}

function slipsIn({ links }: Clause): readonly { readonly said: string; readonly meant: string }[] {
  return links.filter(isMisspelt).map(({ text, mended = text }) => ({ said: text, meant: mended }));
}

/** Names that are only nearly written so: enough to look at a node, not to delete it. */
function withoutGuesses(clause: Clause): Clause {
  const isSure = (sense: SchemaSense): boolean => sense.kind !== "label" || sense.isGuess !== true;
  if (clause.links.every(({ schema }) => schema.every(isSure))) return clause;
  return { ...clause, links: clause.links.map((link) => ({ ...link, schema: link.schema.filter(isSure) })) };
}

function isFinal(act: Act): boolean {
  return isDestroying(act) || act.do === "rename";
}

/** The more a change takes away, the less is guessed of what is meant. */
function careful(act: Act, schema: Schema): Act {
  if (isHarmless(act) || !("what" in act)) return act;
  const { isNoun, ...what } = act.what;
  const isLight = act.do === "styleBy" || act.do === "zoom";
  const staysNoun = isNoun === true && !isFinal(act) && (isLight || nounLeeway(schema) === "changes");
  return { ...act, what: { ...what, ...(staysNoun ? { isNoun } : {}), ...(isFinal(act) ? { isExact: true } : {}) } };
}

/** "Which of the pets are unicorns?": what is asked of them means nothing here, so all of them is no answer. */
function isPredicate(act: Act, unread: readonly string[], { links }: Clause): boolean {
  if (act.do !== "find" && act.do !== "count") return false;
  const last = links.findLast(({ token }) => token.kind !== "sign");
  const before = links
    .slice(0, links.length)
    .findLast((link) => link !== last && !/^(?:a|an|the|\?)$/u.test(link.norm));
  const isAsked = hasSense(links[0], "ask", "what") || hasSense(links[0], "ask", "who");
  return (
    isAsked &&
    last !== undefined &&
    isUnknown(last) &&
    unread.includes(last.text) &&
    /^(?:is|are|was|were)$/u.test(before?.norm ?? "")
  );
}

/** Words that were left out are told: they may have said which ones. */
function toHarmless({ act, unread }: Candidate, clause: Clause): Act {
  if (unread.length === 0) return act;
  if (isPredicate(act, unread, clause)) return lostAct(clause);
  return unread.length > 3 ? lostAct(clause) : { do: "partly", act, words: unread.join(" ") };
}

/** A clause without a reading: what its words were taken for, so that the answer can say so. */
function lostAct(clause: Clause): Act {
  const words = clause.links.filter((link) => link.token.kind !== "sign");
  const known = words.flatMap((link) => gistOf(link));
  const strange = words.filter((link) => isUnknown(link) && link.text.length < 40).map(({ text }) => text);
  return {
    do: "lost",
    ...(strange.length === 0 ? {} : { strange: [...new Set(strange)].slice(0, 4) }),
    gist: [...new Set(known)].slice(0, 4).join("; "),
    ...askedOf(words),
    isEmpty: words.every((link) => !/\p{L}|\p{N}/u.test(link.text)),
  };
}

/** "change the price": of what, and to what, is for the user to say. */
function askedOf(words: readonly Link[]): { readonly isHalf?: string } {
  const [verb, second, ...more] = words.filter((link) => !hasSense(link, "fill"));
  const sense = second?.schema.find(({ kind }) => kind === "attribute");
  const isHalf = hasSense(verb, "verb", "set") && more.length === 0 && sense?.kind === "attribute";
  return isHalf ? { isHalf: sense.attribute.name } : {};
}

function gistOf(link: Link): readonly string[] {
  const [sense] = link.schema;
  if (sense?.kind === "attribute") return [`'${link.text}' as the attribute ${sense.attribute.name}`];
  if (sense?.kind === "value") return [`'${link.text}' as a value of ${sense.attribute.name}`];
  if (sense?.kind === "label") return [`'${link.text}' as a name`];
  if (isUnknown(link) && link.text.length < 40) return [];
  return [];
}
