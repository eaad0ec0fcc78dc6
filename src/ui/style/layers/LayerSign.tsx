import type { StyleLayer } from "@/graph/styles/style-types";
import { paint } from "../../parts/NodeSign";
import { LookSign } from "./LookSign";

/** What a layer does, as a small sign. */
export function LayerSign({ layer: { style, mapping, looks, target } }: { readonly layer: StyleLayer }) {
  const own = looks?.flatMap((look) => look.style.color ?? []) ?? [];
  if (own.length > 0) return <Wheel colors={[...new Set(own)].slice(0, 4)} />;
  if (mapping && mapping.kind !== "identity") {
    const outputs = mapping.kind === "range" ? mapping.range : mapping.entries.map(({ output }) => output);
    const colors = outputs.filter((output): output is string => typeof output === "string" && /^(--|#)/.test(output));
    if (colors.length > 0) return <Wheel colors={colors.slice(0, 4)} />;
    return <LookSign channel={mapping.channel} output={outputs.at(-1) ?? null} target={target} />;
  }
  if (style?.color !== undefined) return <LookSign channel="color" output={style.color} target={target} />;
  return <LookSign channel="shape" output={style?.shape ?? null} target={target} />;
}

/** Up to four colours of a mapping as quarters. */
function Wheel({ colors }: { readonly colors: readonly string[] }) {
  return (
    <svg viewBox="0 0 12 12" width={12} height={12} aria-hidden="true" className="wheel">
      {quarters.map((d, index) => (
        <path key={d} d={d} fill={paint(colors[index % colors.length] ?? "--g-0")} />
      ))}
    </svg>
  );
}

const quarters = [
  "M0 0h5.500v5.500H0z",
  "M6.500 0H12v5.500H6.500z",
  "M0 6.500h5.500V12H0z",
  "M6.500 6.500H12V12H6.500z",
];
