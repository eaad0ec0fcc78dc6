import { readGexf } from "./gexf";
import { readGraphml } from "./graphml";
import { failure, type ReadResult } from "./read-result";
import { readXml } from "./xml-tree";

/** GraphML or GEXF, told by the outermost element. */
export function readXmlGraph(text: string, fileName: string): ReadResult {
  const xml = readXml(text);
  if (!xml.success) {
    return failure(`${fileName} is not whole XML: line ${xml.line}: ${xml.reason}.`, {
      line: xml.line,
      hint: "Mend that place, or save the file again where it came from.",
    });
  }
  if (xml.root.name === "graphml") return readGraphml(xml.root, fileName);
  if (xml.root.name === "gexf") return readGexf(xml.root, fileName);
  return failure(`${fileName} is XML, but neither GraphML nor GEXF: it begins with <${xml.root.name}>.`, {
    hint: "Save it as GraphML or GEXF where it came from.",
  });
}
