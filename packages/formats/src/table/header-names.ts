/** Pairs of words that the two ends of an edge go by. The third value: whether they say that edges have a direction. */
const END_WORDS: readonly (readonly [string, string, boolean])[] = [
  ["source", "target", false],
  ["from", "to", true],
  ["src", "dst", true],
  ["src", "dest", true],
  ["src", "tgt", true],
  ["source", "destination", true],
  ["start", "end", true],
  ["start", "stop", true],
  ["origin", "destination", true],
  ["origin", "dest", true],
  ["departure", "arrival", true],
  ["sender", "receiver", true],
  ["sender", "recipient", true],
  ["parent", "child", true],
  ["head", "tail", true],
  ["tail", "head", true],
  ["subject", "object", true],
  ["follower", "followed", true],
  ["follower", "followee", true],
  ["caller", "callee", true],
  ["citing", "cited", true],
  ["buyer", "seller", true],
  ["supplier", "customer", true],
  ["supplier", "client", true],
  ["vendor", "customer", true],
  ["exporter", "importer", true],
  ["lender", "borrower", true],
  ["donor", "recipient", true],
  ["predator", "prey", true],
  ["payer", "payee", true],
  ["mentor", "mentee", true],
  ["employee", "manager", true],
  ["predecessor", "successor", true],
  ["von", "nach", true],
  ["von", "zu", true],
  ["von", "an", true],
  ["quelle", "ziel", true],
  ["start", "ziel", true],
  ["absender", "empfänger", true],
  ["origen", "destino", true],
  ["origine", "destination", true],
  ["de", "à", true],
];

/** They may be times as well: beside another pair they are none. */
const TIME_WORDS = new Set(["start", "departure"]);

const ID_NAMES = ["id", "key", "nodeid", "node"];
const LABEL_NAMES = ["label", "name", "title"];
/** What the things of a table of nodes are called by, in the first column. */
const NAME_WORDS = new Set([...LABEL_NAMES, "fullname", "nom", "nombre", "nome", "naam", "titel", "bezeichnung"]);

/** The first column of a table of nodes whose others could be taken for ends. */
export const NODE_ID = "node id";

export interface HeaderEnds {
  readonly source: number;
  readonly target: number;
  readonly directed: boolean;
  /** The pairs of columns that could be the ends as well as these, these among them; one where there is no doubt. */
  readonly pairs: readonly (readonly [source: number, target: number])[];
  /** A pair such as `person1,person2`, which might also be names of two nodes. */
  readonly isWeak: boolean;
}

export function isIdName(word: string): boolean {
  return ID_NAMES.includes(word);
}

export function isLabelName(word: string): boolean {
  return LABEL_NAMES.includes(word);
}

export function wordOf(cell: string): string {
  return cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * The columns that are the ends by their names: "From station" and "To station", `user_source` and `user_target`. What is called
 * just so goes before what names a property of an end ("source label", "from city"). Columns of times are no ends: what starts and
 * ends on a day is a task, not an edge. Only source and target say themselves what they are.
 */
export function findEnds(
  header: readonly string[],
  areTimes: (column: number) => boolean = () => false,
): HeaderEnds | undefined {
  // Columns of a table of nodes may well be called source and target.
  if (isNodeId(header)) return undefined;
  const names = header.map(partsOf);
  const said = END_WORDS.flatMap(([from, to, isDirected]) =>
    pairsOf(names, from, to)
      .filter((pair) => from === "source" || !areTimes(pair.source) || !areTimes(pair.target))
      .map((pair) => ({ ...pair, directed: isDirected, isWeak: false, mayBeTimes: TIME_WORDS.has(from) })),
  );
  const sure = said.some(({ mayBeTimes }) => !mayBeTimes) ? said.filter(({ mayBeTimes }) => !mayBeTimes) : said;
  const plainest = sure.some(({ isProperty }) => !isProperty) ? sure.filter(({ isProperty }) => !isProperty) : sure;
  const all = plainest.length > 0 ? plainest : numberedPairs(names);
  const [best] = all;
  if (!best) return undefined;
  const isFirst = /^(?:source,target|from,to)$/i.test(header.slice(0, 2).join());
  const isSure = isFirst && best.source === 0 && best.target === 1;
  const pairs = new Map(all.map((pair) => [`${pair.source} ${pair.target}`, [pair.source, pair.target] as const]));
  const { source, target, directed, isWeak } = best;
  return { source, target, directed, isWeak, pairs: isSure ? [[source, target]] : [...pairs.values()] };
}

/** The header says of itself that its rows are nodes. */
export function isNodeId([first = ""]: readonly string[]): boolean {
  return first.toLowerCase() === NODE_ID;
}

export function isHeaderOfNodes(words: readonly string[]): boolean {
  const [first = ""] = words;
  if (first === "id" || first === "nodeid" || (words.length > 2 && NAME_WORDS.has(first))) return true;
  return words.includes("id") && words.some((word) => [...LABEL_NAMES, "type"].includes(word));
}

/**
 * A header whose first name is one that things go by ("name", "Site ID"), over a value of its own for each row. What another column
 * calls an id too joins two things.
 */
export function isHeaderOfNamed(header: readonly string[], firsts: readonly string[]): boolean {
  const isName = NAME_WORDS.has(wordOf(header[0] ?? ""));
  // A row of totals has none.
  const named = firsts.filter((first) => first !== "");
  const areOwn = named.length > 1 && firsts.length - named.length <= 1 && new Set(named).size === named.length;
  return (isName || isIdOfThings(header)) && areOwn;
}

/** "Site ID", "Member No" or "Pers.-Nr." in the first column, and no other id. */
export function isIdOfThings(header: readonly string[]): boolean {
  const [first = "", ...others] = header.map((cell) => partsOf(cell).at(-1) ?? "");
  return ["id", "nr", "no", "nummer", "number", "code"].includes(first) && !others.includes("id");
}

/** "fromStation", "from_station" and "From station" are the same two words; joined ones such as "fromnode" are cut too. */
function partsOf(cell: string): readonly string[] {
  return cell
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== "");
}

