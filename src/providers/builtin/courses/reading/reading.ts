import type { LibraryCourse } from "@/ai/port/provider-port";
import type { Measure } from "../../text/asks-number";
import type { FoundPassage } from "../answer/passages";
/** A lesson as it was named: by number, "last", or words of its title; its course as it was named, where it was. */
export interface LessonName {
  readonly lesson: string;
  readonly course?: string;
}

/** Where to look: all there is, a course, a lesson. */
export interface Place {
  readonly course?: string;
  readonly lesson?: string;
}

/** What a message about courses and texts asks for; plain JSON. */
export type Reading =
  /** The list of courses; `by`: those somebody teaches. */
  | { readonly kind: "courses"; readonly by?: string }
  /** Outlines, and beside them what some lessons cover. */
  | { readonly kind: "outline"; readonly courses: readonly string[]; readonly lessons: readonly LessonName[] }
  | { readonly kind: "detail"; readonly what: "link" | "instructor"; readonly of: Place }
  /** What lessons cover. */
  | { readonly kind: "lessons"; readonly lessons: readonly LessonName[] }
  /** What the texts say of something; `more`: beyond what was told already. */
  | {
      readonly kind: "topic";
      readonly topic: string;
      readonly place: Place;
      readonly isDefinition: boolean;
      readonly more?: true;
      /** Words of which the texts must have one: the graph's own answer lacks them. */
      readonly open?: readonly string[];
      /** Nobody else understood it: what comes nearest is better than nothing. */
      readonly isLast?: true;
      /** Something else is said where the texts have nothing of it. */
      readonly orElse?: true;
      /** The graph's texts are asked by name: not the handbook. */
      readonly isOfTexts?: true;
      /** Above all numbers. */
      readonly figures?: true;
      /** The kind of number it asks for. */
      readonly counts?: Measure;
      /** Why it is so. */
      readonly reason?: true;
      /** What it asks of the thing told of before, in its own words. */
      readonly own?: string;
      /** What was said before it is asked. */
      readonly context?: string;
      /** What is done with the thing: a word the texts need not have. */
      readonly act?: string;
    }
  /** Several things at once. */
  | { readonly kind: "several"; readonly parts: readonly Reading[] }
  /** What to know before a topic or a lesson; `define`: and what the topic is. */
  | { readonly kind: "before"; readonly topic: string; readonly place: Place; readonly define: boolean }
  /** Several things or places beside each other. */
  | {
      readonly kind: "compare";
      readonly topics: readonly string[];
      readonly places: readonly Place[];
      /** What of both things is compared, in the question's words. */
      readonly aspect?: string;
      /** The kind of number that tells it. */
      readonly counts?: Measure;
    }
  /** What both courses, or two lessons of one, have in common; none named: the courses there are. */
  | { readonly kind: "shared"; readonly courses: readonly string[]; readonly lessons?: readonly LessonName[] }
  /** Which other course has the topic, or what the lesson is about. */
  | { readonly kind: "elsewhere"; readonly topic: string; readonly place: Place }
  /** Where something stands. */
  | {
      readonly kind: "search";
      readonly topic: string;
      readonly place: Place;
      readonly open?: readonly string[];
      readonly isOfTexts?: true;
    }
  /** Where the answer before is from. */
  | { readonly kind: "origin" }
  /** The texts the answer before is from, whole. */
  | { readonly kind: "passage" };

/** What the open graph has to read. */
export type Library =
  /** Courses, with what they are called. */
  | {
      readonly kind: "courses";
      readonly titles: readonly string[];
      readonly courses: readonly LibraryCourse[];
      readonly isHandbook: boolean;
    }
  /** Long texts of other nodes. */
  | {
      readonly kind: "texts";
      /** What the graph calls its attributes and kinds: no text has to hold these. */
      readonly own: readonly string[];
      /** What it calls its texts. */
      readonly attributes: readonly string[];
    }
  /** Nothing: there is the handbook. */
  | { readonly kind: "none" };

/** A text that an answer quoted. */
export type Quoted = Omit<FoundPassage, "score">;

/** What a message may lean on: how the one before it was read, what its answer quoted, the last course spoken of. */
export interface Talk {
  readonly reading: Reading | null;
  readonly quoted: readonly Quoted[];
  readonly course: string | null;
  /** The answer before. */
  readonly said: string;
}
