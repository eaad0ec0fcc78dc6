import { ChartColumn, Focus, MessageSquare, Network, Shapes, SquareStack } from "lucide-react";
import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmInfo } from "@/analysis/catalog/algorithm-info";
import { algorithmNames } from "@/analysis/catalog/algorithm-names";
import { foldText } from "@/graph/search/fold-text";
import { isMisspelt, matchRanks, rankText, type Wanted, wantedOf } from "@/graph/search/match-text";
import { printSelector } from "@/graph/selector/print-selector";
import { least } from "@/lib/lists/whole-lists";
import type { AllWords } from "@/words/words";
import type { Action } from "../actions/action-types";
import { databaseActions } from "../actions/database-actions";
import { shownKeys } from "../actions/key-match";
import { runAction } from "../actions/run-action";
import { selectBy } from "../actions/select-elements";
import { findCall, firstFind } from "../analyse/find-draft";
import { layoutNames } from "../layout/layout-draft";
import type { Services } from "../services";
import { inLanguage } from "../start/sample-words";
import type { PaletteItem } from "./palette-types";
import { settingItems } from "./setting-items";
import { styleItems } from "./style-items";

const recentShown = 5;
const longestValue = 40;

/** Everything that can be done by name, as far as its title holds the words; without any, what can run now, the last run first. */
export function commandItems(text: string, services: Services, words: AllWords): readonly PaletteItem[] {
  const wanted = wantedOf(text);
  if (wanted.text === "") {
    const all = [...recentItems(services, words), ...selectionItems(services, words), ...allOf(services, words)];
    return all.filter(({ isOff }) => isOff !== true);
  }
  const items = [
    ...allOf(services, words),
    ...selectionItems(services, words),
    ...styleItems(services, words),
    ...layoutItems(words),
    ...algorithmItems(words),
    ...sampleItems(services, words),
    ...settingItems(words),
  ];
  return items.flatMap((item) => {
    const score = scoreOf(item, wanted);
    // What cannot run now stands behind what can and fits as well.
    return score === undefined ? [] : [{ ...item, score: item.isOff === true ? score + 2 : score }];
  });
}

/** The words as a message: always possible, always last. */
export function askItem(text: string, { chat }: Services, words: AllWords): PaletteItem {
  const isBusy = chat.store.getState().turns.at(-1)?.end.kind === "running";
  return {
    key: "ask",
    section: "ask",
    title: words.palette.ask(text.trim()),
    ...(isBusy ? { detail: words.palette.askBusy, isOff: true } : {}),
    icon: MessageSquare,
    score: 1000,
    run: (services) => {
      services.view.changePanels({ isDockOpen: true });
      void services.chat.send(text);
    },
  };
}

/** The score of its title, or of the best of its other words, which stands behind titles with the word; the words may come from all. */
function scoreOf({ title, aliases = [] }: PaletteItem, wanted: Wanted): number | undefined {
  const scores = [title, ...aliases, [title, ...aliases].join(" ")].flatMap((name, place) => {
    const rank = rankOf(name, wanted);
    return rank === undefined ? [] : [place === 0 ? rank * 10 + 5 : Math.max(rank, matchRanks.word) * 10 + 7];
  });
  return scores.length === 0 ? undefined : least(scores);
}

function rankOf(name: string, wanted: Wanted): number | undefined {
  const folded = foldText(name);
  return rankText(folded, wanted) ?? (isMisspelt(folded, wanted) ? matchRanks.typo : undefined);
}

function allOf(services: Services, words: AllWords): readonly PaletteItem[] {
  return [...services.features.actions, ...databaseActions(services)]
    .filter(({ id }) => id !== "search.open")
    .map((action) => actionItem(action, "commands", services, words));
}

function recentItems(services: Services, words: AllWords): readonly PaletteItem[] {
  const { recentActions } = services.view.getState().panels;
  return recentActions.slice(0, recentShown).flatMap((id) => {
    const action = services.features.actions.find((one) => one.id === id);
    return action ? [actionItem(action, "recent", services, words)] : [];
  });
}

