import { plainReason } from "@/lib/plain-reason";
import { withOwnDirection } from "../document/direction";
import { elementProblem } from "./check-elements";
import { isRead } from "./formats";
import { loaded, readerMissing } from "./forms";
import { readJson } from "./json/read-json";
import { failure, type ReadFailure, type ReadResult } from "./read-result";
import type { FormatName } from "./recognise/known-formats";
import { withLabelAttribute } from "./table/guess-label";
import type { TableWish } from "./table/read-table";

const KINDS =
  "Parley opens JSON, GraphML, GEXF, GML, DOT, Pajek, GDF, SIF, TGF, CX, tables (CSV), matrices and lists of neighbours.";

/** What the caller knows about a text. */
export interface ReadWish {
  /** Read as this, whatever it looks like. */
  readonly format?: FormatName;
  readonly table?: TableWish;
  /** What is not surely meant in one way is refused; else it is read as guessed, and `notes` say how. */
  readonly refusesDoubts?: boolean;
  /** Hears how many rows or elements were read, where a reader counts them. */
  readonly told?: (count: number) => void;
}

/** Reads a file's or pasted text as a graph; the format is recognised by the content first. Never rejects. */
export async function readGraph(text: string, fileName: string, wish: ReadWish = {}): Promise<ReadResult> {
  const name = fileName.trim() === "" ? "The text" : fileName;
  const content = text.replace(/^\uFEFF/, "");
  if (content.trim() === "") return failure(`${name} is empty.`, { hint: KINDS });
  try {
    if (isOwn(content)) return checked(await readJson(content, name), name);
    const read = checked(await readOther(content, name, wish), name);
    return read.success ? { ...read, graph: withOwnDirection(read.graph) } : read;
  } catch (error) {
    // What no check foresaw, such as a file too large for the engine: reported, so that the open graph stays as it was.
    return failure(`${name} could not be read: ${plainReason(error)}.`, { hint: KINDS });
  }
}

/** The saved session is such: its reader comes with the page. */
function isOwn(content: string): boolean {
  return /^\s*\{\s*"parley"/.test(content);
}

async function readOther(content: string, name: string, wish: ReadWish): Promise<ReadResult> {
  const parts = await loaded(
    Promise.all([import("./recognise/recognise-format"), import("./recognise/format-readers")]),
  );
  if (!parts) return readerMissing(name);
  const [{ recogniseFormat, titlesOf }, { readAs }] = parts;
  const { format, sure, candidates } = recogniseFormat(content, name);
  const foreign = foreignContent(content, name, format);
  if (foreign) return foreign;
  const chosen = wish.format ?? format;
  if (chosen === null) return failure(`${name} is text, but no graph that Parley knows.`, { hint: KINDS });
  // A table is read as guessed and said; what only looks like another format is never read unasked.
  const isAsked =
    wish.format !== undefined || sure || (candidates.length === 1 && chosen === "csv" && !wish.refusesDoubts);
  if (!isAsked) {
    return failure(`${name} is not surely a graph: it could be read as ${titlesOf(candidates).join(", or as ")}.`, {
      isUnsure: true,
      hint: "Say which of them it is, or name the columns of a table in its first row: source,target.",
    });
  }
  const table = { wish: wish.table ?? {}, refusesDoubts: wish.refusesDoubts === true, told: wish.told };
  return readAs(chosen, content, { fileName: name, table });
}

function checked(read: ReadResult, name: string): ReadResult {
  if (!read.success) return read;
  const problem = elementProblem(read.graph);
  if (problem) return failure(`${problem.message} ${name} was not opened.`, { hint: problem.hint });
  return { ...read, graph: withLabelAttribute(read.graph) };
}

function foreignContent(content: string, name: string, format: FormatName | null): ReadFailure | undefined {
  const isNamed = format !== null && !isRead(format);
  if (isNamed) return undefined;
  if (isBinary(content)) return failure(`${name} is not a text file.`, { hint: KINDS });
  if (/^\s*<(?:!doctype html|html|head|body)/i.test(content)) {
    return failure(`${name} is a web page, not a graph.`, { hint: "Download the data file itself, then open that." });
  }
  return undefined;
}

function isBinary(content: string): boolean {
  const start = content.slice(0, 4096);
  const broken = start.split("\uFFFD").length - 1;
  return start.includes("\0") || broken > Math.max(2, start.length / 50);
}
