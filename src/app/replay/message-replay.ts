import type { AiEvent } from "@/ai/loop/ai-events";
import type { Trace } from "@/ai/trace/trace";
import type { TimedEvent } from "@/ai/trace/trace-surroundings";
import { isTraced } from "@/ai/trace/traced-events";
import { isOfGraph } from "@/graph/changes/view-change";
import type { DocumentNews } from "@/graph/document/document-types";
import { eventDifference } from "@/traces/compare-events";
import { digestOf, editDigest } from "@/traces/digest";
import type { Core } from "../page/create-core";
import { applyForeign, cannotBeDone, outsideOf, select } from "./outside-events";

/** One message while it is replayed: does what people did when it was recorded, and hears where the run leaves the recording. */
export interface MessageReplay {
  readonly trace: Trace;
  readonly events: readonly AiEvent[];
  /** The recording's time, as far as it was played. */
  now(): number;
  beforePart(place: number | null): void;
  takeEvent(event: AiEvent): void;
  takeNews(news: DocumentNews): void;
  differ(sentence: string): void;
  /** Where the run left the recording first; asked once the message has ended. */
  difference(): string | null;
}

export interface MessagePorts {
  readonly core: Pick<Core, "document" | "controller">;
  /** Lets the message's time be over. */
  readonly endTime: () => void;
}

export function createMessageReplay(trace: Trace, { core, endTime }: MessagePorts): MessageReplay {
  const events: AiEvent[] = [];
  let left: string | null = null;
  const differ = (sentence: string): void => {
    left ??= sentence;
  };
  const people = createPeople(outsideOf(trace), { core, endTime, differ });
  const edits = createEdits(trace, differ);
  let time = trace.startedAt;
  const passTo = (at = 0): void => {
    time = Math.max(time, trace.startedAt + at);
  };
  return {
    trace,
    events,
    now: () => time,
    beforePart(place) {
      people.catchUp();
      if (place === null) return;
      people.partComes(place);
      passTo(trace.parts[place]?.at);
    },
    takeEvent(event) {
      passTo(trace.events[events.length]?.at);
      events.push(event);
      if (isTraced(event)) people.take(event);
    },
    takeNews: edits.take,
    differ,
    difference: () => left ?? edits.missing() ?? eventDifference(eventsOf(trace), events),
  };
}

interface PeoplePorts extends MessagePorts {
  readonly differ: (sentence: string) => void;
}

/** Does what people, or the clock, did at the same point of the recording. */
function createPeople(recorded: readonly TimedEvent[], { core, endTime, differ }: PeoplePorts) {
  const { document, controller } = core;
  const events = [...recorded];
  const ended = new Set<string>();
  let sent = 0;
  let parts = 0;
  let stopped = false;

  function perform(event: TimedEvent): void {
    switch (event.type) {
      case "stop":
        stopped = true;
        controller.cancel();
        break;
      case "answer":
        ended.add(event.callId);
        controller.answerApproval(event.callId, event.allow, event.forAll);
        break;
      case "hand":
        if (!applyForeign(document, event.step)) differ(cannotBeDone(event.step));
        break;
      case "plan":
        controller.plan.put(event.plan, { by: "user", message: event.message });
        break;
      case "select":
        select(document, event.selection);
        break;
      case "time-over":
        endTime();
        break;
    }
  }

  /** All that was done at this point, or before it. */
  function catchUp(): void {
    for (let next = events[0]; next && next.events <= sent && next.parts <= parts; next = events[0]) {
      events.shift();
      perform(next);
    }
  }

  return {
    catchUp,
    partComes(place: number): void {
      parts = place + 1;
    },
    take(event: AiEvent): void {
      sent += 1;
      catchUp();
      if (event.type !== "ai-approval-request" || ended.has(event.callId) || stopped) return;
      // A file allows nothing by itself: what nobody was asked when it was recorded is denied.
      differ(`${event.name} asks for approval here, and nobody was asked or answered in the recording.`);
      controller.answerApproval(event.callId, false);
    },
  };
}

/** Hears each change the calls make, and tells the first that is not the recorded one. */
function createEdits({ edits: recorded, step }: Trace, differ: (sentence: string) => void) {
  const edits = [...(recorded ?? [])];
  return {
    take({ origin, changes }: DocumentNews): void {
      const logged = changes.filter(isOfGraph);
      if (recorded === undefined || origin.step !== step || logged.length === 0) return;
      const edit = edits.shift();
      if (edit && editDigest(edit) === digestOf(logged)) return;
      differ(editText(origin.part ?? origin.title, edit?.count ?? 0, logged.length));
    },
    missing(): string | null {
      const [edit] = edits;
      return edit === undefined ? null : editText(edit.title, edit.count, 0);
    },
  };
}

function eventsOf({ events }: Trace): readonly AiEvent[] {
  return events.map(({ event }) => event);
}

function editText(title: string, recorded: number, here: number): string {
  return recorded === here
    ? `"${title}" changed the graph otherwise than in the recording.`
    : `"${title}" made ${recorded} changes in the recording and ${here} here.`;
}
