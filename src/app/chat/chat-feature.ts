import { type ChatListStore, createChatList, type SavedChat } from "@/store/chat/chat-list";
import { createDraftStorage } from "@/store/chat/draft-storage";
import { closedTurn } from "@/store/chat/end-turn";
import { createSuggestionTrials } from "@/store/prompts/suggestion-trials";
import { chatActions } from "@/ui/actions/chat-actions";
import type { ChatService } from "@/ui/chat/chat-service";
import { metricsOf } from "../metrics/metrics-feature";
import { type Feature, type Page, part } from "../page/page";
import { graphKeyOf } from "../session/graph-key";
import { tracesOf } from "../traces/trace-feature";
import type { ChatDeps } from "./chat-deps";
import { changeOf, createMessages, takeUpPlan } from "./chat-messages";
import type { ChatQueue } from "./chat-queue";

/** The conversations beside the graph. */
export const conversations = {
  services: (page: Page) => ({ chat: chatOf(page) }),
  actions: chatActions,
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    readonly chat: ChatService;
  }
}

export const chatOf = part((page) =>
  createChatService({
    ...page,
    store: page.chatStore,
    graph: graphKeyOf(page).overReload,
    metrics: metricsOf(page),
    traces: tracesOf(page),
    ready: page.provider.ready,
    async tryOut(text, signal) {
      const { tryMessage } = await import("./try-message");
      return tryMessage(text, { ...page, core: page, options: page.settings.getState().options }, signal);
    },
  }),
);

/** The chat beside the graph: the open conversation, and the list of the others. */
export function createChatService(deps: ChatDeps): ChatService {
  const { controller, store, newId, today } = deps;
  const list = createChatList({ id: newId(), title: null, startedAt: today() });
  controller.subscribe(store.dispatch);
  const chatId = () => (store.getState().turns.length === 0 ? null : list.getState().current.id);
  const keeps = () => deps.settings.getState().keepChats;
  const drafts = createChatDrafts({ view: deps.view, store, tab: deps.tab, graph: deps.graph, chatId, keeps });
  const { service, queue } = createMessages(deps, { chatId, keeps });
  controller.plan.subscribe((plan, { by }) => {
    if (plan !== null && by === "user") store.dispatch({ type: "chat-plan-edited", plan });
  });

  return {
    store,
    list,
    ...service,
    queue,
    trials: createSuggestionTrials(deps),
    async editPlan(edit) {
      const { editPlan } = await import("@/commands/plan/edit-plan");
      const plan = controller.plan.current();
      const edited = plan && editPlan(plan, edit);
      if (edited) controller.plan.put(edited.plan, { by: "user", message: edited.message });
    },
    stop: controller.cancel,
    answerApproval(callId, answer) {
      controller.answerApproval(callId, answer !== "deny", answer === "allow-for-chat");
      store.dispatch({ type: "chat-allowed", names: controller.allowed() });
    },
    revoke(command) {
      controller.revoke(command);
      store.dispatch({ type: "chat-allowed", names: controller.allowed() });
    },
    setAutonomy(isOn) {
      controller.allowAll(isOn);
      store.dispatch({ type: "chat-autonomous", isOn });
    },
    async measureContext() {
      // What a model reads at once is known once its code is here.
      await deps.ready().catch(() => undefined);
      return controller.measureContext(deps.settings.getState().options);
    },
    ...createConversations(deps, list, { drafts, queue }),
  };
}

type Conversations = Pick<
  ChatService,
  "startNew" | "open" | "remove" | "bringBack" | "saved" | "openChats" | "forgetAll"
>;

/** What is kept of each conversation in this tab. */
interface TabStore {
  readonly drafts: ChatDrafts;
  readonly queue: ChatQueue;
}

