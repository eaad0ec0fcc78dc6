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
  const { store } = useServices().database;
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
  const { busy, problem, run, stop } = useConnecting(deeds);
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
        {problem !== null && (
          <div className="note danger" role="alert">
            <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
            <span>{problem}</span>
          </div>
        )}
      </div>
      <footer className="dialog-foot">
        <span role="status">{busy === "shown" ? words.connecting(host) : ""}</span>
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

function useConnecting(deeds: DatabaseDeeds) {
  const [busy, setBusy] = useState<"no" | "quiet" | "shown">("no");
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const run = async (choice: DatabaseChoice): Promise<void> => {
    const mine = new AbortController();
    running.current = mine;
    setProblem(null);
    setBusy("quiet");
    const timer = setTimeout(() => setBusy("shown"), silentMs);
    try {
      setProblem(await deeds.connect(choice, mine.signal));
    } catch (error) {
      if (!mine.signal.aborted) setProblem(plainReason(error));
    } finally {
      clearTimeout(timer);
      setBusy("no");
    }
  };
  return { busy, problem, run, stop };
}
