import { useState } from "react";
import { algorithmNames } from "@/analysis/catalog/algorithm-names";
import { RunStatus } from "../parts/pane/RunStatus";
import { useRun } from "../parts/pane/use-run";
import { Select } from "../parts/Select";
import { useAllWords } from "../use-all-words";
import { AlgorithmOptions } from "./AlgorithmOptions";
import { algorithmsOf, type FindDraft, families, findCall, firstFind } from "./find-draft";
import { ResultView } from "./ResultView";

/** The algorithms by their names, a sentence on the one that is chosen, and what it found. */
export function FindSection() {
  const { analyse: words, algorithms, steps } = useAllWords();
  const [draft, setDraft] = useState(firstFind);
  const run = useRun();
  const { algorithm } = draft;
  const change = (part: Partial<FindDraft>) => setDraft((before) => ({ ...before, ...part }));
  const choose = (wanted: string) => {
    const next = algorithmNames.find((name) => name === wanted);
    if (next) change({ algorithm: next });
  };
  const start = () => void run.start(findCall(draft), steps.hand.find(algorithms[algorithm].name));
  return (
    <section aria-labelledby="analyse-find">
      <h3 id="analyse-find">{words.find}</h3>
      <Select isBare label={words.measure} value={algorithm} onChange={choose}>
        {families.map((family) => (
          <optgroup key={family} label={words.families[family]}>
            {algorithmsOf(family).map((name) => (
              <option key={name} value={name}>
                {algorithms[name].name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <p className="hint">{algorithms[algorithm].about}</p>
      <AlgorithmOptions draft={draft} change={change} />
      {run.state.kind !== "running" && (
        <div className="foot">
          <button type="button" className="btn ink" onClick={start}>
            {words.run}
          </button>
        </div>
      )}
      <RunStatus run={run} words={words} />
      {run.state.kind === "done" && <ResultView done={run.state.done} />}
    </section>
  );
}
