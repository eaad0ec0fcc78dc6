import type { Words } from "@/words/words";
import type { ChatState, ChatStep, ChatTurn } from "./chat-types";

export type StatusTone = "live" | "wait" | "done" | "stopped" | "failed";

export interface StatusLine {
  readonly tone: StatusTone;
  readonly state: string;
  /** After the state, with its own joint: " Find nodes", " · 2 steps". */
  readonly detail: string;
}

export interface StatusFacts {
  readonly words: Words;
  /** A command's title by its name. */
  readonly titleOf: (name: string) => string;
  readonly now: number;
  /** The turn's changes have been taken back. */
  readonly isUndone?: boolean;
}

/** The one line over a turn. Times in ms. */
export function statusLine(
  turn: ChatTurn,
  chat: Pick<ChatState, "stage" | "stageNote" | "stageWait">,
  facts: StatusFacts,
): StatusLine {
  const { status } = facts.words.chat;
  switch (turn.end.kind) {
    case "done":
      return { ...doneLine(turn, facts), detail: `${stepCount(turn, facts)} · ${timeOf(turn, facts)}` };
    case "stopped":
      return { tone: "stopped", state: status.stopped, detail: doneSteps(turn, facts) };
    case "failed":
      return { tone: "failed", state: status.failed, detail: ` ${status.why(turn.end.reason, turn.end.why)}` };
    case "running":
      return turn.approval
        ? { tone: "wait", state: status.waiting, detail: stepCount(turn, facts) }
        : { tone: "live", ...runningLine(turn, chat, facts) };
  }
}

/** The answer is there; whether what was asked was done, its steps tell. */
function doneLine(turn: ChatTurn, { words }: StatusFacts): Pick<StatusLine, "tone" | "state"> {
  const { status } = words.chat;
  const missed = missedStep(turn);
  if (missed === undefined) {
    return isHeld(turn) ? { tone: "stopped", state: status.notDone } : { tone: "done", state: status.done };
  }
  const state = turn.undoStep === null ? status.notDone : status.partlyDone;
  return { tone: missed.state === "denied" ? "stopped" : "failed", state };
}

/** A model tries again after a slip: what its last step came to counts. The built-in assistant makes each call once. */
function missedStep({ steps, answerer }: ChatTurn): ChatStep | undefined {
  const counting = answerer?.model === "" ? steps : steps.slice(-1);
  return counting.findLast(({ state }) => state === "failed" || state === "denied");
}

/** The answer says why nothing was done, or asks what is meant. */
function isHeld({ steps, reading }: ChatTurn): boolean {
  const requests = reading?.requests ?? [];
  return steps.length === 0 && requests.length > 0 && requests.every((request) => request.isHeld === true);
}

function runningLine(
  turn: ChatTurn,
  { stage, stageNote, stageWait }: Pick<ChatState, "stage" | "stageNote" | "stageWait">,
  facts: StatusFacts,
): Pick<StatusLine, "state" | "detail"> {
  const { status } = facts.words.chat;
  const step = turn.steps.find((one) => one.state === "running");
  if (step) {
    const title = facts.words.steps.title(step.name, facts.titleOf(step.name));
    return { state: status.running, detail: ` ${title}${placeOf(turn, step, facts)}${since(step, facts)}` };
  }
  if (turn.text !== "") return { state: status.writing, detail: "" };
  const detail = stageNote === null ? "" : ` ${status.wait(stageNote, stageWait)}`;
  if (stage === "loading") return { state: status.loading, detail };
  return { state: stage === "processing" ? status.processing : status.thinking, detail };
}

/** "0.4 s", "12 s", "2 min 5 s". */
export function seconds(ms: number, { chat }: Words): string {
  const all = ms / 1000;
  if (all < 10) return chat.seconds(all, 1);
  if (all < 60) return chat.seconds(all, 0);
  return chat.minutes(Math.floor(all / 60), Math.round(all % 60));
}

/** "21 ms" under a tenth of a second. */
export function shortDuration(ms: number, words: Words): string {
  return ms < 100 ? words.chat.milliseconds(Math.round(ms)) : seconds(ms, words);
}

/** Of what it took, the time the user thought about a question is no part. */
function timeOf({ startedAt, endedAt, waitedMs = 0 }: ChatTurn, { now, words }: StatusFacts): string {
  return seconds(Math.max(0, (endedAt ?? now) - startedAt - waitedMs), words);
}

function stepCount({ steps }: ChatTurn, { words }: StatusFacts): string {
  const { status } = words.chat;
  const failed = steps.filter(({ state }) => state === "failed").length;
  if (steps.length === 0) return "";
  return ` · ${failed === 0 ? status.steps(steps.length) : status.failedSteps(failed, steps.length)}`;
}

function doneSteps({ steps }: ChatTurn, { words, isUndone }: StatusFacts): string {
  if (isUndone) return ` · ${words.chat.status.rolledBack}`;
  if (steps.length === 0) return "";
  const done = steps.filter(({ state }) => state === "done").length;
  return ` · ${words.chat.status.kept(done, steps.length)}`;
}

function placeOf({ steps }: ChatTurn, step: ChatStep, { words }: StatusFacts): string {
  return steps.length < 2 ? "" : ` ${words.chat.status.place(steps.indexOf(step) + 1, steps.length)}`;
}

/** Time is shown only where there is something to wait for. */
function since({ startedAt }: ChatStep, { now, words }: StatusFacts): string {
  return now - startedAt < 1000 ? "" : ` · ${seconds(now - startedAt, words)}`;
}
