import { type Block, packBlocks } from "@/analysis/layouts/spacing/pack-blocks";
import type { GraphNode, Position } from "@/graph/document/graph-types";
import { greatest, pushAll } from "@/lib/lists/whole-lists";
import type { CourseElements } from "./course-elements";

const columnWidth = 200;
const lineHeight = 56;
/** Between a course and its lessons, and a lesson and its passages. */
const levelHeight = 130;
const passageLines = 12;
const columnsInRow = 8;
const gap = 160;

/** Places for whole new courses: each as an outline, beside or below what stands already. */
export function placeCourses(
  courses: readonly CourseElements[],
  taken: readonly Position[],
): ReadonlyMap<string, Position> {
  let count = 0;
  const ids: string[] = [];
  const blocks = courses.map(({ nodes }): Block => {
    const placed = outline(nodes);
    const rows = placed.map((_, at) => count + at);
    count += placed.length;
    pushAll(
      ids,
      placed.map(({ id }) => id),
    );
    return { rows, points: Float64Array.from(placed.flatMap(({ x, y }) => [x, y])) };
  });
  const points = packBlocks(blocks, count, gap);
  const shift = besideAll(taken, points);
  return new Map(ids.map((id, at) => [id, { x: (points[at * 2] ?? 0) + shift, y: points[at * 2 + 1] ?? 0 }]));
}

interface Placed extends Position {
  readonly id: string;
}

/** The course above its lessons, which stand side by side, each over the column of its passages. */
function outline(nodes: readonly GraphNode[]): readonly Placed[] {
  const [course, ...rest] = nodes;
  if (course === undefined) return [];
  const lessons = byLesson(rest);
  const placed: Placed[] = [];
  let column = 0;
  let top = levelHeight;
  let lowest = top;
  for (const [lesson, ...passages] of lessons) {
    const columns = Math.max(1, Math.ceil(passages.length / passageLines));
    if (column > 0 && column + columns > columnsInRow) {
      column = 0;
      top = lowest + levelHeight;
    }
    const x = column * columnWidth;
    const below = passages.map((id, at): Placed => ({ id, ...passagePlace({ x, y: top }, at) }));
    if (lesson !== undefined) placed.push({ id: lesson, x, y: top });
    pushAll(placed, below);
    lowest = greatest(
      below.slice(0, passageLines).map(({ y }) => y),
      lowest,
    );
    column += columns;
  }
  const right = placed.reduce((most, { x }) => Math.max(most, x), 0);
  return [{ id: course.id, x: right / 2, y: 0 }, ...placed];
}

/** The place of a lesson's passage; a little to the right, so that the edges to it can be told apart. */
export function passagePlace(lesson: Position, at: number): Position {
  const column = Math.floor(at / passageLines);
  return {
    x: lesson.x + 30 + column * columnWidth,
    y: lesson.y + levelHeight * 0.7 + (at % passageLines) * lineHeight,
  };
}

/** The position of a lesson added to a course that has others. */
export function nextLessonPlace(others: readonly Position[]): Position {
  const right = others.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY);
  const top = others.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
  return { x: right + columnWidth, y: top };
}

/** Ids: a lesson, then its passages. */
function byLesson(nodes: readonly GraphNode[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const { id, attributes } of nodes) {
    const last = groups.at(-1);
    if (attributes["type"] === "lesson" || last === undefined) groups.push([id]);
    else last.push(id);
  }
  return groups;
}

/** How far to the right the new ones must move to stand beside the others. */
function besideAll(taken: readonly Position[], points: Float64Array): number {
  if (taken.length === 0) return 0;
  const right = taken.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY);
  let left = Number.POSITIVE_INFINITY;
  for (let at = 0; at < points.length; at += 2) left = Math.min(left, points[at] ?? 0);
  return right + gap - left;
}
