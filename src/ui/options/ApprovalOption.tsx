import { useId, useState } from "react";
import type { Approval } from "@/ai/options/ai-options";
import { isTaken } from "@/ai/options/option-table";
import { usualLargeEdit } from "@/commands/registry/approval-question";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useChat } from "../use-stores";
import { NumberInput } from "./NumberInput";
import { OptionHead } from "./OptionHead";
import { useOption } from "./use-option";

type Asks = "always" | "large" | "destroy";

const effectsOf: Readonly<Record<Asks, Approval["effects"]>> = {
  always: ["style", "edit", "destroy"],
  large: ["destroy"],
  destroy: ["destroy"],
};
const asks: readonly Asks[] = ["always", "large", "destroy"];

/** What waits for the user's word: by what is kept for all conversations, and by the open one's own word. */
export function ApprovalOption() {
  const words = useAllWords("options");
  const { value, isChanged, set } = useOption("approval");
  const id = useId();
  const chosen = asksOf(value);
  const { label, hint } = words.names.approval;
  const hints = { always: words.asks.alwaysHint, large: words.asks.largeHint, destroy: words.asks.destroyHint };
  const choose = (one: Asks) =>
    set({ effects: effectsOf[one], largeEdits: one === "destroy" ? false : value.largeEdits || true });
  return (
    <div className="option">
      <OptionHead labels={null} id={id} isChanged={isChanged}>
        {label}
      </OptionHead>
      <div role="radiogroup" aria-labelledby={id} className="option-asks">
        {asks.map((one) => (
          <label key={one}>
            <input type="radio" className="radio" name={id} checked={chosen === one} onChange={() => choose(one)} />
            <span>
              {words.asks[one]}
              <small>{hints[one]}</small>
            </span>
          </label>
        ))}
      </div>
      {chosen === "large" && <LargeEdits approval={value} onChange={set} />}
      <p className="hint">{hint}</p>
      <Autonomy />
    </div>
  );
}

function asksOf({ effects, largeEdits }: Approval): Asks {
  if (effects.includes("edit")) return "always";
  return largeEdits === false ? "destroy" : "large";
}

interface LargeEditsProps {
  readonly approval: Approval;
  readonly onChange: (approval: Approval) => void;
}

function LargeEdits({ approval, onChange }: LargeEditsProps) {
  const words = useAllWords("options");
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const { largeEdits } = approval;
  return (
    <div className="option-over">
      <label className="lab" htmlFor={id}>
        {words.asks.over}
      </label>
      <NumberInput
        id={id}
        value={typeof largeEdits === "number" ? largeEdits : null}
        placeholder={String(usualLargeEdit)}
        describedBy={`${id}-hint`}
        takes={(number) => isTaken("approval", { ...approval, largeEdits: number })}
        onChange={(number) => onChange({ ...approval, largeEdits: number ?? true })}
        onWrong={setWrong}
      />
      <p className={`hint${isWrong ? " bad" : ""}`} id={`${id}-hint`} role={isWrong ? "alert" : undefined}>
        {isWrong ? words.takes.whole(0, undefined) : words.usually(String(usualLargeEdit))}
      </p>
    </div>
  );
}

/** For the open conversation; nothing of it is kept. */
function Autonomy() {
  const { chat } = useServices();
  const words = useAllWords("options").autonomy;
  const isOn = useChat(({ isAutonomous }) => isAutonomous);
  return (
    <div className="option-alone">
      <Switch label={words.label} isOn={isOn} onChange={chat.setAutonomy} />
      <p className="hint" role="status">
        {isOn ? words.on : words.hint}
      </p>
    </div>
  );
}
