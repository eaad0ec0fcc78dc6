import type { AiEvent } from "@/ai/loop/ai-events";
import { nextStage } from "@/ai/loop/ai-stage";
import type { Plan } from "@/commands/plan/plan-types";
import { assertNever } from "@/lib/assert-never";
import { branchAt, switchBranch } from "./chat-branches";
import {
  type AskedMessage,
  type ChatEvent,
  type ChatState,
  type ChatTurn,
  type ChatTurnEnd,
  emptyChat,
} from "./chat-types";
import { answered, endTurn } from "./end-turn";

/** Folds one event into the chat. `at` is the time it came, in ms. */
export function nextChat(state: ChatState, event: ChatEvent, at: number): ChatState {
  switch (event.type) {
    case "chat-asked":
      return { ...state, turns: [...state.turns, newTurn(event, at)] };
    case "chat-branched":
      return { ...state, ...branchAt(state, event.from, event.history) };
    case "chat-switched":
      return { ...state, ...switchBranch(state, event) };
    case "chat-refused":
      return inLastTurn(state, (turn) => ({ ...turn, end: unsent(event.reason), endedAt: at }));
    case "chat-changed":
      return inTurn(state, event.turnId, (turn) => ({ ...turn, change: event.change }));
    case "chat-noted":
      return inTurn(state, event.turnId, (turn) => ({ ...turn, note: event.note }));
    case "chat-plan-edited":
      return withEditedPlan(state, event.plan);
    case "chat-queued":
      return { ...state, queue: event.queue, hold: event.hold };
    case "chat-allowed":
      return { ...state, allowed: event.names };
    case "chat-autonomous":
      return { ...state, isAutonomous: event.isOn };
    case "chat-restored":
      return { ...emptyChat, turns: event.turns, branches: event.branches ?? [] };
    case "chat-cleared":
      return emptyChat;
    default:
      return nextFromAi(state, event, at);
  }
}

function newTurn({ turnId, text, provider, selection, askedAt }: AskedMessage, at: number): ChatTurn {
  return {
    id: turnId,
    asked: text,
    provider,
    answerer: null,
    usage: null,
    selection: selection ?? null,
    askedAt: askedAt ?? 0,
    startedAt: at,
    endedAt: null,
    end: { kind: "running" },
    steps: [],
    text: "",
    approval: null,
    degraded: [],
    undoStep: null,
    change: null,
    note: null,
  };
}

function unsent(reason: string): ChatTurnEnd {
  return { kind: "failed", reason, isUnsent: true };
}

/** Events of the controller belong to the last turn; it drops those of older ones itself. */
function nextFromAi(before: ChatState, event: AiEvent, at: number): ChatState {
  const note = event.type === "ai-status-change" ? (event.note ?? null) : before.stageNote;
  const wait = event.type === "ai-status-change" ? (event.wait ?? null) : before.stageWait;
  const stage = keepsNote(event) ? { stageNote: note, stageWait: wait } : { stageNote: null, stageWait: null };
  const state = { ...before, stage: nextStage(before.stage, event), ...stage };
  switch (event.type) {
    case "ai-turn-start":
    case "ai-answerer":
      return inLastTurn(state, (turn) => ({ ...turn, answerer: event.answerer }));
    case "ai-status-change":
    case "ai-turn-end":
    case "ai-processing-tool-results":
      return state;
    case "ai-text-delta":
      return inLastTurn(state, (turn) => ({ ...turn, text: turn.text + event.text }));
    case "ai-tool-call-start":
      return inLastTurn(state, (turn) => startStep(turn, event, at));
    case "ai-approval-request":
      return inLastTurn(state, (turn) => askFirst(turn, event, at));
    case "ai-tool-call-end":
      return inLastTurn(state, (turn) => finishStep(turn, event, at));
    case "ai-plan":
      return inLastTurn(state, (turn) => ({ ...turn, plan: event.plan }));
    case "ai-complete":
      return inLastTurn(state, (turn) => endTurn(turn, event.result, at));
    case "ai-error":
      return inLastTurn(state, (turn) => endTurn(turn, event.result, at, event.failure));
    default:
      return assertNever(event);
  }
}

function keepsNote({ type }: AiEvent): boolean {
  return type === "ai-status-change" || type === "ai-turn-start";
}

/** What was said before a call is no answer: it goes to the step. */
function startStep(turn: ChatTurn, event: Extract<AiEvent, { type: "ai-tool-call-start" }>, at: number): ChatTurn {
  const { callId, name, input } = event;
  const step = { callId, name, input, state: "running", message: "", startedAt: at, durationMs: null } as const;
  const others = turn.steps.filter((known) => known.callId !== callId);
  return { ...turn, text: "", steps: [...others, { ...step, remark: turn.text.trim() }] };
}

function askFirst(turn: ChatTurn, event: Extract<AiEvent, { type: "ai-approval-request" }>, at: number): ChatTurn {
  const { callId, name, summary, marks } = event;
  const steps = turn.steps.map((step) => (step.callId === callId ? { ...step, state: "waiting" as const } : step));
  return { ...answered(turn, at), steps, approval: { callId, name, question: summary, marks, since: at } };
}

function finishStep(turn: ChatTurn, event: Extract<AiEvent, { type: "ai-tool-call-end" }>, at: number): ChatTurn {
  const { callId, success, message, durationMs, cached } = event;
  const state = success ? "done" : "failed";
  const steps = turn.steps.map((step) =>
    step.callId === callId ? ({ ...step, state, message, durationMs, ...(cached ? { cached } : {}) } as const) : step,
  );
  const read = event.sources && { read: [...(turn.read ?? []), ...event.sources] };
  const isAsked = turn.approval?.callId === callId;
  return { ...(isAsked ? answered(turn, at) : turn), ...read, steps };
}

/** Of the last message that went by it. */
function withEditedPlan(state: ChatState, plan: Plan): ChatState {
  const turn = state.turns.findLast((one) => one.plan?.id === plan.id);
  return turn ? inTurn(state, turn.id, (one) => ({ ...one, plan })) : state;
}

function inLastTurn(state: ChatState, change: (turn: ChatTurn) => ChatTurn): ChatState {
  const last = state.turns.at(-1);
  if (last?.end.kind !== "running") return state;
  return { ...state, turns: [...state.turns.slice(0, -1), change(last)] };
}

function inTurn(state: ChatState, id: string, change: (turn: ChatTurn) => ChatTurn): ChatState {
  return { ...state, turns: state.turns.map((turn) => (turn.id === id ? change(turn) : turn)) };
}
