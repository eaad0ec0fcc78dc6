import { useEffect, useState } from "react";
import { type ElementHit, searchElements } from "@/graph/search/search-elements";
import { useServices } from "../services";

export interface ElementHits {
  /** Those of the newest search that has ended. */
  readonly hits: readonly ElementHit[];
  readonly isSearching: boolean;
}

/** A frame of 60 a second has 16 ms; the rest is for drawing. */
const sliceMs = 6;
const mostHits = 12;
const nothing: ElementHits = { hits: [], isSearching: false };

/** Looks the graph through in slices, so that typing stays fluent in a large one. */
export function useElementHits(text: string): ElementHits {
  const { document, now } = useServices();
  const [found, setFound] = useState<ElementHits>(nothing);
  useEffect(() => {
    const search = searchElements(document.tables, { text, limit: mostHits });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      const end = now() + sliceMs;
      do {
        const step = search.next();
        if (step.done) {
          setFound({ hits: step.value, isSearching: false });
          return;
        }
      } while (now() < end);
      timer = setTimeout(go, 0);
    };
    setFound(({ hits }) => ({ hits, isSearching: true }));
    go();
    return () => clearTimeout(timer);
  }, [document, now, text]);
  return found;
}
