import { useState } from "react";
import type { AlgorithmName } from "@/analysis/catalog/algorithm-names";
import type { JsonObject } from "@/lib/json";
import { NodeField } from "../parts/pane/NodeField";
import { RunStatus } from "../parts/pane/RunStatus";
import { useRun } from "../parts/pane/use-run";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocumentVersion } from "../use-document";
import { NameSelect } from "./AlgorithmOptions";
import { ResultView } from "./ResultView";

/** What lies between two nodes: the way, what both know, how much can flow. */
export function PairSection() {
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
        <button type="button" className="btn line" onClick={() => setEnds({ source: first, target: second })}>
          {words.takeSelection}
        </button>
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
        <button
          type="button"
          className="btn line"
          disabled={!isReady}
          onClick={() => start("shortestPath", hand.findPath)}
        >
          {words.path}
        </button>
        <button
          type="button"
          className="btn line"
          disabled={!isReady}
          onClick={() => start("commonNeighbors", hand.findCommon)}
        >
          {words.common}
        </button>
        <button
          type="button"
          className="btn line"
          disabled={!isReady}
          onClick={() => start("maxFlow", hand.findFlow, capacity === "" ? {} : { capacity })}
        >
          {words.flow}
        </button>
      </div>
      <RunStatus run={run} words={words} />
      {run.state.kind === "done" && <ResultView done={run.state.done} />}
    </section>
  );
}
