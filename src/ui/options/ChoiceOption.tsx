import { useId } from "react";
import { optionTable, type ShownOption, takesOf } from "@/ai/options/option-table";
import type { NamedOption } from "@/words/en/dialogs/options";
import { Segments } from "../parts/Segments";
import { Switch } from "../parts/Switch";
import { useWords } from "../use-stores";
import { ChangedMark, OptionHead } from "./OptionHead";
import { useOption } from "./use-option";

/** An option that is on or off. */
export function SwitchOption({ name }: { readonly name: ShownOption }) {
  const words = useWords("options");
  const { value, isChanged, set } = useOption(name);
  const { label, hint } = words.names[name];
  return (
    <div className="option">
      <div className="option-head">
        <Switch label={label} isOn={value === true} onChange={(isOn) => set(isOn)} />
        <ChangedMark isChanged={isChanged} />
      </div>
      <p className="hint">{hint}</p>
    </div>
  );
}

/** An option that is one of a few. */
export function ChoiceOption({ name }: { readonly name: ShownOption }) {
  const words = useWords("options");
  const { value, isChanged, set } = useOption(name);
  const id = useId();
  const { label, hint, values = {} }: NamedOption = words.names[name];
  const takes = takesOf(name);
  const offered = takes.kind === "choice" ? takes.values : [];
  const nameOf = (one: string) => values[one] ?? one;
  return (
    <div className="option">
      <OptionHead labels={null} id={id} isChanged={isChanged}>
        {label}
      </OptionHead>
      <Segments
        name={id}
        labelledBy={id}
        value={String(value)}
        options={offered.map((one) => ({ id: String(one), title: nameOf(String(one)) }))}
        onChange={(chosen) => set(offered.find((one) => String(one) === chosen) ?? optionTable[name].usual)}
      />
      <p className="hint">{hint}</p>
    </div>
  );
}
