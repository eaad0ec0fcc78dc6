import type { Description } from "@/graph/document/graph-reader";
import { greatest } from "@/lib/lists/whole-lists";
import { useWords } from "../../use-stores";
import { numberText } from "../../values/value-text";

interface HistogramProps {
  readonly name: string;
  readonly bins: NonNullable<Description["histogram"]>;
}

const height = 36;

/** The spread of a number as small bars; each tells its span and count. */
export function Histogram({ name, bins }: HistogramProps) {
  const { language, inspect: words } = useWords();
  const most = greatest(
    bins.map(({ count }) => count),
    1,
  );
  return (
    <svg className="histogram" viewBox={`0 0 ${bins.length * 10} ${height}`} preserveAspectRatio="none" role="img">
      <title>{words.histogram(name)}</title>
      {bins.map(({ from, to, count }, index) => {
        const tall = count === 0 ? 0 : Math.max(2, (count / most) * height);
        return (
          <rect key={from} x={index * 10 + 0.5} y={height - tall} width={9} height={tall}>
            <title>{words.bar(numberText(from, language), numberText(to, language), count)}</title>
          </rect>
        );
      })}
    </svg>
  );
}
