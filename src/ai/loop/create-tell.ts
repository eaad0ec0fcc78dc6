import type { StepId } from "@/graph/document/document-types";
import type { Provider } from "../port/provider-port";
import type { ToolOutcome } from "../results/execution-result";
import { textsRead } from "../sources/read-sources";
import { createTraceRecorder } from "../trace/trace";
import type { AiEvent } from "./ai-events";
import type { SentMessage, Session, Tell } from "./run-types";

interface Begun {
  readonly provider: Provider;
  readonly step: StepId;
}

interface MessageTell extends Tell {
  /** How its calls ended so far. */
  readonly outcomes: readonly ToolOutcome[];
  readonly stopRecording: () => void;
}

/** Starts the recording of a message, and reports what comes of it for as long as it is current. */
export function createTell(session: Session, sent: SentMessage, { provider, step }: Begun): MessageTell {
  const { channel, conversation, document, traceListener, now } = session;
  const { input, options, isCurrent } = sent;
  const { revision } = document;
  const recorder = createTraceRecorder({
    input,
    provider,
    options,
    step,
    before: traceListener.before(),
    revision,
    now,
  });
  traceListener.begin(step, recorder);
  const deafen = channel.record(recorder.event);
  const outcomes: ToolOutcome[] = [];
  const emit = (event: AiEvent): void => void (isCurrent() && channel.emit(event));
  return {
    emit,
    setStage: (stage, note, wait) => void (isCurrent() && channel.setStage(stage, note, wait)),
    callStart: ({ id, name, input: given }) => emit({ type: "ai-tool-call-start", callId: id, name, input: given }),
    callEnd(outcome) {
      const { callId, name, success, message, durationMs, cached } = outcome;
      const sources = textsRead(outcome);
      if (isCurrent()) {
        outcomes.push(outcome);
        conversation.keepOutcome(outcome);
      }
      emit({
        type: "ai-tool-call-end",
        callId,
        name,
        success,
        message,
        durationMs,
        ...(cached === true && { cached }),
        ...(sources.length > 0 && { sources }),
      });
    },
    recorder,
    outcomes,
    stopRecording() {
      deafen();
      traceListener.end();
    },
  };
}
