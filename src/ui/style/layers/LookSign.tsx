import type { ElementTarget } from "@/graph/document/graph-types";
import { nodeShapes, type StyleChannel } from "@/graph/styles/style-types";
import type { JsonValue } from "@/lib/json";
import { NodeSign, paint } from "../../parts/NodeSign";

export interface LookSignProps {
  readonly channel: StyleChannel;
  readonly output: JsonValue;
  readonly target: ElementTarget;
}

/** One look of a mapping as a small sign. */
export function LookSign({ channel, output, target }: LookSignProps) {
  const color = channel === "color" && typeof output === "string" ? output : undefined;
  const number = typeof output === "number" ? output : undefined;
  if (target === "edges") return <LineSign channel={channel} color={color} number={number} />;
  const shape = nodeShapes.find((one) => channel === "shape" && one === output) ?? "ellipse";
  const size = channel === "size" && number !== undefined ? Math.max(3, Math.min(18, number / 2)) : 11;
  return (
    <span className="look-sign" style={{ opacity: channel === "opacity" ? number : 1 }}>
      <NodeSign shape={shape} color={color ?? "--g-0"} size={size} />
    </span>
  );
}

interface LineSignProps extends Pick<LookSignProps, "channel"> {
  readonly color: string | undefined;
  readonly number: number | undefined;
}

function LineSign({ channel, color = "--edge", number }: LineSignProps) {
  const width = channel === "width" && number !== undefined ? Math.min(10, number) : 2;
  return (
    <svg viewBox="0 0 20 14" width={20} height={14} aria-hidden="true">
      <path
        d="M1 7h18"
        stroke={paint(color)}
        strokeWidth={width}
        strokeOpacity={channel === "opacity" ? number : 1}
        strokeLinecap="round"
      />
    </svg>
  );
}
