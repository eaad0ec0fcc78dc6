import { createContext, use } from "react";
import type { ContextMeasure } from "@/ai/context/measure-context";
import type { EndpointFinding, EndpointQuestion } from "@/ai/port/endpoint-kind";
import type { StartLive } from "@/analysis/workers/live-types";
import type { CanvasPlace } from "@/canvas/canvas-place";
import type { CanvasDeps, CanvasView } from "@/canvas/canvas-port";
import type {
  CommandCall,
  CommandRegistry,
  CommandResult,
  ExecutedCommand,
  Picture,
  PictureOptions,
} from "@/commands/door/command-types";
import type { PlanEdit } from "@/commands/plan/edit-plan";
import type { GraphData } from "@/graph/changes/change-types";
import type { CallOfStep, GraphDocument, StepId } from "@/graph/document/document-types";
import type { GraphDirection, NodeId, TaughtWord } from "@/graph/document/graph-types";
import type { Encoding } from "@/graph/formats/decode-text";
import type { ReadNote } from "@/graph/formats/note-texts";
import type { ReadFailure } from "@/graph/formats/read-result";
import type { FormatName } from "@/graph/formats/recognise/known-formats";
import type { Sample } from "@/graph/formats/samples/sample-list";
import type { Sketch } from "@/graph/profile/sketch";
import type { Shelf } from "@/knowledge/shelf/shelf-types";
import type { NetworkWatch } from "@/lib/network-guard/network-guard";
import type { Fit, ModelLibrary } from "@/providers/webllm/model-library-types";
import type { ChatListStore, ChatsOfGraph, SavedChat } from "@/store/chat/chat-list";
import type { ChatStore } from "@/store/chat/chat-store";
import type { MetricsStore } from "@/store/metrics/metrics-store";
import type { TrialService } from "@/store/prompts/suggestion-trials";
import type { SavedView } from "@/store/session/saved-graph";
import type { ModelStore } from "@/store/settings/model-store";
import type { SettingsStore } from "@/store/settings/settings-store";
import type { LibraryStore } from "@/store/view/library-store";
import type { SelectionHistory } from "@/store/view/selection-history";
import type { TableImport, TableImportStore } from "@/store/view/table-import";
import type { TableStore } from "@/store/view/table-store";
import type { ViewStore } from "@/store/view/view-store";
import type { WordsStore } from "@/words/words-store";
import type { MeaningService } from "./meaning-service";
import type { RecipeService } from "./recipe-service";
import type { ReplayService } from "./replay-service";
import type { TraceService } from "./trace-service";

/** The user's word on a call that waits. */
export type ApprovalAnswer = "deny" | "allow" | "allow-for-chat";

/** The messages that wait while one runs. Never rejects; unknown ids are ignored. */
export interface QueueService {
  /** Behind those that wait; sent at once where none runs. */
  add(text: string, options?: { readonly tellSelection: boolean }): void;
  /** Somebody rewords it: it is not sent until they are done. */
  beginEdit(id: string): void;
  /** With its new words; null: as it was. */
  endEdit(id: string, text: string | null): void;
  /** The words in the making are gone from the screen: nothing is sent by itself. */
  leaveEdit(id: string): void;
  remove(id: string): void;
  move(id: string, by: -1 | 1): void;
  /** Before the others; what runs is stopped for it. */
  sendNow(id: string): void;
  /** Those that were held back are sent in their order. */
  goOn(): void;
}

export interface ChatService {
  readonly queue: QueueService;
  readonly trials: TrialService;
  /** What a hand does to the plan of the last message; nothing where it cannot be. */
  editPlan(edit: PlanEdit): Promise<void>;
  readonly store: ChatStore;
  /** The conversations about this graph. */
  readonly list: ChatListStore;
  /** Sends the words; nothing while a message runs. Never rejects. */
  send(text: string, options?: { readonly tellSelection: boolean }): Promise<void>;
  /** Takes back what the last message changed and sends it again; the answer before is kept as a version. */
  retry(): Promise<void>;
  /**
   * Sends other words in the place of a message; what came from there on is kept as a version. Null, or why not, when
   * the changes of those turns are to be undone first and cannot be.
   */
  edit(turnId: string, text: string, options: { readonly undo: boolean }): string | null;
  /** Shows another version of the conversation from that message on. The graph stays as it is. */
  showVersion(from: string, to: string): void;
  stop(): void;
  answerApproval(callId: string, answer: ApprovalAnswer): void;
  /** Calls of that command ask again. */
  revoke(command: string): void;
  /** In this conversation nothing is asked before it is done, or all is again as it is set. */
  setAutonomy(isOn: boolean): void;
  /** How full the next request would be with this conversation, as the options are set. Rejects when its code cannot be had. */
  measureContext(): Promise<ContextMeasure>;
  /** All conversations of this graph are gone from the page, with what was being written. */
  forgetAll(): void;
  /** Puts the conversation into the list and begins anew; the graph stays. */
  startNew(): void;
  open(id: string): void;
  /** Takes it out of the list, or ends the open one. What `bringBack` takes; null where there is none. */
  remove(id: string): SavedChat | null;
  bringBack(chat: SavedChat): void;
  /** All conversations as they are now, to be stored beside the graph. */
  saved(): ChatsOfGraph;
  /** In place of all there are: those of another graph, or of the last visit. */
  openChats(chats: ChatsOfGraph): void;
}

