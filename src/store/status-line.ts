import type { ChatState, ChatStep, ChatTurn } from "./chat-types";

export type StatusTone = "live" | "wait" | "done" | "stopped" | "failed";

export interface StatusLine {
  readonly tone: StatusTone;
  readonly state: string;
  /** After the state, with its own joint: " Find nodes", " · 2 steps". */
  readonly detail: string;
}

/** The one line over a turn. `titleOf` names a running command; `now` in ms. */
export function statusLine(
  turn: ChatTurn,
  { stage, stageNote }: Pick<ChatState, "stage" | "stageNote">,
  titleOf: (name: string) => string,
  now: number,
): StatusLine {
  switch (turn.end.kind) {
    case "done":
      return { tone: "done", state: "Done", detail: `${stepCount(turn)} · ${seconds(durationOf(turn, now))}` };
    case "stopped":
      return { tone: "stopped", state: "Stopped", detail: keptSteps(turn) };
    case "failed":
      return { tone: "failed", state: "Failed:", detail: ` ${turn.end.reason}` };
    case "running":
      break;
  }
  if (turn.approval) return { tone: "wait", state: "Waiting for you", detail: stepCount(turn) };
  const step = turn.steps.find((one) => one.state === "running");
  if (step)
    return { tone: "live", state: "Running", detail: ` ${titleOf(step.name)}${place(turn, step)}${since(step, now)}` };
  if (turn.text !== "") return { tone: "live", state: "Writing…", detail: "" };
  const note = stageNote === null ? "" : ` ${stageNote}`;
  if (stage === "loading") return { tone: "live", state: "Loading…", detail: note };
  if (stage === "processing") return { tone: "live", state: "Processing results…", detail: note };
  return { tone: "live", state: "Thinking…", detail: note };
}

export function durationOf({ startedAt, endedAt }: ChatTurn, now: number): number {
  return Math.max(0, (endedAt ?? now) - startedAt);
}

/** "0.4 s", "12 s", "2 min 5 s". */
export function seconds(ms: number): string {
  const all = ms / 1000;
  if (all < 10) return `${all.toFixed(1)} s`;
  if (all < 60) return `${Math.round(all)} s`;
  return `${Math.floor(all / 60)} min ${Math.round(all % 60)} s`;
}

/** "21 ms" under a tenth of a second. */
export function shortDuration(ms: number): string {
  return ms < 100 ? `${Math.round(ms)} ms` : seconds(ms);
}

function stepCount({ steps }: ChatTurn): string {
  return steps.length === 0 ? "" : ` · ${counted(steps.length)}`;
}

function counted(count: number): string {
  return `${count} ${count === 1 ? "step" : "steps"}`;
}

function keptSteps({ steps }: ChatTurn): string {
  if (steps.length === 0) return "";
  return ` · ${steps.filter(({ state }) => state === "done").length} of ${counted(steps.length)} kept`;
}

function place({ steps }: ChatTurn, step: ChatStep): string {
  return steps.length < 2 ? "" : ` (${steps.indexOf(step) + 1} of ${steps.length})`;
}

/** Time is shown only where there is something to wait for. */
function since({ startedAt }: ChatStep, now: number): string {
  return now - startedAt < 1000 ? "" : ` · ${seconds(now - startedAt)}`;
}
