import { TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import type { ConnectStep } from "@/engine/engine-types";
import { plainReason } from "@/lib/plain-reason";
import { pickFiles } from "../pick-files";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import type { DatabaseChoice, DatabaseDeeds } from "./database-service";

/** What is asked before something is put in, and why it did not go on. */
export function WhatHappens({ question, problem }: Pick<ReturnType<typeof useDatabaseWork>, "question" | "problem">) {
  const words = useAllWords("database");
  return (
    <>
      {question !== null && (
        <div className="note" role="alert">
          <span>{question.what}</span>
          <button type="button" className="btn line" onClick={() => question.answer(true)}>
            {words.putInYes}
          </button>
        </div>
      )}
      {problem !== null && (
        <div className="note danger" role="alert">
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          <span>{problem}</span>
        </div>
      )}
    </>
  );
}

/** What is waited for, and how far it is where that is known; nothing of what is quick. */
export function DoingNow({ doing, host }: { readonly doing: Doing | null; readonly host: string }) {
  const words = useAllWords("database");
  const id = useId();
  const [isLong, setLong] = useState(false);
  const isBusy = doing !== null;
  useEffect(() => {
    const timer = setTimeout(() => setLong(isBusy), isBusy ? silentMs : 0);
    return () => clearTimeout(timer);
  }, [isBusy]);
  const percent = typeof doing === "number" ? doing : undefined;
  const step = typeof doing === "string" && doing !== "connect" ? words.steps[doing] : words.connecting(host);
  return (
    <div role="status" className="database-doing">
      {isBusy && isLong && (
        <>
          <span id={id}>{percent === undefined ? step : words.puttingIn(percent)}</span>
          <progress aria-labelledby={id} max={100} {...(percent !== undefined && { value: percent })} />
        </>
      )}
    </div>
  );
}

/** What is quick is not announced. */
const silentMs = 300;

/** Per cent of what is put in; else what began. */
type Doing = "connect" | ConnectStep | number;

interface Question {
  readonly what: string;
  readonly answer: (yes: boolean) => void;
}

/** One thing at a time with a database: what it asks, how far it is, what came of it, and the way to stop it. */
export function useDatabaseWork(deeds: DatabaseDeeds) {
  const { database, view } = useServices();
  const { title } = useAllWords("database");
  const [begun, setDoing] = useState<Exclude<Doing, number> | null>(null);
  const putting = useStore(database.store, (state) => state.putting);
  const [problem, setProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => (putting ? putting.stop() : running.current?.abort());
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      // What may go in goes on.
      if (database.store.getState().putting === null) running.current?.abort();
    };
  }, [database]);
  const begin = async (work: (mine: AbortController) => Promise<string | null>): Promise<void> => {
    const mine = new AbortController();
    running.current = mine;
    setProblem(null);
    setDoing("connect");
    const say = (text: string | null): void => {
      // Closed meanwhile: over the canvas.
      if (isClosed.current && text !== null) view.tell({ tone: "warn", title, text });
      setProblem(text);
    };
    try {
      say(await work(mine));
    } catch (error) {
      if (!mine.signal.aborted) say(plainReason(error));
    } finally {
      database.store.setState({ putting: null });
      setDoing(null);
      setQuestion(null);
    }
  };
  const ask = (mine: AbortController) => (what: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean): void => {
        setQuestion(null);
        if (yes) database.store.setState({ putting: { percent: 0, stop: () => mine.abort() } });
        resolve(yes);
      };
      mine.signal.addEventListener("abort", () => answer(false), { once: true });
      setQuestion({ what, answer });
    });
  const progress = (ratio: number): void =>
    database.store.setState(({ putting: now }) => ({ putting: now && { ...now, percent: Math.floor(ratio * 100) } }));
  const onStep = (step: ConnectStep): void => {
    database.store.setState({ putting: null });
    setDoing(step);
  };
  return {
    doing: putting?.percent ?? begun,
    ...{ question, problem, stop },
    run: (choice: DatabaseChoice) => begin(({ signal }) => deeds.connect(choice, { signal, onStep })),
    /** Into this one; null: the one that is connected. A file is the one that waits, else one that is picked. */
    async putIn(choice: DatabaseChoice | null, what: "graph" | "file"): Promise<void> {
      const file = what === "graph" ? null : (database.store.getState().file ?? (await pickFiles())[0]);
      if (file === undefined) return;
      await begin((mine) => deeds.putIn(choice, { file, signal: mine.signal, onStep, ask: ask(mine), progress }));
    },
  };
}
