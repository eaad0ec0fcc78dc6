import { useStore } from "zustand";
import { isBehind, type WatchedMetric } from "@/ai/trace/metrics";
import { useServices } from "../services";
import { useChat, useWords } from "../use-stores";
import { goToTurn } from "./go-to-turn";
import type { ShownMetrics } from "./shown-metrics";

const mostShown = 20;
const longestText = 80;

/** The queries that bring a figure above its threshold; those whose conversation is here lead to it. */
export function Behind({ name, shown }: { readonly name: WatchedMetric; readonly shown: ShownMetrics }) {
  const services = useServices();
  const words = useWords("metrics");
  const textOf = useTexts();
  const found = shown.measures.filter((measure) => isBehind(measure, name, shown.thresholds)).slice(0, mostShown);
  if (found.length === 0) return <p className="hint">{words.noneBehind}</p>;
  return (
    <>
      <h3 className="metrics-behind-title">{words.behind[name]}</h3>
      <ul className="metrics-behind">
        {found.map(({ turn, rounds, latencyMs, failedCalls, at }) => {
          const text = textOf(turn);
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
