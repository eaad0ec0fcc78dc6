import { type FormEvent, useState } from "react";
import { useStore } from "zustand";
import { hostOfDatabase } from "@/store/view/database-store";
import { Switch } from "../parts/Switch";
import { scrollable } from "../parts/scrollable";
import { TextField } from "../parts/TextField";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { DoingNow, useDatabaseWork, WhatHappens } from "./DatabaseWork";
import type { DatabaseChoice, DatabaseDeeds } from "./database-service";
import "../parts/pane/pane.css";

/** From an address to what is shown. The password is forgotten with the form. */
export function ConnectForm({ deeds, onClose }: { readonly deeds: DatabaseDeeds; readonly onClose: () => void }) {
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
  const work = useDatabaseWork(deeds);
  const { doing, run, putIn, stop } = work;
  const change = (part: Partial<DatabaseChoice>) => setChoice((before) => ({ ...before, ...part }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(choice);
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
        <WhatHappens {...work} />
      </div>
      <footer className="dialog-foot">
        <DoingNow doing={doing} host={hostOfDatabase(choice)} />
        {shown === null && doing === null && document.tables.nodes.count > 0 && (
          <button
            type="button"
            className="btn line"
            disabled={choice.address === ""}
            onClick={() => void putIn(choice, "graph")}
          >
            {words.putIn}
          </button>
        )}
        {shown === null && doing === null && (
          <button
            type="button"
            className="btn line"
            disabled={choice.address === ""}
            onClick={() => void putIn(choice, "file")}
          >
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

/** In every language. */
const addressExample = "bolt://localhost:7687";
