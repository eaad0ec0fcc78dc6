/** Courses as a reader opens them, with the nodes they are made of. */
export interface Shelf {
  readonly courses: readonly ShelfCourse[];
}

export interface ShelfCourse {
  /** Of its node. */
  readonly id: string;
  readonly title: string;
  readonly link?: string;
  readonly instructor?: string;
  /** By number. */
  readonly lessons: readonly ShelfLesson[];
}

export interface ShelfLesson {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly link?: string;
  /** As they follow each other. */
  readonly passages: readonly ShelfPassage[];
}

export interface ShelfPassage {
  readonly id: string;
  readonly part: number;
  readonly text: string;
}
