import { useEffect, useMemo, useState } from "react";
import { type ElementHit, searchElements } from "@/graph/search/search-elements";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocumentVersion } from "../use-document";
import { useView } from "../use-stores";
import { askItem, commandItems } from "./command-items";
import { elementItems } from "./element-items";
import type { PaletteItem, PaletteSection } from "./palette-types";
import { recipeItems, useSavedRecipes } from "./recipe-items";
import { selectorItems } from "./selector-items";

export interface PaletteGroup {
  readonly section: PaletteSection;
  readonly items: readonly PaletteItem[];
}

export interface PaletteItems {
  readonly groups: readonly PaletteGroup[];
  readonly isSearching: boolean;
}

/** All rows for what is typed, in groups; the group of the best match comes first and the chat last. */
export function usePaletteItems(query: string): PaletteItems {
  const services = useServices();
  const words = useAllWords();
  const version = useDocumentVersion();
  const recent = useView(({ panels }) => panels.recentActions);
  const { hits, isSearching } = useElementHits(query);
  const recipes = useSavedRecipes();
  const groups = useMemo(() => {
    // Both decide what the rows are though they are read through the services.
    void version;
    void recent;
    const commands = commandItems(query, services, words);
    if (query.trim() === "") return inGroups(commands);
    return inGroups([
      ...selectorItems(query, services, words),
      ...elementItems(hits, services, words),
      ...recipeItems(query, recipes, words),
      ...commands,
      askItem(query, services, words),
    ]);
  }, [query, hits, services, words, version, recent, recipes]);
  return { groups, isSearching };
}

function inGroups(items: readonly PaletteItem[]): readonly PaletteGroup[] {
  const sections = [...new Set(items.map(({ section }) => section))];
  return sections
    .map((section) => ({ section, items: items.filter((item) => item.section === section).toSorted(byScore) }))
    .sort((a, b) => bestOf(a) - bestOf(b));
}

function byScore(a: PaletteItem, b: PaletteItem): number {
  return a.score - b.score;
}

function bestOf({ items }: PaletteGroup): number {
  return items[0]?.score ?? 0;
}

interface ElementHits {
  /** Those of the newest search that has ended. */
  readonly hits: readonly ElementHit[];
  readonly isSearching: boolean;
}

/** A frame of 60 a second has 16 ms; the rest is for drawing. */
const sliceMs = 6;
const mostHits = 12;
const nothing: ElementHits = { hits: [], isSearching: false };

/** Looks the graph through in slices, so that typing stays fluent in a large one. */
function useElementHits(text: string): ElementHits {
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
