import type { CommandRegistry } from "@/commands/registry/command-types";
import { isOfGraph } from "@/graph/changes/view-change";
import type { DocumentNews, GraphDocument, StepId } from "@/graph/document/document-types";
import type { Approvals } from "../guards/approvals";
import type { Conversation } from "../history/conversation";
import type { TraceRecorder } from "./trace";
import type { ForeignStep, OutsideEvent, TraceBefore } from "./trace-surroundings";

/** Hears, for as long as a conversation's controller lives, what is done beside its messages. */
export type TraceListener = ReturnType<typeof createTraceListener>;

interface RecordedEvents {
  readonly document: GraphDocument;
  readonly registry: Pick<CommandRegistry, "sets" | "plan">;
  readonly conversation: Conversation;
  readonly approvals: Approvals;
}

export function createTraceListener({ document, registry, conversation, approvals }: RecordedEvents) {
  let running: { readonly step: string; readonly recorder: TraceRecorder } | null = null;
  let byHand: ForeignStep[] = [];

  document.subscribe((news) => {
    if (running === null) {
      // Before the first message nothing is replayed: the graph of a trace is what it found.
      const step = conversation.hasTraces() ? toForeignStep(news) : null;
      if (step) byHand.push(step);
    } else if (news.origin.step === running.step) recordOwn(running.recorder, news);
    else recordForeign(running.recorder, news);
  });

  registry.plan.subscribe((plan, change) => {
    if (plan !== null && change.by === "user")
      running?.recorder.outside({ type: "plan", plan, message: change.message });
  });

  function before(): TraceBefore {
    const history = conversation.history();
    const { summary } = conversation;
    return {
      ...(summary && { summary }),
      exchanges: history.length,
      history,
      sets: registry.sets.saved(),
      allowed: approvals.allowed(),
      selection: document.selection,
      ...planOf(registry),
      byHand: conversation.hasTraces() ? byHand : [],
    };
  }

  return {
    /** What stands now; asked once, when a message begins. */
    before,
    begin(step: StepId, recorder: TraceRecorder): void {
      running = { step, recorder };
      byHand = [];
    },
    end(): void {
      running = null;
    },
    /** Of the message that runs, if one does. */
    outside: (deed: OutsideEvent): void => running?.recorder.outside(deed),
    drew: (value: number): void => running?.recorder.drew(value),
  };
}

function planOf({ plan }: RecordedEvents["registry"]): Pick<TraceBefore, "plan"> {
  const now = plan.current();
  return now === null ? {} : { plan: now };
}

function recordOwn(recorder: TraceRecorder, { origin, changes }: DocumentNews): void {
  const logged = changes.filter(isOfGraph);
  if (logged.length > 0) recorder.edit(origin.part ?? origin.title, logged);
}

function recordForeign(recorder: TraceRecorder, news: DocumentNews): void {
  const step = toForeignStep(news);
  if (step) recorder.outside({ type: "hand", step });
  const selected = news.changes.findLast((change) => change.type === "selection-set");
  if (selected) recorder.outside({ type: "select", selection: selected.selection });
}

/** Null where only the view changed. */
function toForeignStep({ origin, changes }: DocumentNews): ForeignStep | null {
  const logged = changes.filter(isOfGraph);
  if (logged.length === 0) return null;
  const { step, title, actor, undoes } = origin;
  return { step, title, actor, changes: logged, ...(undoes && { undoes: undoes.steps }) };
}
