import { RotateCcw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type OptionGroup, optionNames, optionTable, type ShownOption, takesOf } from "@/ai/options/option-table";
import { assertNever } from "@/lib/assert-never";
import { withoutOptions } from "@/store/settings/stored-options";
import { useServices } from "../services";
import { useSettings, useWords } from "../use-stores";
import { ApprovalOption } from "./ApprovalOption";
import { BudgetOption } from "./BudgetOption";
import { ChoiceOption, SwitchOption } from "./ChoiceOption";
import { CountsOption } from "./CountsOption";
import { isNumberName, NumberOption } from "./NumberOption";

export interface OptionCardProps {
  readonly group: OptionGroup;
  /** Those it may show: it shows the ones of its group, and nothing where there is none. */
  readonly options: readonly ShownOption[];
  readonly children?: ReactNode;
}

/** A group of options, with the way back to the usual ones: of all in the group, as those that are not shown here can be in force too. */
export function OptionCard({ group, options, children }: OptionCardProps) {
  const { settings } = useServices();
  const words = useWords("options");
  const shown = options.filter((name) => optionTable[name].group === group);
  const names = optionNames.filter((name) => optionTable[name].group === group);
  const isChanged = useSettings(({ options: chosen }) => names.some((name) => chosen[name] !== undefined));
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
      {shown.map((name) => (
        <Option key={`${name} ${resets}`} name={name} />
      ))}
      {children}
    </section>
  );
}

/** Each kind of value has a control of its own. */
function Option({ name }: { readonly name: ShownOption }) {
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
