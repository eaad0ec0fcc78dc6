import { useEffect, useState } from "react";
import { useServices } from "@/ui/services";
import { useDocument } from "@/ui/use-document";
import { type FoundHits, readHits } from "./read-hits";

export type SearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "searching" }
  | ({ readonly kind: "found"; readonly query: string } & FoundHits)
  | { readonly kind: "failed"; readonly message: string };

/** So long the typing rests before a search begins. */
const restMs = 150;
const mostHits = 20;

/** What the command `searchContent` finds for these words; the hits before stay until the next are there. */
export function useContentSearch(typed: string): SearchState {
  const { registry } = useServices();
  const revision = useDocument((document) => document.revision);
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const query = typed.trim();
  useEffect(() => {
    const stop = new AbortController();
    // The same words in a changed graph are another search.
    void revision;
    const search = async () => {
      const call = { name: "searchContent", input: { query, limit: mostHits } };
      const { result } = await registry.prepare(call, { actor: "user", signal: stop.signal });
      if (stop.signal.aborted) return;
      setState(
        result.success
          ? { kind: "found", query, ...readHits(result.data) }
          : { kind: "failed", message: [result.message, result.hint].filter(Boolean).join(" ") },
      );
    };
    if (query === "") {
      setState({ kind: "idle" });
      return undefined;
    }
    setState((before) => (before.kind === "found" ? before : { kind: "searching" }));
    // Stopped: other words are on their way.
    const timer = setTimeout(() => void search().catch(() => undefined), restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, registry, revision]);
  return state;
}
