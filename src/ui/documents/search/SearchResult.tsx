import type { RefObject } from "react";
import type { Source } from "@/knowledge/source";
import { useShelf } from "@/ui/documents/use-shelf";
import { Bones } from "@/ui/parts/Bones";
import { useWords } from "../../use-stores";
import { HitList } from "./HitList";
import { useContentSearch } from "./use-content-search";

export interface SearchResultProps {
  readonly query: string;
  readonly list: RefObject<HTMLUListElement | null>;
  onRead(from: Source["from"], id: string): void;
}

/** What the words are found in, or what there is to search. */
export function SearchResult({ query, list, onRead }: SearchResultProps) {
  const words = useWords("documents");
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
      {state.kind === "searching" && <Bones count={3} />}
      {isFound && (
        <HitList hits={state.hits} query={state.query} list={list} onRead={({ from, id }) => onRead(from, id)} />
      )}
    </section>
  );
}

function NoHit({ query }: { readonly query: string }) {
  const words = useWords("documents");
  const { courses } = useShelf();
  const titles = courses.map(({ title }) => title);
  return (
    <>
      {words.noHit(query)} {titles.length > 0 ? words.searched(titles) : words.searchedHandbook}
    </>
  );
}
