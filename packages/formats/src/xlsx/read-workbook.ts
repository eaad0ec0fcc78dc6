import type { ReadNote } from "../note-texts";
import { failure, type ReadFailure } from "../read-result";
import type { XmlElement } from "../xml/xml-tree";
import { numberForms } from "./number-formats";
import { richText, type SheetReading, sheetText } from "./sheet-text";
import { elementsIn, partFaults } from "./xml-parts";
import type { Zip } from "./zip";

export interface Sheet {
  readonly name: string;
  /** Its rows as lines, with tabs between the cells. */
  readonly text: string;
}

export type ReadWorkbook =
  | { readonly success: true; readonly sheets: readonly Sheet[]; readonly notes: readonly ReadNote[] }
  | ReadFailure;

/** Unpacked, as other files are read. */
const mostBytes = 256_000_000;

/** The sheets of an Excel workbook that hold anything, in their order; those that are hidden come last. */
export async function readWorkbook(
  zip: Zip,
  fileName: string,
  onProgress?: (rows: number) => void,
): Promise<ReadWorkbook> {
  try {
    const { sheets, notes } = await readSheets(zip, onProgress);
    if (sheets.length > 0) return { success: true, sheets, notes };
    return failure({ id: "noCells", with: { file: fileName } }, { hint: { id: "saveTable" } });
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    if (message === partFaults["too-large"]) {
      return failure({ id: "unpacksTooLarge", with: { file: fileName } }, { hint: { id: "saveSheet" } });
    }
    if (message !== partFaults.broken) throw error;
    return failure({ id: "brokenPart", with: { file: fileName } }, { hint: { id: "saveAgain" } });
  }
}

async function readSheets(
  zip: Zip,
  onProgress: SheetReading["onProgress"],
): Promise<{ readonly sheets: readonly Sheet[]; readonly notes: readonly ReadNote[] }> {
  const readPart = createPartReader(zip);
  const [bookName = "xl/workbook.xml"] = (await relationsOf("", readPart)).flatMap(({ type, path }) =>
    type === "officeDocument" ? [path] : [],
  );
  const book = await readPart(bookName);
  const relations = await relationsOf(bookName, readPart);
  const textOfType = (wanted: string) => readPart(relations.find(({ type }) => type === wanted)?.path ?? "");
  const reading: SheetReading = {
    shared: [...elementsIn(await textOfType("sharedStrings"), "si")].map(richText),
    forms: numberForms(await textOfType("styles")),
    is1904: [...elementsIn(book, "workbookPr")].some(({ attributes }) =>
      /^(?:1|true)$/.test(attributes.get("date1904") ?? ""),
    ),
    left: { errors: 0, formulas: 0 },
    onProgress: onProgress,
  };
  const sheets: Sheet[] = [];
  for (const { attributes } of sheetsOf(book)) {
    // A sheet that is a chart has no rows.
    const found = relations.find(({ id, type }) => id === attributes.get("id") && type === "worksheet");
    const text = found ? sheetText(await readPart(found.path), reading) : "";
    if (text.trim() !== "") sheets.push({ name: attributes.get("name") ?? "", text });
  }
  return { sheets, notes: notesOf(reading) };
}

/** The text of a part, "" where it is not there; of all parts together no more than can be held. */
function createPartReader(zip: Zip): (name: string) => Promise<string> {
  let left = mostBytes;
  return async (name) => {
    const bytes = await zip.read(name, left);
    if (typeof bytes === "string") throw new Error(partFaults[bytes]);
    left -= bytes?.length ?? 0;
    return new TextDecoder().decode(bytes ?? new Uint8Array());
  };
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

/** The parts that a part names; "" is the whole archive. */
async function relationsOf(part: string, textOf: (name: string) => Promise<string>): Promise<readonly Relation[]> {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const list = await textOf(`${folder}_rels/${part.slice(folder.length)}.rels`);
  return [...elementsIn(list, "Relationship")].map(({ attributes }) => {
    const target = attributes.get("Target") ?? "";
    return {
      id: attributes.get("Id") ?? "",
      type: (attributes.get("Type") ?? "").replace(/^.*\//, ""),
      path: target.startsWith("/") ? target : `${folder}${target.replace(/^\.\//, "")}`,
    };
  });
}

function sheetsOf(book: string): readonly XmlElement[] {
  const isHidden = ({ attributes }: XmlElement) => (attributes.get("state") ?? "visible") !== "visible";
  const all = [...elementsIn(book, "sheet")];
  return [...all.filter((sheet) => !isHidden(sheet)), ...all.filter(isHidden)];
}

function notesOf({ left: { errors, formulas } }: SheetReading): readonly ReadNote[] {
  return [
    ...(errors > 0 ? [{ id: "errorCells", with: { count: errors } } as const] : []),
    ...(formulas > 0 ? [{ id: "formulas", with: { count: formulas } } as const] : []),
  ];
}
