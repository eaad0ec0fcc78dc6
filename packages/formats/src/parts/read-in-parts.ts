import type { ReadOptions } from "../read-graph";
import { withoutMark } from "../read-own-graph";
import type { ReadFailure } from "../read-result";
import { recogniseFormat } from "../recognise/recognise-format";
import { partTables } from "../table/part-tables";
import type { GraphInParts } from "./graph-in-parts";
import { recordsInParts } from "./record-parts";
import { tableInParts } from "./table-parts";
import { type LargeFile, type TextBlock, textBlocks } from "./text-blocks";

/** Bytes that are read at once: read, they take several times as much, and a text of much more is beyond what an engine holds. */
export const mostWhole = 256_000_000;

/** A table or JSON lines, as far as the first lines tell; undefined where the file is small, or of a form that is read whole alone. */
export async function readInParts(
  file: LargeFile,
  { format, table = {}, refusesDoubts = false }: ReadOptions = {},
): Promise<GraphInParts | ReadFailure | undefined> {
  const first = await firstBlock(file);
  if (first === undefined || first.isLast || first.text.slice(0, 4096).includes("\0")) return undefined;
  const text = withoutMark(first.text);
  if (format === undefined || format === "json") {
    const records = recordsInParts(file, text);
    if (records) return records;
  }
  const isTable = format === "csv" || recogniseFormat(text, file.name).candidates[0] === "csv";
  if (!isTable || (format ?? "csv") !== "csv" || partTables(text, file.name).length > 1) return undefined;
  return tableInParts(file, first, { wish: table, refusesDoubts });
}

async function firstBlock(file: LargeFile): Promise<TextBlock | undefined> {
  for await (const block of textBlocks(file)) return block;
  return undefined;
}
