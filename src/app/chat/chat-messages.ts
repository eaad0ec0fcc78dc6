import type { ExecutionResult, ToolOutcome } from "@/ai/results/execution-result";
import { countChanges } from "@/graph/changes/describe-step";
import type { GraphDocument, StepId } from "@/graph/document/document-types";
import { loadOnce } from "@/lib/load-once";
import { changeSummary } from "@/store/chat/change-summary";
import { branchWith, exchangesBefore } from "@/store/chat/chat-branches";
import type { ChatTurn, SentSelection } from "@/store/chat/chat-types";
import { queueKey } from "@/store/chat/queue-key";
import { chosenEndpoint } from "@/store/settings/endpoints";
import type { SettingsState } from "@/store/settings/settings-store";
import type { ChatService } from "@/ui/chat/chat-service";
import { refusalText } from "@/ui/sentences/refusal-text";
import type { ChatDeps } from "./chat-deps";
import type { ChatQueue, QueueDeps } from "./chat-queue";

interface Messages {
  readonly service: Pick<ChatService, "send" | "retry" | "edit" | "showVersion">;
  readonly queue: ChatQueue;
}

/** Sends messages, once or again, and puts what comes of them into the chat store. */
export function createMessages(deps: ChatDeps, stored: Pick<QueueDeps, "chatId" | "keeps">): Messages {
  const { controller, document, store, settings, view, newId } = deps;
  const lastTurn = () => store.getState().turns.at(-1);
  /** A turn runs from the moment it is asked, before the controller has it. */
  const isBusy = () => controller.isBusy || lastTurn()?.end.kind === "running";

  const queue = createLazyQueue({
    ...deps,
    ...stored,
    isBusy,
    stop: controller.cancel,
    deliver: (message) => void whenOpened(deps, () => deliver(message.text, message.tellSelection)),
  });

  const deliver = async (text: string, withSelection: boolean, isRetry = false): Promise<void> => {
    const turnId = newId();
    const { options } = settings.getState();
    const tellSelection = withSelection && options.tellSelection !== false;
    const provider = providerOf(settings.getState());
    const selection = tellSelection ? selectedNow(document) : null;
    // The first answer is seen, however low the sheet stood for the graph's sake.
    const isFirst = lastTurn() === undefined && view.getState().sheet === "low";
    view.change({
      isStartOpen: false,
      tab: "chat",
      shownChanges: null,
      usedSuggestions: [...view.getState().usedSuggestions, text],
      ...(isFirst && { sheet: "half" }),
    });
    store.dispatch({ type: "chat-asked", turnId, text, provider, selection, askedAt: deps.today() });
    const problem = await notReady(deps);
    // Left for another chat meanwhile.
    if (lastTurn()?.id !== turnId) return;
    if (problem !== null) store.dispatch({ type: "chat-refused", reason: problem });
    else finishTurn(deps, turnId, await controller.execute(text, { ...options, tellSelection }));
    const turn = lastTurn();
    if (turn?.id === turnId) queue.ended(turn.end.kind, isRetry);
  };

  const { tailFrom, rewindTo } = createRewinding(deps);

  const service: Messages["service"] = {
    async send(given, { tellSelection } = { tellSelection: true }) {
      const text = given.trim();
      if (text !== "" && !isBusy()) await whenOpened(deps, () => deliver(text, tellSelection));
    },
    async retry() {
      const turn = lastTurn();
      if (!turn || isBusy()) return;
      const refusal = await rewindTo([turn], true);
      if (view.getState().draft === turn.asked) view.change({ draft: "" });
      if (refusal === null) await deliver(turn.asked, turn.selection !== null, true);
      else store.dispatch({ type: "chat-noted", turnId: turn.id, note: refusal });
    },
    async edit(turnId, given, { undo }) {
      const text = given.trim();
      const { turns } = store.getState();
      const at = turns.findIndex(({ id }) => id === turnId);
      const turn = turns[at];
      if (!turn || text === "" || isBusy()) return null;
      const refusal = await rewindTo(turns.slice(at), undo);
      if (refusal === null) void deliver(text, turn.selection !== null);
      return refusal;
    },
    showVersion(from, to) {
      const chosen = branchWith(store.getState(), to);
      if (!chosen || isBusy()) return;
      const { before, tail } = tailFrom(from);
      controller.restore([...before, ...chosen.history]);
      store.dispatch({ type: "chat-switched", from, to, history: tail });
      takeUpPlan(deps);
      store.dispatch({ type: "chat-allowed", names: controller.allowed() });
      store.dispatch({ type: "chat-autonomous", isOn: false });
    },
  };
  return { service, queue };
}

/** A message that is sent while a file opens is of the graph that comes, or of the old one where none does. */
async function whenOpened({ view, words }: ChatDeps, send: () => Promise<void>): Promise<void> {
  if (view.getState().isOpening) {
    view.change({ toast: { text: words.getState().words.chat.waitsForFile } });
    await new Promise<void>((resolve) => {
      const stop = view.subscribe(({ isOpening }) => {
        if (isOpening) return;
        stop();
        resolve();
      });
    });
  }
  await send();
}

