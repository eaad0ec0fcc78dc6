import { assertNever } from "@/lib/assert-never";
import { listed } from "@/lib/english";
import { type OptionKind, type OptionName, takesOf } from "./option-table";

/** The values an option accepts, in words for scripts and their authors. */
export function takenBy(name: OptionName): string {
  return inWords(takesOf(name));
}

function inWords(takes: OptionKind): string {
  switch (takes.kind) {
    case "switch":
      return "true or false";
    case "whole":
      return `${takes.isOptional ? "null or " : ""}a whole number from ${takes.least}${upTo(takes.most)}`;
    case "seconds":
      return `null or a number of seconds above 0, at most ${takes.most}`;
    case "choice":
      return listed(
        takes.values.map((value) => JSON.stringify(value)),
        "or",
      );
    case "counts":
      return "an object with a whole number from 0 for each command's name";
    case "budget":
      return `null or an object with ${listed(
        takes.limits.map((limit) => (limit === "cost" ? "cost (dollars)" : limit)),
        "or",
      )}, each above 0`;
    case "approval":
      return (
        `an object with effects (a list of ${takes.effects.join(", ")}) and largeEdits (true, false or above how ` +
        "many elements or values an edit asks)"
      );
    default:
      return assertNever(takes);
  }
}

function upTo(most: number | undefined): string {
  return most === undefined ? "" : ` to ${most}`;
}
