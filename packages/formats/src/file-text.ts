import { decodeFile, decodeText, type Encoding } from "./decode-text";
import type { ReadNote } from "./note-texts";
import { failure, type ReadFailure } from "./read-result";
import { type TablePart, tableKindOf } from "./table/part-tables";
import type { Sheet } from "./xlsx/read-workbook";
import { isZip, openZip } from "./xlsx/zip";

/** What a file holds, as text. */
export interface FileText {
  readonly success: true;
  readonly text: string;
  readonly encoding: Encoding;
  readonly notes: readonly ReadNote[];
  /** Of a workbook: all that hold anything, and those that are read. */
  readonly sheets: readonly string[];
  readonly chosen: readonly string[];
  /** Its tables, where they are several. */
  readonly parts: readonly TablePart[];
}

export interface TextOptions {
  readonly encoding?: Encoding;
  /** Of a workbook. */
  readonly sheet?: string;
  /** Hears how many rows of a workbook were read. */
  readonly onProgress?: ((rows: number) => void) | undefined;
}

/** The text of a file in the encoding it has; of a workbook the sheet with a table, or those that list nodes and edges. */
export async function textOfFile(
  bytes: Uint8Array,
  fileName: string,
  wish: TextOptions = {},
): Promise<FileText | ReadFailure> {
  if (isCompound(bytes)) return refuseCompound(bytes, fileName);
  const zip = isZip(bytes) ? openZip(bytes) : null;
  if (zip?.names.includes("xl/workbook.bin")) {
    return failure({ id: "xlsb", with: { file: fileName } }, { hint: saveAsXlsx });
  }
  if (!zip?.names.some((name) => name.startsWith("xl/"))) return decoded(bytes, fileName, wish);
  const { readWorkbook } = await import("./xlsx/read-workbook");
  const read = await readWorkbook(zip, fileName, wish.onProgress);
  if (!read.success) return read;
  const chosen = chosenOf(read.sheets, wish.sheet);
  const names = chosen.map(({ name }) => name);
  const sheets = read.sheets.map(({ name }) => name);
  const notes = [...sheetNotes(fileName, sheets, names), ...read.notes];
  const parts = chosen.map((sheet) => ({ fileName: `${fileName} (${sheet.name})`, text: sheet.text }));
  const text = parts.map((part) => part.text).join("\n");
  return { success: true, text, encoding: "utf-8", notes, sheets, chosen: names, parts: parts.length > 1 ? parts : [] };
}

const saveAsXlsx = { id: "saveXlsx" } as const;

function decoded(bytes: Uint8Array, fileName: string, { encoding }: TextOptions): FileText {
  const none = { success: true, sheets: [], chosen: [], parts: [] } as const;
  if (encoding === undefined) return { ...none, ...decodeFile(bytes, fileName) };
  return { ...none, text: decodeText(bytes, encoding), encoding, notes: [] };
}

/** One that is asked for; else those of nodes and of edges, which belong together; else the first with a table. */
function chosenOf(sheets: readonly Sheet[], asked: string | undefined): readonly Sheet[] {
  const wanted = sheets.find(({ name }) => name === asked);
  if (wanted) return [wanted];
  const kinds = sheets.map((sheet) => ({ sheet, kind: tableKindOf(sheet.text) }));
  const first = (wantedKind: "nodes" | "edges") => kinds.find(({ kind }) => kind === wantedKind)?.sheet;
  const [nodes, edges] = [first("nodes"), first("edges")];
  if (nodes && edges) return sheets.filter((sheet) => sheet === nodes || sheet === edges);
  return [sheets.find(hasTable) ?? sheets[0]].filter((sheet) => sheet !== undefined);
}

/** Two rows of two cells or more. */
function hasTable({ text }: Sheet): boolean {
  return text.split("\n", 200).filter((line) => /[^\t]\t+[^\t]/.test(line)).length > 1;
}

function sheetNotes(fileName: string, sheets: readonly string[], chosen: readonly string[]): readonly ReadNote[] {
  const others = sheets.filter((name) => !chosen.includes(name));
  if (others.length === 0) return [];
  const open = chosen.map((name) => `“${name}”`).join(", ");
  return [{ id: "sheets", with: { file: fileName, sheets: open, others: others.join(", ") } }];
}

const compoundMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The container of old Excel files, and of workbooks with a password. */
function isCompound(bytes: Uint8Array): boolean {
  return compoundMark.every((byte, at) => bytes[at] === byte);
}

function refuseCompound(bytes: Uint8Array, fileName: string): ReadFailure {
  const names = new TextDecoder("utf-16le").decode(bytes.subarray(0, 1_000_000));
  if (names.includes("EncryptedPackage")) {
    return failure({ id: "password", with: { file: fileName } }, { hint: { id: "noPassword" } });
  }
  return failure({ id: "oldExcel", with: { file: fileName } }, { hint: saveAsXlsx });
}
