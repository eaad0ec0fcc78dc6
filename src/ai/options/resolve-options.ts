import { merged } from "@/lib/lists/whole-lists";
import type { AiOptions } from "./ai-options";
import { defaultAiOptions, isOptionName, isTaken, optionNames } from "./option-table";
import { takenBy } from "./option-words";

/** The defaults with what was given over them. Throws a RangeError that names the option and what it takes. */
export function resolveOptions(...given: readonly (Partial<AiOptions> | undefined)[]): AiOptions {
  const options: AiOptions = merged([defaultAiOptions, ...given.map(withoutGaps)]);
  for (const name of Object.keys(options)) {
    if (!isOptionName(name)) throw new RangeError(`There is no option ${name}.`);
  }
  for (const name of optionNames) {
    if (!isTaken(name, options[name])) throw new RangeError(`${name} must be ${takenBy(name)}.`);
  }
  return options;
}

/** The usual options with those of a message over them. The usual ones are checked once, with the first message. */
export function createOptions(usual: Partial<AiOptions> | undefined): (own?: Partial<AiOptions>) => AiOptions {
  let known: AiOptions | undefined;
  return (own) => {
    if (own !== undefined) return resolveOptions(usual, own);
    known ??= resolveOptions(usual);
    return known;
  };
}

function withoutGaps(given: Partial<AiOptions> | undefined): Partial<AiOptions> {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined));
}
