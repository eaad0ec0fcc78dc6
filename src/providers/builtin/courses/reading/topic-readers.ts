import { oneLine } from "@/lib/text/lines";
import { measureAsked } from "../../text/asks-number";
import { isConcept, isKindOfConcept, meantConcept } from "../concepts";
import { courseWord, lessonWord } from "./course-words";
import { isOfGraph, isOpenQuestion } from "./graph-requests";
import { placeOf, type ReadingRule } from "./place-readers";
import { group, leftOver, pattern, toTopic, wordsLeft } from "./topic-text";

const searchWords = [
  pattern(
    oneLine`
      ^(?:please |bitte )?(?:find|show|list|get|give|finde|zeige?)(?: me| mir)?
      (?: all| the| any| some| alle| die)* (?:texts?|passages?|descriptions?|abstracts?|notes?|texte|beschreibungen
      |notizen) (?:about|on|of|mentioning|that (?:mention|speak of|talk about)|über|zu|von) (?<topic>[^?.!]+)
    `,
  ),
  pattern(
    oneLine`
      ^(?<topic>\S.{3,}?)[,.;:?!–-]* (?:so |and |but )?(?:in )?
      (?:which|what|welche[rsmn]?) (?:${courseWord}|${lessonWord}
      ) (?:(?:is|are|was) (?:that|this|it|they)(?: in| from| covered| explained| treated)?
      |(?:covers|explains|has|teaches|treats|deals with|is about|helps with) (?:that|this|it)
      |(?:should|can|could|do|would|must) (?:i|you|we) (?:read|take|open|watch|see|choose|start with|go to|look at)
      (?: then| for (?:that|this|it)| about (?:that|this|it))?)[?.! ]*$
    `,
  ),
  pattern(
    oneLine`
      ^(?:where|wo|in welche[rmns]?)(?: \p{L}+)? (?:do|does|did|is|are|wird|werden|kommt|kommen|sprechen)? ?
      (?:(?:the|any|all|die|der|these|i|ich) )*(?:${courseWord}|${lessonWord}|texts?|handbook|descriptions?
      |beschreibung(?:en)?|texte?)?\s?(?:talk|speak|say (?:something|anything)|tell|mention|cover|deal|read|find
      |discuss|über|von|handeln)(?: (?:about|of|with|something|anything))* (?<topic>[^?.!]+)
    `,
  ),
  pattern(
    oneLine`
      ^(?:in )?welche[rmns]? (?:beschreibung|notiz|text|lektion|kurs|abschnitt|stelle)
      (?:en)? (?:kommt|kommen|steht|wird|werden|ist|findet sich) (?<topic>[^?.!]+?)
      (?: vor| erwähnt| behandelt| erklärt| beschrieben)?[?.! ]*$
    `,
  ),
  pattern(
    oneLine`
      ^(?:is|was|are|were|ist|wird)(?: there)? ?(?:anything|something|much|etwas) (?:said|written|told|known
      |mentioned|gesagt|geschrieben)? ?(?:in here )?(?:about|on|of|über|von) (?<topic>[^?.!]+)
    `,
  ),
  pattern(
    oneLine`
      ^(?:does|do|did|is|erwähnt|sagt|behandelt|kommt)(?: (?:the|any|any of the|der|das|die|ein|one of the|other))* ?
      (?:@\d|#\d|${courseWord}|${lessonWord}|texts?|handbook|handbuch|catalogu?e|documents?|passages?)
      (?: (?:of|in) #\d)? (?:ever )?(?:mention|cover|explain|discuss|treat|teach|describe|contain|talk about|speak of
      |deal with|say (?:anything|something) (?:about|on)|etwas über)?(?:s|es)? ?(?<topic>[^?.!]+)
    `,
  ),
  pattern(
    oneLine`
      (?:which|what|welchen?|welche) (?:${courseWord}|${lessonWord}
      ) (?:should|can|could|do|would|sollte|kann|muss) (?:i|you|ich|man) (?:take|read|choose|open|follow|pick
      |start with|lesen|nehmen|belegen)(?: (?:to|for|if|about|on|um|in order to|wenn|i|want|to|need|learn|understand
      |know|find out|read|about|interested in|am|ich|mehr|über))* (?<topic>[^?.!]+)
    `,
  ),
  pattern(
    oneLine`
      ^(?:please |can you |could you |bitte )*(?:search|look|durchsuche)
      (?: through| in| inside)? (?:the |all |alle |die )*(?:${courseWord}|${lessonWord}|texts?|descriptions?
      |abstracts?|notes?|handbook|passages?|documents?|content|beschreibungen|texte|summaries|\p{L}+s) (?:for|on
      |about|nach) (?<topic>[^?.!]+)
    `,
  ),
  pattern(
    oneLine`
      ^(?:please |can you |could you |bitte )*(?:search|look|suche?)(?: up)? (?:for |after |nach )?
      (?<topic>[^?.!]+?) in (?:the |all |den |allen )*(?:${courseWord}|${lessonWord}|texts?|descriptions?|abstracts?
      |notes?|handbook|passages?|documents?|beschreibungen|texten|summaries|#\d)
    `,
  ),
  pattern(
    oneLine`
      ^(?:please |can you |could you |bitte )*(?:search|suche?)
      (?: for| nach)? (?:(?:passages?|texts?|${lessonWord}|anything|everything|something|stellen|texte) (?:about|on
      |mentioning|that mention|with|über|zu) )?(?<topic>[^?.!]+)
    `,
  ),
  pattern(
    oneLine`
      ^(?:please |can you |could you |bitte )*(?:find|show|list|give|get|finde|zeige?)
      (?: me| mir)? (?:(?:all|any|some|the|every|alle|everything|anything) )*
      (?:(?:${lessonWord}|${courseWord}|passages?|texts?|paragraphs?|places?|parts?|sentences?|stellen|texte
      |everything|anything|something|nodes?|descriptions?) )?(?:about|on|mentioning
      |that (?:mention|talk about|discuss|explain|cover|are about|speak of|deal with)
      |which (?:mention|talk about|discuss|explain|cover)|discussing|covering|explaining|über|zu
      |where) (?<topic>[^?.!]+)
    `,
  ),
  pattern(
    oneLine`
      (?:which|what|welche[rsmn]?)(?: of the)? (?:${lessonWord}|${courseWord}|passages?|texts?|descriptions?
      |abstracts?|notes|parts?|nodes?|beschreibungen|texte) (?:of #\d |in #\d )?
      (?:(?:does|do|should|can|will|would|wird|werden|is|are|sind) )?
      (?:(?:i |to )?(?:mentions?|talks?(?: to (?:me|us))? about|discuss(?:es)?|covers?|explains?|treats?|deals? with
      |about|uses?|describes?|teach(?:es)?(?: me| us)?(?: about)?|speaks? of|speaks? about
      |says?(?: something| anything)? about|tells? (?:me |us )?about|introduces?|defines?
      |read (?:about|for|to (?:learn|understand|know)(?: about)?)|learn(?: about)?
      |warns? (?:(?:me|us) )?(?:about|against|of)|helps?(?: me| us)? with|shows?(?: me| us)? how|goes into
      |touch(?:es)? on|looks? at|contains?|includes?|erwähn(?:t|en)|behandel(?:t|n)|erklär(?:t|en)|handel(?:t|n) von
      |spr(?:icht|echen) (?:von|über)|geht es um)) (?<topic>[^?.!]+)
    `,
  ),
  pattern(
    oneLine`
      (?:in which|in what|in welche[rsmn]?) (?:${lessonWord}|${courseWord}|passages?|texts?) (?:of #\d |in #\d )?
      (?:is|are|do|does|can|could|should|will|wird|werden|kann|geht es um|steht)(?: i| you| we| ich| man)?
      (?: (?:read|find|learn|hear|see|etwas|something|anything|more))*(?: (?:about|on|über))? (?<topic>[^?.!]+)
    `,
  ),
  pattern(
    oneLine`
      ^(?:where|wo)(?: in .*?)? (?:is|are|does|do|can i|could i|should i|will i|wird|werden|finde ich|kann ich|steht
      |stehen)(?: \p{L}+ (?:course|handbook|text|it))? ?(?:(?:read|find|learn|look up|see)
      (?: something| anything| more)?(?: about| on)? )?(?:etwas |something |anything )?(?:(?:über|zu|about) )?
      (?<topic>[^?.!]+?)(?: (?:mentioned|discussed|explained|covered|described|treated|introduced|defined|taught
      |talked about|spoken of|erwähnt|erklärt|behandelt|beschrieben|nachlesen|lesen|appear|come up|occur|vor))+
    `,
  ),
  pattern(
    oneLine`
      ^(?:where|wo) (?:can|could|should|do|will|kann|finde|steht) (?:i|you|we|ich|man)?\s?
      (?:read|find|learn|look up|see|mehr|etwas|nachlesen|was)(?: something| anything| more| etwas| mehr)?
      (?: about| on| über| zu)? (?<topic>[^?.!]+)
    `,
  ),
  pattern(
    oneLine`
      ^(?:is there|are there|do you have|have you|gibt es|do any(?: of the)?|does any(?: of the)?|hast du)
      (?: (?:any|a|an|some|something|anything|ein(?:en|e)?|etwas|one|${courseWord}|${lessonWord}|passages?|texts?
      |material|information|parts?))*(?: (?:about|on|that|which|mention\p{L}*|covers?|explains?|teach(?:es)?
      |deals? with|talks? about|discuss(?:es)?|über|zu|zum|zur|in))+ (?<topic>[^?.!]+)
    `,
  ),
];

