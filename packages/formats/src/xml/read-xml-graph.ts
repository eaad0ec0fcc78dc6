import { failure, type ReadResult } from "../read-result";
import type { TableReading } from "../table/read-table";
import { mostCells, mostDefaults } from "../value-limits";
import { readGexf } from "./gexf";
import { readGraphml } from "./graphml";
import { readXml, type XmlElement } from "./xml-tree";

/** GraphML or GEXF, told by the outermost element. */
export function readXmlGraph(
  text: string,
  fileName: string,
  { onProgress }: Pick<TableReading, "onProgress"> = {},
): ReadResult {
  const xml = readXml(text, onProgress);
  if (!xml.success) {
    const { line, reason } = xml;
    const said = { id: "notForm", with: { file: fileName, form: "XML", line, reason } } as const;
    return failure(said, { hint: { id: "fixPlace" } });
  }
  if (unfoldsTooFar(xml.root)) {
    return failure({ id: "declaresTooMuch", with: { file: fileName } }, { hint: { id: "leaveUnused" } });
  }
  if (xml.root.name === "graphml") return readGraphml(xml.root, fileName);
  if (xml.root.name === "gexf") return readGexf(xml.root, fileName);
  return failure({ id: "neitherXml", with: { file: fileName, start: xml.root.name } }, { hint: { id: "saveXml" } });
}

/** Each declared attribute is looked for in each element, and each default is given to it. */
function unfoldsTooFar(root: XmlElement): boolean {
  const counts = new Map<string, number>();
  const count = (element: XmlElement): void => {
    counts.set(element.name, (counts.get(element.name) ?? 0) + 1);
    for (const child of element.children) count(child);
  };
  count(root);
  const sum = (...names: readonly string[]): number => names.reduce((all, name) => all + (counts.get(name) ?? 0), 0);
  const elements = sum("node", "edge");
  return sum("key", "attribute") * elements > mostCells || sum("default") * elements > mostDefaults;
}
