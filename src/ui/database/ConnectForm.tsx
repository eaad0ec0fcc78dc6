import { TriangleAlert } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { plainReason } from "@/lib/plain-reason";
import { hostOfDatabase } from "@/store/view/database-store";
import { Switch } from "../parts/Switch";
import { scrollable } from "../parts/scrollable";
import { TextField } from "../parts/TextField";
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
  const id = useId();
  const [choice, setChoice] = useState<DatabaseChoice>(() => ({
    address: "",
    database: "",
    user: "",
    ...deeds.remembered(),
    password: "",
    keepsData: shown?.keepsData ?? false,
  }));
  const { busy, percent, question, problem, run, putIn, stop } = useConnecting(deeds);
  const change = (part: Partial<DatabaseChoice>) => setChoice((before) => ({ ...before, ...part }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(choice);
  };
  const host = hostOfDatabase(choice);
  return (
    <form className="database" onSubmit={send}>
      <div className="dialog-body" {...scrollable}>
        <p className="lead">{words.lead}</p>
        <TextField
          id={`${id}-address`}
          inputMode="url"
          label={words.address}
          value={choice.address}
          placeholder={addressExample}
          onChange={(address) => change({ address: address.trim() })}
        />
        <div className="database-pair">
          <div>
            <TextField id={`${id}-user`} label={words.user} value={choice.user} onChange={(user) => change({ user })} />
          </div>
          <div>
            <label className="lab" htmlFor={`${id}-password`}>
              {words.password}
            </label>
            <div className="field">
              <input
                id={`${id}-password`}
                type="password"
                autoComplete="off"
                value={choice.password}
                aria-describedby={`${id}-password-hint`}
                onChange={(event) => change({ password: event.target.value })}
              />
            </div>
          </div>
        </div>
        <p className="hint" id={`${id}-password-hint`}>
          {words.passwordHint}
        </p>
        <TextField
          id={`${id}-name`}
          label={words.name}
          value={choice.database}
          onChange={(database) => change({ database: database.trim() })}
        />
        <p className="hint">{words.nameHint}</p>
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
        <span role="status">
          {percent === null ? busy === "shown" && words.connecting(host) : words.puttingIn(percent)}
        </span>
        {shown === null && busy === "no" && document.tables.nodes.count > 0 && (
          <button
            type="button"
            className="btn line"
            disabled={choice.address === ""}
            onClick={() => void putIn(choice)}
          >
            {words.putIn}
          </button>
        )}
        {shown !== null && busy === "no" && (
          <button type="button" className="btn line" title={words.keepCopyHint} onClick={() => deeds.keepCopy()}>
            {words.keepCopy}
          </button>
        )}
        <button type="button" className="btn line" onClick={busy === "no" ? onClose : stop}>
          {busy === "no" ? words.cancel : words.stop}
        </button>
        <button type="submit" className="btn ink" disabled={busy !== "no" || choice.address === ""}>
          {words.connect}
        </button>
      </footer>
    </form>
  );
}

/** In every language. */
const addressExample = "bolt://localhost:7687";
/** What is quick is not announced. */
const silentMs = 300;

interface Question {
  readonly what: string;
  readonly answer: (yes: boolean) => void;
}

function useConnecting(deeds: DatabaseDeeds) {
  const [busy, setBusy] = useState<"no" | "quiet" | "shown">("no");
  const [problem, setProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const begin = async (work: (signal: AbortSignal) => Promise<string | null>): Promise<void> => {
    const mine = new AbortController();
    running.current = mine;
    setProblem(null);
    setBusy("quiet");
    const timer = setTimeout(() => setBusy("shown"), silentMs);
    try {
      setProblem(await work(mine.signal));
    } catch (error) {
      if (!mine.signal.aborted) setProblem(plainReason(error));
    } finally {
      clearTimeout(timer);
      setBusy("no");
      setPercent(null);
      setQuestion(null);
    }
  };
  const ask = (signal: AbortSignal) => (what: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean): void => {
        setQuestion(null);
        if (yes) setPercent(0);
        resolve(yes);
      };
      signal.addEventListener("abort", () => answer(false), { once: true });
      setQuestion({ what, answer });
    });
  const progress = (ratio: number): void => setPercent(Math.floor(ratio * 100));
  return {
    ...{ busy, percent, question, problem, stop },
    run: (choice: DatabaseChoice) => begin((signal) => deeds.connect(choice, signal)),
    putIn: (choice: DatabaseChoice) => begin((signal) => deeds.putIn(choice, { signal, ask: ask(signal), progress })),
  };
}
