import { Suspense } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import { filterCounts } from "@/graph/filter/filter-steps";
import { lazyPart } from "../parts/lazy-part";
import { useDocument } from "../use-document";

const FoldBar = lazyPart(async () => (await import("./FoldBar")).FoldBar);

/** More nodes than this in one picture are a cloud. */
const mostReadable = 3000;

/** Where the picture is of groups, or should be: what it shows and the way to the other. */
export function FoldPlace() {
  const isWanted = useDocument(wantsBar);
  return <Suspense>{isWanted && <FoldBar />}</Suspense>;
}

function wantsBar({ fold, filter, tables }: GraphDocument): boolean {
  if (fold !== null) return true;
  if (tables.nodes.count <= mostReadable || tables.edges.count === 0) return false;
  return (filterCounts(filter, tables).at(-1)?.nodes ?? tables.nodes.count) > mostReadable;
}
