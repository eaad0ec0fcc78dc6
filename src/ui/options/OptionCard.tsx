import { RotateCcw } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { AiOptions, Budget } from "@/ai/options/ai-options";
import {
  isTaken,
  type OptionGroup,
  type OptionKind,
  optionNames,
  optionTable,
  type ShownOption,
  takesOf,
} from "@/ai/options/option-table";
import { assertNever } from "@/lib/assert-never";
import { withoutOptions } from "@/store/settings/stored-options";
import type { NamedOption } from "@/words/en/dialogs/options";
import type { AllWords } from "@/words/words";
import { Button } from "../parts/Button";
import { Segments } from "../parts/Segments";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useSettings } from "../use-stores";
import { ApprovalOption } from "./ApprovalOption";
import { CountsOption } from "./CountsOption";
import { NumberInput } from "./NumberInput";
import { ChangedMark, OptionHead } from "./OptionHead";
import { useOption } from "./use-option";

export interface OptionCardProps {
  readonly group: OptionGroup;
  /** Those it may show: it shows the ones of its group, and nothing where there is none. */
  readonly options: readonly ShownOption[];
  readonly children?: ReactNode;
}

/** A group of options, with the way back to the usual ones: of all in the group, as those that are not shown here can be in force too. */
export function OptionCard({ group, options, children }: OptionCardProps) {
  const { settings } = useServices();
  const words = useAllWords("options");
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
        <Button
          icon={RotateCcw}
          className="slim"
          aria-label={words.resetGroup(title)}
          disabled={!isChanged}
          onClick={reset}
        >
          {words.reset}
        </Button>
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

/** An option that is on or off. */
function SwitchOption({ name }: { readonly name: ShownOption }) {
  const words = useAllWords("options");
  const { value, isChanged, set } = useOption(name);
  const { label, hint } = words.names[name];
  return (
    <div className="option">
      <div className="option-head row">
        <Switch label={label} isOn={value === true} onChange={(isOn) => set(isOn)} />
        <ChangedMark isChanged={isChanged} />
      </div>
      <p className="hint">{hint}</p>
    </div>
  );
}

/** An option that is one of a few. */
function ChoiceOption({ name }: { readonly name: ShownOption }) {
  const words = useAllWords("options");
  const { value, isChanged, set } = useOption(name);
  const { label, hint, values = {} }: NamedOption = words.names[name];
  const takes = takesOf(name);
  const offered = takes.kind === "choice" ? takes.values : [];
  const nameOf = (one: string) => values[one] ?? one;
  return (
    <div className="option">
      <OptionHead labels={null} isChanged={isChanged}>
        {label}
      </OptionHead>
      <Segments
        isBare
        label={label}
        value={String(value)}
        options={offered.map((one) => ({ id: String(one), title: nameOf(String(one)) }))}
        onChange={(chosen) => set(offered.find((one) => String(one) === chosen) ?? optionTable[name].usual)}
      />
      <p className="hint">{hint}</p>
    </div>
  );
}

type NumberName = { [Name in ShownOption]: AiOptions[Name] extends number | null ? Name : never }[ShownOption];

function isNumberName(name: ShownOption): name is NumberName {
  return ["whole", "seconds"].includes(takesOf(name).kind);
}

/** An option that is a number. Empty: as is usual. */
function NumberOption({ name }: { readonly name: NumberName }) {
  const words = useAllWords("options");
  const { value, isChanged, set } = useOption(name);
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const { usual } = optionTable[name];
  const { label, hint } = words.names[name];
  return (
    <div className="option">
      <OptionHead labels={id} isChanged={isChanged}>
        {label}
      </OptionHead>
      <NumberInput
        id={id}
        value={value}
        placeholder={usual === null ? words.asUsual : String(usual)}
        {...(takesOf(name).kind === "seconds" && { step: "any" as const })}
        describedBy={`${id}-hint`}
        takes={(number) => isTaken(name, number)}
        onChange={(number) => set(number ?? usual)}
        onWrong={setWrong}
      />
      <p className={`hint${isWrong ? " bad" : ""}`} id={`${id}-hint`} role={isWrong ? "alert" : undefined}>
        {isWrong ? taken(words, takesOf(name)) : hint}
        {!isWrong && isChanged && usual !== null && ` ${words.usually(String(usual))}`}
      </p>
    </div>
  );
}

function taken({ takes: words }: AllWords["options"], takes: OptionKind): string {
  if (takes.kind === "whole") return words.whole(takes.least, takes.most);
  return takes.kind === "seconds" ? words.seconds(takes.most) : words.positive;
}

/** What one message may use. An empty field is no limit. */
function BudgetOption() {
  const words = useAllWords("options");
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
