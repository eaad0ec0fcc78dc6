import { TriangleAlert } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { EndpointFinding, EndpointQuestion } from "@/ai/port/endpoint-kind";
import { webAddress } from "@/lib/web-address";
import { type EndpointPreset, endpointPresets } from "@/providers/endpoint-presets";
import { keyOwners } from "@/providers/key-owners";
import { hostOf, keyHostOf } from "@/store/settings/endpoints";
import type { AllWords } from "@/words/words";
import { Select } from "../parts/Choice";
import { TextField } from "../parts/TextField";
import { useServices } from "../services";
import { KeyInput } from "../settings/KeyInput";
import { useAllWords } from "../use-all-words";
import { KeyModels } from "./KeyModels";
import "../parts/pane/pane.css";
import "./keys.css";
import { Button } from "../parts/Button";

const known = endpointPresets.filter(({ baseUrl }) => baseUrl !== "");
const other = "other";
const ownExample = known.find(({ isLocal }) => isLocal)?.baseUrl ?? "";

/**
 * From a key, or a server's address, to the first message: whose the key is, the host it goes to, a model, and off. A server of one's own
 * may need no key. Nothing is sent before a press.
 */
export function KeyForm({ onClose }: { readonly onClose: () => void }) {
  const words = useAllWords("settings").ownKey;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState("");
  const [owner, setOwner] = useState<string | null>(null);
  const [address, setAddress] = useState("");
  const { check, ask, forget } = useKeyCheck();
  useEffect(() => field.current?.focus(), []);
  const guessed = keyOwners(key);
  const sure = guessed.length === 1 ? guessed[0] : undefined;
  const chosen = owner ?? sure?.title ?? "";
  const apiKey = key.trim();
  const { kind, baseUrl, title, isLocal } = targetOf(chosen, address, sure);
  const host = keyHostOf(baseUrl);
  const isReady = host !== "" && (apiKey !== "" || isLocal);
  const isFound = check.kind === "answered" && check.found.success;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void ask({ kind, baseUrl, ...(apiKey !== "" && { apiKey }) });
  };
  const change = (set: () => void) => {
    forget();
    set();
  };
  return (
    <div className="own-key">
      <form onSubmit={send}>
        <KeyInput id={id} field={field} value={key} onChange={(text) => change(() => setKey(text))} />
        <p className="hint" aria-live="polite">
          {hintText({ apiKey, guessed, isChosen: chosen !== "" && chosen !== sure?.title }, words)}
        </p>
        <Select
          label={words.whose}
          value={chosen}
          options={[
            { id: "", title: words.choose },
            ...known.map((one) => one.title),
            { id: other, title: words.anotherAddress },
          ]}
          onChange={(name) => change(() => setOwner(name))}
        />
        <TextField
          id={`${id}-address`}
          inputMode="url"
          label={words.address}
          value={chosen === other ? address : baseUrl}
          placeholder={ownExample}
          onChange={(text) =>
            change(() => {
              setOwner(other);
              setAddress(text);
            })
          }
        />
        {host !== "" && apiKey !== "" && <p className="hint">{words.goesTo(host)}</p>}
        <Failed check={check} />
        {!isFound && <KeyFoot host={host} isReady={isReady} isAsking={check.kind === "asking"} onCancel={onClose} />}
      </form>
      {check.kind === "answered" && check.found.success && (
        <KeyModels asked={check.asked} title={title} found={check.found} onDone={onClose} />
      )}
    </div>
  );
}

/** Where it goes. A known key has the kind of its API, also at the user's own address. */
function targetOf(chosen: string, address: string, sure: EndpointPreset | undefined): Target {
  const preset = known.find(({ title }) => title === chosen);
  return (
    preset ?? {
      kind: sure?.kind ?? "other",
      title: "",
      baseUrl: webAddress(address)?.href.replace(/\/$/u, "") ?? address.trim(),
      isLocal: true,
    }
  );
}

type Target = Pick<EndpointPreset, "kind" | "title" | "baseUrl" | "isLocal">;

interface KeyFootProps {
  readonly host: string;
  readonly isReady: boolean;
  readonly isAsking: boolean;
  readonly onCancel: () => void;
}

function KeyFoot({ host, isReady, isAsking, onCancel }: KeyFootProps) {
  const words = useAllWords("settings").ownKey;
  return (
    <div className="form-foot">
      <Button className="line" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button type="submit" className="ink" disabled={!isReady || isAsking}>
        {isAsking ? words.asking(host) : words.ask(host)}
      </Button>
    </div>
  );
}

interface Hinted {
  readonly apiKey: string;
  readonly guessed: readonly EndpointPreset[];
  /** The user said where to. */
  readonly isChosen: boolean;
}

function hintText({ apiKey, guessed, isChosen }: Hinted, words: AllWords["settings"]["ownKey"]): string {
  if (apiKey === "") return words.lead;
  if (isChosen) return "";
  const [first] = guessed;
  if (first === undefined) return words.unknown;
  return guessed.length === 1 ? words.looksLike(first.title) : words.several(guessed.map(({ title }) => title));
}

/** What happened and what to do, by the kind of failure; a rare one in the words of who asked. */
function Failed({ check }: { readonly check: KeyCheck }) {
  const words = useAllWords("settings").ownKey;
  if (check.kind !== "answered" || check.found.success) return null;
  const { baseUrl, apiKey } = check.asked;
  const { reason, message } = check.found;
  const host = hostOf(baseUrl);
  const texts: Readonly<Record<string, (at: string) => string>> = words.failures;
  return (
    <div className="note danger" role="alert">
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {reason === "auth" && apiKey === undefined
          ? words.needsKey(host)
          : ((reason && texts[reason]?.(host)) ?? message)}
      </span>
    </div>
  );
}

type KeyCheck =
  | { readonly kind: "none" }
  | { readonly kind: "asking" }
  | { readonly kind: "answered"; readonly asked: EndpointQuestion; readonly found: EndpointFinding };

const none: KeyCheck = { kind: "none" };

/** Asks an endpoint for its models with a key, when asked to and never before. Whatever is changed makes the answer void. */
function useKeyCheck() {
  const { endpoint } = useServices();
  const [check, setCheck] = useState<KeyCheck>(none);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    check,
    forget() {
      running.current?.abort();
      setCheck(none);
    },
    async ask(given: EndpointQuestion) {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      setCheck({ kind: "asking" });
      let [asked, found] = [given, await endpoint.listModels(given, mine.signal)];
      // Its API stands under another path of the same host.
      if (!found.success && found.usual !== undefined) {
        asked = { ...given, baseUrl: found.usual };
        found = await endpoint.listModels(asked, mine.signal);
      }
      if (!mine.signal.aborted) setCheck({ kind: "answered", asked, found });
    },
  };
}
