import { useId, useState } from "react";
import type { Budget } from "@/ai/options/ai-options";
import { isTaken, takesOf } from "@/ai/options/option-table";
import { useWords } from "../use-stores";
import { NumberInput } from "./NumberInput";
import { OptionHead } from "./OptionHead";
import { useOption } from "./use-option";

/** What one message may use. An empty field is no limit. */
export function BudgetOption() {
  const words = useWords("options");
  const { value, isChanged, set } = useOption("budget");
  const [wrong, setWrong] = useState<keyof Budget | null>(null);
  const id = useId();
  const takes = takesOf("budget");
  const limits = takes.kind === "budget" ? takes.limits : [];
  const change = (limit: keyof Budget, most: number | null) => {
    const { [limit]: _before, ...others } = value ?? {};
    const budget = most === null ? others : { ...others, [limit]: most };
    set(Object.keys(budget).length === 0 ? null : budget);
  };
  const { label, hint } = words.names.budget;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside the mark of a change.
    <div className="option" role="group" aria-labelledby={id}>
      <OptionHead labels={null} id={id} isChanged={isChanged}>
        {label}
      </OptionHead>
      <div className="option-row">
        {limits.map((limit) => (
          <div key={limit}>
            <label className="lab" htmlFor={`${id}-${limit}`}>
              {words.budgetLimits[limit]}
            </label>
            <NumberInput
              id={`${id}-${limit}`}
              value={value?.[limit] ?? null}
              placeholder={words.noLimit}
              step="any"
              describedBy={`${id}-hint`}
              takes={(most) => isTaken("budget", { [limit]: most })}
              onChange={(most) => change(limit, most)}
              onWrong={(isWrong) => setWrong(isWrong ? limit : null)}
            />
          </div>
        ))}
      </div>
      <p
        className={`hint${wrong === null ? "" : " bad"}`}
        id={`${id}-hint`}
        role={wrong === null ? undefined : "alert"}
      >
        {wrong === null ? hint : words.takes.positive}
      </p>
    </div>
  );
}
