import { sayRead } from "@parley/formats/read";
import { missingText } from "@/knowledge/graph-form/open-documents";
import type { CourseCounts, CourseUpdate } from "@/knowledge/graph-form/update-courses";
import { counted } from "@/lib/english";
import { listed } from "../elements/wording";
import type { CommandSuccess } from "../registry/command-types";
import type { JoinedParts } from "./join-parts";
import type { ReadParts } from "./read-parts";

/** What an import did, in words and numbers. */
export function describeImport(
  { changes, courses, graphs }: JoinedParts,
  { notes, ...parts }: ReadParts,
): CommandSuccess {
  const nodes = [...courses.addedNodes, ...graphs.flatMap(({ addedNodes }) => addedNodes.map(({ id }) => id))];
  const edges = [...courses.addedEdges, ...graphs.flatMap(({ addedEdges }) => addedEdges)];
  const updated = [...courses.changedNodes, ...graphs.flatMap((graph) => graph.updated)];
  const data = {
    addedNodes: nodes.length,
    addedEdges: edges.length,
    updatedNodes: updated.length,
    ...(parts.courses.length > 0 && {
      courses: parts.courses.map(({ title }) => title),
      removedNodes: total(courses.removed),
    }),
  };
  if (changes.length === 0) {
    return { success: true, message: "Nothing was added: all of it is in the graph already.", data };
  }
  const sentences = [...courseSentences(courses), ...graphSentence(graphs)];
  const allNotes = [...missingText(courses.missingNotes), ...notes];
  return {
    success: true,
    message: [...sentences, ...allNotes.map(sayRead)].join(" "),
    data,
    changes: nodes.length > 0 ? [...changes, wholeInView] : changes,
    affectedNodes: [...nodes, ...updated],
    affectedEdges: edges,
  };
}

/** What is added often stands beside what was in view. */
const wholeInView = { type: "camera-focus", focus: { nodes: [], edges: [] } } as const;

function graphSentence(graphs: JoinedParts["graphs"]): readonly string[] {
  const count = (of: (merge: JoinedParts["graphs"][number]) => number) => graphs.reduce((sum, one) => sum + of(one), 0);
  const nodes = count(({ addedNodes }) => addedNodes.length);
  const edges = count(({ addedEdges }) => addedEdges.length);
  const updated = count((one) => one.updated.length);
  const added = [...(nodes > 0 ? [counted(nodes, "node")] : []), ...(edges > 0 ? [counted(edges, "edge")] : [])];
  const parts = [
    ...(added.length > 0 ? [`added ${added.join(" and ")}`] : []),
    ...(updated > 0 ? [`updated ${counted(updated, "node")}`] : []),
  ];
  return parts.length === 0 ? [] : [sentence(parts)];
}

function courseSentences({ added, changed, removed, removedLessons, addedLinks }: CourseUpdate): readonly string[] {
  const parts = [
    ...(total(added) > 0 ? [`added ${countsText(added)}`] : []),
    ...(total(changed) > 0 ? [`updated ${countsText(changed)}`] : []),
    ...(total(removed) > 0 ? [`removed ${countsText(removed)}`] : []),
    ...(addedLinks > 0 ? [`added ${counted(addedLinks, "link")} between notes`] : []),
  ];
  const gone = removedLessons.length > 0 ? [`No longer in its course: ${listed(removedLessons)}.`] : [];
  return parts.length === 0 ? [] : [sentence(parts), ...gone];
}

function sentence(parts: readonly string[]): string {
  const text = parts.join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function countsText({ course, lesson, passage }: CourseCounts): string {
  return listed([
    ...(course > 0 ? [counted(course, "course")] : []),
    ...(lesson > 0 ? [counted(lesson, "lesson")] : []),
    ...(passage > 0 ? [counted(passage, "passage")] : []),
  ]);
}

function total({ course, lesson, passage }: CourseCounts): number {
  return course + lesson + passage;
}
