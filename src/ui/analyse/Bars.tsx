import type { ElementTarget } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import { valueText } from "@/graph/styles/labels";
import type { JsonValue } from "@/lib/json";
import { greatest } from "@/lib/lists/whole-lists";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import type { Bar } from "./read-data";

export interface BarsProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly property: string;
  readonly target: ElementTarget;
}

/** How numbers are spread: a bar for each range, which a click selects. */
export function Bars({ label, bars, property, target }: BarsProps) {
  const { analyse: words, language } = useAllWords();
  const choose = useChoose(property, target);
  const most = greatest(
    bars.map(({ count }) => count),
    1,
  );
  const text = (value: JsonValue) => (typeof value === "number" ? value.toLocaleString(language) : valueText(value));
  return (
    <figure className="bars" aria-label={label}>
      <div className="bars-row">
        {bars.map((bar, index) => {
          const isLast = index === bars.length - 1;
          const name =
            bar.from === bar.to
              ? words.oneBar(text(bar.from), bar.count)
              : words.bar(text(bar.from), text(bar.to), bar.count);
          return (
            <button
              key={text(bar.from)}
              type="button"
              aria-label={name}
              title={name}
              onClick={() => choose(bar, isLast || bar.isClosed === true)}
            >
              <i style={{ height: `${Math.max(bar.count > 0 ? 4 : 0, (bar.count / most) * 100)}%` }} />
            </button>
          );
        })}
      </div>
      <figcaption className="num">
        <span>{text(bars[0]?.from ?? "")}</span>
        <span>{text(bars.at(-1)?.to ?? "")}</span>
      </figcaption>
    </figure>
  );
}

/** How often each value is there: a line for each, which a click selects. */
export function ValueBars({ label, bars, property, target }: BarsProps) {
  const { analyse: words, language } = useAllWords();
  const choose = useChoose(property, target);
  const most = greatest(
    bars.map(({ count }) => count),
    1,
  );
  const shown = bars.slice(0, 12);
  return (
    <>
      <ul className="value-bars" aria-label={label}>
        {shown.map((bar) => {
          const text = valueText(bar.from);
          return (
            <li key={text}>
              <button
                type="button"
                className="lit ring-in"
                aria-label={words.oneBar(text, bar.count)}
                onClick={() => choose(bar, true)}
              >
                <span className="t cut">{text}</span>
                <span className="num quiet">{bar.count.toLocaleString(language)}</span>
                <i style={{ width: `${(bar.count / most) * 100}%` }} />
              </button>
            </li>
          );
        })}
      </ul>
      {bars.length > shown.length && <p className="hint">{words.moreValues(bars.length - shown.length)}</p>}
    </>
  );
}

function useChoose(property: string, target: ElementTarget) {
  const { edit } = useServices();
  return (bar: Bar, isLast: boolean) => {
    const selector = printSelector(rangeOf(property, bar, isLast));
    void edit.run({ name: "selectElements", input: { selector, target } });
  };
}

/** The last range holds its end, all others end before it. */
function rangeOf(property: string, { from, to }: Bar, isLast: boolean): Selector {
  const field = { name: property, of: "bare" } as const;
  const compare = (cmp: "==" | ">=" | "<" | "<=", value: JsonValue): Selector => ({
    op: "compare",
    field,
    cmp,
    value: { kind: "literal", value },
  });
  if (from === to) return compare("==", from);
  return { op: "and", terms: [compare(">=", from), compare(isLast ? "<=" : "<", to)] };
}
