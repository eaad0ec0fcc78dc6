import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { GraphNode } from "@/graph/document/graph-types";
import type { Course } from "../course-types";
import { readDocument } from "../documents/read-document";
import { cutPassages } from "../passages/cut-passages";

export interface HandbookFile {
  readonly name: string;
  readonly text: string;
}

/** The handbook as a graph of its own, with the ids it has as a sample. */
export function handbookGraph(files: readonly HandbookFile[]): GraphData {
  const courses = files.flatMap(({ name, text }) => readDocument(text, name).courses);
  return { ...emptyGraph(), name: "Handbook", nodes: courses.flatMap(courseNodes) };
}

function courseNodes({ title, link, instructor, lessons }: Course): readonly GraphNode[] {
  const slug = (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join("-");
  return [
    {
      id: `course:${slug}`,
      attributes: { type: "course", title, ...(link && { link }), ...(instructor && { instructor }) },
    },
    ...lessons.flatMap((lesson) => [
      {
        id: `lesson:${slug}:${lesson.number}`,
        attributes: {
          type: "lesson",
          title: lesson.title,
          number: lesson.number,
          course: title,
          ...(lesson.link && { link: lesson.link }),
        },
      },
      ...cutPassages(lesson.text).map((text, index) => ({
        id: `passage:${slug}:${lesson.number}:${index + 1}`,
        attributes: {
          type: "passage",
          text,
          course: title,
          lesson: lesson.title,
          number: lesson.number,
          part: index + 1,
        },
      })),
    ]),
  ];
}
