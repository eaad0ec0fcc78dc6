import { useAllWords } from "../use-all-words";
import "../parts/pane/pane.css";
import "./analyse.css";
import { CircleDot, Palette } from "lucide-react";
import { useState } from "react";
import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmInfo } from "@/analysis/catalog/algorithm-info";
import { type AlgorithmName, algorithmNames } from "@/analysis/catalog/algorithm-names";
import type { GraphDocument } from "@/graph/document/document-types";
import type { HighestDegree } from "@/graph/profile/profile-types";
import type { GraphTables } from "@/graph/tables/element-table";
import type { JsonObject } from "@/lib/json";
import { Button } from "../parts/Button";
import { IconButton } from "../parts/IconButton";
import { NodeField } from "../parts/pane/NodeField";
import { RunStatus } from "../parts/pane/RunStatus";
import { useRun } from "../parts/pane/use-run";
import { useServices } from "../services";
import { useDocument, useDocumentVersion, useOpenings } from "../use-document";
import { NameSelect } from "./AlgorithmOptions";
import { AttributeSection } from "./AttributeSection";
import { Bars } from "./Bars";
import { Facts } from "./Facts";
import { FindSection } from "./FindSection";
import { ResultView } from "./ResultView";
import type { Bar } from "./read-data";

/** Analyse: facts of the graph, what can be found in it, two nodes, and the values of an attribute. */
export function AnalysePanel() {
  const words = useAllWords("analyse");
  const isEmpty = useDocument(({ tables }) => tables.nodes.count === 0);
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

/** Results of before, found again by the attributes they were saved as. */
function SavedResults() {
  const { edit } = useServices();
  const { analyse: words, algorithms, steps } = useAllWords();
  const saved = useDocument(savedResults);
  if (saved.length === 0) return null;
  const style = (attribute: string, channel: "size" | "color", isGroups: boolean) => {
    const palette = isGroups && channel === "color" ? { palette: "categorical" } : {};
    const { sizeBy, colourBy } = steps.hand;
    const title = channel === "size" ? sizeBy(attribute) : colourBy(attribute);
    void edit.run({ name: "styleByAttribute", input: { property: attribute, channel, ...palette } }, { title });
  };
  return (
    <section aria-labelledby="analyse-saved">
      <h3 id="analyse-saved">{words.results}</h3>
      <ul className="saved-results">
        {saved.map(({ attribute, algorithm, isGroups }) => (
          <li key={attribute}>
            <span className="t cut">
              {algorithms[algorithm].name} <small className="quiet">{attribute}</small>
            </span>
            {!isGroups && (
              <IconButton
                icon={CircleDot}
                isSlim
                label={words.sizeTitle(attribute)}
                onClick={() => style(attribute, "size", isGroups)}
              />
            )}
            <IconButton
              icon={Palette}
              isSlim
              label={words.colorTitle(attribute)}
              onClick={() => style(attribute, "color", isGroups)}
            />
          </li>
        ))}
      </ul>
      <p className="hint">{words.resultsHint}</p>
    </section>
  );
}

interface SavedResult {
  readonly attribute: string;
  readonly algorithm: AlgorithmName;
  readonly isGroups: boolean;
}

function savedResults({ tables }: GraphDocument): readonly SavedResult[] {
  return algorithmNames.flatMap((algorithm) => {
    const { attributes = [], family }: AlgorithmInfo = algorithmCatalog[algorithm];
    const present = attributes.filter((name) => tables.nodes.column(name) !== undefined);
    return present.map((attribute) => ({ attribute, algorithm, isGroups: family === "groups" }));
  });
}

/** What lies between two nodes: the way, what both know, how much can flow. */
function PairSection() {
  const { document } = useServices();
  const {
    analyse: words,
    steps: { hand },
  } = useAllWords();
  useDocumentVersion();
  const [ends, setEnds] = useState({ source: "", target: "" });
  const [capacity, setCapacity] = useState("");
  const run = useRun();
  const [first, second, ...more] = document.selection.nodes;
  const isReady = ends.source.trim() !== "" && ends.target.trim() !== "";
  const start = (algorithm: AlgorithmName, title: string, extra: JsonObject = {}) => {
    const input = { algorithm, options: { ...ends, ...extra } };
    void run.start({ name: "runAlgorithm", input }, title);
  };
  return (
    <section aria-labelledby="analyse-pair">
      <h3 id="analyse-pair">{words.pair}</h3>
      <NodeField label={words.source} value={ends.source} onChange={(source) => setEnds({ ...ends, source })} />
      <NodeField
        label={words.target}
        value={ends.target}
        place={1}
        onChange={(target) => setEnds({ ...ends, target })}
      />
      {first !== undefined && second !== undefined && more.length === 0 ? (
        <Button className="line" onClick={() => setEnds({ source: first, target: second })}>
          {words.takeSelection}
        </Button>
      ) : (
        <p className="hint">{words.pairHint}</p>
      )}
      <NameSelect
        isNumbers
        label={words.capacity}
        target="edges"
        none={words.noWeight}
        value={capacity}
        onChange={setCapacity}
      />
      <div className="acts-row">
        <Button className="line" disabled={!isReady} onClick={() => start("shortestPath", hand.findPath)}>
          {words.path}
        </Button>
        <Button className="line" disabled={!isReady} onClick={() => start("commonNeighbors", hand.findCommon)}>
          {words.common}
        </Button>
        <Button
          className="line"
          disabled={!isReady}
          onClick={() => start("maxFlow", hand.findFlow, capacity === "" ? {} : { capacity })}
        >
          {words.flow}
        </Button>
      </div>
      <RunStatus run={run} words={words} />
      {run.state.kind === "done" && <ResultView done={run.state.done} />}
    </section>
  );
}
