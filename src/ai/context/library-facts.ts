import type { GraphTables } from "@/graph/tables/element-table";
import { hasTexts } from "@/knowledge/index/text-attributes";
import { readOutline } from "@/knowledge/outline/read-outline";
import type { GraphContext } from "../port/provider-port";

/** What a graph has to read, for a provider that is not told by its tools; nothing where it has no texts. */
export function libraryFacts(tables: GraphTables): Pick<GraphContext, "library"> {
  return hasTexts(tables) ? { library: { courses: readOutline(tables).map(({ title }) => title) } } : {};
}
