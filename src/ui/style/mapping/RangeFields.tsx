import type { StyleMapping } from "@/graph/styles/style-types";
import { Segments } from "../../parts/Segments";
import { SliderField } from "../../parts/SliderField";
import { useAllWords } from "../../use-all-words";
import { NumberField } from "../fields/NumberField";
import type { Scale } from "./mapping-draft";
import type { MappingFields } from "./mapping-fields";

const scales: readonly Scale[] = ["linear", "sqrt", "log"];
const limits = {
  size: { least: 4, most: 80, step: 1, unit: "px" },
  width: { least: 0.5, most: 20, step: 0.5, unit: "px" },
  opacity: { least: 0.05, most: 1, step: 0.05, unit: "" },
} as const;

/** How numbers become looks: the scale, the values at its ends, and what those get. */
export function RangeFields(props: MappingFields) {
  const { draft, mapping, change } = props;
  const words = useAllWords("style");
  if (mapping?.kind !== "range") return null;
  const [from, to] = mapping.domain;
  return (
    <>
      <Segments
        label={words.scale}
        value={draft.scale ?? mapping.scale}
        options={scales.map((scale) => ({ id: scale, title: words.scales[scale] }))}
        onChange={(scale) => change({ scale })}
      />
      <div className="row spaced">
        <span className="grow">{words.valuesFrom}</span>
        <NumberField label={words.from} value={from} onSet={(low) => change(domainPart(low, Math.max(to, low + 1)))} />
        <NumberField label={words.to} value={to} onSet={(high) => change(domainPart(Math.min(from, high - 1), high))} />
      </div>
      <Ends {...props} mapping={mapping} />
    </>
  );
}

function domainPart(low: number, high: number) {
  return { domain: [low, high] as const, midpoint: null };
}

function Ends({ draft, mapping, change }: MappingFields<Extract<StyleMapping, { kind: "range" }>>) {
  const words = useAllWords("style");
  const { channel } = draft;
  if (channel !== "size" && channel !== "width" && channel !== "opacity") return null;
  const [low, high] = draft.range ?? [Number(mapping.range[0]), Number(mapping.range.at(-1))];
  return (
    <>
      <SliderField
        label={words.smallest}
        value={low}
        {...limits[channel]}
        onTry={(value) => value !== null && change({ range: [value, high] })}
        onSet={(value) => change({ range: [value, high] })}
      />
      <SliderField
        label={words.largest}
        value={high}
        {...limits[channel]}
        onTry={(value) => value !== null && change({ range: [low, value] })}
        onSet={(value) => change({ range: [low, value] })}
      />
    </>
  );
}
