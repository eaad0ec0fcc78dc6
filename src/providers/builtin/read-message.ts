import { isDestroying, isHarmless } from "./act-effects";
import type { Act } from "./acts";
import { withoutAsides } from "./asides";
import type { Candidate, Reader } from "./candidate";
import { type Clause, splitClauses, withoutLeads } from "./clauses";
import { nounLeeway } from "./common-nouns";
import { guardOf } from "./guards";
import { verbStem } from "./inflect";
import { withBackground, withoutEcho, withoutRisk, withoutSmallTalk, withReferences } from "./join-clauses";
import { withoutLeftAsIs } from "./left-as-is";
import { type Link, linkWords } from "./link-words";
import { lostAct } from "./lost";
import { readAddNode } from "./read-add-node";
import { readAdjust } from "./read-adjust";
import { readAlgorithm } from "./read-algorithms";
import { readApart } from "./read-apart";
import { readAskColor } from "./read-ask-color";
import { readAssign, readNews } from "./read-assign";
import { readBeyond, readMissing } from "./read-beyond";
import { readConnected } from "./read-connected";
import { readDegree } from "./read-degree";
import { readEdgeRank } from "./read-edge-rank";
import { readAddEdge, readRemove, readRename, readSet } from "./read-edits";
import { readAggregate, readCount, readSample, readSchema, readValues } from "./read-facts";
import { readCommonest, readCompare, readGroupRank } from "./read-groups";
import { heldBack, readHowTo } from "./read-how-to";
import { readExists, readJoined } from "./read-joined";
import { readLinked } from "./read-linked";
import { readMeasures } from "./read-measures";
import { readMore } from "./read-more";
import { joinText } from "./read-names";
import { readPeople } from "./read-people";
import { readProperty } from "./read-property";
import { readProportion } from "./read-proportion";
import { readRank } from "./read-rank";
import { readRepeated } from "./read-repeated";
import { readReplace } from "./read-replace";
import { readShare } from "./read-share";
import { readSides } from "./read-sides";
import { readDescribe, readFind, readPath } from "./read-structure";
import { readClearStyles, readStyle, readStyleBy, readWhy } from "./read-style";
import { readTable } from "./read-table";
import { readComponents, readState, readSummary, readTalk } from "./read-talk";
import { readTold } from "./read-told";
import { readVersus } from "./read-versus";
import { readFiles, readHistory, readLayout, readSelection, readViewVerb, readWholeView } from "./read-view";
import type { Schema, SchemaSense } from "./schema";
import { tokenise } from "./tokens";
import { wholeLabel } from "./whole-label";
import { withOthers } from "./with-others";

/** Every way to take a clause; earlier ones win among equals. */
const readers: readonly Reader[] = [
  readTalk,
  readTable,
  readBeyond,
  readAlgorithm,
  readMeasures,
  readApart,
  readMore,
  readSides,
  readRepeated,
  readEdgeRank,
  readVersus,
  readProperty,
  readMissing,
  readConnected,
  readLinked,
  readJoined,
  readExists,
  readDegree,
  readPath,
  readShare,
  readProportion,
  readStyleBy,
  readSelection,
  readClearStyles,
  readWhy,
  readHistory,
  readLayout,
  readWholeView,
  readFiles,
  readRemove,
  readAddNode,
  readAddEdge,
  readRename,
  readAssign,
  readAdjust,
  readReplace,
  readNews,
  readTold,
  readSet,
  readStyle,
  readAskColor,
  readViewVerb,
  readSummary,
  readComponents,
  readState,
  readGroupRank,
  readCommonest,
  readCompare,
  readPeople,
  readCount,
  readSample,
  readAggregate,
  readValues,
  readSchema,
  readRank,
  readDescribe,
  readFind,
];

/** How a message is read by the one before it. */
export interface ReadBack {
  /** The words, those that point back taken for what they point at. */
  readonly refer: (links: readonly Link[], schema: Schema) => readonly Link[];
  /** "Only the interns", "and the otter?"; null: the message stands for itself. */
  readonly follow: (links: readonly Link[], schema: Schema) => readonly Act[] | null;
  /** Further ways to take a clause. */
  readonly readers: readonly Reader[];
}

