import type { AiOptions } from "@/ai/options/ai-options";
import { type OptionName, optionTable } from "@/ai/options/option-table";
import { withOption } from "@/store/settings/stored-options";
import { useServices } from "../services";
import { useSettings } from "../use-stores";

export interface OptionState<Name extends OptionName> {
  readonly value: AiOptions[Name];
  readonly isChanged: boolean;
  /** What it does not take leaves it as usual. */
  set(value: unknown): void;
}

/** An option as it is set, or as is usual. */
export function useOption<Name extends OptionName>(name: Name): OptionState<Name> {
  const { settings } = useServices();
  const chosen = useSettings(({ options }) => options[name]);
  return {
    value: chosen ?? optionTable[name].usual,
    isChanged: chosen !== undefined,
    set: (value) => settings.change({ options: withOption(settings.getState().options, name, value) }),
  };
}
