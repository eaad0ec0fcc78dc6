import { useEffect, useRef, useState } from "react";
import type { ExecutedCommand } from "@/commands/registry/command-types";
import type { JsonObject } from "@/lib/json";
import type { WordsState } from "@/words/words-store";
import { doneSentence } from "../../sentences/done-sentence";
import { refusalText } from "../../sentences/refusal-text";
import { useServices } from "../../services";

/** `text`: what it did, in the page's language. */
export type RunState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly ratio: number }
  | { readonly kind: "done"; readonly done: ExecutedCommand; readonly text: string }
  | { readonly kind: "refused"; readonly text: string }
  | { readonly kind: "stopped" };

export interface Run {
  readonly state: RunState;
  start(call: { readonly name: string; readonly input: JsonObject }, title: string): Promise<ExecutedCommand | null>;
  stop(): void;
}

/** One command at a time that takes a while: how far it is, how it ended, and its stop. A panel that closes stops it. */
export function useRun(): Run {
  const { edit, words } = useServices();
  const [state, setState] = useState<RunState>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  return {
    state,
    stop,
    async start(call, title) {
      stop();
      const mine = new AbortController();
      running.current = mine;
      setState({ kind: "running", ratio: 0 });
      const progress = (ratio: number) => {
        if (!mine.signal.aborted) setState({ kind: "running", ratio });
      };
      const done = await edit.run(call, { title, signal: mine.signal, progress, isQuiet: true });
      const end = endOf(done, words.getState());
      if (running.current === mine) setState(end);
      return done;
    },
  };
}

function endOf(done: ExecutedCommand | null, words: WordsState): RunState {
  if (done === null) return { kind: "stopped" };
  if (done.success) return { kind: "done", done, text: doneSentence(done, words) };
  return { kind: "refused", text: refusalText(done, words) };
}
