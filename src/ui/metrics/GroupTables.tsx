import { type RoundClass, requestKinds, type Tally, toMetrics } from "@/traces/metrics";
import { grouped, type MetricsRow } from "@/traces/metrics-rows";
import type { AllWords } from "@/words/words";
import { scrollable } from "../parts/scrollable";
import { useAllWords } from "../use-all-words";
import { costText } from "./Figures";
import { useProviderName } from "./use-provider-name";

const classes: readonly RoundClass[] = ["none", "one", "several"];

/** The same figures by who answered and what was asked for, and by how many rounds it took. */
export function GroupTables({ rows }: { readonly rows: readonly MetricsRow[] }) {
  const words = useAllWords("metrics");
  const nameOf = useProviderName();
  const byRounds = grouped(rows, "took");
  return (
    <>
      <section>
        <h3>{words.beside}</h3>
        <MetricsTable
          title={words.beside}
          heads={[words.rounds]}
          lines={classes.flatMap((took) => {
            const tally = byRounds.get(took);
            return tally ? [{ key: took, names: [words.took[took]], tally }] : [];
          })}
        />
      </section>
      <section>
        <h3>{words.by}</h3>
        <MetricsTable
          title={words.by}
          heads={[words.provider, words.kind]}
          lines={providerLines(rows, words, nameOf)}
        />
      </section>
    </>
  );
}

interface Line {
  readonly key: string;
  readonly names: readonly string[];
  readonly tally: Tally;
}

function providerLines(
  rows: readonly MetricsRow[],
  words: AllWords["metrics"],
  nameOf: (provider: string) => string,
): readonly Line[] {
  return [...grouped(rows, "provider").keys()].toSorted().flatMap((provider) => {
    const byKind = grouped(
      rows.filter((row) => row.provider === provider),
      "kind",
    );
    return requestKinds.flatMap((kind) => {
      const tally = byKind.get(kind);
      return tally ? [{ key: `${provider} ${kind}`, names: [nameOf(provider), words.kinds[kind]], tally }] : [];
    });
  });
}

interface MetricsTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly lines: readonly Line[];
}

function MetricsTable({ title, heads, lines }: MetricsTableProps) {
  const words = useAllWords("metrics");
  const { figures } = words;
  const columns = [figures.queries, figures.rounds, figures.failures, figures.latency, figures.tokens, figures.cost];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a section that scrolls.
    <div className="metrics-scroll" role="region" aria-label={title} {...scrollable}>
      <table className="metrics-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {columns.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, names, tally }) => {
            const metrics = toMetrics(tally);
            return (
              <tr key={key}>
                {names.map((name) => (
                  <th key={name} scope="row">
                    {name}
                  </th>
                ))}
                <td>{words.tokens(metrics.queries)}</td>
                <td>{words.decimals(metrics.avg_tool_rounds_per_query)}</td>
                <td>{words.percent(metrics.tool_failure_rate)}</td>
                <td>{words.seconds(metrics.avg_query_latency)}</td>
                <td>{words.tokens(metrics.avg_tokens_per_query)}</td>
                <td>{costText(metrics.avg_cost_per_query, words)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
