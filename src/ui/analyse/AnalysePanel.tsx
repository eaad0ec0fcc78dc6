import { useAllWords } from "../use-all-words";
import "../parts/pane/pane.css";
import "./analyse.css";
import type { GraphDocument } from "@/graph/document/document-types";
import type { HighestDegree } from "@/graph/profile/profile-types";
import type { GraphTables } from "@/graph/tables/element-table";
import { useServices } from "../services";
import { useDocument, useDocumentVersion, useOpenings } from "../use-document";
import { AttributeSection } from "./AttributeSection";
import { Bars } from "./Bars";
import { Facts } from "./Facts";
import { FindSection } from "./FindSection";
import { PairSection } from "./PairSection";
import type { Bar } from "./read-data";
import { SavedResults } from "./SavedResults";

/** Analyse: facts of the graph, what can be found in it, two nodes, and the values of an attribute. */
export function AnalysePanel() {
  const words = useAllWords("analyse");
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

/** The graph in numbers, and how its links are spread. */
function FactsSection() {
  const { document } = useServices();
  const { analyse: words, language } = useAllWords();
  useDocumentVersion();
  const bars = degreeBars(document.tables);
  const profile = document.profile();
  const { nodeCount, edgeCount, density, componentCount, isolatedCount, highestDegree } = profile;
  const figure = (value: number, digits = 2) => value.toLocaleString(language, { maximumFractionDigits: digits });
  const most = highestDegree
    ? [[words.mostLinks, `${namesOf(highestDegree)} (${figure(highestDegree.degree)})`] as const]
    : [];
  return (
    <section aria-labelledby="analyse-facts">
      <h3 id="analyse-facts">{words.facts}</h3>
      <Facts
        facts={[
          [words.nodes, figure(nodeCount)],
          [words.edges, figure(edgeCount)],
          [words.density, figure(density, 4)],
          [words.parts, figure(componentCount)],
          [words.isolated, figure(isolatedCount)],
          [words.averageLinks, figure(nodeCount === 0 ? 0 : (2 * edgeCount) / nodeCount)],
          ...most,
        ]}
      />
      {bars.length > 0 && <Bars label={words.distribution} bars={bars} property="degree" target="nodes" />}
    </section>
  );
}

/** "Ann, Bo +3": with those that have as many links. */
function namesOf({ label, tied = [], tiedCount = 0 }: HighestDegree): string {
  const named = [label, ...tied.slice(0, 2).map((other) => other.label)];
  const more = tiedCount + 1 - named.length;
  return `${named.join(", ")}${more > 0 ? ` +${more}` : ""}`;
}

const mostBars = 12;

/** How many nodes have how many links: a bar for each number where there are few, else for equal ranges of whole numbers. */
function degreeBars({ nodes, degreeAt }: GraphTables): readonly Bar[] {
  const counts: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let row = 0; row < nodes.count; row += 1) {
    const degree = degreeAt(row);
    counts[degree] = (counts[degree] ?? 0) + 1;
    least = Math.min(least, degree);
  }
  if (nodes.count === 0) return [];
  const width = Math.ceil((counts.length - least) / mostBars);
  const bars = Math.ceil((counts.length - least) / width);
  return Array.from({ length: bars }, (_, index) => {
    const from = least + index * width;
    const inside = Array.from({ length: width }, (_unused, step) => counts[from + step] ?? 0);
    return { from, to: from + width - 1, count: inside.reduce((sum, count) => sum + count, 0), isClosed: true };
  });
}
