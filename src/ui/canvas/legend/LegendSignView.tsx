import type { LineStyle } from "@/graph/styles/style-types";
import { NodeSign, paint } from "../../parts/NodeSign";
import type { LegendSign } from "./legend-row";

/** The sign before a legend's word. */
export function LegendSignView({ sign }: { readonly sign: LegendSign }) {
  switch (sign.kind) {
    case "node":
      return <NodeSign shape={sign.shape} color={sign.color} size={11} />;
    case "line":
      return (
        <svg viewBox="0 0 20 14" width={20} height={14} aria-hidden="true">
          <path
            d="M1 7h18"
            stroke={paint(sign.color)}
            strokeWidth={Math.max(1, sign.width)}
            strokeLinecap="round"
            strokeDasharray={dashes[sign.lineStyle]}
          />
        </svg>
      );
    case "ramp":
      return (
        <svg viewBox="0 0 20 14" width={20} height={14} aria-hidden="true">
          {sign.colors.map((color, index) => (
            <path
              key={color}
              d={`M${(index * 20) / sign.colors.length} 3h${20 / sign.colors.length}v8h-${20 / sign.colors.length}z`}
              fill={paint(color)}
            />
          ))}
        </svg>
      );
    case "sizes":
      return (
        <svg viewBox="0 0 20 14" width={20} height={14} fill="var(--g-0)" aria-hidden="true">
          <circle cx={4} cy={7} r={2.5} />
          <circle cx={13.5} cy={7} r={5.5} />
        </svg>
      );
  }
}

const dashes: Readonly<Record<LineStyle, string | undefined>> = {
  solid: undefined,
  dashed: "5 4",
  dotted: "1.5 4",
};
