import { oneLine } from "@/lib/text/lines";
import { measureCompared } from "../../text/asks-number";
import { courseWord, lessonWord } from "./course-words";
import { isOfGraph } from "./graph-requests";
import { type Asked, courseOf, placeOf, placesOf, type ReadingRule, withSpoken } from "./place-readers";
import type { Place, Reading } from "./reading";
import { group, leftOver, pattern, toTopic } from "./topic-text";
import { type Sides, sidesIn } from "./two-sides";

const say = oneLine`
  (?:say|says|said|tell us|tells? (?:me|us)?|teach|teaches|explain|explains|cover|covers|treat|treats|discuss
  |discusses|describe|describes|present|presents|mention|mentions|talk|talks|speak|speaks|deal|deals|handle|handles
  |approach|approaches|define|defines|look|looks|see|sees|sagt|sagen|steht|behandelt|behandeln|erklärt|erklären
  |lehrt)(?!\p{L})
`;
const about = `(?:about|on|of|regarding|concerning|with|at|to|über|zu|zum|zur|von)`;

const sharedWords = pattern(
  oneLine`
    (?:^|\s)(?:in common|both|share[sd]?|overlap\p{L}*|shared|common to|common topics|gemeinsam\p{L}*|beiden?
    |überschneid\p{L}*)(?!\p{L})
  `,
);
const topicWords = pattern(
  oneLine`
    (?:^|\s)(?:topics?|themes?|subjects?|concepts?|ideas?|terms?|content|material|themen|begriffe|inhalte|in common
    |overlap\p{L}*|share|shared|gemeinsam\p{L}*|überschneid\p{L}*|what (?:is|are|do|does)|which things?|was)(?!\p{L})
  `,
);
const topicsAsked = pattern(
  String.raw`^(?:which|what|name|list|welche|nenne?)(?: (?:the|are|me|die))* (?:topics|themes|subjects|themen|begriffe)(?!\p{L})`,
);
const pair = pattern(
  oneLine`
    (?:(?:do|does|between|of|in|both|between the|haben|von|in den kursen) )
    (?<one>[\p{L}\p{N}' -]+?) (?:and|und|with) (?<two>[\p{L}\p{N}' -]+?)(?: ${courseWord})?
    (?: (?:share|have|has|both|overlap|treat|cover|gemeinsam|in common|deal)|[?.!]|$)
  `,
);

/** "Which topics are in both courses?" */
export const readShared: ReadingRule = (asked) => {
  const { text, courses, lessons } = asked;
  if (lessons.length > 0) return sharedLessons(asked);
  return courses.length > 1 && topicsAsked.test(text) ? { kind: "shared", courses } : spokenAsShared(asked);
};

/** "What do lessons 1 and 2 have in common?": of one course. */
function sharedLessons({ text, lessons, talk }: Asked): Reading | null {
  const [one, other, ...more] = lessons.map((lesson) => withSpoken(lesson, talk));
  if (one === undefined || other === undefined || more.length > 0 || one.course !== other.course) return null;
  if (!sharedWords.test(text) || !topicWords.test(text) || comparedTopic(text) !== "") return null;
  return { kind: "shared", courses: [], lessons: [one, other] };
}

const spokenAsShared: ReadingRule = ({ text, courses }) => {
  if (!sharedWords.test(text) || !topicWords.test(text)) return null;
  const isOneTopic = pattern(
    String.raw`^(?:what|how|was|wie) (?:do|does|is|sagen|behandeln)\b.* (?:say|about|treat|explain|sagen|über)(?: about)? (?!#)\p{L}`,
  ).test(text);
  if (isOneTopic) return null;
  if (courses.length > 1) return { kind: "shared", courses };
  if (
    pattern(
      oneLine`
        (?:both|two|these|all|beiden?|diese) (?:of (?:the|these) )?${courseWord}
        |${courseWord} (?:share|have in common|overlap|haben)|(?:between|in|across) (?:the|all) ${courseWord}
      `,
    ).test(text)
  )
    return { kind: "shared", courses: [] };
  const groups = pair.exec(text)?.groups;
  const named = groups === undefined ? [] : [toTopic(groups["one"] ?? ""), toTopic(groups["two"] ?? "")];
  return named.length === 2 && pattern(`topics?|themes?|subjects?|themen|${courseWord}`).test(text)
    ? { kind: "shared", courses: named }
    : null;
};

const elsewhereWords = pattern(
  oneLine`
    (?:besides|apart from|other than|außer|elsewhere|anywhere else|covers? the same|the same as)(?!\p{L})
    |(?:which|what|is there|are there|does|do|any|name|find|where|welche[rs]?|gibt es|in which|in what|wo)
    (?: any| a| an| of the| ein(?:en)?)?(?: (?:other|another|else|different|further|andere[rns]?|anderswo|sonst|noch)
    )(?: (?:${courseWord}|${lessonWord}))?|same (?:topics?|things?|subjects?|material|themes?|ground)
    |similar (?:topics?|to)|dasselbe thema|das gleiche thema|gleiche thema
    |in (?:another|an other|a different|any other|einem anderen|einer anderen) (?:${courseWord}|${lessonWord})
    |(?:treated|covered|discussed|explained|taught|mentioned) (?:elsewhere|anywhere else)
  `,
);

