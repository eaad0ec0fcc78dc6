import { useWords } from "../use-stores";
import "../parts/pane/pane.css";
import "./analyse.css";
import type { GraphDocument } from "@/graph/document/document-types";
import { useDocument, useOpenings } from "../use-document";
import { AttributeSection } from "./AttributeSection";
import { FactsSection } from "./FactsSection";
import { FindSection } from "./FindSection";
import { PairSection } from "./PairSection";
import { SavedResults } from "./SavedResults";

/** Analyse: facts of the graph, what can be found in it, two nodes, and the values of an attribute. */
export function AnalysePanel() {
  const words = useWords("analyse");
  const isEmpty = useDocument(isWithoutNodes);
  const openings = useOpenings();
  if (isEmpty) return <p className="pane hint">{words.empty}</p>;
  return (
    <div className="pane" key={openings}>
      <FactsSection />
      <FindSection />
      <SavedResults />
      <PairSection />
      <AttributeSection />
    </div>
  );
}

function isWithoutNodes({ tables }: GraphDocument): boolean {
  return tables.nodes.count === 0;
}
