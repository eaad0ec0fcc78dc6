import { useStore } from "zustand";
import { isBehind, type WatchedMetric } from "@/traces/metrics";
import { type Services, useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useChat } from "../use-stores";
import type { ShownMetrics } from "./shown-metrics";

const mostShown = 20;
const longestText = 80;

/** The queries that bring a figure above its threshold; those whose conversation is here lead to it. */
export function Behind({ name, shown }: { readonly name: WatchedMetric; readonly shown: ShownMetrics }) {
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
