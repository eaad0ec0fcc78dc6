import type { GraphTables } from "@/graph/element-table";
import { attributesOfTables } from "./known-attributes";
import { findMentions, type Mention } from "./mentions";

/** What of a message's words stands in the open graph. */
export function mentionsIn(text: string, tables: GraphTables): readonly Mention[] {
  return findMentions(text, attributesOfTables(tables));
}
