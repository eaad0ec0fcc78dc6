import { oneLine } from "@/lib/text/lines";
import { placeOf, type ReadingRule } from "./place-readers";
import { definitionTopic } from "./topic-readers";
import { group, pattern, toTopic } from "./topic-text";

const needs = oneLine`
  (?:what|which|was|welche)(?: else| other)?(?: \p{L}+){0,3}? (?:should|do|must|ought|would|need|have|muss|sollte
  |soll|brauche)(?: i| you| we| one| ich| man| to| be| first| also| need| have)*
`;
const knows = `(?: (?:know|learn|understand|read|study|wissen|kennen|lesen|lernen|verstehen|familiar with|done|finished?|taken?))`;
const beforeWords = pattern(
  oneLine`
    prerequisites?|presuppos|prior knowledge|background knowledge|voraussetz|vorausgesetzt|vorwissen|vorkenntnisse
    |${needs}${knows}?(?: \p{L}+){0,3}?,? (?:before|beforehand|first|vorher|vor|zuerst|bevor)(?!\p{L})
    |(?:need|must|brauche|muss)(?: i| you| to| have| ich)*${knows} (?:to|for|in order to|um|für)(?!\p{L})
    |(?:what|which \p{L}+) (?:comes?|is|are)(?: \p{L}+){0,2} before|was kommt vor
  `,
);
const afterBefore = [
  pattern(
    oneLine`
      (?:prerequisites?|background|prior knowledge|vorwissen|vorkenntnisse)(?: knowledge)?
      (?: (?:of|for|to|für|zu|do i need for|is needed for|are there for))+ (?<topic>[^?.!]+)
    `,
  ),
  pattern(
    oneLine`
      (?:before|bevor ich|bevor|vor|to understand|to learn|to follow|um)
      (?: (?:reading|learning|learning about|studying|starting|starting with
      |i (?:read|learn|study|start|begin|look at)|going to|taking|tackling|approaching|attempting|understanding
      |moving on to|getting to|i get to|i can understand|diving into|zu|der|den|dem))? (?<topic>[^?.!]+)
    `,
  ),
  pattern(
    String.raw`(?:need|know|learn|read|understand|required|brauche ich|muss ich)(?: \p{L}+)? (?:for|für|about) (?<topic>[^?.!]+)`,
  ),
];

const joinedQuestions = new RegExp(
  oneLine`
    [,.?!]? (?:and|und) (?:tell me |explain |say |sag mir )?(?=what|which|was|welche|do |is there|what's|the prereq
    |its prereq|how much)|[?.!][ ]
  `,
  "iu",
);

/** What to know before a topic or a lesson. */
export const readBefore: ReadingRule = (asked) => {
  const { text, lessons } = asked;
  if (!beforeWords.test(text)) return null;
  const place = placeOf(asked);
  if (lessons.length > 0) return { kind: "before", topic: "", place, define: false };
  const first = text.split(joinedQuestions)[0] ?? "";
  const defined = first === text ? "" : definitionTopic(first);
  if (defined !== "") return { kind: "before", topic: defined, place, define: true };
  const found = afterBefore
    .map((source) => toTopic(group(text, source).replace(/\s(?:zu verstehen|verstehen|lese|lerne|anfange)$/iu, "")))
    .find((topic) => topic !== "");
  const isReference =
    found === undefined || pattern("^(?:it|that|this|them|das|es|this lesson|this topic)$").test(found);
  if (!isReference) return { kind: "before", topic: found, place, define: false };
  const { reading } = asked.talk;
  if (reading?.kind === "topic") return { kind: "before", topic: reading.topic, place: reading.place, define: false };
  const [last] = reading?.kind === "lessons" ? reading.lessons : [];
  if (last !== undefined) return { kind: "before", topic: "", place: last, define: false };
  return place.course === undefined ? null : { kind: "before", topic: "", place, define: false };
};
