import { useStore } from "zustand";
import { hostOfDatabase } from "@/store/view/database-store";
import { DatabaseFigures } from "../actions/DatabaseFigures";
import { databaseActions } from "../actions/database-actions";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { DoingNow, useDatabaseWork, WhatHappens } from "./DatabaseWork";
import type { DatabaseDeeds } from "./database-service";

/** What the server can, how much of it is shown, and what can be done about both. */
export function ConnectedPart({ deeds, onClose }: { readonly deeds: DatabaseDeeds; readonly onClose: () => void }) {
  const services = useServices();
  const { database } = services;
  const allWords = useAllWords();
  const words = allWords.database;
  const work = useDatabaseWork(deeds);
  const waiting = useStore(database.store, ({ file }) => file);
  const { shown, server, isLost } = useStore(database.store);
  // What is refused follows from what is selected and shown.
  const { selected } = useDocument(({ selection, tables }) => ({
    selected: selection.nodes.length,
    shown: tables.nodes.count,
  }));
  if (shown === null) return null;
  return (
    <>
      <div className="dialog-body database">
        <p className="lead">
          {hostOfDatabase(shown)} {server !== null && server.agent !== "" && `· ${server.agent}`}
        </p>
        <p className="num">
          <b>
            <DatabaseFigures />
          </b>
        </p>
        {server !== null && <p>{words.guards[server.guard]}</p>}
        {server !== null && <p>{server.computes ? words.computes : words.computesNone}</p>}
        <div className="data-buttons">
          {databaseActions(services).map((action) => {
            const reason = action.refusal?.(services, allWords) ?? null;
            return (
              <button
                key={action.id}
                type="button"
                className="btn line"
                disabled={reason !== null}
                title={reason ?? undefined}
                onClick={() => action.run(services)}
              >
                {action.title(allWords)}
              </button>
            );
          })}
        </div>
        {selected === 0 && <p className="hint">{words.needsSelection}</p>}
        <WhatHappens {...work} />
      </div>
      <footer className="dialog-foot">
        <DoingNow doing={work.doing} host={hostOfDatabase(shown)} />
        {work.doing === null ? (
          <>
            <button type="button" className="btn line" onClick={() => void work.putIn(null, "file")}>
              {waiting === null ? words.putFileIn : words.putNamedIn(waiting.name)}
            </button>
            <button type="button" className="btn line" onClick={() => void deeds.disconnect()}>
              {words.disconnect}
            </button>
          </>
        ) : (
          <button type="button" className="btn line" onClick={work.stop}>
            {words.stop}
          </button>
        )}
        {isLost ? (
          <button type="button" className="btn ink" onClick={() => void deeds.reconnect()}>
            {words.reconnectNow}
          </button>
        ) : (
          <button type="button" className="btn ink" onClick={onClose}>
            {allWords.frame.close}
          </button>
        )}
      </footer>
    </>
  );
}
