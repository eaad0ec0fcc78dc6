import { oneLine } from "@/lib/text/lines";
import { type Measure, measureCompared } from "../../text/asks-number";
import { isOfGraph } from "./graph-requests";
import { pattern, toTopic, wordsLeft } from "./topic-text";

/** Two things and what of them is compared, in the question's words; "": as they are. */
export interface Sides {
  readonly topics: readonly string[];
  readonly aspect: string;
  /** The kind of number that tells it. */
  readonly counts?: Measure | null;
}

const end = `[?.!,]*(?: (?:and why|and by how much|please|both|too|as well))*[?.!]*$`;
const regarding =
  "as regards|with regard to|in regard to|with respect to|in respect of|when it comes to|in terms of|concerning|regarding|as to";

const asks = "^(?:is|are|was|were|does|do|did|has|have|can|could|may|must|should|will)";
const place = "(?:in|for|with|on|at|under|inside|after|before|during|near|from|of|by|to)";
const likewise = oneLine`
  (?:${place} )?(?:(?:exactly|about|just|quite|almost|nearly) )?
  (?:the (?:very )?same(?: \p{L}+)??|equally(?: \p{L}+)?|alike|similar|different(?:ly)?)
`;
const asMuch = String.raw`(?:(?:just|quite|about|almost|nearly|every bit) )?as \p{L}+|\p{L}{2,}er`;
const does = oneLine`
  (?<act> (?:(?:have|has|needs?) to (?:be )?\p{L}+|\p{L}{2,}[^e\P{L}]ed|have|has|needs?|takes?|gets?|used?|wants?
  |costs?|keeps?|lasts?|stops?|works?|behaves?|looks?|made))?
`;

/** Whether two things are alike: the places or the subjects of what is done. */
const alike = [
  // "the same glue used for oak as for ash"
  pattern(
    `${asks} the same (?<how>.+?) (?!of )${place} (?<one>.+?) (?:and|or|as(?= ${place} ))(?: ${place})? (?<two>[^?!:;]+?)${end}`,
  ),
  // "laid the same way in fog and after an obstruction", "as quick for a print as it is for a film"
  pattern(
    oneLine`
      ${asks} (?<aspect>.+?) (?<how>${likewise}|${asMuch}) ${place} (?<one>.+?) (?:and|or
      |(?:as|than)(?= (?:it|they|${place}) ))(?: (?:it|they) (?:is|are|does|do|was|were))?(?: ${place}
      )? (?<two>[^?!:;]+?)${end}
    `,
  ),
  // "the same cause as", "as good for a chain as"
  pattern(
    oneLine`
      ${asks} (?<one>.+?)${does} (?<how>(?:${likewise}|${asMuch})(?: ${place} .+?)?
      ) (?:as|than|(?<=different(?:ly)? )from|(?<=similar )to) (?<two>[^?!:;]+?)(?: (?:is|are|does|do|can))?${end}
    `,
  ),
  pattern(`${asks} (?<one>.+?) and (?<two>[^?!:;]+?)${does} (?<how>${likewise}(?: ${place} .+?)?)${end}`),
];

const more = String.raw`more(?: \p{L}+)?|less(?: \p{L}+)?|\p{L}{3,}er`;

/** Which of two is more. */
const whichMore = [
  pattern(
    oneLine`
      ^(?:which|what|who)(?: (?:one|of (?:the two|them|these)))? (?<aspect>.*?)(?<how>${more})
      (?<act>(?: (?!or |an? |the )[^,:]+?)?)(?: ?[,:–-]+ | (?=(?:an?|the) ))(?<one>[^,:]+?),? or (?<two>[^?!:;,]+?)
      ${end}
    `,
  ),
  pattern(
    oneLine`
      ^(?:is|are|was|were|do|does|did|will) (?<one>[^,:]+?) or (?<two>[^?!:;,]+?)${does} (?<how>${more})
      (?<aspect>(?: ${place} [^,:]+?)?)${end}
    `,
  ),
  pattern(
    oneLine`
      ^(?<one>[^,:?!]+?) or (?<two>[^,:?!]+?) ?[,:?–-]+ (?:which|what|who)(?: one)? (?<aspect>.*?)(?<how>${more})
      (?<act>(?: [^,:]+?)?)${end}
    `,
  ),
];

