import { Suspense } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import { lazyPart } from "../parts/lazy-part";
import { useDocument } from "../use-document";

const FoldBar = lazyPart(async () => (await import("./FoldBar")).FoldBar);

/** Where the picture is of groups, or may have to be: a small graph loads nothing. */
export function FoldPlace() {
  const isWanted = useDocument(wantsBar);
  return <Suspense>{isWanted && <FoldBar />}</Suspense>;
}

function wantsBar({ fold, tables }: GraphDocument): boolean {
  return fold !== null || tables.nodes.count > 3000;
}
