import { hasSense, type Link } from "../schema/link-words";
import { verbStem } from "../text/inflect";

/**
 * Verbs that say the same of two things, and those that say it the other way round. A verb may have a preposition: "feed on".
 * Whoever owns something has it belong to them.
 */
const rows: readonly (readonly [forward: string, backward: string])[] = [
  ["own|possess|keep", "belong to"],
  ["eat|feed on|prey on|hunt|consume|devour|live on|live off", "feed|be eaten by|nourish"],
  ["depend on|need|require|use|rely on|build on|import|be built on", "support|be used by|be needed by|enable"],
  ["part of|belong to|go into|used in|sit in", "contain|include|consist of|made of|made from|comprise|be made of"],
  ["contain|include|consist of|hold|comprise|be made of|made of|made from", "part of|go into|belong to|sit in"],
  [
    "report to|answer to|work under|work for|supervised by|managed by",
    "manage|supervise|lead|head|oversee|be in charge of",
  ],
  [
    "manage|supervise|lead|head|oversee|run|chair|command|captain|warden|be in charge of|be responsible for|be in charge",
    "report to|answer to|work under",
  ],
  ["work on|contribute to|be involved in|participate in|take part in", "involve|employ"],
  ["work for|work at|employed by|be employed at", "employ|hire"],
  [
    "supply|deliver|provide|sell|ship|make|produce|deliver to|supply to",
    "buy from|source from|get from|be bought from",
  ],
  ["buy|order|purchase|buy from|order from", "sell to|supply|deliver to"],
  ["donate|donate to|give|give to|contribute|contribute to", "receive from|get from"],
  ["act in|star in|play in|appear in|feature in|be cast in|perform in", "star|feature|cast"],
  ["direct|shoot|film", "made by"],
  ["write|author|pen|compose", "written by"],
  ["treat|care for|look after|attend|cure", "be under the care of"],
  ["teach|instruct|lecture|give|hold", "learn from|be taught by|study with|study under"],
  ["attend|take|enrol in|enroll in|study|visit|go to|be enrolled in", "attended by"],
  ["cite|reference|quote|mention|build on|refer to", "cited by"],
  ["call|invoke|talk to|query|request|connect to|send requests to", "serve"],
  ["represent|defend|act for|be counsel for|plead for|handle|argue", "be represented by"],
  ["preside|preside over|hear|judge|decide", "heard by"],
  ["borrow|check out|take out|loan|lend|have on loan", "lent to|lend to"],
  ["bind|interact with|bind to|pair with", "bind"],
  ["mentor|advise|coach|train|guide", "learn from|be coached by"],
  ["live in|reside in|dwell in|inhabit|stay in|live at", "house|host|be home to"],
  ["marry|wed|be married to|spouse of", "marry"],
  ["parent of|father|mother|raise", "child of|descend from|be born to"],
  ["child of|descend from|be born to|be the child of", "parent of|raise"],
  ["block|hold up|prevent|stop", "wait for|blocked by|be stuck on|depend on"],
  ["blocked by|wait for|be stuck on|depend on|need", "block|hold up|prevent|stop"],
  ["follow|subscribe to", "be followed by"],
  ["know|be acquainted with|be friends with", "know"],
  ["friend|friends with|be friends with|be friendly with", "friend"],
  [
    "transfer|send|pay|wire|send money to|pay to|transfer to|send to",
    "receive from|get from|receive money from|get money from",
  ],
  ["write to|send a letter to|mail|email|message|correspond with", "receive from|hear from"],
  ["pollinate|visit|fertilise|fertilize", "attract|be visited by"],
  ["lead to|precede|come before|be followed by|go to", "follow|come after|succeed|be preceded by"],
  ["follow|come after|succeed", "precede|come before|lead to"],
  ["beat|defeat|win against|win over", "lose to|lose against|lost to"],
  ["play|face|meet|play against|compete with", "play"],
  ["fund|finance|sponsor|back|pay for", "funded by|be sponsored by"],
  ["maintain|look after|take care of", "maintained by"],
  ["feed|power|supply", "draw from|be fed by|be powered by"],
];

interface Meaning {
  readonly row: number;
  readonly isBack: boolean;
}

const meanings = new Map<string, readonly Meaning[]>();
for (const [row, [forward, backward]] of rows.entries()) {
  for (const [phrases, isBack] of [
    [forward, false],
    [backward, true],
  ] as const)
    for (const phrase of phrases.split("|")) {
      const key = keyOf(phrase.split(" "));
      meanings.set(key, [...(meanings.get(key) ?? []), { row, isBack }]);
    }
}

function keyOf(words: readonly string[]): string {
  return words
    .filter((word) => word !== "be")
    .map((word, at) => (at === 0 ? verbStem(word) : word))
    .join(" ");
}

export interface SynonymMatch {
  readonly length: number;
  /** It says the relation the other way round. */
  readonly isReversed: boolean;
}

/** Whether the words here are another verb for the relation with these stems ("feeds on" for "eats"); null where they are not. */
export function synonymAt(links: readonly Link[], at: number, stems: readonly string[]): SynonymMatch | null {
  const first = stems.length > 1 ? (meanings.get(stems[0] ?? "") ?? []) : [];
  const own = [...(meanings.get(stems.join(" ")) ?? []), ...first];
  if (own.length === 0 || isOrder(links, at)) return null;
  const said = links.slice(at).filter((link, place) => place === 0 || !adverbs.test(link.norm));
  for (const length of [3, 2, 1]) {
    const isBack = waySaid(said.slice(0, length), length, own);
    if (isBack !== null) return matched(links, at, { said, length, isBack });
  }
  return null;
}

function matched(
  links: readonly Link[],
  at: number,
  { said, length, isBack }: { readonly said: readonly Link[]; readonly length: number; readonly isBack: boolean },
): SynonymMatch {
  const isBy = said[length]?.norm === "by";
  const last = said[isBy ? length : length - 1];
  return { length: (last === undefined ? at : links.indexOf(last) + 1) - at, isReversed: isBack !== isBy };
}

/** "answers directly to". */
const adverbs = /^(?:directly|actually|currently|often|usually|mainly|mostly|also|still|mutually)$/u;

/** Whether so many words say one of these meanings, and if so whether the other way round. */
function waySaid(part: readonly Link[], length: number, own: readonly Meaning[]): boolean | null {
  const isIdiom = /^in charge/u.test(part.map(({ norm }) => norm).join(" "));
  const isPlain = part.every((link) => link.token.kind === "word" && (isIdiom || link.schema.length === 0));
  if (part.length < length || !isPlain) return null;
  for (const { row, isBack } of meanings.get(keyOf(part.flatMap((link) => link.norm.split(" ")))) ?? []) {
    const same = own.find((meaning) => meaning.row === row);
    if (same !== undefined && !(same.isBack && isBack)) return same.isBack !== isBack;
  }
  return null;
}

/** "make", "give", "keep" at the start of a message tell what to do. */
function isOrder(links: readonly Link[], at: number): boolean {
  return (
    hasSense(links[at], "verb") && !links.slice(0, at).some((link) => hasSense(link, "ask") || link.norm === "that")
  );
}