/** Longer messages are texts, not requests. */
export const longestRequest = 300;

/** What a message asks for, in its order. Never empty: what is not understood is an act of its own. */
export function readMessage(message: string, schema: Schema, readBack?: ReadBack): readonly Act[] {
  const tokens = tokenise(message);
  const label = wholeLabel(message, schema);
  if (label !== null) return [label];
  if (tokens.length > longestRequest) return [{ do: "lost", gist: "", isEmpty: false, isLong: true }];
  const said = linkWords(tokens, schema);
  const links = readBack?.refer(said, schema) ?? said;
  const leaning = readBack?.follow(links, schema) ?? null;
  if (leaning !== null) return leaning;
  const how = readHowTo({ links, schema, isElided: false });
  if (how !== null) return [how];
  const news = readNews({ links, schema, isElided: false });
  if (news !== null && news.unread.length === 0) return [news.act];
  const whole = wholeQuestion(links, schema);
  if (whole !== null) return [whole];
  const clauses = splitClauses(withoutAsides(withoutLeftAsIs(withoutLeads(links))), schema);
  if (clauses.length === 0) return [{ do: "lost", gist: "", isEmpty: true }];
  const acts = withoutRisk(
    withBackground(
      clauses,
      clauses.map((clause) => readClause(clause, readBack?.readers ?? [])),
    ),
  );
  const wanted = heldBack({ links, schema, isElided: false }, acts);
  return withReferences(withOthers(withoutEcho(withoutSmallTalk(wanted))));
}

/** One sentence about the structure of the graph may have commas and an "and" in it: "of all triangles, which …". */
function wholeQuestion(links: readonly Link[], schema: Schema): Act | null {
  const groups = readMeasures({ links, schema, isElided: false });
  if (groups !== null && links.length < 14 && groups.act.do === "communities") return groups.act;
  const isOneSentence = links.slice(0, -1).every((link) => !/^[.?!;]$/u.test(link.norm) || link.schema.length > 0);
  if (!isOneSentence || links.length > 40) return null;
  return readAlgorithm({ links, schema, isElided: false })?.act ?? null;
}

/** Readings of one clause, best first. */
function rankReadings(clause: Clause, more: readonly Reader[]): readonly Candidate[] {
  return [...readers, ...more]
    .flatMap((reader) => reader(clause) ?? [])
    .map((candidate, order) => ({ candidate, order }))
    .sort((a, b) => b.candidate.score - a.candidate.score || a.order - b.order)
    .map(({ candidate }) => candidate);
}

function readClause(clause: Clause, more: readonly Reader[]): Act {
  const [first] = rankReadings(clause, more);
  const [found] = first !== undefined && isFinal(first.act) ? rankReadings(withoutGuesses(clause), more) : [first];
  if (found === undefined || found.score <= 0) return lostAct(clause);
  const best = { ...found, act: careful(found.act, clause.schema) };
  const words = joinText(clause.links);
  const guard = guardOf(clause, best.act);
  if (guard !== null && (guard === "negated" || !isHarmless(best.act)))
    return { do: "held", why: guard, act: best.act, words };
  const misspelt = clause.links.find(isMisspelt);
  if (isDestroying(best.act) && misspelt !== undefined)
    return { do: "held", why: "misspelt", act: best.act, words: misspelt.text, instead: slipsIn(clause) };
  if (isHarmless(best.act)) return toHarmless(best, clause);
  if (best.unread.length > 0) return { do: "held", why: "unsure", act: best.act, words: best.unread.join(" ") };
  return best.act;
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
  const isKept = isNoun === true && !isFinal(act) && (isLight || nounLeeway(schema) === "changes");
  return { ...act, what: { ...what, ...(isKept ? { isNoun } : {}), ...(isFinal(act) ? { isExact: true } : {}) } };
}

/** Words that were left out are told: they may have said which ones. */
function toHarmless({ act, unread }: Candidate, clause: Clause): Act {
  if (unread.length === 0) return act;
  return unread.length > 3 ? lostAct(clause) : { do: "partly", act, words: unread.join(" ") };
}