function actionItem(action: Action, section: "commands" | "recent", services: Services, words: AllWords): PaletteItem {
  const why = action.refusal?.(services, words) ?? null;
  const [key] = action.keys ?? [];
  return {
    key: `${section} ${action.id}`,
    section,
    title: action.title(words),
    ...(why === null ? {} : { detail: why, isOff: true }),
    ...(action.icon ? { icon: action.icon } : {}),
    ...(key === undefined ? {} : { keys: shownKeys(key) }),
    score: section === "recent" ? 0 : 50,
    run: (given) => {
      remember(action.id, given);
      runAction(action, given);
    },
  };
}

function remember(id: string, { view }: Services): void {
  const { recentActions } = view.getState().panels;
  view.changePanels({ recentActions: [id, ...recentActions.filter((one) => one !== id)].slice(0, recentShown) });
}

/** What can be done with just what is selected: looked around, and its like found. */
function selectionItems(services: Services, words: AllWords): readonly PaletteItem[] {
  const { document } = services;
  const { nodes } = document.selection;
  const [first] = nodes;
  if (first === undefined) return [];
  const name = nodes.length === 1 ? document.labelOf(first) : words.palette.theSelection;
  const around = [1, 2, 3].map((steps): PaletteItem => {
    const selector = `$selected || neighbors($selected, ${steps})`;
    return {
      key: `around ${steps}`,
      section: "selection",
      title: words.palette.around(steps, name),
      icon: Focus,
      score: 30,
      run: ({ edit }) => void edit.run({ name: "filterGraph", input: { selector, mode: "add" } }),
    };
  });
  return nodes.length === 1 ? [...around, ...sameValueItems(first, services, words)] : around;
}

function sameValueItems(id: string, { document }: Services, words: AllWords): readonly PaletteItem[] {
  const attributes = document.node(id)?.attributes ?? {};
  return Object.entries(attributes).flatMap(([name, value]): readonly PaletteItem[] => {
    const isPlain = ["string", "number", "boolean"].includes(typeof value);
    if (!isPlain || String(value).length > longestValue || value === document.labelOf(id)) return [];
    const where = {
      op: "compare",
      field: { name, of: "attribute" },
      cmp: "==",
      value: { kind: "literal", value },
    } as const;
    return [
      {
        key: `same ${name}`,
        section: "selection",
        title: words.palette.sameValue(name, String(value)),
        icon: SquareStack,
        score: 30,
        run: (given) => void selectBy(given, { selector: printSelector(where) }),
      },
    ];
  });
}

function sampleItems({ files }: Services, words: AllWords): readonly PaletteItem[] {
  return inLanguage(files.samples, words).map(({ name, title }) => ({
    key: `sample ${name}`,
    section: "samples",
    title: words.palette.sample(title),
    icon: Shapes,
    score: 50,
    run: (given) => void given.files.openSample(name),
  }));
}

/** Every layout, also by the names it has elsewhere. */
function layoutItems({ palette, layout, finding }: AllWords): readonly PaletteItem[] {
  return layoutNames.map((type) => ({
    key: `layout ${type}`,
    section: "layouts",
    title: palette.layout(layout.names[type]),
    aliases: finding.layouts[type],
    ...(finding.layouts[type][0] !== undefined && { detail: finding.layouts[type][0] }),
    icon: Network,
    score: 50,
    run: ({ edit }) => void edit.run({ name: "setLayout", input: { type } }),
  }));
}

/** Every algorithm that runs without a choice, by its name; the others open the panel they are chosen in. */
function algorithmItems({ algorithms, finding, steps }: AllWords): readonly PaletteItem[] {
  return algorithmNames.map((algorithm) => {
    const { name, about } = algorithms[algorithm];
    const { required = [] }: AlgorithmInfo = algorithmCatalog[algorithm];
    return {
      key: `algorithm ${algorithm}`,
      section: "algorithms",
      title: required.length > 0 ? finding.choose(name) : finding.find(name),
      aliases: [algorithm],
      detail: about,
      icon: ChartColumn,
      score: 50,
      run: ({ edit, view }) => {
        if (required.length > 0) return view.changePanels({ flyout: "analyse" });
        void edit.run(findCall({ ...firstFind, algorithm }), { title: steps.hand.find(name) });
      },
    };
  });
}