/** Two things with what of them is compared. */
const withAspect = [
  pattern(
    oneLine`
      ^(?:compare|contrast)(?: the)? (?<aspect>[^:?.!]{3,40}): (?<one>[^,?.!]+?)
      ,? (?:and|with|to|against|vs\.?|versus) (?<two>[^?.!]+)
    `,
  ),
  pattern(`^how (?:do|does) (?<one>.+?) and (?<two>.+?) (?:compare|differ) (?:${regarding}) (?<aspect>.+?)${end}`),
  pattern(
    `^(?:compare|contrast) (?<one>.+?) (?:and|with|to|against|vs\\.?|versus) (?<two>.+?) (?:${regarding}) (?:their )?(?<aspect>.+?)${end}`,
  ),
  pattern(`differences? in (?<aspect>.+?) between (?<one>.+?) and (?<two>[^?.!]+)`),
  pattern(
    oneLine`
      ^how (?:do|does|are|is) (?<one>.+?) and (?<two>.+?) (?:each |both )?
      (?:behaves?|copes?|fares?|performs?|reacts?|responds?|holds? up|stands? up
      |do) (?:in |with |to |under |against )?(?<aspect>.+?)${end}
    `,
  ),
  pattern(
    `^what (?:do|does|have|has) (?<one>.+?) and (?<two>.+?) (?:have|got) in common(?: (?:${regarding}|about) (?<aspect>.+?))?${end}`,
  ),
  pattern(
    `^(?:is|are|was|were) (?:an? |the )?(?<one>.+?) (?:more|less) (?<aspect>.+?) than (?:an? |the )?(?<two>.+?)${end}`,
  ),
  pattern(
    oneLine`
      ^(?:does|do|did) (?:an? |the )?(?<one>.+?) (?<aspect>[\p{L}]+ (?:more|less|[\p{L}]+er)(?: [\p{L}]+)?
      ) than (?:an? |the )?(?<two>.+?)${end}
    `,
  ),
  ...alike,
  ...whichMore,
];

/** Both sides of a question that names them with what of them is compared. */
export function sidesIn(text: string): Sides | null {
  for (const source of withAspect) {
    const { one = "", two = "", aspect = "", act = "", how } = source.exec(text)?.groups ?? {};
    const topics = [toTopic(one), toTopic(two.replace(pronoun, () => headOf(one)))];
    const isPlain = topics.every((term) => term !== "" && term.split(" ").length <= 8 && !isOfGraph(term));
    if (!isPlain) continue;
    const compared = [aspect, act.replace(/\blasts?$/u, "lasting"), how].join(" ");
    const counts = measureCompared(compared);
    if (how === undefined) return { topics, aspect: toTopic(aspect), counts };
    return { topics, aspect: comparedIn(counts === null ? compared : compared.replace(amount, "")), counts };
  }
  return null;
}

/** An amount is told by its number, whatever word asks for it. */
const amount = pattern(`${asMuch}|${more}`);

/** "One in a glaze" beside "a crack in the floor". */
const pronoun = pattern(`^(?:the )?(?:ones?|that|those)(?= ${place} )`);

function headOf(one: string): string {
  return one.split(pattern(` ${place} `))[0] ?? one;
}

const likenessWord = new RegExp(
  oneLine`
    ^(?:alike|similar|equally|differently|different|just|quite|nearly|almost|exactly|well|good|way|have|has|needs?
    |takes?|gets?|made)$
  `,
  "iu",
);

function comparedIn(text: string): string {
  return wordsLeft(text)
    .filter((word) => !likenessWord.test(word))
    .join(" ");
}
