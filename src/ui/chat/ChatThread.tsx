import { Cpu, KeyRound } from "lucide-react";
import { Suspense, useState } from "react";
import { say } from "@/lib/text/said";
import { chosenEndpoint, hostOf, localTitle } from "@/store/settings/endpoints";
import type { ModelPreview } from "../models/model-service";
import { arrowGroup } from "../parts/arrow-group";
import { lazyPart } from "../parts/lazy-part";
import { Skeleton } from "../parts/Skeleton";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useLoading } from "../use-loading";
import { phoneQuery, useMedia } from "../use-media";
import { useChat, useSettings, useWords } from "../use-stores";
import { loadConversation } from "./load-conversation";
import { Suggestions } from "./Suggestions";

const Conversation = lazyPart(loadConversation);

/** The conversation, or the welcome before it has begun. */
export function ChatThread() {
  const words = useWords("chat");
  const first = useChat((chat) => chat.turns[0]?.id);
  if (first === undefined) {
    return (
      <section className="thread" aria-label={words.welcome}>
        <Welcome />
      </section>
    );
  }
  return (
    <Suspense fallback={<Skeleton />}>
      <Conversation key={first} />
    </Suspense>
  );
}

const KeyForm = lazyPart(async () => (await import("../keys/KeyForm")).KeyForm);

/** The chat before its first message: what it does, what to try, where answers come from. */
function Welcome() {
  const words = useWords();
  const name = useDocument((document) => document.meta.name) || words.frame.untitled;
  // A phone has them over the composer, where they are seen.
  const isPhone = useMedia(phoneQuery);
  return (
    <>
      <div className="hello">
        <h2>{words.chat.helloTitle}</h2>
        <p>{words.chat.hello}</p>
      </div>
      {!isPhone && <Suggestions className="tryout" title={words.chat.tryOn(name)} />}
      <section className="group">
        <h3>{words.chat.answersFrom}</h3>
        <Source />
      </section>
    </>
  );
}

function Source() {
  const { chat: words, local: modelWords } = useWords();
  const [isKeyOpen, setKeyOpen] = useState(false);
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
      <div className="choice" ref={arrowGroup}>
        <RunHere />
        <button type="button" aria-expanded={isKeyOpen} onClick={() => setKeyOpen(!isKeyOpen)}>
          <KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />
          <b>{words.useKey}</b> <small>{words.useKeyHint}</small> <span className="tag">{words.keyKept}</span>
        </button>
      </div>
      {isKeyOpen && (
        <Suspense fallback={<Skeleton count={2} />}>
          <KeyForm onClose={() => setKeyOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Which model that would be, how large, and whether it fits, as soon as the browser has reported it. */
function RunHere() {
  const { models, view } = useServices();
  const { local: words, storage, language } = useWords();
  const found = useLoading(models.preview);
  const preview = found === "not-loaded" ? null : found;
  return (
    <button
      type="button"
      title={preview ? say(words.fitTexts, preview.reason, language) : undefined}
      onClick={() => view.change({ dialog: "models" })}
    >
      <Cpu size={18} strokeWidth={1.75} aria-hidden="true" />
      <b>{words.runHere}</b>{" "}
      <small>{preview ? words.onceHere(preview.title, storage.bytes(preview.bytes)) : words.runHereHint}</small>
      {preview && (
        <>
          {" "}
          <span className={`tag ${fitTones[preview.verdict]}`}>{words.fits[preview.verdict]}</span>
        </>
      )}
    </button>
  );
}

const fitTones: Readonly<Record<ModelPreview["verdict"], string>> = { good: "ok", tight: "warn", "wont-fit": "danger" };