/** Which conversation is open, and where the others are. */
function createConversations(deps: ChatDeps, list: ChatListStore, { drafts, queue }: TabStore): Conversations {
  const { controller, document, store, view, traces, newId, today } = deps;

  const current = (): SavedChat | null => {
    const { turns, branches } = store.getState();
    if (turns.length === 0) return null;
    const last = turns.at(-1);
    const running = last?.end.kind === "running" ? controller.running() : null;
    const saved = turns.map((turn) => {
      const closed = closedTurn(turn);
      if (!running || turn !== last) return closed;
      const { undoStep, outcomes } = running;
      return { ...closed, undoStep, change: changeOf(document, undoStep, outcomes) };
    });
    const history = [...controller.history(), ...(running ? [running.exchange] : [])];
    return { ...list.getState().current, turns: saved, branches, history };
  };

  /** What runs is stopped; null: a new one. */
  const show = (chat: SavedChat | null): void => {
    controller.clear();
    if (chat) controller.restore(chat.history);
    const { id, title, startedAt } = chat ?? { id: newId(), title: null, startedAt: today() };
    list.setCurrent({ id, title, startedAt });
    const turns = chat?.turns.map(closedTurn) ?? [];
    if (chat) store.dispatch({ type: "chat-restored", turns, branches: chat.branches });
    else store.dispatch({ type: "chat-cleared" });
    view.change({ usedSuggestions: turns.map(({ asked }) => asked) });
    takeUpPlan(deps);
    drafts.switched();
    queue.switched();
  };

  const putAway = (): void => {
    const chat = current();
    if (chat) list.keep(chat);
  };

  const open = (id: string): void => {
    const chat = list.getState().chats.find((one) => one.id === id);
    if (!chat) return;
    putAway();
    list.remove(id);
    show(chat);
  };

  return {
    open,
    startNew() {
      putAway();
      show(null);
    },
    remove(id) {
      const { chats, current: opened } = list.getState();
      const chat = id === opened.id ? current() : (chats.find((one) => one.id === id) ?? null);
      if (id === opened.id) show(null);
      else list.remove(id);
      traces.removed(id);
      queue.forget(id);
      return chat;
    },
    bringBack(chat) {
      traces.broughtBack(chat.id);
      list.keep(chat);
      if (store.getState().turns.length === 0) open(chat.id);
    },
    saved: () => ({ current: current(), others: list.getState().chats }),
    forgetAll() {
      list.replace([]);
      show(null);
      drafts.forget();
      queue.forget();
    },
    openChats(chats) {
      list.replace(chats.others);
      show(chats.current);
    },
  };
}

interface DraftDeps extends Pick<ChatDeps, "view" | "store" | "tab" | "graph"> {
  /** The open chat; null while nothing was said in it. */
  readonly chatId: () => string | null;
  /** Whether anything of a chat is kept. */
  readonly keeps: () => boolean;
}

type ChatDrafts = ReturnType<typeof createChatDrafts>;

/**
 * Keeps what is in the message box, for each chat, while this tab lives. A message that was sent is kept as well until its chat is
 * saved: a page left in between has it in the box again, with the graph it was sent to.
 */
function createChatDrafts({ view, store, tab, graph, chatId, keeps }: DraftDeps) {
  const drafts = createDraftStorage(tab);
  const lastAsked = () => store.getState().turns.at(-1);
  /** The first message of a chat waits under its graph: in the box of another it would be a riddle. */
  const firstOf = () => `first message to ${graph()}`;
  /** Where a sent message waits for its chat to be saved. */
  let sent: { readonly place: string | null; readonly text: string } | null = null;
  let broughtBack: string | null = null;

  const write = (): void => {
    if (sent !== null && drafts.of(sent.place) === sent.text) drafts.keep(sent.place, "");
    sent = null;
  };
  view.subscribe(({ draft, saved }, before) => {
    if (draft !== before.draft && draft !== broughtBack && keeps()) drafts.keep(chatId(), draft);
    if (saved !== before.saved && saved.kind === "saved") write();
  });
  store.subscribe(({ turns }, before) => {
    const turn = turns.at(-1);
    const isNew = turn?.end.kind === "running" && turn.id !== before.turns.at(-1)?.id;
    if (!isNew || !keeps()) return;
    sent = { place: turns.length === 1 ? firstOf() : chatId(), text: turn.asked };
    drafts.keep(sent.place, sent.text);
  });
  const switched = (): void => {
    write();
    // It was saved in the moment the page was left.
    for (const id of [chatId(), firstOf()]) if (drafts.of(id) === lastAsked()?.asked) drafts.keep(id, "");
    const draft = drafts.of(chatId());
    if (draft !== view.getState().draft) view.change({ draft });
  };
  const bringBack = (): void => {
    const first = chatId() === null ? drafts.of(firstOf()) : "";
    if (first === "") return;
    broughtBack = first;
    view.change({ draft: first });
  };
  if (drafts.of(chatId()) !== "") switched();
  else bringBack();
  return {
    /** Another chat is open now: what was being written in it is in the box again. */
    switched,
    /** Of all chats, what is in the box too. */
    forget(): void {
      sent = null;
      drafts.forget();
      view.change({ draft: "" });
    },
  };
}
