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
  nearest(topic: string, missing: string): string;
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
  query(text: string, isDefinition: boolean): string;
  /** Which words of the texts were taken for one that is in none. */
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
  onlyHandbook: (topic) => `I found nothing about ${topic} in this graph, but in the handbook:`,
  nothing: (topic, where) => `I found nothing about ${topic} in ${where === "" ? "these texts" : where}.`,
  nearest: (topic, missing) =>
    `I found no passage on exactly ${missing === "" ? `“${topic}”` : `this, and nothing about ${missing}`}. The nearest:`,
  instead: "It does say:",
  noMore: (topic) => `The texts say no more about ${topic}.`,
  noCourse: (name, titles) => `There is no course “${name}”.${titles === "" ? "" : ` There are: ${titles}.`}`,
  noLesson: (lesson, course, lessons) => `${course} has no lesson “${lesson}”. Its lessons: ${lessons}.`,
  whichCourse: (titles) => `Which course do you mean: ${titles}?`,
  notRead: "I could not read the texts. Try again.",
  earlier: (lesson, lessons) => `Before ${lesson} come: ${lessons}.`,
  isFirst: (lesson) => `Nothing comes before ${lesson}: it is the first of its course.`,
  presupposes: "The text expects you to know:",
  ahead: "Just before it, the lesson says:",
  onlyIn: (where, words) => `Only the passages of ${where} mention ${words}.`,
  inBoth: (courses) => `In ${courses} alike:`,
  noneInBoth: (courses) => `I found no topic that ${courses} share.`,
  larger: (name, figure, other) => `The larger figure is for ${name}: ${figure}, against ${other}.`,
  elsewhere: (topic) => `“${topic}” is also covered in:`,
  nowhereElse: (topic, course) => `No course other than ${course} covers “${topic}”.`,
  found: (topic, count) => `I found “${topic}” in ${count === 1 ? "1 place" : `${count} places`}:`,
  nothingQuoted: "My last answer quoted no text, so it has no source.",
  came: "That is from:",
  taken: (asked, course) => `I read “${asked}” as ${course}.`,
  query: (text, isDefinition) => (isDefinition ? `What is ${text}?` : text),
  near: (said, meant) => `No text has the word “${said}”, so I searched for ${meant}.`,
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
  onlyHandbook: (topic) => `In diesem Graphen steht nichts über ${topic}, aber im Handbuch:`,
  nothing: (topic, where) =>
    `Ich habe ${where === "" ? "in diesen Texten" : `in ${where}`} nichts über ${topic} gefunden.`,
  nearest: (missing) =>
    `Genau das steht in keinem Abschnitt${missing === "" ? "" : `, auch nichts über ${missing}`}. Am nächsten kommt:`,
  instead: "Darin steht:",
  noMore: (topic) => `Mehr steht in den Texten nicht über ${topic}.`,
  noCourse: (name, titles) => `Einen Kurs „${name}“ gibt es nicht.${titles === "" ? "" : ` Es gibt: ${titles}.`}`,
  noLesson: (lesson, course, lessons) => `${course} hat keine Lektion „${lesson}“. Die Lektionen: ${lessons}.`,
  whichCourse: (titles) => `Welchen Kurs meinen Sie: ${titles}?`,
  notRead: "Ich konnte die Texte nicht lesen. Bitte versuchen Sie es noch einmal.",
  earlier: (lesson, lessons) => `Vor ${lesson} kommen: ${lessons}.`,
  isFirst: (lesson) => `Davor kommt nichts: ${lesson} ist die erste Lektion des Kurses.`,
  presupposes: "Was der Text selbst voraussetzt:",
  ahead: "Direkt davor steht in der Lektion:",
  onlyIn: (where, words) => `Nur die Abschnitte aus ${where} erwähnen ${words}.`,
  inBoth: (courses) => `Sowohl in ${courses}:`,
  noneInBoth: (courses) => `Ich habe kein gemeinsames Thema gefunden in: ${courses}.`,
  larger: (name, figure, other) => `Die größere Zahl gilt für ${name}: ${figure}, gegenüber ${other}.`,
  elsewhere: (topic) => `Außerdem wird „${topic}“ behandelt in:`,
  nowhereElse: (topic, course) => `Kein anderer Kurs als ${course} behandelt „${topic}“.`,
  found: (topic, count) => `„${topic}“ steht an ${count === 1 ? "1 Stelle" : `${count} Stellen`}:`,
  nothingQuoted: "Meine letzte Antwort zitiert keinen Text, also hat sie keine Quelle.",
  came: "Das steht in:",
  taken: (asked, course) => `„${asked}“ habe ich als ${course} gelesen.`,
  query: (text, isDefinition) => (isDefinition ? `Was ist ${text}?` : `über ${text}`),
  near: (said, meant) => `Das Wort „${said}“ steht in keinem Text, darum habe ich nach ${meant} gesucht.`,
};

export const answerWords = { en: english, de: german } as const;

function of(number: number | null, title: string, open = "“", close = "”"): string {
  if (title === "") return "";
  return number === null ? `${open}${title}${close}` : `, ${open}${title}${close},`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
