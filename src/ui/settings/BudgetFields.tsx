import { useId, useState } from "react";
import type { Budget } from "@/ai/loop/ai-options";
import { useServices } from "../services";
import { useSettings } from "../use-stores";
import { useSettingsWords } from "./use-settings-words";
import "./budget.css";

const limits: readonly (keyof Budget)[] = ["tokens", "cost", "seconds"];

/** What one message may use. An empty field is no limit. */
export function BudgetFields() {
  const words = useSettingsWords();
  const hint = useId();
  return (
    <fieldset className="limits" aria-describedby={hint}>
      <legend className="lab">{words.budget}</legend>
      <div className="limit-row">
        {limits.map((limit) => (
          <LimitField key={limit} limit={limit} />
        ))}
      </div>
      <p className="hint" id={hint}>
        {words.budgetHint}
      </p>
    </fieldset>
  );
}

/** The text is kept as it is typed: "0." on the way to 0.05 is no limit yet. */
function LimitField({ limit }: { readonly limit: keyof Budget }) {
  const { settings } = useServices();
  const words = useSettingsWords();
  const budget = useSettings((state) => state.budget);
  const [text, setText] = useState(String(budget[limit] ?? ""));
  return (
    <label>
      <span className="lab">{words.budgetLimits[limit]}</span>
      <span className="field short">
        <input
          type="number"
          min={0}
          step="any"
          placeholder={words.noLimit}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            settings.change({ budget: withLimit(budget, limit, event.target.valueAsNumber) });
          }}
        />
      </span>
    </label>
  );
}

/** What can be no limit is none. */
function withLimit(budget: Budget, limit: keyof Budget, value: number): Budget {
  const { [limit]: _before, ...others } = budget;
  return Number.isFinite(value) && value > 0 ? { ...others, [limit]: value } : others;
}
