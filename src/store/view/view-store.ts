import { createStore, type StoreApi } from "zustand/vanilla";
import type { Trace } from "@/ai/trace/trace";
import type { CallOfStep, StepId } from "@/graph/document/document-types";
import type { WatchedMetric } from "@/traces/metrics";
import { initialPanels, type Panels } from "./panels";
import type { Reading } from "./reading";
import type { SettingsPlace } from "./settings-places";
import { type StyleSubject, wholeGraph } from "./style-subject";

/** "style": on a phone only, where the sheet has no rail beside it. */
export type DockTab = "chat" | "inspect" | "style";
/** The dialogs by name: each feature adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by `declare module`.
export interface Dialogs {}
export type DialogName = keyof Dialogs;
/** A section of the settings opens their page there. */
export type OpenDialog = DialogName | SettingsPlace;
/** What a press on the canvas does. */
export type CanvasTool = "select" | "lasso" | "node" | "connect";
/** As the canvas has them: in detail, fast for large graphs, or by the size of the graph. */
export type DrawingWay = "automatic" | "detailed" | "fast";
/** How far the sheet of a small screen stands open. */
export type SheetHeight = "low" | "half" | "full";

/** Told over the canvas until it is closed: a file that could not be read, storage that is full. */
export interface Notice {
  readonly tone: "plain" | "warn" | "danger";
  readonly title: string;
  readonly text: string;
  /** What can be done about it; a press also closes the notice. */
  readonly actions?: readonly { readonly title: string; readonly run: () => void }[];
}

/** Told at the bottom of the canvas for a few seconds: what was done, and the way back. Never the only place of an error. */
export interface Toast {
  readonly text: string;
  readonly action?: { readonly title: string; readonly run: () => void };
}

/** Work that takes a while: shown with how far it is. */
export interface ShownWork {
  readonly title: string;
  readonly detail?: string;
  /** 0 to 1; absent: nobody knows. */
  readonly ratio?: number;
  readonly cancel: () => void;
}

/** A layout that runs with the graph moving. */
export interface ShownLive {
  readonly isPaused: boolean;
  /** Pauses it, or goes on. */
  readonly toggle: () => void;
  /** Ends it; the nodes stay where they are now. */
  readonly stop: () => void;
}

/** One small thing opened on the canvas. */
export type CanvasPopup =
  /** A field over the node for its name. */
  | { readonly kind: "name"; readonly id: string }
  /** A list to pick the node it is to be joined to. */
  | { readonly kind: "connect"; readonly id: string }
  /** A list of types for what is selected. */
  | { readonly kind: "type" }
  /** In px of the canvas; what it offers follows from what is selected, or `onBackground` from nothing. */
  | { readonly kind: "menu"; readonly x: number; readonly y: number; readonly onBackground: boolean };

/** An answer of the chat by its turn, or the messages of a file that was opened. */
export type Traced =
  | { readonly kind: "turn"; readonly turn: string }
  | { readonly kind: "file"; readonly name: string; readonly messages: readonly Trace[] };

export type SavedState =
  | { readonly kind: "none" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved" }
  | { readonly kind: "failed"; readonly reason: string }
  /** The graph is open in another tab, which saves it. */
  | { readonly kind: "elsewhere" };

export interface ViewState {
  readonly tab: DockTab;
  readonly tool: CanvasTool;
  /** Sizes and open state of the panels: kept over visits. */
  readonly panels: Panels;
  /** What the style panel styles. */
  readonly styled: StyleSubject;
  /** The card over the canvas with which a first visit begins. */
  readonly isStartOpen: boolean;
  /** Pasted on the page, for the box of the start card; "": nothing was. */
  readonly pasted: string;
  readonly sheet: SheetHeight;
  readonly dialog: OpenDialog | null;
  readonly notice: Notice | null;
  readonly toast: Toast | null;
  readonly work: ShownWork | null;
  readonly live: ShownLive | null;
  readonly popup: CanvasPopup | null;
  /** The graph of the last visit is back: said once, with the way to begin anew. */
  readonly isBack: boolean;
  /** A graph is being read and put in place of the open one: messages wait for it. */
  readonly isOpening: boolean;
  /** False: the canvas draws no names, as after a fault. */
  readonly hasLabels: boolean;
  /** How the graph is to be drawn. */
  readonly drawing: DrawingWay;
  /** How it is drawn. */
  readonly drawn: Exclude<DrawingWay, "automatic">;
  readonly saved: SavedState;
  /** The undo step whose changes are drawn on the canvas, or one call of it. */
  readonly shownChanges: StepId | CallOfStep | null;
  /** Figures of this visit's messages that are above their limits, where that was not told yet. */
  readonly attention: readonly WatchedMetric[];
  /** What "What happened" shows; null: the last answer. */
  readonly traced: Traced | null;
  readonly isChatListOpen: boolean;
  /** What the documents panel shows in place of its list; null: the list. */
  readonly reading: Reading | null;
  /** The documents panel lists the handbook, too. */
  readonly isHandbookListed: boolean;
  /** What is in the composer. */
  readonly draft: string;
  /** Prompts already sent: none is offered twice. */
  readonly usedSuggestions: readonly string[];
  /** For a screen reader: where the keyboard focus went on the canvas. */
  readonly announcement: string;
}

export interface ViewStore extends Pick<StoreApi<ViewState>, "getState" | "getInitialState" | "subscribe"> {
  change(view: Partial<ViewState>): void;
  changePanels(panels: Partial<Panels>): void;
  /** Shows the notice; where another stands, once that is closed: none is lost. What it gives takes it back. */
  tell(notice: Notice): () => void;
}

/** In px: a page so low, as at 200 %, has no room for graph and chat. */
const LOW_PAGE = 520;

/** In a low page the graph comes first, and of the chat its message box alone. */
export function sheetAtFirst(pageHeight: number): SheetHeight {
  return pageHeight < LOW_PAGE ? "low" : "half";
}

export function createViewStore(start: Partial<ViewState> = {}): ViewStore {
  const store = createStore<ViewState>(() => ({ ...initialView, ...start }));
  const waiting: Notice[] = [];
  store.subscribe(({ notice }, before) => {
    if (notice !== null || before.notice === null) return;
    // Not within the change that closed the other one.
    queueMicrotask(() => {
      if (store.getState().notice === null) store.setState({ notice: waiting.shift() ?? null });
    });
  });
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change: (view) => store.setState(view),
    tell(notice) {
      if (store.getState().notice === null && waiting.length === 0) store.setState({ notice });
      else waiting.push(notice);
      return () => {
        const place = waiting.indexOf(notice);
        if (place >= 0) waiting.splice(place, 1);
        else if (store.getState().notice === notice) store.setState({ notice: null });
      };
    },
    changePanels: (panels) => store.setState(({ panels: before }) => ({ panels: { ...before, ...panels } })),
  };
}

const initialView: ViewState = {
  tab: "chat",
  tool: "select",
  panels: initialPanels,
  styled: wholeGraph,
  isStartOpen: false,
  pasted: "",
  sheet: "half",
  dialog: null,
  notice: null,
  toast: null,
  work: null,
  live: null,
  popup: null,
  isBack: false,
  isOpening: false,
  hasLabels: true,
  drawing: "automatic",
  drawn: "detailed",
  saved: { kind: "none" },
  shownChanges: null,
  attention: [],
  traced: null,
  isChatListOpen: false,
  reading: null,
  isHandbookListed: false,
  draft: "",
  usedSuggestions: [],
  announcement: "",
};
