import type { GraphTables } from "@/graph/tables/element-table";
import { textAttributes } from "@/knowledge/index/text-attributes";
import { readOutline } from "@/knowledge/outline/read-outline";
import type { GraphContext } from "../port/provider-port";

/** What a graph has to read, for a provider that is not told by its tools; nothing where it has no texts. */
export function libraryFacts(tables: GraphTables): Pick<GraphContext, "library"> {
  const attributes = textAttributes(tables);
  if (attributes.length === 0) return {};
  const courses = readOutline(tables).map(({ title, instructor, lessons }) => ({
    title,
    ...(instructor === undefined ? {} : { instructor }),
    lessons: lessons.map((lesson) => ({ number: lesson.number, title: lesson.title })),
  }));
  return { library: { courses, attributes } };
}
