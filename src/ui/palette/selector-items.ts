import { CircleAlert, Filter, MousePointer2, Palette as PaletteIcon } from "lucide-react";
import type { ElementTarget } from "@/graph/document/graph-types";
import { isFlag } from "@/graph/looks/look-fields";
import { readSelector } from "@/graph/selector/read-selector";
import type { Words } from "@/words/words";
import { refusalText } from "../sentences/refusal-text";
import type { Services } from "../services";
import type { PaletteItem } from "./palette-types";

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
