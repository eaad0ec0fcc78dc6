import type { Shelf, ShelfCourse, ShelfLesson, ShelfPassage } from "@/knowledge/shelf/shelf-types";
import type { Source } from "@/knowledge/source";

/** A line of the tree that is in sight where all above it is open. */
export interface TreeRow {
  /** Of its node. */
  readonly id: string;
  readonly kind: "course" | "lesson" | "passage";
  readonly label: string;
  /** From 1. */
  readonly level: number;
  /** Null: nothing is below it. */
  readonly isOpen: boolean | null;
  /** Among its neighbours, from 1. */
  readonly position: number;
  readonly size: number;
  /** What is below it. */
  readonly count: number;
}

const shownLetters = 80;

/** The courses as lines: what is below an open one follows it. */
export function treeRows({ courses }: Shelf, open: ReadonlySet<string>): readonly TreeRow[] {
  return courses.flatMap((course, index) => courseRows(course, { open, position: index + 1, size: courses.length }));
}

/** Rows of the handbook and of the graph may have the same id: the key adds where they come from. */
export function rowKey(from: Source["from"], id: string): string {
  return `${from} ${id}`;
}

interface Among {
  readonly open: ReadonlySet<string>;
  readonly position: number;
  readonly size: number;
}

function courseRows(course: ShelfCourse, { open, position, size }: Among): readonly TreeRow[] {
  const { id, title, lessons } = course;
  const isOpen = lessons.length === 0 ? null : open.has(id);
  const row = { id, kind: "course", label: title, level: 1, isOpen, position, size, count: lessons.length } as const;
  if (!isOpen) return [row];
  return [
    row,
    ...lessons.flatMap((lesson, index) => lessonRows(lesson, { open, position: index + 1, size: lessons.length })),
  ];
}

function lessonRows({ id, number, title, passages }: ShelfLesson, { open, position, size }: Among): readonly TreeRow[] {
  const isOpen = passages.length === 0 ? null : open.has(id);
  const label = `${number}. ${title}`;
  const row = { id, kind: "lesson", label, level: 2, isOpen, position, size, count: passages.length } as const;
  return isOpen ? [row, ...passages.map((passage, index) => passageRow(passage, index + 1, passages.length))] : [row];
}

function passageRow({ id, text }: ShelfPassage, position: number, size: number): TreeRow {
  const label = text.slice(0, shownLetters).replace(/\s+/gu, " ");
  return { id, kind: "passage", label, level: 3, isOpen: null, position, size, count: 0 };
}
