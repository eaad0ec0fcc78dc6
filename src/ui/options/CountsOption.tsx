import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { isTaken, takesOf } from "@/ai/options/option-table";
import type { AllWords } from "@/words/words";
import { Button } from "../parts/Button";
import { Choice } from "../parts/Choice";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useWords } from "../use-stores";
import { NumberInput } from "./NumberInput";
import { OptionHead } from "./OptionHead";
import { useOption } from "./use-option";

/** The first number offered for a command. */
const firstMost = 3;

/** How often each command may be called in a message: a row a command, and one to add another. */
export function CountsOption() {
  const words = useAllWords("options");
  const { value, isChanged, set } = useOption("toolLimits");
  const [isWrong, setWrong] = useState(false);
  const titleOf = useCommandTitle();
  const id = useId();
  const without = (name: string) => Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  const { label, hint } = words.names.toolLimits;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside the mark of a change.
    <div className="option" role="group" aria-labelledby={id}>
      <OptionHead labels={null} id={id} isChanged={isChanged}>
        {label}
      </OptionHead>
      {Object.keys(value).length === 0 && <p className="hint">{words.limitsOf.none}</p>}
      <ul className="option-counts">
        {Object.entries(value).map(([name, most]) => (
          <li key={name}>
            <span>
              {titleOf(name)} <small>{name}</small>
            </span>
            <NumberInput
              label={words.limitsOf.most(titleOf(name))}
              value={most}
              describedBy={`${id}-hint`}
              takes={(number) => isTaken("toolLimits", { [name]: number })}
              onChange={(number) => set({ ...value, [name]: number ?? firstMost })}
              onWrong={setWrong}
            />
            <IconButton
              icon={X}
              className="slim"
              label={words.limitsOf.remove(titleOf(name))}
              onClick={() => set(without(name))}
            />
          </li>
        ))}
      </ul>
      <AddLimit taken={Object.keys(value)} onAdd={(name) => set({ ...value, [name]: firstMost })} />
      <p className={`hint${isWrong ? " bad" : ""}`} id={`${id}-hint`} role={isWrong ? "alert" : undefined}>
        {isWrong ? wholeFromNothing(words) : hint}
      </p>
    </div>
  );
}

function wholeFromNothing({ takes }: AllWords["options"]): string {
  return takesOf("toolLimits").kind === "counts" ? takes.whole(0, undefined) : takes.positive;
}

function AddLimit({ taken, onAdd }: { readonly taken: readonly string[]; readonly onAdd: (name: string) => void }) {
  const { registry } = useServices();
  const words = useAllWords("options").limitsOf;
  const titleOf = useCommandTitle();
  const [chosen, setChosen] = useState("");
  const offered = registry.commands
    .filter(({ name, offeredTo }) => offeredTo !== "hand" && !taken.includes(name))
    .toSorted((a, b) => titleOf(a.name).localeCompare(titleOf(b.name)));
  const add = () => {
    onAdd(chosen);
    setChosen("");
  };
  return (
    <div className="option-add">
      <Choice
        className="field option-select"
        aria-label={words.command}
        value={chosen}
        options={[{ id: "", title: words.choose }, ...offered.map(({ name }) => ({ id: name, title: titleOf(name) }))]}
        onChange={setChosen}
      />
      <Button icon={Plus} className="line" disabled={chosen === ""} onClick={add}>
        {words.add}
      </Button>
    </div>
  );
}

function useCommandTitle(): (name: string) => string {
  const { registry } = useServices();
  const { steps } = useWords();
  return (name) => steps.title(name, registry.get(name)?.title ?? name);
}
