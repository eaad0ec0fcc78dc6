import { singulars, verbStem } from "../text/inflect";

/** What people call the two ends of a relation, by the verb of the edge. Source first: who owns is the owner, what is owned a pet. */
const rows: readonly (readonly [verbs: string, sources: string, targets: string])[] = [
  [
    "report answer",
    "subordinate|report|direct report|underling",
    "boss|manager|supervisor|superior|chief|line manager|head|lead",
  ],
  [
    "manage supervise lead head direct run",
    "boss|manager|supervisor|superior|chief|line manager|head|lead|director",
    "subordinate|report|direct report|team",
  ],
  ["own keep", "owner|keeper|master|holder", "pet|possession|belonging|property|asset"],
  ["eat prey hunt consume", "predator|eater|consumer|hunter|enemy", "prey|food|diet"],
  ["parent", "parent|mother|father|mum|mom|dad", "child|kid|son|daughter|offspring"],
  ["child", "child|kid|son|daughter|offspring", "parent|mother|father|mum|mom|dad"],
  ["mother", "mother|parent|mum|mom", "child|kid|son|daughter|offspring"],
  ["father", "father|parent|dad", "child|kid|son|daughter|offspring"],
  ["marry spouse wed", "husband|wife|spouse|partner", "husband|wife|spouse|partner"],
  ["sibling", "brother|sister|sibling", "brother|sister|sibling"],
  ["work employ", "employee|worker|staff|member", "employer|workplace|company"],
  ["live reside", "resident|inhabitant|occupant|tenant", "home|residence|address"],
  ["write author", "author|writer", "work|book|paper|publication"],
  ["act star play appear", "actor|actress|cast|star|performer|player", "film|movie|role|club|team"],
  ["direct", "director", "film|movie"],
  ["supply deliver provide ship", "supplier|vendor|provider", "customer|client|supply"],
  ["cite reference", "citation|citing paper|citer", "reference|cited paper"],
  ["teach", "teacher|tutor|instructor", "student|pupil"],
  ["treat", "doctor|physician", "patient"],
  ["depend require need use", "dependent|dependant|user", "dependency|requirement|prerequisite"],
  ["call", "caller|client", "callee|dependency"],
  ["follow", "follower|fan", "followee"],
  ["know", "acquaintance|friend|contact", "acquaintance|friend|contact"],
  ["friend", "friend", "friend"],
  ["buy order purchase", "buyer|customer|purchaser", "purchase"],
  ["sell", "seller|vendor", "buyer"],
  ["mentor advise coach train", "mentor|advisor|adviser|coach|trainer", "mentee|advisee|trainee|student"],
  ["assign", "task|item", "assignee"],
  ["block", "blocker", "blocked item"],
  ["interact bind", "partner|interactor", "partner|interactor"],
  ["inhibit", "inhibitor", "inhibition target"],
  ["activate", "activator", "activation target"],
];

const bySource = new Map<string, Set<string>>();
const byTarget = new Map<string, Set<string>>();
for (const [verbs, sources, targets] of rows) {
  for (const verb of verbs.split(" ").map(verbStem)) {
    bySource.set(verb, new Set([...(bySource.get(verb) ?? []), ...sources.split("|")]));
    byTarget.set(verb, new Set([...(byTarget.get(verb) ?? []), ...targets.split("|")]));
  }
}

/** Which end of a relation with this verb a noun names; null when it names none. */
export function endNamed(stem: string, noun: string): "source" | "target" | "both" | null {
  const forms = singulars(noun);
  const isSource = forms.some((form) => (bySource.get(stem)?.has(form) ?? false) || isAgent(form, stem));
  const isTarget = forms.some((form) => byTarget.get(stem)?.has(form) ?? false);
  if (isSource && isTarget) return "both";
  if (isSource) return "source";
  return isTarget ? "target" : null;
}

/** "owner" of "owns", "supplier" of "supplies", "inhibitor" of "inhibits". */
function isAgent(noun: string, stem: string): boolean {
  if (noun.length < 5 || !/(?:er|or|ier)$/u.test(noun)) return false;
  const bare = noun.replace(/(?:ier|er|or)$/u, (end) => (end === "ier" ? "y" : ""));
  return verbStem(bare) === stem || verbStem(`${bare}e`) === stem;
}

const female = new Set("mother|mum|mom|wife|sister|daughter|grandmother|aunt|niece".split("|"));
const male = new Set("father|dad|husband|brother|son|grandfather|uncle|nephew".split("|"));

/** The sex a noun of kinship tells. */
export function sexOf(noun: string): "female" | "male" | null {
  const forms = singulars(noun);
  if (forms.some((form) => female.has(form))) return "female";
  return forms.some((form) => male.has(form)) ? "male" : null;
}
