import { type RefusalReason, type RefusalWords, sayRefusal } from "@/commands/registry/refusal-reason";
import { figure, plainText } from "../answer/words";

/** A thing in singular and plural, as the language says it. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** What is said before and behind what stayed as it was. */
export type Around = readonly [before: string, then: string];

/** What is left as it is when a request comes to nothing. */
export type Unchanged =
  | "changed"
  | "changedYet"
  | "view"
  | "selection"
  | "layout"
  | "added"
  | "deleted"
  | "merged"
  | "saved"
  | "exported"
  | "highlighted"
  | "graph";

/** What an algorithm found. */
export interface Finding {
  readonly algorithm: string;
  /** The figure, or nothing. */
  readonly value: string;
  /** The nodes or edges, or nothing. */
  readonly names: string;
  /** Of one that is so or not. */
  readonly verdict: boolean | null;
}

/** What could not be done. */
export type Undone =
  | "counted"
  | "lookedFor"
  | "lookedUp"
  | "workedOut"
  | "read"
  | "edgesRead"
  | "neighboursRead"
  | "attributesRead"
  | "typesRead"
  | "summary"
  | "sample"
  | "path"
  | "pathStyled"
  | "pathSelected"
  | "highlighted"
  | "swapped"
  | "swappedWhole"
  | "algorithms"
  | "styleRemoved"
  | "removed"
  | "edgeAdded"
  | "connected"
  | "explained"
  | "groups"
  | "coloured"
  | "compared"
  | "ties"
  | "largestPart"
  | "average";

export type Cause = "denied" | "stopped" | "unavailable";

/** How a language strings things together. */
export interface Lists {
  readonly list: (items: readonly string[]) => string;
  readonly or: (items: readonly string[]) => string;
  /** The first so many, and how many more there are. */
  readonly upTo: (items: readonly string[], limit: number, total?: number) => string;
}

interface Joints {
  readonly comma: string;
  readonly and: string;
  readonly or: string;
  readonly more: (count: string) => string;
}

export function listsOf({ comma, and, or, more }: Joints): Lists {
  const joined = (items: readonly string[], joint: string): string => {
    const last = items.at(-1) ?? "";
    return items.length < 2 ? last : `${items.slice(0, -1).join(comma)}${joint}${last}`;
  };
  return {
    list: (items) => joined(items, and),
    or: (items) => joined(items, or),
    upTo: (items, limit, total = items.length) => {
      const shown = items.slice(0, limit);
      const rest = total - shown.length;
      return rest > 0 ? `${shown.join(comma)}${more(figure(rest))}` : joined(shown, and);
    },
  };
}

export function amount(count: number, { one, many }: Noun): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}

/** What an algorithm found, as its name in a language with what there is to say: "Diámetro: 3; A, B." */
export function findingBy(
  names: Readonly<Record<string, string>>,
  [yes, no]: readonly [string, string],
  [colon, between, end]: readonly [string, string, string],
  begin = (name: string): string => name,
) {
  const algorithm = (name: string): string => names[name] ?? name;
  const finding = ({ algorithm: name, value, names: named, verdict }: Finding): string => {
    const isSo = { true: yes, false: no, null: "" }[`${verdict}`];
    const parts = [value === "" ? isSo : value, named].filter((part) => part !== "");
    return `${begin(algorithm(name))}${colon}${parts.length === 0 ? "0" : parts.join(between)}${end}`;
  };
  return { algorithm, finding };
}

/** A refusal with its reason in brackets where the language has words for it; without it the step above says enough. */
export function becauseBy(words: Partial<RefusalWords>, [open, close]: readonly [string, string], end: string) {
  return (head: string, _message: string, reason?: RefusalReason): string => {
    const said = sayRefusal(words, reason);
    return `${head}${said ? `${open}${plainText(said)}${close}` : ""}${end}`;
  };
}
