import { foreignTitles } from "../fault-texts";
import { isRead, type ReadName } from "../formats";
import { readJson } from "../json/read-json";
import { failure, type ReadFailure, type ReadResult } from "../read-result";
import { readTable, type TableReading } from "../table/read-table";
import { readAdjacencyList } from "../text-forms/adjacency-list";
import { readArrowLines } from "../text-forms/arrow-lines";
import { isZipText } from "./format-rules";
import { type FormatName, formatNamed } from "./known-formats";

type Reader = (content: string, fileName: string, table: TableReading) => ReadResult | Promise<ReadResult>;

/** Reads a text as the format it is said to be; each reader is loaded with the first file that needs it. */
export async function readAs(
  format: FormatName,
  content: string,
  { fileName, table = {} }: { readonly fileName: string; readonly table?: TableReading },
): Promise<ReadResult> {
  if (!isRead(format)) return refuseKnown(format, fileName);
  const reader = await loaded(readers[format]());
  return reader ? reader(content, fileName, table) : readerMissing(fileName);
}

const readers: Readonly<Record<ReadName, () => Promise<Reader>>> = {
  json: async () => readJson,
  cx: async () => readJson,
  csv: async () => readTable,
  xlsx: async () => readSheetText,
  graphml: async () => (await import("../xml/read-xml-graph")).readXmlGraph,
  gexf: async () => (await import("../xml/read-xml-graph")).readXmlGraph,
  gml: async () => (await import("../text-forms/gml")).readGml,
  dot: async () => (await import("../text-forms/dot")).readDot,
  pajek: async () => (await import("../text-forms/pajek")).readPajek,
  gdf: async () => (await import("../text-forms/gdf")).readGdf,
  sif: async () => (await import("../text-forms/sif")).readSif,
  tgf: async () => (await import("../text-forms/tgf")).readTgf,
  dl: async () => (await import("../text-forms/ucinet-dl")).readDl,
  leda: async () => (await import("../text-forms/leda")).readLeda,
  arrows: async () => readArrowLines,
  "adjacency-list": async () => readAdjacencyList,
  matrix: async () => (await import("../table/read-matrix-file")).readMatrixFile,
};

/** A workbook is unpacked where its file is opened. */
function readSheetText(content: string, fileName: string, table: TableReading): ReadResult | Promise<ReadResult> {
  if (!isZipText(content)) return readTable(content, fileName, table);
  return failure({ id: "notUnpacked", with: { file: fileName } }, { hint: { id: "openXlsx" } });
}

function refuseKnown(format: FormatName, fileName: string): ReadResult {
  const known = formatNamed(format);
  const id = `is-${format}` as const;
  const kind = isNameless(id) ? { id } : (known?.title ?? format);
  return failure({ id: "foreign", with: { file: fileName, kind } }, { hint: known?.advice ?? { id: "otherFormat" } });
}

function isNameless(id: string): id is keyof typeof foreignTitles {
  return Object.hasOwn(foreignTitles, id);
}

/** Readers of forms other than Parley's own are loaded with the first file that needs one: `undefined` when they cannot be. */
async function loaded<T>(reader: Promise<T>): Promise<T | undefined> {
  try {
    return await reader;
  } catch {
    return undefined;
  }
}

function readerMissing(fileName: string): ReadFailure {
  return failure({ id: "readerMissing", with: { file: fileName } }, { hint: { id: "checkConnection" } });
}
