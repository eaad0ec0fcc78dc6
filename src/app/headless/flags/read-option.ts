import type { AiOptions } from "@/ai/options/ai-options";
import { isOptionName, optionNames } from "@/ai/options/option-table";
import { resolveOptions } from "@/ai/options/resolve-options";
import type { UsageError } from "@/app/headless/task-types";
import { nearest } from "@/lib/text/nearest";
import { tryJson } from "@/lib/try-json";

/** `name=value`, the value read as JSON, else as text. */
export function readOption(text: string): Partial<AiOptions> | UsageError {
  const cut = text.indexOf("=");
  if (cut < 1) return { usage: `--set takes option=value, not "${text}".` };
  const value = text.slice(cut + 1);
  const read = tryJson(value);
  return checkOption(text.slice(0, cut), read === undefined ? value : read);
}

export function checkOption(name: string, value: unknown): Partial<AiOptions> | UsageError {
  if (!isOptionName(name)) {
    const [like] = nearest(name, optionNames);
    return { usage: `There is no option ${name}.${like ? ` Did you mean ${like}?` : ""}` };
  }
  try {
    const option = { [name]: value };
    resolveOptions(option);
    return option;
  } catch (error) {
    return { usage: error instanceof Error ? error.message : String(error) };
  }
}