interface EndPair {
  readonly source: number;
  readonly target: number;
  /** They are called by more than the word: "source label", "from city". */
  readonly isProperty: boolean;
}

/** Columns of equal names but for the word; else one called just so with one that says more ("source", "target id"). */
function pairsOf(names: readonly (readonly string[])[], from: string, to: string): readonly EndPair[] {
  const rests = (word: string) => names.map((parts) => restOf(parts, word));
  const [sources, targets] = [rests(from), rests(to)];
  return sources.flatMap((rest, source): readonly EndPair[] => {
    // A second column of the name is an attribute that is called so.
    if (rest === undefined || sources.indexOf(rest) < source) return [];
    const same = targets.findIndex((other, place) => place !== source && other === rest);
    const like = (other: string | undefined) =>
      other !== undefined && !sources.includes(other) && !targets.includes(rest) && plain(other) === plain(rest);
    const target = same < 0 ? targets.findIndex((other, place) => place !== source && like(other)) : same;
    if (target < 0) return [];
    return [{ source, target, isProperty: [rest, targets[target] ?? ""].some((one) => !isOfEnd(one)) }];
  });
}

/** What a name says beside the word; undefined where it does not say the word. */
function restOf(parts: readonly string[], word: string): string | undefined {
  if (parts.length > 4) return undefined;
  const at = parts.indexOf(word);
  if (at >= 0) return parts.toSpliced(at, 1).join(" ");
  const joined = parts.length === 1 ? (parts[0] ?? "") : "";
  const ending = joined.startsWith(word) ? joined.slice(word.length) : "";
  return ending !== "" && plain(ending) === "" ? ending : undefined;
}

/** "source id" is as much an end as "source". */
function isOfEnd(rest: string): boolean {
  return rest !== "name" && plain(rest) === "";
}

function plain(rest: string): string {
  return ["id", "name", "node", "node id", "nodeid", "key"].includes(rest) ? "" : rest;
}

/** "person1,person2", "Gene A, Gene B": the same word twice, told apart by its end. */
function numberedPairs(names: readonly (readonly string[])[]) {
  const joined = names.map((parts) => parts.join(" "));
  return joined.flatMap((name, source) => {
    const stem = /^(\p{L}{3,}(?: \p{L}+)*?) ?(?:1|a)$/u.exec(name)?.[1];
    if (stem === undefined) return [];
    const at = (sign: string) => joined.findIndex((other) => other === `${stem} ${sign}` || other === `${stem}${sign}`);
    const [last, third] = name.endsWith("1") ? ["2", "3"] : ["b", "c"];
    const target = at(last);
    const isSpaced = last === "2" || name === `${stem} a`;
    if (target < 0 || !isSpaced) return [];
    const pair = { source, target, directed: false, isWeak: true, isProperty: false };
    // Of three and more, such as the stops of a line, the first two are a guess.
    return at(third) < 0 ? [pair] : [pair, { ...pair, source: target, target: at(third) }];
  });
}
