import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { Course } from "../course-types";
import { cutPassages, type PassageSizes } from "../passages/cut-passages";
import { updateCourses } from "./update-courses";

/** Courses as a graph of their own, with places, looks and a name. */
export function coursesGraph(courses: readonly Course[], sizes: PassageSizes, name = "Courses"): GraphData {
  const empty = { ...emptyGraph(name), directed: true };
  const { changes } = updateCourses(empty, courses, (text) => cutPassages(text, sizes));
  return {
    ...empty,
    nodes: changes.flatMap((change) => (change.type === "node-put" ? [change.node] : [])),
    edges: changes.flatMap((change) => (change.type === "edge-put" ? [change.edge] : [])),
    layers: changes.flatMap((change) => (change.type === "layer-put" ? [change.layer] : [])),
  };
}