/** Takes messages back, so that others can take their place. */
function createRewinding(deps: ChatDeps) {
  const { controller, store } = deps;
  /** The history from a turn on. */
  const tailFrom = (turnId: string) => {
    const history = controller.history();
    const before = exchangesBefore(store.getState().turns, history, turnId);
    return { before: history.slice(0, before), tail: history.slice(before) };
  };

  /** Makes room for another message in the place of one; null, or why not. */
  const rewindTo = async (turns: readonly ChatTurn[], undo: boolean): Promise<string | null> => {
    const [first] = turns;
    if (!first) return null;
    const { tail } = tailFrom(first.id);
    const refusal = await controller.rewind(tail.length, undo ? turns.flatMap(({ undoStep }) => undoStep ?? []) : []);
    if (refusal !== null) return refusalText(refusal, deps.words.getState());
    store.dispatch({ type: "chat-branched", from: first.id, history: tail });
    takeUpPlan(deps);
    return null;
  };

  return { tailFrom, rewindTo };
}

/** The plan of the last message is the one that stands. */
export function takeUpPlan({ controller, store }: Pick<ChatDeps, "controller" | "store">): void {
  controller.plan.put(store.getState().turns.at(-1)?.plan ?? null, { by: "page" });
}

/** What only the finished message tells: its change card, or that it was never sent. */
function finishTurn(
  { document, store, view, traces, metrics }: ChatDeps,
  turnId: string,
  result: ExecutionResult,
): void {
  const turn = store.getState().turns.find(({ id }) => id === turnId);
  if (!turn) return;
  traces.ended(turnId);
  const { provider, startedAt, endedAt, waitedMs = 0 } = turn;
  // How long people think is no figure of the assistant's.
  if (endedAt !== null) metrics.ended(result, { turn: turnId, provider, latencyMs: endedAt - startedAt - waitedMs });
  if (turn.end.kind === "running") store.dispatch({ type: "chat-refused", reason: result.message });
  const outcomes = result.rounds.flatMap(({ toolResults }) => toolResults);
  const change = changeOf(document, result.undoStep, outcomes);
  if (change) store.dispatch({ type: "chat-changed", turnId, change });
  const isLost = !result.success && result.terminationReason === "provider_error" && result.rounds.length === 0;
  if (isLost && view.getState().draft === "") view.change({ draft: turn.asked });
}

/** What a step's card says; null where there is no such step, or it changed nothing. */
export function changeOf(
  document: ChatDeps["document"],
  step: StepId | null,
  outcomes: readonly ToolOutcome[],
): ReturnType<typeof changeSummary> {
  const done = step === null ? null : document.changesOf(step);
  if (step === null || !done) return null;
  // A message may undo calls of its own, and redo them.
  const undone = new Set(document.callsOf(step).flatMap(({ call, inForce }) => (inForce ? [] : [call])));
  const left = outcomes.filter(({ callId }) => !undone.has(callId));
  return changeSummary(countChanges(done.changes), left);
}

async function notReady({ ready, words }: ChatDeps): Promise<string | null> {
  try {
    await ready();
    return null;
  } catch {
    return words.getState().words.chat.providerNotLoaded;
  }
}

const describeNames = 3;

function selectedNow({ selection: { nodes, edges }, labelOf }: GraphDocument): SentSelection | null {
  if (nodes.length + edges.length === 0) return null;
  return { nodes: nodes.length, edges: edges.length, names: nodes.slice(0, describeNames).map((id) => labelOf(id)) };
}

/** The id of who is asked next. */
function providerOf(settings: SettingsState): string {
  if (settings.source.kind === "local") return "webllm";
  return chosenEndpoint(settings)?.kind ?? "builtin";
}

/** The queue, whose code comes with the first message that has to wait. */
function createLazyQueue(deps: QueueDeps & Pick<ChatDeps, "view">): ChatQueue {
  const load = loadOnce(async () => (await import("./chat-queue")).createChatQueue(deps));
  const then = (run: (queue: ChatQueue) => void, failed = (): void => undefined): void => {
    load().then(run, failed);
  };
  const isEmpty = () => deps.store.getState().queue.length === 0;
  return {
    add(text, options) {
      if (text.trim() === "") return;
      if (deps.isBusy()) {
        // Without its code the words go back where they were written.
        const giveBack = () => deps.view.change({ draft: text });
        then((queue) => queue.add(text, options), giveBack);
      } else deps.deliver({ id: "", text: text.trim(), tellSelection: options?.tellSelection ?? true });
    },
    beginEdit: (id) => then((queue) => queue.beginEdit(id)),
    endEdit: (id, text) => then((queue) => queue.endEdit(id, text)),
    leaveEdit: (id) => then((queue) => queue.leaveEdit(id)),
    remove: (id) => then((queue) => queue.remove(id)),
    move: (id, by) => then((queue) => queue.move(id, by)),
    sendNow: (id) => then((queue) => queue.sendNow(id)),
    goOn: () => then((queue) => queue.goOn()),
    ended(end, isRetry) {
      if (!isEmpty()) then((queue) => queue.ended(end, isRetry));
    },
    switched() {
      if (isStored(deps.tab)) then((queue) => queue.switched());
    },
    forget(chatId) {
      if (isStored(deps.tab)) then((queue) => queue.forget(chatId));
    },
  };
}

function isStored(tab: ChatDeps["tab"]): boolean {
  try {
    return (tab?.getItem(queueKey) ?? null) !== null;
  } catch {
    return false;
  }
}