/** Beside a lesson that is named, a word for another place is enough. */
const anotherPlace = pattern(
  oneLine`
    (?:^|\s)(?:(?:an)?other (?:${courseWord}|${lessonWord}|places?)|elsewhere|(?:anywhere|somewhere|where) else
    |same (?:topics?|things?|subjects?|matter|themes?|ground|as)
    |similar (?:topics?|subjects?|to|${courseWord}|${lessonWord})|anderswo|(?:wo|irgendwo) sonst
    |andere[rnms]? (?:${courseWord}|${lessonWord}|stellen?)|(?:das)?selben? thema|gleichen? thema)(?!\p{L})
  `,
);

/** "Which other course covers the same topic as lesson 4?" */
export const readElsewhere: ReadingRule = (asked) => {
  const { text, lessons } = asked;
  if (lessons.length === 1 && anotherPlace.test(text) && !compareWords.test(text))
    return { kind: "elsewhere", topic: "", place: placeOf(asked) };
  if (!elsewhereWords.test(text) || !pattern(`${courseWord}|${lessonWord}|elsewhere|anywhere|where|@|#`).test(text))
    return null;
  const place = placeOf(asked);
  if (lessons.length > 0) return { kind: "elsewhere", topic: "", place };
  const said = pattern(
    `(?:${say}|explained|covered|mentioned|discussed|treated|is there anything|is|are)(?: ${about})? (?<topic>[^?!.]+)`,
  );
  const topic = toTopic(
    group(text, said).replace(
      /^(?:also |auch )|\s(?:covered|explained|discussed|mentioned|treated|erklärt|behandelt)$/giu,
      "",
    ),
  );
  if (pattern(`^(?:(?:that|this|it|the same.*|this topic|das|dasselbe.*|auch)|)$`).test(topic))
    return elsewhereThanBefore(asked);
  return { kind: "elsewhere", topic, place: place.course === undefined ? spokenCourse(asked) : place };
};

/** "And which other course covers that?" */
function elsewhereThanBefore(asked: Asked): Reading | null {
  const { reading } = asked.talk;
  if (reading?.kind === "topic") return { kind: "elsewhere", topic: reading.topic, place: spokenCourse(asked) };
  const [first] = reading?.kind === "lessons" ? reading.lessons : [];
  return first === undefined ? null : { kind: "elsewhere", topic: "", place: first };
}

function spokenCourse({ talk }: Asked): Place {
  return talk.course === null ? {} : { course: talk.course };
}

const compareWords = pattern(
  oneLine`
    (?:^|\s)(?:compar\p{L}*|differ\p{L}*|disagree\p{L}*|agree|versus|vs\.?|contrast\p{L}*|distinguish\p{L}*
    |distinction|unlike|vergleich\p{L}*|unterschied\p{L}*|unterscheide\p{L}*|gegenüber|against each other
    |side by side)(?!\p{L})
  `,
);
const betweenTerms = [
  pattern(
    `^(?:what (?:are|is|advantages? (?:has|have|does|do)) )?(?<one>[^?.!,]+?),? (?:as )?compared (?:with|to|against) (?<two>[^?.!,]+)`,
  ),
  pattern(
    String.raw`(?:differences?|distinction|unterschiede?|comparison) (?:between|of|zwischen) (?<one>.+?) (?:and|und|vs\.?) (?<two>[^?.!]+)`,
  ),
  pattern(
    `(?:compare|contrast|vergleiche?|distinguish)(?: how)? (?<one>.+?) (?:and|with|to|from|against|und|mit) (?<two>[^?.!]+)`,
  ),
  pattern(
    `how (?:does|do|is|are) (?<one>.+?) (?:differ|different|compare|distinguished)(?: from| to| with)? (?<two>[^?.!]+)`,
  ),
  pattern(`(?:wie|worin) unterscheide[nt] sich (?<one>.+?) (?:und|von) (?<two>[^?.!]+)`),
  pattern(`how (?:do|are) (?<one>.+?) and (?<two>.+?) (?:differ|different|compare|distinguished)`),
  pattern(String.raw`^(?<one>[\p{L}\p{N} -]+?) (?:versus|vs\.?) (?<two>[\p{L}\p{N} -]+)`),
  pattern(
    String.raw`^(?<one>[\p{L}\p{N} ]+?) (?:or|and|oder|und) (?<two>[\p{L}\p{N} ]+?) ?[-–,:]+ (?:how|what|where|in what|wie|was|worin) `,
  ),
];

