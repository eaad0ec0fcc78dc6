import type { JsonValue } from "@/lib/json";
import { groupBy } from "@/lib/lists/group-by";
import type { Shelf, ShelfCourse, ShelfLesson, ShelfPassage } from "./shelf-types";

/** A node by its id and attributes: of the open graph, or of one that is only read. */
export interface ShelfNode {
  readonly id: string;
  value(attribute: string): JsonValue | undefined;
}

/** The courses that nodes of the types course, lesson and passage make. A lesson belongs to the course whose title it names. */
export function readShelf(nodes: Iterable<ShelfNode>): Shelf {
  const found = sorted(nodes);
  const passages = groupBy(found.passage, (node) => lessonKey(textAt(node, "course"), numberAt(node, "number")));
  const lessons = groupBy(found.lesson, (node) => textAt(node, "course"));
  return {
    courses: found.course.map((node) => {
      const title = titleOf(node);
      return toCourse(
        node,
        title,
        (lessons.get(title) ?? []).map((lesson) => toLesson(lesson, title, passages)),
      );
    }),
  };
}

type Kind = "course" | "lesson" | "passage";
type Sorted = Readonly<Record<Kind, readonly ShelfNode[]>>;

function sorted(nodes: Iterable<ShelfNode>): Sorted {
  const found: Record<Kind, ShelfNode[]> = { course: [], lesson: [], passage: [] };
  for (const node of nodes) {
    const type = node.value("type");
    if (type === "course" || type === "lesson" || type === "passage") found[type].push(node);
  }
  return found;
}

function toCourse(node: ShelfNode, title: string, lessons: readonly ShelfLesson[]): ShelfCourse {
  const instructor = textAt(node, "instructor");
  return {
    id: node.id,
    title,
    ...linkOf(node),
    ...(instructor !== "" && { instructor }),
    lessons: lessons.toSorted((a, b) => a.number - b.number),
  };
}

function toLesson(node: ShelfNode, course: string, passages: ReadonlyMap<string, readonly ShelfNode[]>): ShelfLesson {
  const number = numberAt(node, "number");
  const parts = (passages.get(lessonKey(course, number)) ?? []).map(toPassage);
  const title = titleOf(node);
  return { id: node.id, number, title, ...linkOf(node), passages: parts.toSorted((a, b) => a.part - b.part) };
}

function toPassage(node: ShelfNode): ShelfPassage {
  return { id: node.id, part: numberAt(node, "part"), text: textAt(node, "text") };
}

function lessonKey(course: string, number: number): string {
  return `${number} ${course}`;
}

function titleOf(node: ShelfNode): string {
  return textAt(node, "title") || node.id;
}

function linkOf(node: ShelfNode): { readonly link?: string } {
  const link = textAt(node, "link");
  return link === "" ? {} : { link };
}

function textAt(node: ShelfNode, attribute: string): string {
  const value = node.value(attribute);
  return typeof value === "string" ? value : "";
}

function numberAt(node: ShelfNode, attribute: string): number {
  const value = node.value(attribute);
  return typeof value === "number" ? value : 0;
}
