import { RotateCcw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type OptionGroup, type OptionName, optionNames, optionTable, takesOf } from "@/ai/options/option-table";
import { assertNever } from "@/lib/assert-never";
import { withoutOptions } from "@/store/settings/stored-options";
import { useServices } from "../services";
import { useSettings } from "../use-stores";
import { ApprovalOption } from "./ApprovalOption";
import { BudgetOption } from "./BudgetOption";
import { ChoiceOption, SwitchOption } from "./ChoiceOption";
import { CountsOption } from "./CountsOption";
import { isNumberName, NumberOption } from "./NumberOption";
import { useOptionWords } from "./use-option-words";

export interface OptionCardProps {
  readonly group: OptionGroup;
  readonly children?: ReactNode;
}

/** A group of options, with the way back to the usual ones. */
export function OptionCard({ group, children }: OptionCardProps) {
  const { settings } = useServices();
  const words = useOptionWords();
  const names = optionNames.filter((name) => optionTable[name].group === group);
  const isChanged = useSettings(({ options }) => names.some((name) => options[name] !== undefined));
  const [resets, setResets] = useState(0);
  const { title, lead } = words.groups[group];
  const reset = () => {
    settings.change({ options: withoutOptions(settings.getState().options, names) });
    // Fields keep what is typed into them: they begin anew.
    setResets((before) => before + 1);
  };
  return (
    <section className="option-card">
      <header>
        <h3>{title}</h3>
        <button
          type="button"
          className="btn slim"
          aria-label={words.resetGroup(title)}
          disabled={!isChanged}
          onClick={reset}
        >
          <RotateCcw size={14} strokeWidth={1.75} aria-hidden="true" />
          {words.reset}
        </button>
      </header>
      <p className="lead">{lead}</p>
      <span className="sr" role="status">
        {resets > 0 && !isChanged ? words.wasReset(title) : ""}
      </span>
      {names.map((name) => (
        <Option key={`${name} ${resets}`} name={name} />
      ))}
      {children}
    </section>
  );
}

/** Each kind of value has a control of its own. */
function Option({ name }: { readonly name: OptionName }) {
  const { kind } = takesOf(name);
  switch (kind) {
    case "switch":
      return <SwitchOption name={name} />;
    case "choice":
      return <ChoiceOption name={name} />;
    case "whole":
    case "seconds":
      return isNumberName(name) ? <NumberOption name={name} /> : null;
    case "budget":
      return <BudgetOption />;
    case "counts":
      return <CountsOption />;
    case "approval":
      return <ApprovalOption />;
    default:
      return assertNever(kind);
  }
}
