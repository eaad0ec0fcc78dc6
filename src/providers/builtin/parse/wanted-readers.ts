import { mayBeName } from "../grammar/things/named-nodes";
import { hasSense, isUnknown, type Link } from "../schema/link-words";
import type { Clause } from "./clauses";
import type { ReaderGroup } from "./reader-names";

/**
 * Which readers may have a say about these clauses. It may well name a group whose readers then find nothing, never leave out
 * one whose reading would win: a word it does not know wants them all.
 */
export function wantedReaders(clauses: readonly Clause[]): ReadonlySet<ReaderGroup> {
  return new Set(clauses.flatMap((clause) => [...wantedByWords(clause), ...wantedByForm(clause)]));
}

const allGroups: readonly ReaderGroup[] = ["edits", "looks", "structure"];

function wantedByWords({ links }: Clause): readonly ReaderGroup[] {
  return links.flatMap((link) => {
    if (isUnknown(link)) return allGroups;
    const own = link.senses.flatMap(({ cls, arg }) => signs[`${cls}:${arg}`] ?? signs[cls] ?? allGroups);
    return [...own, ...(smallSigns[link.norm] ?? [])];
  });
}

/** What no single word tells: whether it asks or tells, and of how many names. */
function wantedByForm({ links, isElided }: Clause): readonly ReaderGroup[] {
  const wanted: ReaderGroup[] = isElided ? ["looks"] : [];
  if (links.every(isSmallTalk)) return wanted;
  const first = links.find((link) => !isLeadIn(link));
  if (!isAsking(first)) wanted.push("edits");
  if (!isAsking(first) && !isOrder(first)) wanted.push("structure");
  const names = links.filter(mayBeName).length;
  if (isYesOrNo(first) && links.some(({ norm }) => /\bthan$/u.test(norm))) wanted.push("structure");
  if (names > 1 || (names === 1 && (isYesOrNo(first) || links.some(isBesideName)))) wanted.push("structure");
  return wanted;
}

function isSmallTalk(link: Link): boolean {
  return link.token.kind === "sign" || (link.schema.length === 0 && hasSense(link, "talk"));
}

function isLeadIn(link: Link): boolean {
  const isSmall = hasSense(link, "fill", "polite") || hasSense(link, "fill", "lead");
  return link.token.kind === "sign" || (isSmall && link.schema.length === 0);
}

/** "Which …", "is …", "find …". */
function isAsking(first: Link | undefined): boolean {
  if (first === undefined || first.schema.length > 0) return false;
  const isSearch = ["find", "show", "tell", "describe"].some((arg) => hasSense(first, "verb", arg));
  return isSearch || hasSense(first, "ask") || isYesOrNo(first);
}

function isYesOrNo(first: Link | undefined): boolean {
  return /^(?:is|are|was|were|do|does|did|has)\b/u.test(first?.norm ?? "");
}

/** "Make …", "select …": what is no deed in the world. */
function isOrder(first: Link | undefined): boolean {
  return hasSense(first, "verb") && !hasSense(first, "light");
}

/** "(what happens) if Ann leaves", "friends of (Ann's friends)", "is Ann in the graph". */
function isBesideName(link: Link): boolean {
  const isNoun = hasSense(link, "noun", "neighbours") || /\b(?:graph|network|data)\b/u.test(link.norm);
  return isNoun || hasSense(link, "sign", "not") || /^(?:if|when|once|after|with)$/u.test(link.norm);
}

/** Small words that are a sign of something all the same: "is now", "will win". */
const smallSigns: Readonly<Record<string, readonly ReaderGroup[]>> = {
  now: ["edits"],
  mutual: ["structure"],
  next: ["structure"],
  say: ["structure"],
  will: ["structure"],
};

const none: readonly ReaderGroup[] = [];
const edits: readonly ReaderGroup[] = ["edits"];
const looks: readonly ReaderGroup[] = ["looks"];
const structure: readonly ReaderGroup[] = ["structure"];
const looksOrEdits: readonly ReaderGroup[] = ["looks", "edits"];
const looksOrStructure: readonly ReaderGroup[] = ["looks", "structure"];
const editsOrStructure: readonly ReaderGroup[] = ["edits", "structure"];

/** What a word of a sense may be a sign of; a sense that does not stand here may be a sign of anything. */
const signs: Readonly<Record<string, readonly ReaderGroup[]>> = {
  ...senses(none, "fill number compare range measure more less most least common degree order of pronoun:those void"),
  ...senses(none, "phrase talk ask sign tie light verb:find verb:show verb:tell verb:describe"),
  ...senses(none, "noun:nodes noun:edges noun:ones noun:all noun:attributes noun:values noun:types noun:graph"),
  ...senses(none, "noun:degree noun:indegree noun:outdegree noun:neighbours"),
  ...senses(looks, "ask:why color grow fade line verb:style verb:select verb:deselect verb:hide verb:only verb:zoom"),
  ...senses(looks, "verb:fit verb:unhide verb:layout verb:redo verb:save verb:export verb:load"),
  ...senses(looks, "noun:style noun:layer noun:layout noun:width noun:shape noun:label noun:opacity noun:selection"),
  ...senses(looks, "noun:set noun:picture noun:file noun:edits noun:sample"),
  ...senses(looksOrStructure, "layout shape noun:size noun:border verb:sort"),
  ...senses(looksOrEdits, "verb:make verb:set verb:undo"),
  ...senses(edits, "verb:add verb:rename verb:merge verb:clear"),
  ...senses(editsOrStructure, "verb:remove verb:connect verb:disconnect"),
  ...senses(
    structure,
    "ask:how name state pronoun:rest noun:components noun:path noun:difference noun:summary verb:compare",
  ),
};

function senses(groups: readonly ReaderGroup[], names: string): Readonly<Record<string, readonly ReaderGroup[]>> {
  return Object.fromEntries(names.split(" ").map((name) => [name, groups]));
}
