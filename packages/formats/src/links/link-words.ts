/** What names another by blood or marriage: who stands there is one, whether or not there is a row of it. */
const KIN = wordsOf(`mother father mom mum dad parent parents child children son sons daughter daughters brother sister
  spouse husband wife mutter vater eltern elternteil kinder ehemann ehefrau mere pere madre padre`);

/** What names another where at least one of its values is one. "Kind" is none: a child in German, a sort in English. */
const RELATIONS = wordsOf(`manager boss supervisor reportsto chief superior lead mentor advisor teacher owner
  dependson depends dependency dependencies deps require requires required requirements
  devdependencies peerdependencies optionaldependencies prerequisite prerequisites prereq prereqs needs
  after before predecessor predecessors successor successors blocks blockedby imports uses calls extends inherits
  follows following followers links linksto linkedto flowsinto flowsto feeds tributaryof leadsto next previous
  references refs cites parentid managerid motherid fatherid bossid vorgesetzter haengtabvon voraussetzung voraussetzungen
  nachfolger vorganger ubergeordnet ubergeordneter ubergeordnete ubergeordnetes uebergeordnet gehortzu teilvon partof belongsto
  sponsor`);

/** Of these, one naming the other says as much as the other naming the one. */
const MUTUAL =
  wordsOf(`friend friends spouse partner partners husband wife marriedto sibling siblings brother sister twin
  neighbour neighbours neighbor neighbors adjacent adjacentto borders connections connectedto connected contacts colleagues
  knows peers freund freunde nachbar nachbarn partnerin ehemann ehefrau`);

export type LinkWord = "kin" | "relation" | "other";

/** What the name of a column says of its values. */
export function linkWord(name: string): LinkWord {
  // "Best friend" and "line manager" are a friend and a manager.
  const parts = name.trim().split(/\s+/).map(bare);
  const words = [bare(name), parts.at(-1) ?? ""];
  if (words.some((word) => KIN.has(word))) return "kin";
  // "Parent task" is one above it; "mother tongue" is no mother.
  if (/^(?:parent|ubergeordnete[rs]?)$/.test(parts[0] ?? "")) return "relation";
  return words.some((word) => RELATIONS.has(word) || MUTUAL.has(word)) ? "relation" : "other";
}

export function isMutual(name: string): boolean {
  return MUTUAL.has(bare(name));
}

function bare(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