/** "I want to build" before what is to be built. */
const wishToDo =
  /^(?:and )?(?:i|we)(?:'d| would)? (?:want|need|like|plan|hope|try|am trying|have) to \p{L}+ (?=\p{L})/iu;

const mentionedAtEnd = new RegExp(
  oneLine`
    \s(?:mentioned|discussed|explained|covered|described|treated|introduced|defined|taught|talked about|about|erwähnt
    |erklärt|behandelt|beschrieben|vor)(?:[?.! ]*)$
  `,
  "iu",
);

/** Where something stands. */
export const readSearch: ReadingRule = (asked) => {
  const { text } = asked;
  for (const source of searchWords) {
    const topic = toTopic(group(text, source).replace(wishToDo, "").replace(mentionedAtEnd, ""));
    if (
      wordsLeft(topic).length === 0 ||
      pattern(
        oneLine`
          ^(?:${courseWord}|${lessonWord}|texts?|passages?|graph|.*\b(?:graph|nodes?|edges?|neighbou?rs?)|there
          |available|first|last|next|have|has|(?:have|has|come|comes|without|with) .*)$
        `,
      ).test(topic)
    )
      continue;
    return { kind: "search", topic, place: placeOf(asked) };
  }
  return null;
};

/** "I saw the word rebelay on a drawing and have no clue what it is." */
const wordSeen = pattern(
  oneLine`
    ^(?:\p{L}+ ){1,6}?(?:the |a |das |dem )(?:words?|terms?|expression|abbreviation|wort|begriff
    |ausdruck) (?<topic>(?:"[^"]+"|[\p{L}-]+))[^?]*[ .](?:what|was) (?:\p{L}+ ){0,3}?
    (?:is|means?|meant|mean by it|stands? for|it|that|ist|bedeutet|heißt)[?.! ]*$
  `,
);

const definitions = [
  wordSeen,
  // "When do you call an edge a bridge?", "what makes an edge a bridge?"
  pattern(
    oneLine`
      ^(?:when (?:do|would|can) (?:you|we|one|people) (?:call|speak of)|what makes
      |when is) an? [\p{L}-]+ (?:called (?:an? )?|an? )(?<topic>[\p{L} -]+?)[?.! ]*$
    `,
  ),
  pattern(
    oneLine`
      ^(?:how|wie) (?:do|does|would|can|could|is|are|wird|werden)(?: (?:you|one|the \p{L}+|they|i)
      )? (?:define|defined|explain|explained|describe|described|definiert) ?(?<topic>[^?!]+)
    `,
  ),
  pattern(
    oneLine`
      ^(?<topic>[\p{L}\p{N}' -]{2,50}?)\s?[,:–-]+ ?(?:what|was)
      (?:'s| is| are| ist| sind| does| do)? (?:that|this|it|those|they|das)
      (?: mean| stand for| refer to| signify| say)?(?:,? (?:and|or|und|oder|but)
      (?: rather)? (?:what|when|where|why|how|who|was|wann|wo|warum|wie)(?!\p{L})[^?!]*)?[?.! ]*$
    `,
  ),
  pattern(
    oneLine`
      ^(?:what|was) (?:do|does|verstehen|versteht|nennen) (?:\p{L}+ ){1,2}?
      (?:call|mean by|understand by|man unter|unter) (?<topic>[^?!]+)
    `,
  ),
  pattern(
    oneLine`
      ^(?:what|whats|what's|was)(?:'s| is| are| were| was| ist| sind) (?:meant by
      |the (?:meaning|definition|idea|point|purpose|concept) (?:of|behind)|(?:denn )?(?:mit )?) ?(?<topic>[^?!]+)
    `,
  ),
  pattern(
    oneLine`
      ^(?:what|was) (?:does|do|bedeutet|bedeuten|heißt|means?|meint)(?: (?:the (?:word|term)|der begriff|das wort)
      )? ?(?<topic>[^?!]+?)(?: mean| stand for| do| describe| refer to| measure| tell(?: me| us)?| say)?[?.! ]*$
    `,
  ),
  pattern(
    oneLine`
      ^(?:define|explain(?: to me)?(?: what)?|describe|definiere|erkläre?(?: mir)?(?:,? was)?|beschreibe)
      (?: what)? (?<topic>[^?!]+?)(?: is| are| means?| ist| sind| bedeutet| heißt)?[?.! ]*$
    `,
  ),
  pattern(
    oneLine`
      ^(?:tell me(?: more| something)?(?: about| what)|teach me(?: about)?
      |i want to (?:know|learn|understand)(?: more)?(?: about| what)?|help me understand|what do you know about
      |what can you tell me about|what should i know about|what is there to know about
      |erzähle?(?: mir)?(?: etwas)?(?: über| von)|was weißt du über|was kannst du mir über) (?<topic>[^?!]+?)
      (?: is| are| means?| sagen| erzählen)?[?.! ]*$
    `,
  ),
  pattern(
    oneLine`
      ^(?:how|wie|when|wann|why|warum|wozu|wofür)(?:'s| is| are| isn't| aren't| doesn't| don't| can't| shouldn't
      | mustn't| must| not| never| does| do| should| can| would| could| wird| werden| funktioniert| funktionieren
      | berechnet| liest| lese| ist| sind| braucht| nutzt| verwendet| soll| sollte| kann| i| you| one| we| man| ich
      | use| choose| interpret| understand| trust| apply)* (?<topic>[^?!]+?)
      (?: work| works| computed| calculated| measured| defined| used| useful| important| matter| good for| mean
      | found| funktioniert| berechnet| gemessen| definiert| wichtig| gut| lesen| verstehen| deuten)*[?.! ]*$
    `,
  ),
  pattern(`^(?:the )?(?:meaning|definition|bedeutung) (?:of|von) (?<topic>[^?!]+)`),
];

/** What a message asks the meaning of; "" where it asks for none. */
export function definitionTopic(text: string): string {
  for (const source of definitions) {
    const said = group(text, source).trim();
    if (said !== "" && !isOfGraph(said)) {
      const topic = toTopic(said.replace(/\s(?:good for|used for|for|about|für|da)[?.! ]*$/iu, ""));
      if (topic !== "" && !isOfGraph(topic)) return topic;
    }
  }
  return "";
}

const doneWithTopic = new RegExp(
  oneLine`
    ^(?:(?:i|you|one|we) )?(?:read|interpret|choose|understand|trust|use|explain|compute|find|lese|liest|deute
    |verstehe) (?:ich |man )?(?<topic>.+)$
  `,
  "iu",
);

/** "What is modularity?" where only the handbook can tell: of its words alone. */
export const readConcept: ReadingRule = (asked) => {
  const topic = definitionTopic(asked.text);
  const verb = doneWithTopic.exec(topic)?.groups?.["topic"];
  const bare = toTopic((verb ?? topic).replace(/^(?:ich|man|i|you|one) /iu, ""));
  const concept = conceptIn(bare, asked.text);
  return concept === null ? null : { kind: "topic", topic: concept, place: {}, isDefinition: true };
};

/** As the handbook has it; of words that are none of its own, what "the" stands before is the open graph's. */
function conceptIn(bare: string, text: string): string | null {
  const [first = "", second = "", ...more] = bare.split(" ");
  const isNamed = more.length === 0 && /^(?:method|algorithm|centrality|measure|score)$/iu.test(second);
  if (bare === "") return null;
  if (isConcept(bare) || (isNamed && isConcept(first))) return bare;
  if (!isMeaning(text) || /\s(?:the|der|die|das)\s/iu.test(text)) return null;
  return isKindOfConcept(bare) ? bare : meantConcept(bare);
}

/** What the texts, or a part of them, say of something. */
export const readTopic: ReadingRule = (asked) => {
  const reading = readAnyTopic(asked);
  if (reading?.kind !== "topic") return reading;
  const counts = measureAsked(asked.text);
  const done = deed.exec(asked.text)?.groups;
  const act = done?.["act"] ?? done?.["measure"];
  return {
    ...reading,
    ...(counts === null ? {} : { counts }),
    ...(act === undefined ? {} : { act }),
    ...(asked.context.length === 0 ? {} : { context: asked.context.join(" ") }),
    ...(asksReason.test(asked.text) ? { reason: true } : {}),
  };
};

/** "why …", "what is the reason …". */
export const asksReason = pattern(
  String.raw`^(?:and |but |und |aber )?(?:why|how come|for what reason|what(?:'s| is) the reason|warum|wieso|weshalb|wozu)(?!\p{L})`,
);

/** "catch" of "how do I catch a swarm", "steep" of "how steep is the road". */
const deed = pattern(
  oneLine`
    ^(?:and |und )?(?:how|wie) (?:(?:do|can|should|could|must|would|to|kann|soll|muss)
    (?: (?:i|you|we|one|they|people|ich|man|wir))? (?<act>\p{L}{3,}) \p{L}
    |(?<measure>(?!many|much|often|long|viele?|oft|lange)\p{L}{3,}) (?:is|are|was|were|does|do|can|must|should|may
    |will|ist|sind|war|darf|muss|kann)(?!\p{L}))
  `,
);

const readAnyTopic: ReadingRule = (asked) => {
  const { text } = asked;
  const place = placeOf(asked);
  const isPlaced = asked.lessons.length + asked.courses.length > 0;
  const defined = isPlaced ? "" : definitionTopic(text);
  // There "it" is the word, not the course spoken of.
  const where = wordSeen.test(text) ? {} : place;
  if (defined !== "") return { kind: "topic", topic: defined, place: where, isDefinition: isMeaning(text) };
  const left = wordsLeft(text);
  if (left.length === 0 || (leadsBack.test(text) && !isPlaced)) return null;
  const isAsked = isPlaced || isOpenQuestion(text) || /\?\s*$/u.test(text) || aboutTexts.test(text);
  return isAsked
    ? { kind: "topic", topic: toTopic(isPlaced ? leftOver(text) : text), place, isDefinition: false }
    : null;
};

const aboutTexts = pattern(
  `(?:^|\\s)(?:according to|tell me|explain|describe|talk|laut|erkläre?|${courseWord}|${lessonWord}|handbook|handbuch)(?!\\p{L})`,
);

function isMeaning(text: string): boolean {
  return pattern(
    String.raw`^(?:what|whats|what's|was|define|explain|definiere|erkläre?|meaning|definition|tell me|describe)(?!\p{L})`,
  ).test(text);
}

const leadsBack = pattern(
  oneLine`
    ^(?:and|only|just|but|und|nur|what about|how about|same|the same|now
    |in(?! (?:which|what|order)(?!\p{L})|[^,;:]{1,40}, (?:what|which|who|when|where|why|how)(?!\p{L})))(?!\p{L})
  `,
);
