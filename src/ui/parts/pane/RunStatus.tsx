import { Square } from "lucide-react";
import { useId } from "react";
import { Button } from "../Button";
import type { Run } from "./use-run";

export interface RunStatusProps {
  readonly run: Run;
  readonly words: { readonly running: string; readonly stop: string; readonly stopped: string };
}

/** How a run stands: its progress with Stop beside it, what it did, or why it did not. */
export function RunStatus({ run, words }: RunStatusProps) {
  const id = useId();
  const { state } = run;
  return (
    <>
      {state.kind === "running" && (
        <div className="running">
          <span id={id}>{words.running}</span>
          <progress aria-labelledby={id} max={1} value={state.ratio} />
          <Button className="line slim" onClick={run.stop}>
            <Square size={10} fill="currentColor" aria-hidden="true" />
            {words.stop}
          </Button>
        </div>
      )}
      <div role="status">
        {state.kind === "done" && <p className="outcome">{state.text}</p>}
        {state.kind === "stopped" && <p className="outcome">{words.stopped}</p>}
        {state.kind === "refused" && <p className="hint bad">{state.text}</p>}
      </div>
    </>
  );
}
