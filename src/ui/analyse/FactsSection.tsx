import type { HighestDegree } from "@/graph/profile/profile-types";
import { useServices } from "../services";
import { useDocumentVersion } from "../use-document";
import { useWords } from "../use-stores";
import { Bars } from "./Bars";
import { degreeBars } from "./degree-bars";
import { Facts } from "./Facts";

/** The graph in numbers, and how its links are spread. */
export function FactsSection() {
  const { document } = useServices();
  const { analyse: words, language } = useWords();
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
