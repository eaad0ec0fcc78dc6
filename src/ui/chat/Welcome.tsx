import { KeyRound } from "lucide-react";
import type { GraphDocument } from "@/graph/document-types";
import { hostOf } from "@/store/settings-store";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { phoneQuery, useMedia } from "../use-media";
import { useSettings } from "../use-stores";
import { Suggestions } from "./Suggestions";

/** The chat before its first message: what it does, where answers come from, what to try. */
export function Welcome() {
  const name = useDocument(nameOf);
  // A phone has them over the composer, where they are seen.
  const isPhone = useMedia(phoneQuery);
  return (
    <>
      <div className="hello">
        <h2>Talk to your graph</h2>
        <p>Ask a question or say what to change. You see each step, and one Undo takes a whole answer back.</p>
      </div>
      <section className="group">
        <h3>Answers come from</h3>
        <Source />
      </section>
      {!isPhone && (
        <section className="group">
          <h3>Try it on {name}</h3>
          <Suggestions className="tryout" />
        </section>
      )}
    </>
  );
}

function Source() {
  const { view } = useServices();
  const provider = useSettings((state) => state.provider);
  const model = useSettings((state) => state.model);
  const host = useSettings((state) => hostOf(state.baseUrl));
  if (provider === "openai") {
    return (
      <p className="now">
        <i className="dot" aria-hidden="true" />
        <span>
          <b>
            {model} at {host}.
          </b>{" "}
          It gets your words, the schema and what the steps find, never the whole graph.
        </span>
      </p>
    );
  }
  return (
    <>
      <p className="now">
        <i className="dot" aria-hidden="true" />
        <span>
          <b>Built-in assistant.</b> Answers here, on this device. Add a model for freer wording.
        </span>
      </p>
      <div className="choice">
        <button type="button" onClick={() => view.change({ dialog: "settings" })}>
          <KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />
          <b>Use my API key</b> <small>Or a server of your own</small>{" "}
          <span className="tag">Kept in this tab only</span>
        </button>
      </div>
    </>
  );
}

function nameOf(document: GraphDocument): string {
  return document.meta.name;
}
