import type { ElementTarget } from "@/graph/document/graph-types";
import { greatest } from "@/lib/lists/whole-lists";
import { paint } from "../../parts/NodeSign";
import { useWords } from "../../use-stores";
import type { LegendScale } from "./legend-row";

const width = 164;
const places = [0, 0.5, 1];

/** A range as it is drawn: a bar of its colours, or its sizes, with the low, middle and high value under it. */
export function LegendScaleView({ scale, target }: { readonly scale: LegendScale; readonly target: ElementTarget }) {
  const { legend: words, language } = useWords();
  const texts = scale.values.map((value) => value.toLocaleString(language, { maximumSignificantDigits: 3 }));
  const [low = "", middle = "", high = ""] = texts;
  return (
    <div className="legend-scale" role="img" aria-label={words.scale(low, middle, high)}>
      {scale.channel === "color" ? (
        <span className="stops">
          {scale.colors.map((color) => (
            <i key={color} style={{ background: paint(color) }} />
          ))}
        </span>
      ) : (
        <Samples scale={scale} target={target} />
      )}
      <span className="legend-ends num">
        {texts.map((text, index) => (
          <span key={places[index]}>{text}</span>
        ))}
      </span>
    </div>
  );
}

/** What the three values look like, at the size they have on the canvas as far as there is room. */
function Samples({
  scale: { channel, numbers },
  target,
}: {
  readonly scale: LegendScale;
  readonly target: ElementTarget;
}) {
  const isLine = target === "edges";
  const most = greatest(numbers, 1);
  const fit = channel === "size" ? Math.min(1, 26 / most) : 1;
  const height = channel === "size" ? Math.max(12, most * fit) + 2 : 14;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" height={height} fill="var(--g-0)" aria-hidden="true">
      {numbers.map((number, index) => {
        const x = 14 + (places[index] ?? 0) * (width - 28);
        const opacity = channel === "opacity" ? number : 1;
        return isLine ? (
          <path
            key={x}
            d={`M${x - 12} ${height / 2}h24`}
            stroke="var(--edge)"
            strokeWidth={channel === "width" ? Math.min(10, number) : 2}
            strokeOpacity={opacity}
          />
        ) : (
          <circle
            key={x}
            cx={x}
            cy={height / 2}
            r={channel === "size" ? (number * fit) / 2 : 6}
            fillOpacity={opacity}
          />
        );
      })}
    </svg>
  );
}
