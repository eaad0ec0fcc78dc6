import { stopWords } from "@/knowledge/index/stop-words";
import { plainTitle } from "@/knowledge/titles/title-words";
import { oneLine, wordLines } from "@/lib/text/lines";
import { articles, courseWord, inside, lessonWord } from "./course-words";

/** A pattern for any case. */
export function pattern(source: string): RegExp {
  return new RegExp(source, "iu");
}

/** The topic a pattern finds; "" for none. */
export function group(text: string, source: RegExp): string {
  return source.exec(text)?.groups?.["topic"] ?? "";
}

const collection = oneLine`
  (?:${courseWord}|${lessonWord}|texts?|handbook|handbuch|catalogu?e|documents?|material|passages?|descriptions?
  |abstracts?|notes?|texte[n]?|beschreibungen)
`;
const trailing = new RegExp(
  oneLine`
    (?:[\s,]+(?:(?:${inside}|according to|across|throughout|laut|nach) )?
    (?:(?:any|all|these|those|this|that|the|my|our|your|allen?|den|diesen|dem) )?(?:other )?${collection}
    |\s+(?:please|bitte|sagen|behandeln|exactly|precisely|genau|again|then|anywhere|somewhere|irgendwo|for me|to me
    |mir|come up|comes up|turn up|turns up|appears?|occurs?|in (?:simple|plain) (?:words|terms|english)|briefly
    |in short|kurz|actually|like|eigentlich|überhaupt))$
  `,
  "iu",
);
const pupil =
  "(?:i|we|you|one|people|somebody|someone|anybody|anyone|members|students|pupils|beginners|visitors|ich|wir|man)";
const school = String.raw`(?:here|hier|(?:in|at|by|from|an|am|im) (?:(?:the|this|your|our|der) )?(?:\p{L}+ )?\p{L}+)`;
/** "we learn at the club about", "the school teaches": who learns it, and where, is no part of it. */
const taughtAbout = oneLine`
  (?:(?:what|where|how much|does|do|is|are|can|could|will|was|wo|${school}) )*
  (?:(?:${pupil}|(?:the|your|our|this) (?:\p{L}+ )?\p{L}+|anything|something|there) )?
  (?:teach(?:es)?|taught|(?:to )?learn(?:t|ed)?|lerne?n?|lehrt)
  (?: (?:me|us|you|${pupil}|anything|something|much|etwas|${school}))* (?:about|on|of|über|zu)[ ]
`;
const leading = new RegExp(
  oneLine`
    ^(?:${taughtAbout}|(?:(?:all|any|these|your|die|alle) )*(?:${collection}|they|you|it) (?:say|says|tell|tells
    |teach|teaches|have to say|sagen|sagt)(?: me| us)?(?: anything| something| etwas)? (?:about|on|of|über|zu) |
    (?:is there |gibt es )?(?:anything|something|etwas) (?:about|on|über|zu) |(?:the )?
    (?:topics?|concepts?|terms?|notions?|ideas?|subjects?|words?|definition|meaning|phrase|thema|begriff(?:e|s)?|wort
    |bedeutung) (?:of |"|von |des |der )?|${articles} |(?:so[- ]called|called|about|on|regarding|of|exactly|genau
    |über|von|to|zu|auch|also) )
  `,
  "iu",
);

/** What is left of a part of a message when the words around a topic are gone. */
export function toTopic(text: string): string {
  let topic = text
    .replace(new RegExp(String.raw`(?:(?:^|\s)(?:${inside}|according to|laut))?\s?[@#]\d+`, "gu"), " ")
    .replace(/["?!]+|[.,;:]+(?=\s|$)/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  for (;;) {
    const shorter = topic.replace(trailing, "").replace(leading, "").trim();
    if (shorter === topic || shorter === "") return topic;
    topic = shorter;
  }
}

/** Words that speak of texts, not of what is in them. */
const frame = new Set(
  plainTitle(
    wordLines`
      title titles teachers mention mentions mentioning tell tells told anybody anyone somebody someone many consist
      consists divide divided division take taken takes learn learned learnt happen happens fass aufgebaut gegliedert
      unterteilt online belegen besuchen enrol enroll angeboten explains mentioned lesson lessons chapter chapters
      unit units course courses class classes lektion lektionen kapitel einheit kurs kurse kurses kursen text texts
      handbook handbuch catalogue catalog document documents material passage passages part parts outline overview
      syllabus contents content structure structured organised organized curriculum agenda summary summarise
      summarize sum recap review gist main topic topics theme themes subject subjects idea ideas cover covers covered
      covering teach teaches taught treat treats treated discuss discusses discussed deal deals include includes
      included contain contains present presents focus go goes going look looks read reading written write see hear
      open list lists name names figures details first second last one ones each every another other others both two
      three available offer offered offers exist exists together order plus well instructor instructors teacher link
      links whole entire full short brief briefly quick quickly few sentence sentences words nutshell main mainly
      actually exactly precisely really fasse zusammen zusammenfassung behandelt behandeln gelehrt lehrt besprochen
      inhalt uberblick ubersicht gliederung aufbau inhaltsverzeichnis zeige nenne liste worum geht handelt thema
      themen dran kommt steht stehen lerne lernt erfahre alles kurz bitte lesson's course's whats wheres let lets us
      here like come comes follow follows know study studies gib gebt nenn zeig sag mir want wants muestra muestrame
      dame esquema indice curso cursos leccion lecciones montre donne cours lecon lecons dealing speak speaks
      speaking spoken talk talks talked talking sagen sagt sprechen spricht sehen sieht erklaren
    `,
  ).split(" "),
);

/** Words that are about something elsewhere. */
const requestPhrases = new RegExp(
  oneLine`
    (?:(?<=(?:lessons|chapters|units) .*)(?:belong(?:s|ing)?|broken|composed|split|made|make|makes|built|form|forms
    |forming|constitute|comprises?)|table of contents?|(?:key|main|important|most important) (?:points?|ideas?|facts?
    |things?)|point by point|bullet points|in (?:a |the )?(?:few|one|two|three|couple of|right|correct|\d+)? ?
    (?:lines?|order|words)|in total|(?:total )?number of (?=lessons?|chapters?|courses?)|lesson numbers?)(?!\p{L})
  `,
  "giu",
);

/** The words of a message that are about something, names and what only asks left out. */
export function wordsLeft(text: string): readonly string[] {
  const words =
    text
      .replace(requestPhrases, " ")
      .replace(/[@#]\d+/gu, " ")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return words.filter((word) => {
    const plain = plainTitle(word).replace(/['’]s$|['’]/gu, "");
    return !stopWords.has(plain) && !frame.has(plain) && plain.length > 1;
  });
}

/** From the first word that is about something to the last, with the small words between them: places and what only asks left out. */
export function leftOver(text: string): string {
  const words = text.replace(/[@#]\d+(?:'s)?/gu, " ").match(/[\p{L}\p{N}°][\p{L}\p{N}'’.-]*(?<![.-])/gu) ?? [];
  const telling = words.map((word) => wordsLeft(word).length > 0);
  const [first, last] = [telling.indexOf(true), telling.lastIndexOf(true)];
  if (first < 0) return "";
  const isOfTopic = (word: string, at: number): boolean => telling[at] === true || stopWords.has(plainTitle(word));
  return words.filter((word, at) => at >= first && at <= last && isOfTopic(word, at)).join(" ");
}
