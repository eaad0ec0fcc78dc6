import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import { foldText } from "@/lib/fold-text";
import type { Course, Lesson, Passage } from "../course-types";
import { plainWords } from "../documents/document-lines";
import type { CutText } from "../passages/cut-in-slices";
import { courseId, lessonId, passageId } from "./course-ids";

export interface CourseElements {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

interface Form {
  readonly slug: string;
  readonly cut: CutText;
  /** The numbers of the course's lessons in order, where it has others than these. */
  readonly order?: readonly number[];
}

/** A course, its lessons and their passages as nodes; `contains` and `next` as edges between them. No places yet. */
export function courseElements(course: Course, { slug, cut, order }: Form): CourseElements {
  const { title, link, instructor, lessons } = course;
  const numbers = order ?? lessons.map(({ number }) => number);
  const root: GraphNode = {
    id: courseId(slug),
    attributes: { type: "course", title, ...(link && { link }), ...(instructor && { instructor }) },
  };
  const parts = lessons.map((lesson) => {
    const passages = passagesOf(course, lesson, slug, cut);
    return {
      nodes: [lessonNode(course, lesson, slug), ...passages.map(passageNode)],
      edges: [
        contains(root.id, lessonId(slug, lesson.number)),
        ...passages.map(({ id }) => contains(lessonId(slug, lesson.number), id)),
        ...chain(passages.map(({ id }) => id)),
      ],
    };
  });
  return {
    nodes: [root, ...parts.flatMap(({ nodes }) => nodes)],
    edges: [...parts.flatMap(({ edges }) => edges), ...chain(numbers.map((number) => lessonId(slug, number)))],
  };
}

function passagesOf(course: Course, lesson: Lesson, slug: string, cut: CutText): readonly Passage[] {
  const { number, title, link } = lesson;
  return cut(lesson.text).map((text, at) => ({
    id: passageId(slug, number, at + 1),
    course: course.title,
    lesson: title,
    number,
    part: at + 1,
    text,
    ...(link && { link }),
  }));
}

function lessonNode({ title: course }: Course, { number, title, link }: Lesson, slug: string): GraphNode {
  return { id: lessonId(slug, number), attributes: { type: "lesson", title, number, course, ...(link && { link }) } };
}

function passageNode({ id, course, lesson, number, part, text }: Passage): GraphNode {
  return { id, attributes: { type: "passage", label: firstWords(text), text, course, lesson, number, part } };
}

const labelLength = 40;

/** What a passage is called by: how it begins, in one line without the marks of Markdown. */
function firstWords(text: string): string {
  const start = plainWords(text.slice(0, 300).replace(/^[\s#>*+|~`-]+|^\d+[.)]\s/gmu, ""));
  const { shown, left } = foldText(start === "" ? text : start, labelLength);
  return left > 0 ? `${shown.trimEnd()}…` : shown;
}

function contains(source: string, target: string): GraphEdge {
  return { id: `contains:${target}`, source, target, directed: true, attributes: { type: "contains" } };
}

/** An edge from each to the next. */
function chain(ids: readonly string[]): readonly GraphEdge[] {
  return ids.slice(1).map((target, at) => {
    const source = ids[at] ?? "";
    return { id: `next:${source}`, source, target, directed: true, attributes: { type: "next" } };
  });
}
