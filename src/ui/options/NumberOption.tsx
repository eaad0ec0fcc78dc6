import { useId, useState } from "react";
import type { AiOptions } from "@/ai/options/ai-options";
import { isTaken, type OptionKind, optionTable, type ShownOption, takesOf } from "@/ai/options/option-table";
import type { Words } from "@/words/words";
import { useWords } from "../use-stores";
import { NumberInput } from "./NumberInput";
import { OptionHead } from "./OptionHead";
import { useOption } from "./use-option";

type NumberName = { [Name in ShownOption]: AiOptions[Name] extends number | null ? Name : never }[ShownOption];

export function isNumberName(name: ShownOption): name is NumberName {
  return ["whole", "seconds"].includes(takesOf(name).kind);
}

/** An option that is a number. Empty: as is usual. */
export function NumberOption({ name }: { readonly name: NumberName }) {
  const words = useWords("options");
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

function taken({ takes: words }: Words["options"], takes: OptionKind): string {
  if (takes.kind === "whole") return words.whole(takes.least, takes.most);
  return takes.kind === "seconds" ? words.seconds(takes.most) : words.positive;
}
