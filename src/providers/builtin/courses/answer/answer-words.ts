/** What answers about courses and texts are framed with. Texts themselves stay in their own language. */
export interface AnswerWords {
  readonly and: string;
  readonly or: string;
  courses(count: number): string;
  taughtBy(name: string, count: number): string;
  lessons(count: number): string;
  /** "lesson 3 of Centrality, “Betweenness and closeness”" */
  lesson(number: number | null, title: string, course: string): string;
  outline(course: string, instructor: string, count: number): string;
  hasNoLessons(course: string): string;
  link(what: string, link: string): string;
  noLink(what: string): string;
  instructor(course: string, name: string): string;
  noInstructor(course: string): string;
  from(lessons: string, isHandbook: boolean): string;
  /** Before what only the handbook says. */
  onlyHandbook(topic: string): string;
  nothing(topic: string, where: string): string;
  /** Before what comes nearest, which says nothing of these words. */
  nearest(missing: string): string;
  /** Before what a lesson says at all. */
  readonly instead: string;
  noMore(topic: string): string;
  noCourse(name: string, titles: string): string;
  noLesson(lesson: string, course: string, lessons: string): string;
  whichCourse(titles: string): string;
  notRead: string;
  earlier(lesson: string, lessons: string): string;
  isFirst(lesson: string): string;
  presupposes: string;
  /** Before what its own lesson says ahead of it. */
  ahead: string;
  onlyIn(where: string, words: string): string;
  inBoth(courses: string): string;
  noneInBoth(courses: string): string;
  larger(name: string, figure: string, other: string): string;
  elsewhere(topic: string): string;
  nowhereElse(topic: string, course: string): string;
  found(topic: string, count: number): string;
  nothingQuoted: string;
  came: string;
  taken(asked: string, course: string): string;
  /** A query with a small word that tells its language: dictionaries go by that. */
  query(text: string): string;
  /** Which words of the texts were taken for one that stands in none. */
  near(said: string, meant: string): string;
}

const english: AnswerWords = {
  and: "and",
  or: "or",
  courses: (count) => (count === 1 ? "There is one course:" : `There are ${count} courses:`),
  taughtBy: (name, count) => `${name} teaches ${count === 1 ? "one course" : `${count} courses`}:`,
  lessons: (count) => (count === 1 ? "1 lesson" : `${count} lessons`),
  lesson: (number, title, course) =>
    `${number === null ? "" : `lesson ${number}`}${of(number, title)}${course === "" ? "" : ` of ${course}`}`,
  outline: (course, instructor, count) =>
    `${course} has ${count === 1 ? "1 lesson" : `${count} lessons`}${instructor === "" ? "" : ` (instructor: ${instructor})`}:`,
  hasNoLessons: (course) => `${course} has no lessons.`,
  link: (what, link) => `The link of ${what}: ${link}`,
  noLink: (what) => `No link is given for ${what}.`,
  instructor: (course, name) => `The instructor of ${course} is ${name}.`,
  noInstructor: (course) => `No instructor is given for ${course}.`,
  from: (lessons, isHandbook) => `${isHandbook ? "From the handbook" : "From"}${isHandbook ? ": " : " "}${lessons}.`,
  onlyHandbook: (topic) => `The open graph's texts say nothing about ${topic}; the handbook does.`,
  nothing: (topic, where) =>
    `${where === "" ? "The texts say" : `${capital(where)} says`} nothing about ${topic}: no passage is about it.`,
  nearest: (missing) =>
    `No passage says just this${missing === "" ? "" : `; nothing is said there of ${missing}`}. What comes nearest:`,
  instead: "What it does say:",
  noMore: (topic) => `There is no more about ${topic} in the texts than was quoted.`,
  noCourse: (name, titles) => `There is no course “${name}”.${titles === "" ? "" : ` There are: ${titles}.`}`,
  noLesson: (lesson, course, lessons) => `${course} has no lesson “${lesson}”. Its lessons: ${lessons}.`,
  whichCourse: (titles) => `Which course do you mean: ${titles}?`,
  notRead: "The texts could not be read just now. Try again.",
  earlier: (lesson, lessons) => `Before ${lesson} come: ${lessons}.`,
  isFirst: (lesson) => `Nothing comes before it: ${lesson} is the first one of its course.`,
  presupposes: "What the text itself asks you to know:",
  ahead: "Its own lesson says just before it:",
  onlyIn: (where, words) => `Of the passages found, only those of ${where} speak of ${words}.`,
  inBoth: (courses) => `In ${courses} alike:`,
  noneInBoth: (courses) => `No topic was found that ${courses} share.`,
  larger: (name, figure, other) => `Of these figures the larger is that of ${name}: ${figure}, the other ${other}.`,
  elsewhere: (topic) => `Beside it, “${topic}” is covered in:`,
  nowhereElse: (topic, course) => `No course other than ${course} covers “${topic}”.`,
  found: (topic, count) => `“${topic}” stands in ${count === 1 ? "1 place" : `${count} places`}:`,
  nothingQuoted: "The answer before quoted no text, so there is no source to show.",
  came: "That is from:",
  taken: (asked, course) => `“${asked}” was read as ${course}.`,
  query: (text) => text,
  near: (said, meant) => `No text has the word “${said}”; it was taken as ${meant}.`,
};

