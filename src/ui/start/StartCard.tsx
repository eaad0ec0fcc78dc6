import { acceptedFormats } from "@parley/formats/recognise";
import { CirclePlus, Database, Lock, MessageCircle, Upload, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { findAction } from "../actions/feature";
import { IconButton } from "../parts/IconButton";
import { scrollable } from "../parts/scrollable";
import { useServices } from "../services";
import { GraphRows } from "../storage/GraphRows";
import { useSettings, useWords } from "../use-stores";
import { PasteBox } from "./PasteBox";
import { SampleList } from "./SampleList";
import "./start.css";

/** How a first visit begins: no dialog, a card over the sample that is open already. */
export function StartCard({ onPickFile }: { readonly onPickFile: () => void }) {
  const services = useServices();
  const { files, view } = services;
  const words = useWords("start");
  const close = () => view.change({ isStartOpen: false });
  // The built-in assistant makes no graph out of a description.
  const hasModel = useSettings((settings) => settings.source.kind !== "builtin");
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // A visit begins on the card, unless something else was chosen meanwhile.
    if (document.activeElement === document.body) card.current?.focus(quietly);
    return leaveToCanvas;
  }, []);
  const describe = () => {
    if (!hasModel) {
      view.change({ dialog: "models" });
      return;
    }
    files.startBlank();
    view.change({ tool: "select" });
    findAction(services, "chat.write").run(services);
  };
  return (
    <div className="start" onPointerDown={(event) => event.target === event.currentTarget && close()}>
      <section ref={card} className="float welcome" aria-labelledby="welcome-title" {...scrollable}>
        <header>
          <h2 id="welcome-title">{words.title}</h2>
          <p>
            <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
            {words.stays}
          </p>
          <IconButton icon={X} label={words.close} className="close" onClick={close} />
        </header>
        <div className="two">
          <button type="button" className="drop column" onClick={onPickFile}>
            <span className="ic">
              <Upload size={16} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <b>
              {words.drop} <u>{words.choose}</u>
            </b>{" "}
            <small>{words.formats(acceptedFormats)}</small>
          </button>
          <PasteBox />
        </div>
        <Recent onOpened={close} />
        <SampleList>
          <button type="button" className="card row" onClick={() => files.startBlank()}>
            <CirclePlus size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <b>{words.blank}</b> <small>{words.blankHint}</small>
            </span>
            <kbd className="push">N</kbd>
          </button>
          <button type="button" className="card row" onClick={describe}>
            <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <b>{words.describe}</b> <small>{hasModel ? words.describeHint : words.describeNeeds}</small>
            </span>
            {hasModel && <kbd className="push">/</kbd>}
          </button>
          <button type="button" className="card row" onClick={() => view.change({ dialog: "database" })}>
            <Database size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <b>{words.database}</b> <small>{words.databaseHint}</small>
            </span>
          </button>
        </SampleList>
      </section>
    </div>
  );
}

/** Nobody went there by key, so that no ring is drawn round it before they do. */
const quietly: FocusOptions = { preventScroll: true, focusVisible: false };

/** The focus that was on the card is not lost with it. */
function leaveToCanvas(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(".graph")?.focus(quietly);
}

const recentShown = 3;

/** Only where something is kept. */
function Recent({ onOpened }: { readonly onOpened: () => void }) {
  const { library } = useServices();
  const words = useWords("start");
  const graphs = useStore(library.store, (state) => state.graphs);
  useEffect(() => void library.refresh(), [library]);
  if (typeof graphs === "string" || graphs.length === 0) return null;
  return (
    <>
      <h3>{words.recent}</h3>
      <GraphRows most={recentShown} onOpened={onOpened} />
    </>
  );
}
