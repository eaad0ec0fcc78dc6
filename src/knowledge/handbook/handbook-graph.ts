import type { GraphData } from "@/graph/changes/change-types";
import { readDocument } from "../documents/read-document";
import { coursesGraph } from "../graph-form/courses-graph";
import { usualSizes } from "../passages/cut-passages";

export interface HandbookFile {
  readonly name: string;
  readonly text: string;
}

/** The handbook as a graph of its own. */
export function handbookGraph(files: readonly HandbookFile[]): GraphData {
  const courses = files.flatMap(({ name, text }) => readDocument(text, name).courses);
  return coursesGraph(courses, usualSizes, "Handbook");
}
