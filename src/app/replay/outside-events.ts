import type { Trace } from "@/ai/trace/trace";
import type { ForeignStep, TimedEvent } from "@/ai/trace/trace-surroundings";
import { isTraced } from "@/ai/trace/traced-events";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementSet } from "@/graph/document/graph-types";

/** What people did while the message ran. Traces of the first versions tell it by what came of it. */
export function outsideOf(trace: Trace): readonly TimedEvent[] {
  return trace.acts ?? [...answersIn(trace), ...stopIn(trace)];
}

function answersIn({ events, calls }: Trace): readonly TimedEvent[] {
  const traced = events.map(({ event }) => event).filter(isTraced);
  return traced.flatMap((event, place): readonly TimedEvent[] => {
    if (event.type !== "ai-approval-request") return [];
    const call = calls.find(({ callId }) => callId === event.callId);
    if (call === undefined || call.isStopped) return [];
    const allow = call.approval === "allowed";
    return [{ type: "answer", callId: event.callId, allow, forAll: false, at: 0, events: place + 1, parts: 0 }];
  });
}

/** Before the first event that reports it: a stopped call, or else the end of the turn. */
function stopIn({ events, calls, parts, result }: Trace): readonly TimedEvent[] {
  if (result.terminationReason !== "aborted") return [];
  const traced = events.map(({ event }) => event).filter(isTraced);
  const stopped = calls.filter(({ isStopped }) => isStopped).map(({ callId }) => callId);
  const ended = traced.findIndex((event) => event.type === "ai-tool-call-end" && stopped.includes(event.callId));
  const turn = traced.findLastIndex(({ type }) => type === "ai-turn-end");
  return [{ type: "stop", at: 0, events: Math.max(0, ended >= 0 ? ended : turn), parts: parts.length }];
}

/** Does again what a hand did: as an undo where it was one, so that the undo log is the same; else its changes. */
export function applyForeign(document: GraphDocument, foreign: ForeignStep): boolean {
  const { step, title, actor, changes, undoes = [] } = foreign;
  const origin = { step, title, actor };
  const [undone, other] = undoes;
  if (undone !== undefined && other === undefined) {
    for (const plan of [document.planUndo(undone), document.planRedo(undone)]) {
      if (!plan.success || JSON.stringify(plan.changes) !== JSON.stringify(changes)) continue;
      if (document.apply(plan.changes, { ...origin, undoes: plan.undoes }).success) return true;
    }
  }
  return document.apply(changes, origin).success;
}

export function cannotBeDone({ title }: ForeignStep): string {
  return `What was done by hand ("${title}") cannot be done here.`;
}

/** What is selected is no part of the document: elements that are not there are passed over. */
export function select(document: GraphDocument, selection: ElementSet): void {
  document.apply([{ type: "selection-set", selection }], { step: "replay-selection", title: "", actor: "user" });
}
