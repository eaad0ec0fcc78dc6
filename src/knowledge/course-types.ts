/** A document of lessons: a course file, a text with headings, or loose files together. */
export interface Course {
  readonly title: string;
  /** An http(s) address. Anything else that stood there stays in the text. */
  readonly link?: string;
  readonly instructor?: string;
  /** What its file is called, where that is not its title. */
  readonly file?: string;
  /** In the order of the document. */
  readonly lessons: readonly Lesson[];
  /** Loose files: what is imported joins the lessons that are there, and none of those goes. */
  readonly isOpen?: true;
}

export interface Lesson {
  /** From 0 (what stands before the first lesson); each once in its course. */
  readonly number: number;
  readonly title: string;
  readonly link?: string;
  readonly text: string;
}

/** A piece of a lesson's text. */
export interface Passage {
  /** Of its node. */
  readonly id: string;
  readonly course: string;
  readonly lesson: string;
  /** Of the lesson. */
  readonly number: number;
  /** From 1 in its lesson. */
  readonly part: number;
  readonly text: string;
  readonly link?: string;
}
