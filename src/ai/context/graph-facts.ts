import type { GraphDocument } from "@/graph/document/document-types";
import { createCarrierReader } from "@/graph/profile/carriers";
import { createEndReader } from "@/graph/profile/edge-ends";
import type { GraphTables } from "@/graph/tables/element-table";
import { textAttributes } from "@/knowledge/index/text-attributes";
import { readOutline } from "@/knowledge/outline/read-outline";
import type { GraphFacts, LibraryFacts } from "../port/provider-port";

/** By document: what a revision changes is made once. */
const known = new WeakMap<GraphDocument, ReturnType<typeof createFacts>>();

/** `hasLibrary`: with what there is to read. */
export function graphFacts(document: GraphDocument, hasLibrary: boolean): GraphFacts {
  const facts = known.get(document) ?? createFacts(document);
  known.set(document, facts);
  const library = hasLibrary ? libraryOf(document.tables) : undefined;
  return library === undefined ? facts() : { ...facts(), library };
}

function createFacts(document: GraphDocument): () => Omit<GraphFacts, "library"> {
  const [carriersIn, endsIn] = [createCarrierReader(), createEndReader()];
  let revision = Number.NaN;
  let facts: GraphFacts = { carriers: { nodes: [], edges: [] }, edgeEnds: [] };
  return () => {
    if (revision === document.revision) return facts;
    const profile = document.profile();
    facts = { carriers: carriersIn(document.tables, profile), edgeEnds: endsIn(document.tables, profile) };
    revision = document.revision;
    return facts;
  };
}

/** What a graph has to read, for a provider that is not told by its tools; nothing where it has no texts. */
function libraryOf(tables: GraphTables): LibraryFacts | undefined {
  const attributes = textAttributes(tables);
  if (attributes.length === 0) return undefined;
  const courses = readOutline(tables).map(({ title, instructor, lessons }) => ({
    title,
    ...(instructor === undefined ? {} : { instructor }),
    lessons: lessons.map((lesson) => ({ number: lesson.number, title: lesson.title })),
  }));
  return { courses, attributes };
}
