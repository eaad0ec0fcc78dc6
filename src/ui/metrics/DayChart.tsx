import { greatest } from "@/lib/lists/whole-lists";
import { grouped, type MetricsRow } from "@/traces/metrics-rows";
import { useAllWords } from "../use-all-words";
import { useWords } from "../use-stores";

const mostDays = 14;
const height = 64;
const barWidth = 14;
const step = 20;

interface DayBar {
  readonly day: string;
  readonly few: number;
  readonly several: number;
}

/** Queries of the last days, those of several rounds apart; the same as a table. */
export function DayChart({ rows }: { readonly rows: readonly MetricsRow[] }) {
  const words = useAllWords("metrics");
  const nameOf = useDayName();
  const bars = [...grouped(rows, "day")]
    .map(([day, { queries, several }]): DayBar => ({ day, few: queries - several, several }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .slice(-mostDays);
  const most = greatest(
    bars.map(({ few, several }) => few + several),
    1,
  );
  const tall = (count: number) => (height * count) / most;
  return (
    <section>
      <h3>{words.chart}</h3>
      <svg
        className="metrics-chart"
        width={step * bars.length}
        height={height + 1}
        viewBox={`0 0 ${step * bars.length} ${height + 1}`}
        aria-hidden="true"
      >
        {bars.map(({ day, few, several }, index) => (
          <g key={day} transform={`translate(${index * step + (step - barWidth) / 2} 0)`}>
            <title>{`${nameOf(day)}: ${few + several}`}</title>
            <rect className="few" y={height - tall(few)} width={barWidth} height={tall(few)} />
            <rect
              className="several"
              y={height - tall(few) - tall(several)}
              width={barWidth}
              height={Math.max(0, tall(several) - 1)}
            />
          </g>
        ))}
        <line x1="0" x2={step * bars.length} y1={height + 0.5} y2={height + 0.5} />
      </svg>
      <p className="metrics-key" aria-hidden="true">
        <span className="few">{words.chartFew}</span>
        <span className="several">{words.chartSeveral}</span>
      </p>
      <details>
        <summary>{words.asTable}</summary>
        <table className="metrics-table">
          <thead>
            <tr>
              <th scope="col">{words.days}</th>
              <th scope="col">{words.chartFew}</th>
              <th scope="col">{words.chartSeveral}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ day, few, several }) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td>{words.tokens(few)}</td>
                <td>{words.tokens(several)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function useDayName(): (day: string) => string {
  const words = useAllWords("metrics");
  const { language } = useWords();
  return (day) =>
    day === "" ? words.earlier : new Date(`${day}T12:00`).toLocaleDateString(language, { dateStyle: "medium" });
}
