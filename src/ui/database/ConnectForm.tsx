import { TriangleAlert } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import type { ConnectStep } from "@/engine/engine-types";
import { plainReason } from "@/lib/plain-reason";
import { hostOfDatabase } from "@/store/view/database-store";
import { Switch } from "../parts/Switch";
import { scrollable } from "../parts/scrollable";
import { TextField } from "../parts/TextField";
import { pickFiles } from "../pick-files";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import type { DatabaseChoice, DatabaseDeeds } from "./database-service";
import "../parts/pane/pane.css";

interface ConnectFormProps {
  readonly deeds: DatabaseDeeds;
  readonly onClose: () => void;
}

/** From an address to what is shown. The password is forgotten with the form. */
export function ConnectForm({ deeds, onClose }: ConnectFormProps) {
  const words = useAllWords("database");
  const {
    database: { store },
    document,
  } = useServices();
  const shown = useStore(store, (state) => state.shown);
  const waiting = useStore(store, (state) => state.file);
  const [choice, setChoice] = useState<DatabaseChoice>(() => ({
    address: "",
    database: "",
    user: "",
    ...deeds.remembered(),
    password: "",
    keepsData: shown?.keepsData ?? false,
  }));
  const { doing, question, problem, run, putIn, stop } = useConnecting(deeds);
  const change = (part: Partial<DatabaseChoice>) => setChoice((before) => ({ ...before, ...part }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(choice);
  };
  const putFile = async (): Promise<void> => {
    const file = waiting ?? (await pickFiles())[0];
    if (file) await putIn(choice, file);
  };
  return (
    <form className="database" onSubmit={send}>
      <div className="dialog-body" {...scrollable}>
        <p className="lead">{words.lead}</p>
        <TextField
          autoFocus={choice.address === ""}
          inputMode="url"
          label={words.address}
          value={choice.address}
          placeholder={addressExample}
          onChange={(address) => change({ address: address.trim() })}
        />
        <div className="database-pair">
          <div>
            <TextField label={words.user} value={choice.user} onChange={(user) => change({ user })} />
          </div>
          <div>
            <TextField
              autoFocus={choice.address !== ""}
              type="password"
              label={words.password}
              value={choice.password}
              hint={words.passwordHint}
              onChange={(password) => change({ password })}
            />
          </div>
        </div>
        <TextField
          label={words.name}
          value={choice.database}
          hint={words.nameHint}
          onChange={(database) => change({ database: database.trim() })}
        />
        <Switch label={words.keepData} isOn={choice.keepsData} onChange={(keepsData) => change({ keepsData })} />
        <p className="hint">{words.keepDataHint}</p>
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
      </div>
      <footer className="dialog-foot">
        <DoingNow doing={doing} host={hostOfDatabase(choice)} />
        {shown === null && doing === null && document.tables.nodes.count > 0 && (
          <button
            type="button"
            className="btn line"
            disabled={choice.address === ""}
            onClick={() => void putIn(choice, null)}
          >
            {words.putIn}
          </button>
        )}
        {shown === null && doing === null && (
          <button type="button" className="btn line" disabled={choice.address === ""} onClick={() => void putFile()}>
            {waiting === null ? words.putFileIn : words.putNamedIn(waiting.name)}
          </button>
        )}
        {shown !== null && doing === null && (
          <button type="button" className="btn line" title={words.keepCopyHint} onClick={() => deeds.keepCopy()}>
            {words.keepCopy}
          </button>
        )}
        <button type="button" className="btn line" onClick={doing === null ? onClose : stop}>
          {doing === null ? words.cancel : words.stop}
        </button>
        <button type="submit" className="btn ink" disabled={doing !== null || choice.address === ""}>
          {words.connect}
        </button>
      </footer>
    </form>
  );
}

/** What is waited for, and how far it is where that is known; nothing of what is quick. */
function DoingNow({ doing, host }: { readonly doing: Doing | null; readonly host: string }) {
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

/** In every language. */
const addressExample = "bolt://localhost:7687";
/** What is quick is not announced. */
const silentMs = 300;

/** Per cent of what is put in; else what began. */
type Doing = "connect" | ConnectStep | number;

interface Question {
  readonly what: string;
  readonly answer: (yes: boolean) => void;
}

function useConnecting(deeds: DatabaseDeeds) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const begin = async (work: (signal: AbortSignal) => Promise<string | null>): Promise<void> => {
    const mine = new AbortController();
    running.current = mine;
    setProblem(null);
    setDoing("connect");
    try {
      setProblem(await work(mine.signal));
    } catch (error) {
      if (!mine.signal.aborted) setProblem(plainReason(error));
    } finally {
      setDoing(null);
      setQuestion(null);
    }
  };
  const ask = (signal: AbortSignal) => (what: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean): void => {
        setQuestion(null);
        if (yes) setDoing(0);
        resolve(yes);
      };
      signal.addEventListener("abort", () => answer(false), { once: true });
      setQuestion({ what, answer });
    });
  const progress = (ratio: number): void => setDoing(Math.floor(ratio * 100));
  const onStep = setDoing;
  return {
    ...{ doing, question, problem, stop },
    run: (choice: DatabaseChoice) => begin((signal) => deeds.connect(choice, { signal, onStep })),
    putIn: (choice: DatabaseChoice, file: File | null) =>
      begin((signal) => deeds.putIn(choice, { file, signal, onStep, ask: ask(signal), progress })),
  };
}
