import { tellList } from "@/lib/notify-all";
import type { WaitPart } from "../port/provider-port";
import type { AiEvent, AiStage } from "./ai-events";
import { nextStage } from "./ai-stage";

type Listener = (event: AiEvent) => void;

/** Where a controller's events go out, with the stage they make. */
export type EventChannel = ReturnType<typeof createEventChannel>;

export function createEventChannel() {
  let listeners: readonly Listener[] = [];
  let stage: AiStage = "idle";

  function publish(event: AiEvent): void {
    tellList(listeners, event);
  }

  function setStage(next: AiStage, note?: string, wait?: WaitPart): void {
    const previous = stage;
    if (next === previous && note === undefined) return;
    stage = next;
    publish({ type: "ai-status-change", stage, previous, ...(note !== undefined && { note }), ...(wait && { wait }) });
  }

  function without(listener: Listener): () => void {
    return () => {
      listeners = listeners.filter((other) => other !== listener);
    };
  }

  return {
    get stage(): AiStage {
      return stage;
    },
    /** A change of stage is published before the event that makes it, so that `ai-complete` or `ai-error` is the last. */
    emit(event: AiEvent): void {
      setStage(nextStage(stage, event));
      publish(event);
    },
    /** Tells a stage no other event makes, or a note on the present one, with the part that made it. */
    setStage,
    subscribe(listener: (event: AiEvent) => void): () => void {
      const own = (event: AiEvent): void => listener(event);
      listeners = [...listeners, own];
      return without(own);
    },
    /** Hears each event before all others, so that what they do on hearing it comes after it. */
    record(listener: (event: AiEvent) => void): () => void {
      listeners = [listener, ...listeners];
      return without(listener);
    },
  };
}