const german: AnswerWords = {
  and: "und",
  or: "oder",
  courses: (count) => (count === 1 ? "Es gibt einen Kurs:" : `Es gibt ${count} Kurse:`),
  taughtBy: (name, count) => `${name} unterrichtet ${count === 1 ? "einen Kurs" : `${count} Kurse`}:`,
  lessons: (count) => (count === 1 ? "1 Lektion" : `${count} Lektionen`),
  lesson: (number, title, course) =>
    `${number === null ? "" : `Lektion ${number}`}${of(number, title, "„", "“")}${course === "" ? "" : ` aus ${course}`}`,
  outline: (course, instructor, count) =>
    `${course} hat ${count === 1 ? "1 Lektion" : `${count} Lektionen`}${instructor === "" ? "" : ` (Dozent: ${instructor})`}:`,
  hasNoLessons: (course) => `${course} hat keine Lektionen.`,
  link: (what, link) => `Der Link zu ${what}: ${link}`,
  noLink: (what) => `Zu ${what} ist kein Link angegeben.`,
  instructor: (course, name) => `${course} wird unterrichtet von: ${name}.`,
  noInstructor: (course) => `Zu ${course} ist kein Dozent angegeben.`,
  from: (lessons, isHandbook) => `${isHandbook ? "Aus dem Handbuch: " : "Aus: "}${lessons}.`,
  onlyHandbook: (topic) => `Die Texte des offenen Graphen sagen nichts über ${topic}, aber das Handbuch:`,
  nothing: (topic, where) =>
    `${where === "" ? "Die Texte sagen" : `${capital(where)} sagt`} nichts über ${topic}: kein Abschnitt handelt davon.`,
  nearest: (missing) =>
    `Kein Abschnitt sagt genau das${missing === "" ? "" : `, keiner nennt dabei ${missing}`}. Am nächsten kommt:`,
  instead: "Darin steht:",
  noMore: (topic) => `Mehr als das Zitierte sagen die Texte nicht über ${topic}.`,
  noCourse: (name, titles) => `Einen Kurs „${name}“ gibt es nicht.${titles === "" ? "" : ` Es gibt: ${titles}.`}`,
  noLesson: (lesson, course, lessons) => `${course} hat keine Lektion „${lesson}“. Die Lektionen: ${lessons}.`,
  whichCourse: (titles) => `Welcher Kurs ist gemeint: ${titles}?`,
  notRead: "Die Texte konnten gerade nicht gelesen werden. Bitte noch einmal versuchen.",
  earlier: (lesson, lessons) => `Vor ${lesson} kommen: ${lessons}.`,
  isFirst: (lesson) => `Davor kommt nichts: ${lesson} ist die erste Lektion ihres Kurses.`,
  presupposes: "Was der Text selbst voraussetzt:",
  ahead: "Die Lektion selbst sagt unmittelbar davor:",
  onlyIn: (where, words) => `Von den gefundenen Abschnitten sprechen nur die aus ${where} von ${words}.`,
  inBoth: (courses) => `Sowohl in ${courses}:`,
  noneInBoth: (courses) => `Kein gemeinsames Thema wurde gefunden in: ${courses}.`,
  larger: (name, figure, other) => `Von diesen Zahlen ist die von ${name} die größere: ${figure}, die andere ${other}.`,
  elsewhere: (topic) => `Außerdem wird „${topic}“ behandelt in:`,
  nowhereElse: (topic, course) => `Kein anderer Kurs als ${course} behandelt „${topic}“.`,
  found: (topic, count) => `„${topic}“ steht an ${count === 1 ? "1 Stelle" : `${count} Stellen`}:`,
  nothingQuoted: "Die vorige Antwort zitiert keinen Text, also gibt es keine Quelle zu zeigen.",
  came: "Das steht in:",
  taken: (asked, course) => `„${asked}“ wurde als ${course} gelesen.`,
  query: (text) => (/^What is /u.test(text) ? text.replace("What is", "Was ist") : `über ${text}`),
  near: (said, meant) => `Das Wort „${said}“ steht in keinem Text; verstanden wurde es als ${meant}.`,
};

export const answerWords = { en: english, de: german } as const;

function of(number: number | null, title: string, open = "“", close = "”"): string {
  if (title === "") return "";
  return number === null ? `${open}${title}${close}` : `, ${open}${title}${close},`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
