import { failure, type ReadResult } from "../read-result";
import type { TableReading } from "../table/read-table";
import { mostCells, mostDefaults } from "../value-limits";
import { readGexf } from "./gexf";
import { readGraphml } from "./graphml";
import { readXml, type XmlElement } from "./xml-tree";

/** GraphML or GEXF, told by the outermost element. */
export function readXmlGraph(text: string, fileName: string, { told }: Pick<TableReading, "told"> = {}): ReadResult {
  const xml = readXml(text, told);
  if (!xml.success) {
    return failure(`${fileName} is not valid XML: line ${xml.line}: ${xml.reason}.`, {
      line: xml.line,
      hint: { id: "fixPlace" },
    });
  }
  if (unfoldsTooFar(xml.root)) {
    return failure(`${fileName} declares more attributes for its nodes and edges than Parley can keep.`, {
      hint: { id: "leaveUnused" },
    });
  }
  if (xml.root.name === "graphml") return readGraphml(xml.root, fileName);
  if (xml.root.name === "gexf") return readGexf(xml.root, fileName);
  return failure(`${fileName} is XML, but neither GraphML nor GEXF: it begins with <${xml.root.name}>.`, {
    hint: { id: "saveXml" },
  });
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
