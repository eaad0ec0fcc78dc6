import { readGraph } from "@parley/formats/read";
import { directionOfGraph } from "@/graph/document/direction";
import { readCourses } from "@/knowledge/documents/read-courses";
import { recogniseDocument } from "@/knowledge/documents/recognise-document";
import type { TextPreview } from "@/ui/start/file-service";

/** What pasted text would open as. */
export async function previewText(text: string, name: string): Promise<TextPreview> {
  const document = previewDocument(text, name);
  if (document) return document;
  const read = await readGraph(text, name);
  if (!read.success) return read.isUnsure ? { kind: "unsure" } : { kind: "wrong", ...read };
  const { nodes, edges } = read.graph;
  const direction = directionOfGraph(read.graph);
  return { kind: "graph", nodes: nodes.length, edges: edges.length, direction, notes: read.notes };
}

/** Undefined where it is none. */
function previewDocument(text: string, name: string): TextPreview | undefined {
  const look = recogniseDocument(text, "");
  if (look === "no") return undefined;
  const read = readCourses([{ name, text }]);
  if (!read.success) return { kind: "wrong", ...read };
  const lessons = read.courses.reduce((sum, course) => sum + course.lessons.length, 0);
  return { kind: "document", courses: read.courses.length, lessons, isProse: look === "prose", notes: read.notes };
}
