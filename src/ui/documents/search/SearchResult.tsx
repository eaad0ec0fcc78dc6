import { type RefObject, useEffect, useState } from "react";
import type { Source } from "@/knowledge/source";
import { useShelf } from "@/ui/documents/use-shelf";
import { Skeleton } from "@/ui/parts/Skeleton";
import { useServices } from "@/ui/services";
import { useDocument } from "@/ui/use-document";
import { useAllWords } from "../../use-all-words";
import { HitList } from "./HitList";
import { type FoundHits, readHits } from "./read-hits";

export interface SearchResultProps {
  readonly query: string;
  readonly list: RefObject<HTMLUListElement | null>;
  onRead(from: Source["from"], id: string): void;
}

/** What the words are found in, or what there is to search. */
export function SearchResult({ query, list, onRead }: SearchResultProps) {
  const words = useAllWords("documents");
  const state = useContentSearch(query);
  const isFound = state.kind === "found" && state.hits.length > 0;
  return (
    <section>
      <p role="status" className="quiet">
        {isFound &&
          (state.from === "handbook" ? words.foundInHandbook(state.hits.length) : words.found(state.hits.length))}
        {state.kind === "found" && !isFound && <NoHit query={state.query} />}
        {state.kind === "failed" && state.message}
      </p>
      {state.kind === "searching" && <Skeleton count={3} />}
      {isFound && (
        <HitList hits={state.hits} query={state.query} list={list} onRead={({ from, id }) => onRead(from, id)} />
      )}
    </section>
  );
}

function NoHit({ query }: { readonly query: string }) {
  const words = useAllWords("documents");
  const { courses } = useShelf();
  const titles = courses.map(({ title }) => title);
  return (
    <>
      {words.noHit(query)} {titles.length > 0 ? words.searched(titles) : words.searchedHandbook}
    </>
  );
}

type SearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "searching" }
  | ({ readonly kind: "found"; readonly query: string } & FoundHits)
  | { readonly kind: "failed"; readonly message: string };

/** So long the typing rests before a search begins. */
const restMs = 150;
const mostHits = 20;

/** What the command `searchContent` finds for these words; the hits before stay until the next are there. */
function useContentSearch(typed: string): SearchState {
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