/** What pasted text would open as. */
export type TextPreview =
  | { readonly kind: "empty" }
  /** It may be meant in several ways: opening it asks. */
  | { readonly kind: "unsure" }
  | {
      readonly kind: "graph";
      readonly nodes: number;
      readonly edges: number;
      readonly direction: GraphDirection;
      readonly notes: readonly ReadNote[];
    }
  /** Text for reading: course documents, or prose that nobody called a document yet. */
  | {
      readonly kind: "document";
      readonly courses: number;
      readonly lessons: number;
      readonly isProse: boolean;
      readonly notes: readonly ReadNote[];
    }
  | ({ readonly kind: "wrong" } & Pick<ReadFailure, "why" | "hint">);

/** Tables whose columns are being decided on. */
export interface TableService {
  readonly store: TableImportStore;
  /** With another encoding or separator, or as another format. */
  reread(
    place: number,
    given: {
      readonly encoding?: Encoding;
      readonly sheet?: string;
      readonly delimiter?: string;
      readonly format?: FormatName;
    },
  ): Promise<void>;
  add(files: readonly File[]): Promise<void>;
  /** Opens or adds what the tables make. */
  finish(): Promise<void>;
}

export interface FileService {
  readonly samples: readonly Sample[];
  /** The samples' pictures by name. Rejects when they cannot be had. */
  sketches(): Promise<Readonly<Record<string, Sketch>>>;
  readonly tables: TableService;
  openSample(name: string): Promise<void>;
  /** Opens them as one graph or adds them to the open one; tells why not and leaves the graph as it is. */
  openFiles(files: readonly File[], how?: TableImport["how"]): Promise<void>;
  openText(text: string, how?: TableImport["how"]): Promise<void>;
  /** As one step, with a new chat; undo by hand ends there. */
  openGraph(graph: GraphData, title: string): Promise<StepId | null>;
  preview(text: string): Promise<TextPreview>;
  startBlank(): void;
  saveAsJson(): Promise<void>;
}

export interface EditOptions {
  /** What undo calls it; the command's title otherwise. */
  readonly title?: string;
  /** The step it is a part of; one of its own otherwise. */
  readonly step?: StepId;
  /** Stopped: nothing was changed, the run gives null. */
  readonly signal?: AbortSignal;
  /** 0 to 1. */
  readonly progress?: (ratio: number) => void;
  /** The caller tells a refusal itself. */
  readonly isQuiet?: boolean;
}

/** The graphs that are kept on this device, and what room there is for them. */
export interface LibraryService {
  readonly store: LibraryStore;
  refresh(): Promise<void>;
  /** With its chats and view; tells when it cannot be read. */
  open(id: string, name: string): Promise<void>;
  /** Null, or why it was not deleted. */
  remove(id: string): Promise<string | null>;
  /** Deletes the conversations of all graphs, with what was recorded of them; the graphs stay. Null, or why not. */
  removeChats(): Promise<string | null>;
  downloadAside(name: string): Promise<void>;
  removeAside(name: string): Promise<void>;
  /** Whether the browser agreed to keep it until the user deletes it. */
  persist(): Promise<boolean>;
  /** The open graph is kept though nothing was changed. */
  keep(): void;
  /** What is in the middle of the canvas now. */
  camera(): SavedView["camera"];
}

