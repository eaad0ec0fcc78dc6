import type { SaidOf } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { partTexts } from "../elements/parts";

/** What is said of courses and their texts. */
export const texts = {
  ...partTexts,
  courseTaken: "“{asked}” was taken as the course “{course}”.",
  coursesHere: ["There is {count} course: {names}.", "There are {count} courses: {names}."],
  coursesInHandbook: [
    "The open graph has no courses; the handbook has {count} course: {names}.",
    "The open graph has no courses; the handbook has {count} courses: {names}.",
  ],
  courseHas: ["{from}“{course}” has {count} lesson{names}.", "{from}“{course}” has {count} lessons{names}."],
  lessonIs: "Lesson {number} of “{course}” is “{lesson}”, {passages} long.",
  lessonThere: "{from}lesson {number} of “{course}” is “{lesson}”, {passages} long.",
  fromHandbook: "From the handbook: ",
  passages: ["{count} passage", "{count} passages"],
  inBoth: "In both: {words}.",
  noneInBoth: "No topic is in both.",
  lessonOf: "lesson {number} of “{course}”",
  lessonAt: "{course}, lesson {number}",
  ofCourse: "“{course}”",
  theHandbook: "the handbook",
  theTexts: "the graph's texts or the handbook",
  inPlace: " in {where}",
  noTexts: ": the graph has no texts, and the handbook has nothing on it",
  behindOffset: "Nothing of {where} is behind offset {offset}: it has {passages}.",
  textOf: "Text of {where}, {first} to {last} of {passages}.",
  onFrom: "On from offset {next}.",
  nothingOn: "Nothing on “{query}” was found{where}.",
  byMeaning: "Search by meaning: {note}",
  noPassage: "No passage{where} is on “{query}”. Its text from the beginning: {places}.",
  foundOn: "Found {passages} on “{query}”: {places}.",
  handbookHas: "From the handbook: {passages} on “{query}”: {places}.",
  onlyHandbook: "The open graph has no text on this. The handbook has {passages} on “{query}”: {places}.",
  handbookMore: "The handbook has more: {places}.",
  nearWord: "“{word}” is not in the texts and was taken as {words}.",
} as const;
export type TextSaid = SaidOf<typeof texts>;
export const tell = speaker(texts);
