import { CircleAlert, Filter, MousePointer2, Palette as PaletteIcon } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import { isFlag } from "@/graph/looks/look-fields";
import { type ElementHit, searchElements } from "@/graph/search/search-elements";
import { readSelector } from "@/graph/selector/read-selector";
import type { Words } from "@/words/words";
import { refusalText } from "../sentences/refusal-text";
import { type Services, useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocumentVersion } from "../use-document";
import { useView } from "../use-stores";
import { askItem, commandItems } from "./command-items";
import { elementItems } from "./element-items";
import type { PaletteItem, PaletteSection } from "./palette-types";
import { recipeItems, useSavedRecipes } from "./recipe-items";

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

/** Signs and words that nobody types when searching for a name. */
const OPERATORS =
  /[=<>≤≥≠]|&&|\|\||\$\w|\b(?:neighbou?rs|exists)\s*\(|\b(?:contains|starts ?with|ends ?with)\b|\b(?:not )?in\s*\[/iu;

/** A selector typed into the palette: what it selects can be selected, shown alone or styled. */
export function selectorItems(text: string, services: Services, words: Words): readonly PaletteItem[] {
  if (!OPERATORS.test(text) && !isFlag(text.trim())) return [];
  const read = readTyped(text, services);
  if (!read.success) return [problemItem(read.message)];
  const { target, count } = read;
  const what = target === "nodes" ? words.palette.nodes(count) : words.palette.edges(count);
  if (count === 0) return [problemItem(words.palette.noMatch)];
  const base = { section: "selector", detail: text.trim(), score: -1 } as const;
  const input = { selector: text, target };
  const select = async ({ document, edit, canvas }: Services, mode: "add" | "replace") => {
    await edit.run({ name: "selectElements", input: { ...input, mode } });
    if (target === "nodes") canvas.current?.zoomTo(document.selection.nodes);
  };
  return [
    {
      ...base,
      key: "selector select",
      title: words.palette.selectMatching(what),
      icon: MousePointer2,
      isElement: true,
      run: (given, { isAdding }) => void select(given, isAdding ? "add" : "replace"),
    },
    {
      ...base,
      key: "selector filter",
      title: words.palette.filterMatching(what),
      icon: Filter,
      run: ({ edit }) => void edit.run({ name: "filterGraph", input: { ...input, mode: "add" } }),
    },
    styleItem(base, words.palette.styleMatching(what), (given) => void select(given, "replace")),
  ];
}

/** Opens the style panel on them. */
function styleItem(
  base: Pick<PaletteItem, "section" | "detail" | "score">,
  title: string,
  select: (services: Services) => void,
): PaletteItem {
  const run = (services: Services) => {
    select(services);
    services.view.changePanels({ flyout: "style" });
  };
  return { ...base, key: "selector style", title, icon: PaletteIcon, run };
}

type Reading =
  | { readonly success: true; readonly target: ElementTarget; readonly count: number }
  | { readonly success: false; readonly message: string };

/** Of nodes where it can be; else of edges. */
function readTyped(text: string, services: Services): Reading {
  const nodes = countOf(text, "nodes", services);
  if (nodes.success && nodes.count > 0) return nodes;
  const edges = countOf(text, "edges", services);
  return edges.success && edges.count > 0 ? edges : nodes;
}

function countOf(text: string, target: ElementTarget, { document, registry, words }: Services): Reading {
  const read = readSelector(text, target, { sets: registry.sets.lookup, scene: document });
  if (read.success) return { success: true, target, count: document.select(read.selector, target).length };
  const spoken = words.getState();
  if (read.position === undefined) return { success: false, message: refusalText(read, spoken) };
  const place = spoken.words.palette.atPlace(read.position + 1);
  const problem = refusalText({ ...read, message: `${read.message} (${place})` }, spoken);
  return { success: false, message: problem.includes(place) ? problem : `${problem} (${place})` };
}

function problemItem(message: string): PaletteItem {
  return {
    key: "selector problem",
    section: "selector",
    title: message,
    icon: CircleAlert,
    isOff: true,
    score: -1,
    run: () => undefined,
  };
}
