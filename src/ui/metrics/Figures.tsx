import { TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { type Metrics, type MetricThresholds, needingAttention, toMetrics, type WatchedMetric } from "@/traces/metrics";
import { dayOf, sumOf } from "@/traces/metrics-rows";
import type { AllWords } from "@/words/words";
import { useAllWords } from "../use-all-words";
import { Behind } from "./Behind";
import type { ShownMetrics } from "./shown-metrics";

/** The figures one beside the other, each above its threshold with a mark that opens the queries behind it. */
export function Figures({ shown }: { readonly shown: ShownMetrics }) {
  const words = useAllWords("metrics");
  const [opened, setOpened] = useState<WatchedMetric | null>(null);
  const listId = useId();
  const metrics = toMetrics(sumOf(shown.rows));
  const marked = needingAttention(metrics, shown.thresholds);
  const open = opened !== null && marked.includes(opened) ? opened : null;
  return (
    <section>
      <dl className="metrics-figures">
        {figuresOf(metrics, shown, words).map(({ name, value, watched }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
            {watched !== undefined && marked.includes(watched) && (
              <dd>
                <button
                  type="button"
                  className="btn slim metrics-mark"
                  aria-label={`${words.attention(limitOf(watched, shown.thresholds, words))}. ${words.showBehind(name)}`}
                  aria-expanded={open === watched}
                  aria-controls={open === watched ? listId : undefined}
                  onClick={() => setOpened(open === watched ? null : watched)}
                >
                  <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
                  {words.attention(limitOf(watched, shown.thresholds, words))}
                </button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {open !== null && (
        <div id={listId}>
          <Behind name={open} shown={shown} />
        </div>
      )}
    </section>
  );
}

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly watched?: WatchedMetric;
}

function figuresOf(metrics: Metrics, { rows }: ShownMetrics, words: AllWords["metrics"]): readonly Figure[] {
  const { figures } = words;
  const today = toMetrics(sumOf(rows.filter(({ day }) => day === dayOf(Date.now()))));
  const several = words.percent(metrics.share_of_queries_with_2_rounds);
  return [
    { name: figures.queries, value: words.tokens(metrics.queries) },
    {
      name: figures.rounds,
      value: words.decimals(metrics.avg_tool_rounds_per_query),
      watched: "avg_tool_rounds_per_query",
    },
    { name: figures.several, value: words.share(metrics.queries_with_2_rounds, several) },
    { name: figures.failures, value: words.percent(metrics.tool_failure_rate), watched: "tool_failure_rate" },
    { name: figures.latency, value: words.seconds(metrics.avg_query_latency), watched: "avg_query_latency" },
    { name: figures.tokens, value: words.tokens(metrics.avg_tokens_per_query) },
    { name: figures.cost, value: costText(metrics.avg_cost_per_query, words) },
    {
      name: figures.day,
      value: words.dayUse(words.tokens(today.input_tokens + today.output_tokens), costText(today.cost, words)),
    },
  ];
}

export function costText(cost: number | undefined, words: AllWords["metrics"]): string {
  return cost === undefined ? words.unknown : words.dollars(cost);
}

function limitOf(name: WatchedMetric, thresholds: MetricThresholds, words: AllWords["metrics"]): string {
  switch (name) {
    case "avg_tool_rounds_per_query":
      return words.decimals(thresholds[name]);
    case "tool_failure_rate":
      return words.percent(thresholds[name]);
    case "avg_query_latency":
      return words.seconds(thresholds[name]);
  }
}
