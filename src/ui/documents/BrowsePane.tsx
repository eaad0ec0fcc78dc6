import { FilePlus2 } from "lucide-react";
import { useRef } from "react";
import type { Source } from "@/knowledge/source";
import { pickFiles } from "../parts/pick-files";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import type { BrowseDoor } from "./browse-state";
import { GraphTexts } from "./GraphTexts";
import { HandbookSection } from "./HandbookSection";
import { SearchBox } from "./search/SearchBox";
import { SearchResult } from "./search/SearchResult";

/** A search over all texts; without one, the courses of the graph and the handbook. */
export function BrowsePane({ browse, onBrowse }: BrowseDoor) {
  const { files, view } = useServices();
  const words = useWords("documents");
  const hits = useRef<HTMLUListElement>(null);
  const isSearching = browse.query.trim() !== "";
  const read = (from: Source["from"], id: string) => view.change({ reading: { id, from } });
  const add = async () => {
    const chosen = await pickFiles(".md,.markdown,.txt");
    if (chosen.length > 0) await files.openFiles(chosen, "add");
  };
  return (
    <>
      <SearchBox
        query={browse.query}
        onQuery={(query) => onBrowse({ query })}
        onDown={() => hits.current?.querySelector("button")?.focus()}
      />
      {isSearching ? (
        <SearchResult query={browse.query} list={hits} onRead={read} />
      ) : (
        <>
          <GraphTexts browse={browse} onBrowse={onBrowse} onRead={(id) => read("graph", id)} />
          <div className="row">
            <button type="button" className="btn line" onClick={() => void add()}>
              <FilePlus2 size={14} strokeWidth={1.75} aria-hidden="true" />
              {words.add}
            </button>
          </div>
          <HandbookSection browse={browse} onBrowse={onBrowse} onRead={(id) => read("handbook", id)} />
        </>
      )}
    </>
  );
}
