import { Search } from "lucide-react";
import { useState } from "react";
import type { AlgorithmName } from "@/analysis/catalog/algorithm-names";
import { arrowGroup } from "../parts/arrow-group";
import { Button } from "../parts/Button";
import { RunStatus } from "../parts/pane/RunStatus";
import { useRun } from "../parts/pane/use-run";
import { useAllWords } from "../use-all-words";
import { AlgorithmOptions } from "./AlgorithmOptions";
import { algorithmsOf, type FindDraft, families, findCall, firstFind } from "./find-draft";
import { ResultView } from "./ResultView";

/** The algorithms by their names, each with a sentence, to be searched; the one that is chosen with what it takes, and what it found. */
export function FindSection() {
  const { analyse: words, algorithms, steps } = useAllWords();
  const [draft, setDraft] = useState(firstFind);
  const run = useRun();
  const { algorithm } = draft;
  const change = (part: Partial<FindDraft>) => setDraft((before) => ({ ...before, ...part }));
  const start = () => void run.start(findCall(draft), steps.hand.find(algorithms[algorithm].name));
  return (
    <section aria-labelledby="analyse-find">
      <h3 id="analyse-find">{words.find}</h3>
      <AlgorithmList chosen={algorithm} onChoose={(next) => change({ algorithm: next })} />
      <p className="hint">
        <b>{algorithms[algorithm].name}</b>
      </p>
      <AlgorithmOptions draft={draft} change={change} />
      {run.state.kind !== "running" && (
        <div className="foot">
          <Button className="ink" onClick={start}>
            {words.run}
          </Button>
        </div>
      )}
      <RunStatus run={run} words={words} />
      {run.state.kind === "done" && <ResultView done={run.state.done} />}
    </section>
  );
}

interface AlgorithmListProps {
  readonly chosen: AlgorithmName;
  onChoose(algorithm: AlgorithmName): void;
}

/** In four groups; what is typed is looked for in names and sentences. */
function AlgorithmList({ chosen, onChoose }: AlgorithmListProps) {
  const { analyse: words, algorithms, language } = useAllWords();
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLocaleLowerCase(language).split(/\s+/u);
  const isWanted = (name: AlgorithmName): boolean => {
    const text = [name, algorithms[name].name, algorithms[name].about].join(" ").toLocaleLowerCase(language);
    return wanted.every((word) => text.includes(word));
  };
  const groups = families
    .map((family) => ({ family, names: algorithmsOf(family).filter(isWanted) }))
    .filter(({ names }) => names.length > 0);
  return (
    <>
      <div className="field algorithm-search">
        <Search size={14} strokeWidth={1.75} aria-hidden="true" />
        <input
          type="search"
          className="grow"
          aria-label={words.search}
          placeholder={words.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {groups.length === 0 && <p className="hint">{words.noAlgorithm(typed.trim())}</p>}
      <div className="algorithm-list boxed" role="radiogroup" aria-label={words.measure} ref={arrowGroup}>
        {groups.map(({ family, names }) => (
          // biome-ignore lint/a11y/useSemanticElements: within a group of radio buttons
          <div key={family} role="group" aria-labelledby={`algorithms-${family}`}>
            <h4 id={`algorithms-${family}`}>{words.families[family]}</h4>
            {names.map((name) => (
              // biome-ignore lint/a11y/useSemanticElements: a row of two lines
              <button
                key={name}
                type="button"
                role="radio"
                aria-checked={name === chosen}
                onClick={() => onChoose(name)}
              >
                {algorithms[name].name} <small>{algorithms[name].about}</small>
              </button>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
