import type { JsonValue } from "@/lib/json";
import type { BoundParameter, RecipeParameter, UnfitParameter } from "@/recipes/recipe-types";
import { Select } from "../parts/Choice";
import { TextField } from "../parts/TextField";
import { useAllWords } from "../use-all-words";
import { parameterLabel, readValue, shownValue } from "./parameter-text";
import "../parts/pane/pane.css";
import { Button } from "../parts/Button";

export interface ParameterFieldProps {
  readonly parameter: RecipeParameter;
  readonly bound: BoundParameter | undefined;
  readonly unfit: UnfitParameter | undefined;
  readonly disabled: boolean;
  onChoose(value: JsonValue): void;
}

/** What a parameter is on this graph, and what does not fit of it. */
export function ParameterField({ parameter, bound, unfit, disabled, onChoose }: ParameterFieldProps) {
  const words = useAllWords("recipes");
  const label = `${parameterLabel(parameter, words)}: ${shownValue(parameter.value)}`;
  const options = bound?.options ?? unfit?.options ?? [];
  const value = bound?.value ?? (unfit?.wanted === parameter.value ? "" : (unfit?.wanted ?? ""));
  const choose = (text: string) => onChoose(readValue(text, parameter, options));
  const isListed = parameter.kind === "attribute" || (parameter.kind === "value" && options.length > 0);
  // Its choices are those of an attribute that is chosen first.
  const isWaiting = unfit?.why === "waits";
  const field = { label, value: shownValue(value), options, disabled: disabled || isWaiting, onChange: choose };
  return (
    <div className={unfit ? "recipe-field unfit" : "recipe-field"}>
      {isListed ? <Listed {...field} /> : <Typed {...field} isNumber={parameter.kind === "number"} />}
      {unfit && <Unfit unfit={unfit} disabled={disabled} onChoose={onChoose} />}
      {bound && bound.how !== "same" && bound.how !== "free" && <p className="hint">{words.how[bound.how]}</p>}
    </div>
  );
}

function Unfit({
  unfit,
  disabled,
  onChoose,
}: { readonly unfit: UnfitParameter } & Pick<ParameterFieldProps, "disabled" | "onChoose">) {
  const words = useAllWords("recipes");
  const { parameter, suggestion, wanted, why } = unfit;
  return (
    <p className="recipe-unfit row">
      <span>{words.unfit[why](shownValue(wanted), parameter.of ?? "")}</span>
      {suggestion !== undefined && (
        <Button className="line slim" disabled={disabled} onClick={() => onChoose(suggestion)}>
          {words.use(shownValue(suggestion))}
        </Button>
      )}
    </p>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly JsonValue[];
  readonly disabled: boolean;
  onChange(text: string): void;
}

function Listed({ label, value, options, disabled, onChange }: FieldProps) {
  const words = useAllWords("recipes");
  const texts = [...new Set(options.map(shownValue))];
  const none = { id: "", title: texts.length === 0 ? words.noneHere : words.choose };
  const first = value === "" ? none : value;
  const known = texts.includes(value) ? texts : [first, ...texts];
  return (
    <Select
      label={label}
      value={value}
      options={known}
      disabled={disabled}
      onChange={(text) => text !== "" && onChange(text)}
    />
  );
}

function Typed({ label, value, options, disabled, isNumber, onChange }: FieldProps & { readonly isNumber: boolean }) {
  return (
    <div>
      <TextField
        label={label}
        inputMode={isNumber ? "decimal" : "text"}
        offers={[...new Set(options.map(shownValue))]}
        value={value}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}
