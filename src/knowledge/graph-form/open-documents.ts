import { failure, type ReadFailure, type ReadNote } from "@parley/formats/read";
import type { GraphData } from "@/graph/changes/change-types";
import { type DocumentFile, readCourses } from "../documents/read-courses";
import { baseName } from "../documents/read-document";
import { usualSizes } from "../passages/cut-passages";
import { linkedCourses } from "./courses-graph";

export type OpenedDocuments =
  | { readonly success: true; readonly graph: GraphData; readonly notes: readonly ReadNote[] }
  | ReadFailure;

/** More nodes than this are slow to draw and to search. */
export const mostPassages = 20_000;

/** Documents as a graph of their own: all of them or none. `report` is called with how many lessons were read. */
export function openDocuments(files: readonly DocumentFile[], onProgress?: (lessons: number) => void): OpenedDocuments {
  const read = readCourses(files, onProgress);
  if (!read.success) return read;
  const { courses, notes } = read;
  const [only] = courses;
  const isLoose = only?.isOpen === true && only.lessons.length === 1;
  const single = isLoose ? baseName(files[0]?.name ?? "") : only?.title;
  const name = (courses.length === 1 ? single : undefined) ?? "Courses";
  const { graph, missingNotes } = linkedCourses(courses, usualSizes, name);
  const passages = graph.nodes.filter(({ id }) => id.startsWith("passage:")).length;
  return passages > mostPassages
    ? tooMany(passages)
    : { success: true, graph, notes: [...notes, ...missingText(missingNotes)] };
}

const mostNamed = 5;

/** Links that make no edge, said in one sentence. */
export function missingText(names: readonly string[]): readonly ReadNote[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, mostNamed).map((name) => `“${name}”`);
  if (names.length <= mostNamed) return [{ id: "notThere", with: { names: shown.join(", ") } }];
  return [{ id: "notThereMore", with: { names: shown.join(", "), more: names.length - mostNamed } }];
}

function tooMany(passages: number): OpenedDocuments {
  return failure(
    { id: "tooManyPassages", with: { count: passages, most: mostPassages } },
    { hint: { id: "openAPart" } },
  );
}
