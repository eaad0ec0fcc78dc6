import { TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { useStore } from "zustand";
import {
  isBehind,
  type Metrics,
  type MetricThresholds,
  needingAttention,
  toMetrics,
  type WatchedMetric,
} from "@/traces/metrics";
import { dayOf, sumOf } from "@/traces/metrics-rows";
import type { AllWords } from "@/words/words";
import { Button } from "../parts/Button";
import { type Services, useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useChat } from "../use-stores";
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
                <Button
                  icon={TriangleAlert}
                  className="slim metrics-mark"
                  aria-label={`${words.attention(limitOf(watched, shown.thresholds, words))}. ${words.showBehind(name)}`}
                  aria-expanded={open === watched}
                  aria-controls={open === watched ? listId : undefined}
                  onClick={() => setOpened(open === watched ? null : watched)}
                >
                  {words.attention(limitOf(watched, shown.thresholds, words))}
                </Button>
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

const mostShown = 20;
const longestText = 80;

/** The queries that bring a figure above its threshold; those whose conversation is here lead to it. */
function Behind({ name, shown }: { readonly name: WatchedMetric; readonly shown: ShownMetrics }) {
  const services = useServices();
  const words = useAllWords("metrics");
  const formatText = useTexts();
  const found = shown.measures.filter((measure) => isBehind(measure, name, shown.thresholds)).slice(0, mostShown);
  if (found.length === 0) return <p className="hint">{words.noneBehind}</p>;
  return (
    <>
      <h3 className="metrics-behind-title">{words.behind[name]}</h3>
      <ul className="metrics-behind">
        {found.map(({ turn, rounds, latencyMs, failedCalls, at }) => {
          const text = formatText(turn);
          return (
            <li key={`${turn} ${at}`}>
              {text === undefined ? (
                <span className="metrics-gone">{words.gone}</span>
              ) : (
                <button
                  type="button"
                  className="link"
                  aria-label={words.goTo(cut(text))}
                  onClick={() => goToTurn(services, turn)}
                >
                  {cut(text)}
                </button>
              )}
              <small className="num">{words.facts(rounds, words.seconds(latencyMs / 1000), failedCalls)}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Of turns that are in the open conversation or in another of this graph. */
function useTexts(): (turn: string) => string | undefined {
  const { chat } = useServices();
  const turns = useChat((state) => state.turns);
  const chats = useStore(chat.list, (state) => state.chats);
  const all = [...turns, ...chats.flatMap((one) => one.turns)];
  return (turn) => all.find(({ id }) => id === turn)?.asked;
}

function cut(text: string): string {
  const points = [
    ...text
      .slice(0, 4 * longestText)
      .replace(/\s+/gu, " ")
      .trim(),
  ];
  return points.length <= longestText ? points.join("") : `${points.slice(0, longestText).join("").trimEnd()}…`;
}

/** A long conversation draws its older turns in steps. */
const mostSteps = 150;
const stepMs = 40;

/** Closes the dialog, opens the conversation and puts the focus on the message. */
function goToTurn({ chat, view }: Services, turn: string): void {
  const other = chat.list.getState().chats.find(({ turns }) => turns.some(({ id }) => id === turn));
  if (other) chat.open(other.id);
  view.change({ dialog: null, tab: "chat", isChatListOpen: false });
  view.changePanels({ isDockOpen: true });
  seek(turn, mostSteps);
}

/** The dialog gives the focus back first, and the conversation is drawn by then. */
function seek(turn: string, left: number): void {
  if (left === 0) return;
  setTimeout(() => {
    const element = document.getElementById(`turn-${turn}`);
    if (element && !document.querySelector("dialog[open]")) {
      element.focus();
      return;
    }
    if (!element) document.querySelector<HTMLButtonElement>("button.earlier")?.click();
    seek(turn, left - 1);
  }, stepMs);
}
