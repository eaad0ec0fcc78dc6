import type { GraphDocument } from "@/graph/document/document-types";
import { foldFigures } from "@/graph/fold/fold-groups";
import { useDocument } from "../use-document";
import { useWords } from "../use-stores";

/** "38 groups stand for 12,000 nodes", while groups are folded. */
export function FoldFigures() {
  const { frame } = useWords();
  const figures = useDocument(figuresOf);
  return figures && <span className="num">{frame.folded(figures.folded, figures.nodes)}</span>;
}

function figuresOf({ tables, fold }: GraphDocument) {
  return fold && foldFigures(tables, fold);
}
