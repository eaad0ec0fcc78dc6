import { useState } from "react";
import type { Field } from "@/graph/selector/selector-types";
import { Check } from "../parts/Check";
import { useAllWords } from "../use-all-words";
import { BrushField, type Range } from "./BrushField";
import { dayText, type FieldValues, missingSelector, rangeSelector, selectorText } from "./field-values";
import { histogramOf } from "./histogram-bins";

export interface RangeEditorProps {
  readonly field: Field;
  /** As people call it. */
  readonly title: string;
  readonly values: Extract<FieldValues, { kind: "numbers" }>;
  readonly shown: Uint8Array | null;
  onSelector(selector: string | null): void;
}

/** From one number or date to another. */
export function RangeEditor({ field, title, values, shown, onSelector }: RangeEditorProps) {
  const { filter: words, language } = useAllWords();
  const [range, setRange] = useState<Range | null>(null);
  const [keepsMissing, setKeepsMissing] = useState(false);
  const histogram = histogramOf(values.values, shown);
  if (!histogram) return null;
  const whole: Range = [histogram.least, histogram.most];
  const tell = (value: number) =>
    values.areDates ? dayText(value) : value.toLocaleString(language, { maximumFractionDigits: 3 });
  const change = (next: Range | null, keeps: boolean) => {
    setRange(next);
    setKeepsMissing(keeps);
    const isWhole = next === null || (next[0] === whole[0] && next[1] === whole[1]);
    if (isWhole && keeps) return onSelector(null);
    if (isWhole && (next === null || values.missing === 0)) return onSelector(null);
    const asked = rangeSelector(field, next ?? whole, values.areDates);
    return onSelector(selectorText(keeps ? [asked, missingSelector(field)] : [asked]));
  };
  return (
    <>
      <BrushField
        name={title}
        histogram={histogram}
        range={range ?? whole}
        tell={tell}
        onChange={(next) => change(next, keepsMissing)}
      />
      {values.missing > 0 && (
        <Check isOn={keepsMissing} onChange={(keeps) => change(range, keeps)}>
          {words.keepMissing}
        </Check>
      )}
    </>
  );
}
