import { greatest } from "@/lib/lists/whole-lists";
import { shortDuration } from "@/store/chat/status-line";
import { useAllWords } from "../use-all-words";
import { useWords } from "../use-stores";
import type { TracedRound } from "./trace-rounds";

interface Bar {
  readonly key: string;
  readonly kind: "request" | "call";
  readonly title: string;
  readonly at: number;
  readonly ms: number;
}

export interface WaterfallProps {
  readonly rounds: readonly TracedRound[];
  readonly durationMs: number;
  readonly titleOf: (round: TracedRound, place: number) => string;
}

/** When each request and each call began and how long it took: a table whose last column is drawn. */
export function Waterfall({ rounds, durationMs, titleOf }: WaterfallProps) {
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
            <th scope="row" title={title}>
              {title}
            </th>
            <td className="num from">{shortDuration(at, spoken)}</td>
            <td className="lane">
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
