import { failure, type ReadResult } from "../read-result";
import type { TableReading } from "../table/read-table";
import { readGexf } from "./gexf";
import { createGraphmlReader } from "./graphml";
import { readXml } from "./xml-tree";
import { countNames, unfoldsTooFar } from "./xml-values";

/** GraphML or GEXF, told by the outermost element. */
export function readXmlGraph(
  text: string,
  fileName: string,
  { onProgress }: Pick<TableReading, "onProgress"> = {},
): ReadResult {
  const graphml = createGraphmlReader(text, fileName);
  const xml = readXml(text, { onProgress, take: graphml.take });
  if (!xml.success) {
    const { line, reason } = xml;
    const said = { id: "notForm", with: { file: fileName, form: "XML", line, reason } } as const;
    return failure(said, { hint: { id: "fixPlace" } });
  }
  const { root } = xml;
  if (unfoldsTooFar(countNames(root)))
    return failure({ id: "declaresTooMuch", with: { file: fileName } }, { hint: { id: "leaveUnused" } });
  if (root.name === "graphml") return graphml.read(root, () => readXml(text));
  if (root.name === "gexf") return readGexf(root, fileName);
  return failure({ id: "neitherXml", with: { file: fileName, start: root.name } }, { hint: { id: "saveXml" } });
}
