import type { ContextMeasure } from "@/ai/context/measure-context";
import type { PlanEdit } from "@/commands/plan/edit-plan";
import type { ChatListStore, ChatsOfGraph, SavedChat } from "@/store/chat/chat-list";
import type { ChatStore } from "@/store/chat/chat-store";
import type { TrialService } from "@/store/prompts/suggestion-trials";

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
  edit(turnId: string, text: string, options: { readonly undo: boolean }): Promise<string | null>;
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
