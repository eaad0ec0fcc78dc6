import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { Course } from "../course-types";
import { cutPassages, type PassageSizes } from "../passages/cut-passages";
import { updateCourses } from "./update-courses";

export interface CoursesGraph {
  readonly graph: GraphData;
  /** What notes link to and no note is called. */
  readonly missingNotes: readonly string[];
}

/** Courses as a graph of their own, with places, looks and a name. */
export function coursesGraph(courses: readonly Course[], sizes: PassageSizes, name = "Courses"): GraphData {
  return linkedCourses(courses, sizes, name).graph;
}

/** The same, with what it does not hold. */
export function linkedCourses(courses: readonly Course[], sizes: PassageSizes, name: string): CoursesGraph {
  const empty = { ...emptyGraph(name), directed: true };
  const { changes, missingNotes } = updateCourses(empty, courses, (text) => cutPassages(text, sizes));
  const graph = {
    ...empty,
    nodes: changes.flatMap((change) => (change.type === "node-put" ? [change.node] : [])),
    edges: changes.flatMap((change) => (change.type === "edge-put" ? [change.edge] : [])),
    layers: changes.flatMap((change) => (change.type === "layer-put" ? [change.layer] : [])),
  };
  return { graph, missingNotes };
}