/** "Is raku faster than a glaze firing? Compare them." */
const anyTwo = pattern(
  oneLine`
    ^(?:(?:is|are|was|does|do|which|what|who|ist|sind)(?: is| are)? )?(?<one>[^?.!:;]+?)
    (?: (?:more|less|mehr|weniger) \p{L}+| \p{L}{3,}er)? (?:than|als|or|oder|and|und) (?<two>[^?.!:;,]+)
  `,
);

/** Lessons or courses beside each other, on a topic or as a whole; or two terms. */
export const readCompare: ReadingRule = (asked) => {
  const places = placesOf(asked);
  if (places.length >= 2) return comparePlaces(asked, places);
  if (asked.lessons.length > 0) return null;
  return (
    compareBoth(asked.text) ?? compareAspect(asked) ?? (compareWords.test(asked.text) ? compareTerms(asked) : null)
  );
};

function comparePlaces({ text, lessons, courses }: Asked, places: readonly Place[]): Reading | null {
  const topic = comparedTopic(text);
  if (topic === "" && !compareWords.test(text)) return null;
  if (topic === "") return lessons.length === 0 ? { kind: "shared", courses } : { kind: "compare", topics: [], places };
  const counts = measureCompared(text);
  return { kind: "compare", topics: [topic], places, ...(counts === null ? {} : { counts }) };
}

/** "How do both courses treat …": of all there are, where only one topic is asked for. */
function compareBoth(text: string): Reading | null {
  const areBoth = pattern(`(?:both|the two|all|beiden?|these|alle) (?:${courseWord})`).test(text);
  if (!areBoth || !pattern(`${say}|${compareWords.source}`).test(text)) return null;
  const topic = comparedTopic(text);
  return topic === "" ? { kind: "shared", courses: [] } : { kind: "topic", topic, place: {}, isDefinition: false };
}

function compareTerms(asked: Asked): Reading | null {
  for (const source of [...betweenTerms, anyTwo]) {
    const found = source.exec(asked.text)?.groups;
    const terms = [toTopic(found?.["one"] ?? ""), toTopic(found?.["two"] ?? "")];
    if (found !== undefined && terms.every((term) => term !== "" && !isOfGraph(term))) {
      return comparison(withShared(terms), asked);
    }
  }
  return null;
}

function comparison({ topics, aspect, counts = measureCompared(aspect) }: Sides, asked: Asked): Reading {
  const course = courseOf(asked);
  const places = course === undefined ? [] : [{ course }];
  return {
    kind: "compare",
    topics,
    places,
    ...(aspect === "" ? {} : { aspect }),
    ...(counts === null ? {} : { counts }),
  };
}

/** "The depth of a slate roof" and "a reed roof": the depth of both. */
function withShared(topics: readonly string[]): Sides {
  const [one = "", two = ""] = topics.map((topic) => topic.replace(judged, ""));
  const { aspect = "", term = "" } = ofThing.exec(one)?.groups ?? {};
  return term === "" || ofThing.test(two)
    ? { topics: [one, two], aspect: "" }
    : { topics: [toTopic(term), two], aspect };
}

const ofThing = pattern(
  String.raw`^(?<aspect>[\p{L}-]+(?: [\p{L}-]+)?) (?:of|von) (?:an? |the |einer? |der |dem )(?<term>.+)$`,
);

/** What a comparison weighs says nothing of the things. */
const judged = pattern(
  oneLine`
    ^(?:(?:tell|give|show) (?:me|us) )?(?:the )?(?:(?:up|down)sides|(?:dis)?advantages|benefits|drawbacks|strengths
    |weaknesses|merits|pros and cons) of (?:the )?|\s(?:for|to) (?:someone|somebody|people|beginners?|a beginner|me
    |us)(?!\p{L}).*$
  `,
);

/** "Is oak harder to split than ash?", "What do they have in common as regards rain?" */
function compareAspect(asked: Asked): Reading | null {
  const compared = sidesIn(asked.text);
  return compared && comparison(compared, asked);
}

/** Words of a comparison that are about nothing themselves. */
const comparing = new RegExp(
  oneLine`
    ${compareWords.source}|(?<!\p{L})(?:each|both|jeweils|views?|takes?|approach(?:es)?|accounts?|descriptions?
    |explanations?|explained|treatment|ways?|put|set|lay|hold|sides?|respectively|common|terms|handled?|introduced
    |presented?|darstell\p{L}*|hinsichtlich|bezüglich|bezug|advice|advise[sd]?|claims?|as (?:against|opposed to)
    |either|one|other|things?|told|stated|said)(?!\p{L})
  `,
  "giu",
);

/** "communities" of "how @0 and @1 treat communities": what is behind the places, else before or between them, without comparing words. */
function comparedTopic(text: string): string {
  const parts = text.replace(comparing, " ").split(/[@#]\d+(?:'s)?/u);
  return toTopic(
    [parts.at(-1), parts[0], parts.join(" ")].map((part = "") => leftOver(part)).find((left) => left !== "") ?? "",
  );
}
