import { areTables, type ReadFailure, type ReadNote, readGraph, readTablesToAdd, sayRead } from "@parley/formats/read";
import type { GraphData } from "@/graph/changes/change-types";
import type { Course } from "@/knowledge/course-types";
import { type DocumentFile, readCourses } from "@/knowledge/documents/read-courses";
import { recogniseDocument } from "@/knowledge/documents/recognise-document";
import { pushAll } from "@/lib/lists/whole-lists";
import type { CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";

/** What files hold: courses and graphs. */
export interface ReadParts {
  readonly courses: readonly Course[];
  readonly graphs: readonly GraphData[];
  readonly notes: readonly ReadNote[];
}

/**
 * Reads all of them or none; tables that come together are one graph, as when they are opened. A file without a name is a text that
 * was given alone: prose is then no document unasked.
 */
export async function readParts(
  files: readonly DocumentFile[],
  isThere: (id: string) => boolean,
): Promise<ReadParts | CommandRefusal> {
  if (files.length === 0) return refuse("There is nothing to add.", "Give text, or files with name and text.");
  const looks = files.map((file) => ({ file, look: recogniseDocument(file.text, file.name) }));
  const prose = looks.find(({ file, look }) => file.name === "" && look === "prose");
  if (prose) return refuse({ why: "prose" }, proseHint);
  const documents = looks.filter(({ look }) => look !== "no").map(({ file }) => named(file));
  const read = documents.length > 0 ? readCourses(documents) : { success: true as const, courses: [], notes: [] };
  if (!read.success) return refuseFile(read);
  const graphs: GraphData[] = [];
  const notes: ReadNote[] = [...read.notes];
  const others = looks.filter(({ look }) => look === "no").map(({ file }) => named(file));
  const areOne = others.length > 1 && areTables(others);
  const reads = areOne
    ? await readTablesToAdd(others, { isThere })
    : await Promise.all(others.map(({ text, name }) => readGraph(text, name, { isThere })));
  for (const graph of reads) {
    if (!graph.success) return refuseFile({ hint: { id: "oneEdgeARow" }, ...graph });
    graphs.push(graph.graph);
    pushAll(notes, [...graph.notes, ...looksNote(graph.graph)]);
  }
  return { courses: read.courses, graphs, notes };
}

/** As the reader of the file said it. */
export function refuseFile({ why, hint }: Pick<ReadFailure, "why" | "hint">): CommandRefusal {
  return refuse(sayRead(why), hint && sayRead(hint), { why: "file", said: why, ...(hint && { hint }) });
}

const proseHint = 'To add it as a document, give it as a file: {files: [{name: "notes.md", text}]}.';

function named(file: DocumentFile): DocumentFile {
  return file.name.trim() === "" ? { ...file, name: "The text" } : file;
}

/** Looks belong to a file that is opened: what is added looks like the rest. */
function looksNote({ layers }: GraphData): readonly ReadNote[] {
  return layers.length === 0 ? [] : [{ id: "looksLeft" }];
}
