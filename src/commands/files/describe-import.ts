import { readNoteTexts } from "@parley/formats/read";
import { missingText } from "@/knowledge/graph-form/open-documents";
import type { CourseCounts } from "@/knowledge/graph-form/update-courses";
import type { SaidOf } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { elements, listOf, partTexts } from "../elements/parts";
import type { CommandSuccess } from "../registry/command-types";
import type { JoinedParts } from "./join-parts";
import type { ReadParts } from "./read-parts";

export const texts = {
  ...partTexts,
  ...readNoteTexts,
  allThere: "Nothing was added: all of it is in the graph already.",
  added: "Added {what}.",
  updatedThese: "Updated {what}.",
  removedThese: "Removed {what}.",
  courses: ["{count} course", "{count} courses"],
  lessons: ["{count} lesson", "{count} lessons"],
  passages: ["{count} passage", "{count} passages"],
  noteLinks: ["{count} link between notes", "{count} links between notes"],
  leftCourse: "No longer in its course: {names}.",
} as const;
const tell = speaker(texts);
type ImportSaid = SaidOf<typeof texts>;

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
    return { success: true, ...tell({ id: "allThere" }), data };
  }
  return {
    success: true,
    ...tell(courseSaid(courses), graphSaid(graphs), missingText(courses.missingNotes), notes),
    data,
    changes: nodes.length > 0 ? [...changes, wholeInView] : changes,
    affectedNodes: [...nodes, ...updated],
    affectedEdges: edges,
  };
}

/** What is added often stands beside what was in view. */
const wholeInView = { type: "camera-focus", focus: { nodes: [], edges: [] } } as const;

function graphSaid(graphs: JoinedParts["graphs"]): readonly ImportSaid[] {
  const count = (of: (merge: JoinedParts["graphs"][number]) => number) => graphs.reduce((sum, one) => sum + of(one), 0);
  const nodes = count(({ addedNodes }) => addedNodes.length);
  const edges = count(({ addedEdges }) => addedEdges.length);
  const updated = count((one) => one.updated.length);
  const added = [...some(nodes, elements(nodes, "nodes")), ...some(edges, elements(edges, "edges"))];
  return [
    ...some(added.length, { id: "added", with: { what: listOf(added) } }),
    ...some(updated, { id: "updatedThese", with: { what: elements(updated, "nodes") } }),
  ];
}

function courseSaid({ added, changed, removed, removedLessons, addedLinks }: JoinedParts["courses"]) {
  return [
    ...some(total(added), { id: "added", with: { what: countsOf(added) } }),
    ...some(total(changed), { id: "updatedThese", with: { what: countsOf(changed) } }),
    ...some(total(removed), { id: "removedThese", with: { what: countsOf(removed) } }),
    ...some(addedLinks, { id: "added", with: { what: { id: "noteLinks", with: { count: addedLinks } } } }),
    ...some(removedLessons.length, { id: "leftCourse", with: { names: listOf(removedLessons) } }),
  ];
}

function some(count: number, said: ImportSaid): readonly ImportSaid[] {
  return count > 0 ? [said] : [];
}

function countsOf({ course, lesson, passage }: CourseCounts) {
  return listOf([
    ...some(course, { id: "courses", with: { count: course } }),
    ...some(lesson, { id: "lessons", with: { count: lesson } }),
    ...some(passage, { id: "passages", with: { count: passage } }),
  ]);
}

function total({ course, lesson, passage }: CourseCounts): number {
  return course + lesson + passage;
}
