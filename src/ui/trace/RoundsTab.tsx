import type { Usage } from "@/ai/port/provider-port";
import type { Trace } from "@/ai/trace/trace";
import { costOf } from "@/ai/usage/prices";
import type { StepId } from "@/graph/document/document-types";
import { priceOf } from "@/providers/price-table";
import { shortDuration } from "@/store/chat/status-line";
import { usageText } from "../chat/turn/usage-text";
import { useAllWords } from "../use-all-words";
import { useSettings, useWords } from "../use-stores";
import { CallItem, useCallTitle } from "./CallItem";
import { CameParts } from "./CameParts";
import { Fold } from "./Fold";
import { SentRequest } from "./SentRequest";
import type { TracedRound } from "./trace-rounds";
import { Waterfall } from "./Waterfall";
import "./trace-rounds.css";

export interface RoundsTabProps {
  readonly trace: Trace;
  readonly rounds: readonly TracedRound[];
  readonly step: StepId | null;
}

/** Each request with what was sent, what came, the calls and what they changed. */
export function RoundsTab({ trace, rounds, step }: RoundsTabProps) {
  const words = useAllWords("trace");
  const titleOf = useCallTitle();
  return (
    <>
      <Waterfall
        rounds={rounds}
        durationMs={trace.durationMs}
        titleOf={({ calls }, place) => (calls[place] ? titleOf(calls[place].outcome) : "")}
      />
      {rounds.map((round) => (
        <RoundItem key={round.number} trace={trace} round={round} step={step} isOpen={rounds.length === 1} />
      ))}
      {rounds.length === 0 && <p className="trace-line">{words.nothingCame}</p>}
    </>
  );
}

interface RoundItemProps {
  readonly trace: Trace;
  readonly round: TracedRound;
  readonly step: StepId | null;
  readonly isOpen: boolean;
}

function RoundItem({ trace, round, step, isOpen }: RoundItemProps) {
  const words = useAllWords("trace");
  const spoken = useWords();
  const cost = useRoundCost(trace.provider);
  const { number, at, endedAt, request, came, calls, usage } = round;
  const hasUsage = usage !== undefined && usage.inputTokens + usage.outputTokens > 0;
  const used = hasUsage ? usageText({ ...usage, ...cost(usage) }, spoken.chat).replace(/\.$/u, "") : undefined;
  const title = [words.request(number), ...(calls.length > 0 ? [words.calls(calls.length)] : [])].join(" · ");
  return (
    <section className="trace-round" aria-label={words.request(number)}>
      <h3 className="sr">{words.request(number)}</h3>
      <Fold
        title={title}
        aside={[shortDuration(endedAt - at, spoken), ...(used === undefined ? [] : [used])].join(" · ")}
        content={round}
        isOpen={isOpen}
      >
        {() => (
          <>
            <SentRequest request={request} />
            <CameParts came={came} />
          </>
        )}
      </Fold>
      {calls.map((call) => (
        <CallItem key={call.outcome.callId} call={call} step={step} />
      ))}
    </section>
  );
}

/** The cost of a round by the prices of today; nothing where none is known: unknown is not free. */
function useRoundCost({ host, model }: Trace["provider"]): (usage: Usage) => { readonly cost: number } | undefined {
  const own = useSettings(({ prices }) => prices);
  const price = host === undefined ? undefined : priceOf(host, model, own);
  return (usage) => (price === undefined ? undefined : { cost: costOf(usage, price) });
}