export interface EditService {
  /** Runs a command for the user: one undo step. A refusal is shown to the user. */
  run(call: CommandCall, options?: EditOptions): Promise<ExecutedCommand | null>;
  /** Several as one undo step, each made from what those before it did; a refusal ends it. */
  runAll(
    calls: readonly (CommandCall | ((before: readonly ExecutedCommand[]) => CommandCall))[],
  ): Promise<readonly ExecutedCommand[]>;
  /**
   * Draws what a style command would draw, with nothing to undo; null ends it, and so does the next change of style.
   * Gives what the command would say, or null when a later wish overtook it.
   */
  tryOut(call: CommandCall | null): Promise<CommandResult | null>;
  /** Whether an edit was begun that has not ended: there may be something to undo soon. */
  isBusy(): boolean;
  /** Once the edits that were begun before have ended; long work is not waited for. */
  settled(): Promise<void>;
  /** Waits a moment for edits that were begun before it. */
  undo(): void;
  redo(): void;
  /** Takes back one turn of the chat, or one call of it; null, or why not. */
  undoStep(step: StepId | CallOfStep): string | null;
  /** Takes back the undo of a step, or of one call; null, or why not. */
  redoStep(step: StepId | CallOfStep): string | null;
  rename(name: string): void;
  /** The words taught of this graph, in place of those there are; one undo step under this title. */
  setTaught(taught: readonly TaughtWord[], title: string): void;
}

/** Asks an endpoint that is being set up what it is. Never rejects. */
export interface EndpointService {
  listModels(question: EndpointQuestion, signal: AbortSignal): Promise<EndpointFinding>;
  /** Also whether it has the model. */
  test(question: EndpointQuestion, signal: AbortSignal): Promise<EndpointFinding>;
}

/** The model people are shown first, before anything is downloaded. */
export interface ModelPreview {
  readonly title: string;
  /** Of its download, about. */
  readonly bytes: number;
  readonly verdict: "good" | "tight" | "wont-fit";
  readonly reason: Fit["reason"];
}

/** The models of this device. Nothing of them is loaded before it is asked for. */
export interface ModelService {
  /** Rejects when its code cannot be loaded. */
  library(): Promise<ModelLibrary>;
  /** Asked when the page has nothing else to do; null: this browser cannot tell. */
  preview(): Promise<ModelPreview | null>;
  readonly store: ModelStore;
  /** Goes on while its page is closed; its end is announced. */
  download(model: { readonly id: string; readonly title: string }): Promise<void>;
  /** What has come stays. */
  stop(id: string): void;
  /** Ends a download, and nothing of it stays. */
  discard(id: string): void;
}

/** Shows the document in an element. */
export type MountCanvas = (element: HTMLElement, deps: CanvasDeps) => CanvasView;

/** The help as courses, to read and to search beside any graph. */
export interface HandbookService {
  /** Fetched when it is first wanted, and kept. Rejects with the reason; the next call tries again. */
  shelf(): Promise<Shelf>;
}

/** All the page needs of the parts below it. */
export interface Services {
  readonly document: GraphDocument;
  readonly registry: CommandRegistry;
  readonly chat: ChatService;
  readonly files: FileService;
  readonly library: LibraryService;
  readonly edit: EditService;
  readonly settings: SettingsStore;
  readonly view: ViewStore;
  readonly selections: SelectionHistory;
  readonly words: WordsStore;
  readonly table: TableStore;
  readonly endpoint: EndpointService;
  readonly models: ModelService;
  readonly handbook: HandbookService;
  readonly replay: ReplayService;
  /** Its code comes with the first question. Rejects when it cannot be had. */
  meaning(): Promise<MeaningService>;
  /** How answers came to be; its code comes when it is asked for. Rejects when it cannot be had. */
  traces(): Promise<TraceService>;
  /** The figures of messages. Its code comes with the first use. Rejects when it cannot be had. */
  metrics(): Promise<MetricsStore>;
  /** Its code comes when it is first wanted. Rejects when it cannot be had. */
  recipes(): Promise<RecipeService>;
  /** Which hosts were contacted, and which were not let out. */
  readonly network: NetworkWatch;
  /** The label of a node that is gone, as far as it is remembered. */
  goneLabel(id: NodeId): string | undefined;
  /** The graph as a picture. Rejects with the reason. */
  picture(options: PictureOptions, signal: AbortSignal): Promise<Picture>;
  /** What draws the graph: loaded at its first use, and kept. Rejects when it cannot be had; the next call tries again. */
  loadCanvas(): Promise<MountCanvas>;
  /** The canvas while there is one. */
  readonly canvas: CanvasPlace;
  /** The force layout, told frame by frame. */
  readonly startLive: StartLive;
  readonly now: () => number;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error("The page was drawn outside its services.");
  return services;
}
