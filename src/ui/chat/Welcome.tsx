import { Cpu, KeyRound } from "lucide-react";
import type { GraphDocument } from "@/graph/document-types";
import { chosenEndpoint, hostOf, localTitle } from "@/store/endpoints";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { phoneQuery, useMedia } from "../use-media";
import { useSettings, useWords } from "../use-stores";
import { Suggestions } from "./Suggestions";

/** The chat before its first message: what it does, where answers come from, what to try. */
export function Welcome() {
  const words = useWords();
  const name = useDocument(nameOf) || words.frame.untitled;
  // A phone has them over the composer, where they are seen.
  const isPhone = useMedia(phoneQuery);
  return (
    <>
      <div className="hello">
        <h2>{words.chat.helloTitle}</h2>
        <p>{words.chat.hello}</p>
      </div>
      <section className="group">
        <h3>{words.chat.answersFrom}</h3>
        <Source />
      </section>
      {!isPhone && (
        <section className="group">
          <h3>{words.chat.tryOn(name)}</h3>
          <Suggestions className="tryout" />
        </section>
      )}
    </>
  );
}

function Source() {
  const { view } = useServices();
  const { chat: words, local: modelWords } = useWords();
  const endpoint = useSettings(chosenEndpoint);
  const model = useSettings(({ source }) => (source.kind === "local" ? source.model : null));
  if (endpoint) {
    return (
      <p className="now">
        <i className="dot" aria-hidden="true" />
        <span>
          <b>{words.modelAt(endpoint.model, hostOf(endpoint.baseUrl))}.</b> {words.endpointNow}
        </span>
      </p>
    );
  }
  return (
    <>
      <p className="now">
        <i className="dot" aria-hidden="true" />
        <span>
          {model === null ? (
            <>
              <b>{words.builtinLong}.</b> {words.builtinNow}
            </>
          ) : (
            modelWords.localNow(localTitle(model))
          )}
        </span>
      </p>
      <div className="choice">
        <button type="button" onClick={() => view.change({ dialog: "models" })}>
          <Cpu size={18} strokeWidth={1.75} aria-hidden="true" />
          <b>{modelWords.runHere}</b> <small>{modelWords.runHereHint}</small>
        </button>
        <button type="button" onClick={() => view.change({ dialog: "settings" })}>
          <KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />
          <b>{words.useKey}</b> <small>{words.useKeyHint}</small> <span className="tag">{words.keyKept}</span>
        </button>
      </div>
    </>
  );
}

function nameOf(document: GraphDocument): string {
  return document.meta.name;
}
