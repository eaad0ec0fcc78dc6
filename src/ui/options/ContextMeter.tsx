import { useCallback } from "react";
import type { ContextMeasure } from "@/ai/context/measure-context";
import { useServices } from "../services";
import { useLoading } from "../use-loading";
import { useChat, useSettings, useWords } from "../use-stores";

const longestQuote = 80;

/** How full the next request of this conversation would be, and what of it would be shortened. */
export function ContextMeter() {
  const words = useWords("options").meter;
  const measure = useMeasure();
  const isBuiltin = useSettings(({ source }) => source.kind === "builtin");
  if (measure === null) return null;
  if (measure === "not-loaded") return <p className="hint">{words.notLoaded}</p>;
  const { used, budget, whole, shortened, left, first } = measure;
  const percent = Math.min(100, Math.round((100 * used) / Math.max(1, budget)));
  const isWhole = shortened + left === 0;
  return (
    <div className="option-meter">
      <h4>{words.title}</h4>
      <meter
        className="option-bar"
        aria-label={words.label}
        aria-valuetext={words.used(used, budget, percent)}
        min={0}
        max={budget}
        value={Math.min(used, budget)}
      />
      <p className="hint num">{words.used(used, budget, percent)}</p>
      {whole + shortened + left === 0 ? (
        <p className="hint">{words.empty}</p>
      ) : (
        <p className="hint">{isWhole ? words.all(whole) : words.some(whole, shortened, left)}</p>
      )}
      {first !== null && <p className="hint">{words.first(cut(first))}</p>}
      {isBuiltin && <p className="hint">{words.builtin}</p>}
    </div>
  );
}

function useMeasure(): ContextMeasure | "not-loaded" | null {
  const { chat } = useServices();
  const options = useSettings((state) => state.options);
  const source = useSettings((state) => state.source);
  const turns = useChat((state) => state.turns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured follows from these.
  const measure = useCallback(() => chat.measureContext(), [chat, options, source, turns]);
  return useLoading(measure);
}

function cut(text: string): string {
  const points = [...text.slice(0, 4 * longestQuote)];
  return points.length <= longestQuote ? text : `${points.slice(0, longestQuote).join("").trimEnd()}…`;
}
