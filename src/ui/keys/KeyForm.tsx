import { TriangleAlert } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { EndpointFinding } from "@/ai/port/endpoint-kind";
import { type EndpointPreset, endpointPresets } from "@/providers/endpoint-presets";
import { keyOwners } from "@/providers/key-owners";
import { hostOf, keyHostOf } from "@/store/settings/endpoints";
import { Select } from "../parts/Select";
import { KeyInput } from "../settings/KeyInput";
import { TextField } from "../settings/TextField";
import { exampleAddress } from "../settings/use-endpoint-check";
import { type SettingsWords, useSettingsWords } from "../settings/use-settings-words";
import { KeyModels } from "./KeyModels";
import { useKeyCheck } from "./use-key-check";
import "../parts/pane/pane.css";
import "./keys.css";

const services = endpointPresets.filter(({ isLocal, baseUrl }) => !isLocal && baseUrl !== "");
const other = "other";

/** From a key to the first message: whose it is, the host it goes to, a model, and off. Nothing is sent before a press. */
export function KeyForm({ onClose }: { readonly onClose: () => void }) {
  const words = useSettingsWords().ownKey;
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
  const target = targetOf(chosen, address, sure);
  const host = target === null ? "" : keyHostOf(target.baseUrl);
  const isFound = check.kind === "answered" && check.found.success;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (target !== null && host !== "" && key.trim() !== "") void ask({ ...target, apiKey: key.trim() });
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
          {key.trim() === "" ? words.lead : guessText(guessed, words)}
        </p>
        {key.trim() !== "" && (
          <Select label={words.whose} value={chosen} onChange={(title) => change(() => setOwner(title))}>
            <option value="">{words.choose}</option>
            {services.map(({ title }) => (
              <option key={title}>{title}</option>
            ))}
            <option value={other}>{words.anotherAddress}</option>
          </Select>
        )}
        {chosen === other && (
          <TextField
            id={`${id}-address`}
            type="url"
            label={words.address}
            value={address}
            placeholder={exampleAddress}
            onChange={(text) => change(() => setAddress(text))}
          />
        )}
        {host !== "" && <p className="hint">{words.goesTo(host)}</p>}
        {check.kind === "answered" && !check.found.success && (
          <Failed found={check.found} host={hostOf(check.asked.baseUrl)} />
        )}
        {!isFound && (
          <KeyFoot
            host={host}
            isReady={host !== "" && key.trim() !== ""}
            isAsking={check.kind === "asking"}
            onCancel={onClose}
          />
        )}
      </form>
      {check.kind === "answered" && check.found.success && (
        <KeyModels asked={check.asked} title={nameOf(chosen)} found={check.found} onDone={onClose} />
      )}
    </div>
  );
}

interface KeyFootProps {
  readonly host: string;
  readonly isReady: boolean;
  readonly isAsking: boolean;
  readonly onCancel: () => void;
}

function KeyFoot({ host, isReady, isAsking, onCancel }: KeyFootProps) {
  const words = useSettingsWords().ownKey;
  return (
    <div className="form-foot">
      <button type="button" className="btn line" onClick={onCancel}>
        {words.cancel}
      </button>
      <button type="submit" className="btn ink" disabled={!isReady || isAsking}>
        {isAsking ? words.asking(host) : words.ask(host)}
      </button>
    </div>
  );
}

/** A known key has the kind of its API, also at the user's own address. */
function targetOf(chosen: string, address: string, sure: EndpointPreset | undefined) {
  if (chosen === other) {
    return address.trim() === "" ? null : { kind: sure?.kind ?? ("other" as const), baseUrl: address.trim() };
  }
  const preset = services.find(({ title }) => title === chosen);
  return preset ? { kind: preset.kind, baseUrl: preset.baseUrl } : null;
}

function nameOf(chosen: string): string {
  return chosen === other ? "" : chosen;
}

function guessText(guessed: readonly EndpointPreset[], words: SettingsWords["ownKey"]): string {
  const [first] = guessed;
  if (first === undefined) return words.unknown;
  return guessed.length === 1 ? words.looksLike(first.title) : words.several(guessed.map(({ title }) => title));
}

interface FailedProps {
  readonly found: Extract<EndpointFinding, { success: false }>;
  readonly host: string;
}

/** What happened and what to do, by the kind of failure; a rare one in the words of who asked. */
function Failed({ found: { reason, message }, host }: FailedProps) {
  const words = useSettingsWords().ownKey;
  const told: Readonly<Record<string, (at: string) => string>> = words.failures;
  return (
    <div className="note danger" role="alert">
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>{(reason && told[reason]?.(host)) ?? message}</span>
    </div>
  );
}
