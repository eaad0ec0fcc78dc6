import type { AiEvent } from "@/ai/loop/ai-events";
import type { AiController } from "@/ai/loop/controller-types";
import type { ToolOutcome } from "@/ai/results/execution-result";
import type { Trace } from "@/ai/trace/trace";
import type { GraphChange } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import { createReplayStore, type ReplayFrame, type ReplayState } from "@/store/view/replay-store";
import type { TraceFile } from "@/traces/trace-file";
import type { OpenReplay } from "@/ui/replay/replay-service";
import { createReplay, type Replay, type ReplayDeps } from "./run-replay";

/** Runs the recording to its end, or to where it differs, and keeps what each of its steps changed, to go to and fro between them. */
export function openReplay(
  file: TraceFile,
  { samples, layouts, algorithms, reading }: Pick<ReplayDeps, "samples" | "layouts" | "algorithms" | "reading">,
  mount: OpenReplay["mount"],
): OpenReplay {
  const document = createGraphDocument(file.graph ?? emptyGraph());
  const frames = createFrames();
  const store = createReplayStore(frames.all());
  const replay = createReplay(file, {
    samples,
    layouts,
    algorithms,
    reading,
    speed: "full",
    listener: {
      begins: frames.begins,
      event(event) {
        frames.take(event, replay.core.controller.outcomeOf);
        store.change({ frames: frames.all() });
      },
    },
  });
  replay.core.document.subscribe(({ changes }) => frames.change(changes));
  let isOver = false;
  void playAll(replay, file, () => isOver).then(({ where, notRun }) => {
    store.change({ notRun, run: where === null ? { kind: "equal" } : { kind: "differs", where } });
  });
  const shown = createShown(document);
  return {
    document,
    store,
    mount,
    goTo(place) {
      const { frames: all } = store.getState();
      const at = Math.max(0, Math.min(place, all.length - 1));
      shown.goTo(frames.changesUntil(at));
      store.change({ place: at });
    },
    end() {
      isOver = true;
      replay.stop();
    },
  };
}

interface Played {
  readonly where: string | null;
  readonly notRun: ReplayState["notRun"];
}

async function playAll(replay: Replay, { messages }: TraceFile, isOver: () => boolean): Promise<Played> {
  const notRun = new Set<ReplayState["notRun"][number]>();
  for (const place of messages.keys()) {
    if (isOver()) break;
    const played = await replay.play(place);
    for (const kind of played.notRun) notRun.add(kind);
    if (played.difference !== null) return { where: played.difference, notRun: [...notRun] };
  }
  return { where: null, notRun: [...notRun] };
}

type Changes = readonly GraphChange[];

/** The frames as they come, and how many changes of the graph each of them has behind it. */
function createFrames() {
  let frames: readonly ReplayFrame[] = [{ kind: "begin", at: 0, message: 0 }];
  const counts = [0];
  const changes: Changes[] = [];
  let trace: Trace | null = null;
  let message = 0;
  let before = 0;
  let taken = 0;

  function add(frame: ReplayFrame): void {
    frames = [...frames, frame];
    counts.push(changes.length);
  }

  return {
    all: () => frames,
    change: (list: Changes) => void changes.push(list),
    begins(place: number, next: Trace): void {
      if (trace) before += trace.durationMs;
      [trace, message, taken] = [next, place, 0];
    },
    take(event: AiEvent, outcomeOf: OutcomeOf): void {
      const at = before + (trace?.events[taken]?.at ?? 0);
      taken += 1;
      // By its first event, so that what was done by hand before it is behind it.
      if (taken === 1 && trace) add({ kind: "message", at, message, text: trace.input });
      const frame = frameOf(event, outcomeOf);
      if (frame) add({ ...frame, at, message });
    },
    /** What the graph at a frame came of. */
    changesUntil: (place: number): readonly Changes[] => changes.slice(0, counts[place] ?? 0),
  };
}

type FrameContent<F> = F extends unknown ? Omit<F, "at" | "message"> : never;

type OutcomeOf = AiController["outcomeOf"];

function frameOf(event: AiEvent, outcomeOf: OutcomeOf): FrameContent<ReplayFrame> | null {
  switch (event.type) {
    case "ai-tool-call-end": {
      const { callId, name, success, message: text } = event;
      const outcome = outcomeOf(callId);
      const { title = name, input = {}, data } = outcome ?? {};
      return {
        kind: "call",
        name,
        title,
        input,
        text,
        end: endOf(success, outcome),
        ...(data !== undefined && { data }),
      };
    }
    case "ai-complete":
    case "ai-error":
      return { kind: "answer", text: event.result.message, isFailed: !event.result.success };
    case "ai-status-change":
    case "ai-turn-start":
    case "ai-answerer":
    case "ai-text-delta":
    case "ai-tool-call-start":
    case "ai-processing-tool-results":
    case "ai-approval-request":
    case "ai-plan":
    case "ai-turn-end":
      return null;
  }
}

function endOf(success: boolean, call: ToolOutcome | undefined): "done" | "failed" | "denied" | "stopped" {
  if (success) return "done";
  if (call?.approval === "denied") return "denied";
  return call?.isStopped ? "stopped" : "failed";
}

/** Brings a document to where a list of changes leads, from wherever it is. */
function createShown(document: ReturnType<typeof createGraphDocument>) {
  const inverses: Changes[] = [];
  let count = 0;
  function apply(changes: Changes): Changes {
    count += 1;
    const applied = document.apply(changes, { step: `shown${count}`, actor: "user", title: "" });
    return applied.success ? applied.inverse : [];
  }
  return {
    goTo(wanted: readonly Changes[]): void {
      while (inverses.length > wanted.length) apply(inverses.pop() ?? []);
      for (const changes of wanted.slice(inverses.length)) inverses.push(apply(changes));
    },
  };
}
