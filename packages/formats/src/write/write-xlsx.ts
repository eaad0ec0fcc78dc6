import type { GraphData, JsonValue } from "../host";
import { writeZip } from "../xlsx/write-zip";
import { toXmlText } from "../xml/xml-escapes";
import { asText, edgesTable, nodesTable, type WrittenTable } from "./graph-tables";

/** The longest text that a cell holds. */
const mostLetters = 32_767;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** An Excel workbook with a sheet of nodes and one of edges, each value in a cell of its kind. */
export function writeXlsx(graph: GraphData): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = [
    { name: "Nodes", table: nodesTable(graph) },
    { name: "Edges", table: edgesTable(graph) },
  ];
  const each = (write: (number: number, name: string) => string) =>
    sheets.map(({ name }, place) => write(place + 1, name)).join("");
  return writeZip([
    {
      name: "[Content_Types].xml",
      text:
        `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `${typeOf("workbook.xml", "sheet.main")}${each((number) => typeOf(sheetFile(number), "worksheet"))}</Types>`,
    },
    {
      name: "_rels/.rels",
      text: relationships(relationship(1, "officeDocument", "xl/workbook.xml")),
    },
    {
      name: "xl/workbook.xml",
      text:
        `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets>` +
        each((number, name) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`) +
        "</sheets></workbook>",
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      text: relationships(each((number) => relationship(number, "worksheet", sheetFile(number)))),
    },
    ...sheets.map(({ table }, place) => ({ name: `xl/${sheetFile(place + 1)}`, text: sheetText(table) })),
  ]);
}

const sheetFile = (number: number): string => `worksheets/sheet${number}.xml`;

const typeOf = (file: string, type: string): string =>
  `<Override PartName="/xl/${file}" ContentType="${TYPES}.${type}+xml"/>`;

const relationships = (inside: string): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${inside}</Relationships>`;

const relationship = (number: number, type: string, target: string): string =>
  `<Relationship Id="rId${number}" Type="${LINKS}/${type}" Target="${target}"/>`;

/** The names of the columns stay in view. */
function sheetText({ head, rows }: WrittenTable): string {
  const view =
    '<sheetViews><sheetView workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const lines = [head, ...rows].map((row) => `<row>${row.map(cellText).join("")}</row>`);
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}<sheetData>${lines.join("")}</sheetData></worksheet>`;
}

function cellText(value: JsonValue | undefined): string {
  if (value === undefined || value === null || value === "") return "<c/>";
  if (typeof value === "number") return `<c><v>${value}</v></c>`;
  if (typeof value === "boolean") return `<c t="b"><v>${Number(value)}</v></c>`;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `<c t="inlineStr"><is><t xml:space="preserve">${toXmlText(asText(text.slice(0, mostLetters)))}</t></is></c>`;
}
