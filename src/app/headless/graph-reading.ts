import { type ReadFailure, type ReadOptions, sayRead } from "@parley/formats/read";
import { fileFormats, formatNamed } from "@parley/formats/recognise";
import type { GraphReading, UsageError } from "./task-types";

/** Tables are named by what their rows are, too. */
const tableKinds = ["edges", "nodes"] as const;

export const namedFormats: readonly string[] = [...fileFormats.map(({ name }) => name), ...tableKinds];

/** What the reader is given; what neither the file nor the caller says for sure is refused. */
export function toReadWish({ format, header, directed, totals }: GraphReading): ReadOptions | UsageError {
  const kind = tableKinds.find((one) => one === format);
  const named = kind ? "csv" : formatNamed(format)?.name;
  if (format !== undefined && named === undefined) {
    return { usage: `There is no format ${format}. Formats: ${namedFormats.join(", ")}.` };
  }
  const table = {
    ...(kind && { kind }),
    ...(header && { hasHeader: header === "yes" }),
    ...(directed && { directed: directed === "yes" }),
    ...(totals && { sumRows: totals === "add" ? ("node" as const) : ("skip" as const) }),
  };
  // Who says only "csv" takes the guess, and reads in the notes what it was.
  return { ...(named && { format: named }), table, refusesDoubts: named !== "csv" || kind !== undefined };
}

/** What to do about a file that was refused. */
export function readingHint({ isTable = false, hint: said }: Partial<Pick<ReadFailure, "isTable" | "hint">>): string {
  const hint = sayRead(said);
  const table = "--header yes|no says whether the first row names the columns, --format nodes or edges what a row is";
  const first = "as in --format nodes --header yes";
  if (isTable) return `Say how to read it: ${table}, ${first}. Or: ${hint}`;
  return `${hint} Say how to read it: --format NAME (${namedFormats.join(", ")}), and for a table --header yes|no.`;
}
