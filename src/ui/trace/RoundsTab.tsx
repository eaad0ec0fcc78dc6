import type { ReactNode } from "react";
import type { ProviderPart, Usage } from "@/ai/port/provider-port";
import type { Trace } from "@/ai/trace/trace";
import { costOf } from "@/ai/usage/prices";
import type { StepId } from "@/graph/document/document-types";
import { greatest } from "@/lib/lists/whole-lists";
import { priceOf } from "@/providers/price-table";
import { shortDuration } from "@/store/chat/status-line";
import type { AllWords, Words } from "@/words/words";
import { usageText } from "../chat/turn/usage-text";
import { useAllWords } from "../use-all-words";
import { useSettings, useWords } from "../use-stores";
import { CallItem, useCallTitle } from "./CallItem";
import { Fold } from "./Fold";
import { LongText } from "./LongText";
import { SentRequest } from "./SentRequest";
import type { CamePart, TracedRound } from "./trace-rounds";
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

interface Bar {
  readonly key: string;
  readonly kind: "request" | "call";
  readonly title: string;
  readonly at: number;
  readonly ms: number;
}

interface WaterfallProps {
  readonly rounds: readonly TracedRound[];
  readonly durationMs: number;
  readonly titleOf: (round: TracedRound, place: number) => string;
}

/** When each request and each call began and how long it took: a table whose last column is drawn. */
function Waterfall({ rounds, durationMs, titleOf }: WaterfallProps) {
  const words = useAllWords("trace");
  const spoken = useWords();
  const whole = greatest(
    rounds.map(({ endedAt }) => endedAt),
    Math.max(1, durationMs),
  );
  const bars = rounds.flatMap((round): Bar[] => [
    {
      key: `request ${round.number}`,
      kind: "request",
      title: words.request(round.number),
      at: round.at,
      ms: round.endedAt - round.at,
    },
    ...round.calls.map(
      ({ outcome, at, endedAt }, place): Bar => ({
        key: `call ${outcome.callId}`,
        kind: "call",
        title: titleOf(round, place),
        at,
        ms: endedAt - at,
      }),
    ),
  ]);
  return (
    <table className="waterfall">
      <caption className="sr">{words.timings}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.from}</th>
          <th scope="col">{words.lasted}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, kind, title, at, ms }) => (
          <tr key={key} className={kind}>
            <th scope="row" title={title} className="cut">
              {title}
            </th>
            <td className="num from">{shortDuration(at, spoken)}</td>
            <td className="lane row">
              <i
                aria-hidden="true"
                style={{ marginLeft: `${(100 * at) / whole}%`, width: `${Math.max(0.6, (100 * ms) / whole)}%` }}
              />
              <span className="num">{shortDuration(ms, spoken)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the provider sent back, in order, with the time it came. */
function CameParts({ came }: { readonly came: readonly CamePart[] }) {
  const words = useAllWords("trace");
  const spoken = useWords();
  return (
    <section className="trace-part" aria-label={words.came}>
      <h4>{words.came}</h4>
      {came.length === 0 && <p className="trace-line">{words.nothingCame}</p>}
      <ol className="came">
        {came.map(({ at, part }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what came stays in its order
          <li key={place} className={part.type === "failure" ? "bad" : undefined}>
            <span className="num">{shortDuration(at, spoken)}</span>
            <b>{nameOf(part, words)}</b>
            <div>{contentOf(part, words, spoken)}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function nameOf({ type }: ProviderPart, { parts }: AllWords["trace"]): string {
  switch (type) {
    case "text-delta":
      return parts.text;
    case "tool-call":
    case "tool-call-delta":
      return parts.call;
    case "load-progress":
      return parts.load;
    case "note":
    case "reasoning":
    case "answerer":
    case "retry":
    case "finish":
    case "failure":
      return parts[type];
  }
}

function contentOf(part: ProviderPart, words: AllWords["trace"], spoken: Words): ReactNode {
  switch (part.type) {
    case "text-delta":
      return <LongText text={part.text} isCode={false} label={words.parts.text} />;
    case "tool-call":
      return (
        <>
          <code>{part.call.name}</code>
          <LongText text={part.call.rawInput ?? JSON.stringify(part.call.input, null, 1)} label={words.input} />
          {part.written !== undefined && (
            <>
              <p className="trace-line">{words.writtenAs}</p>
              <LongText text={part.written} label={words.writtenAs} />
            </>
          )}
        </>
      );
    case "tool-call-delta":
      return part.argumentsText;
    case "note":
      return <LongText text={JSON.stringify(part.raw, null, 1)} label={words.parts.note} />;
    case "reasoning":
      return <LongText text={JSON.stringify(part.raw, null, 1)} label={words.parts.reasoning} />;
    case "answerer":
      return [part.answerer.title, part.note ?? ""].join(" ").trim();
    case "retry":
      return `${words.retryOf(part.attempt, shortDuration(part.waitMs, spoken))}: ${part.reason}`;
    case "load-progress":
      return `${Math.round(part.ratio * 100)} % ${part.note}`;
    case "finish":
      return part.reason;
    case "failure":
      return [part.failure.message, part.failure.detail ?? ""].join(" ").trim();
  }
}
