import { TriangleAlert } from "lucide-react";
import { useStore } from "zustand";
import { meaningHost } from "@/store/settings/meaning-choice";
import { destinationsOf } from "@/store/settings/settings-store";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useSettings, useWords } from "../use-stores";
import { useOnline } from "./use-online";
import "./network.css";

/** What leaves the device now, which hosts were contacted in this visit, and what was kept from leaving. */
export function PrivacySection() {
  const { network } = useServices();
  const words = useWords("network");
  const contacts = useStore(network, (state) => state.contacts);
  const refusals = useStore(network, (state) => state.refusals);
  return (
    <div className="network">
      <Now />
      <section aria-labelledby="contacted">
        <h3 id="contacted">{words.contacted}</h3>
        {contacts.length === 0 ? (
          <p className="hint">{words.nobody}</p>
        ) : (
          <ul>
            {contacts.map(({ origin, purpose, requests }) => (
              <Host key={`${origin} ${purpose}`} origin={origin} what={words.purposes[purpose]} requests={requests} />
            ))}
          </ul>
        )}
      </section>
      {refusals.length > 0 && (
        <section aria-labelledby="refused">
          <h3 id="refused">{words.refused}</h3>
          <p className="hint">{words.refusedHint}</p>
          <ul>
            {refusals.map(({ origin, api, requests }) => (
              <Host key={`${origin} ${api}`} origin={origin} what={api} requests={requests} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Now() {
  const words = useWords("network");
  const host = useSettings((settings) => destinationsOf(settings).join(", ") || null);
  const meaning = useSettings(meaningHost);
  const meaningWords = useAllWords("meaning");
  const isOnline = useOnline();
  const isLocal = useSettings(({ source }) => source.kind === "local");
  const here = isLocal ? words.localSays : words.builtinSays;
  return (
    <section>
      <p>{host === null ? here : words.endpointSays(host)}</p>
      {meaning !== null && <p>{meaningWords.privacy(meaning)}</p>}
      {!isOnline && (
        <p className="note warn" role="status">
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          <span>
            {words.offlineSays} {host !== null && words.offlineCloud(host)}
          </span>
        </p>
      )}
    </section>
  );
}

interface HostProps {
  readonly origin: string;
  readonly what: string;
  readonly requests: number;
}

function Host({ origin, what, requests }: HostProps) {
  const words = useWords("network");
  return (
    <li>
      <code>{origin.replace(/^https:\/\//, "")}</code>
      <span>{what}</span>
      <span className="num">{words.requests(requests)}</span>
    </li>
  );
}
