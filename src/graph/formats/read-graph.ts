import { plainReason } from "@/lib/plain-reason";
import { elementProblem } from "./check-elements";
import { loaded, readerMissing } from "./forms";
import { withLabelAttribute } from "./guess-label";
import { readJson } from "./read-json";
import { failure, type ReadFailure, type ReadResult } from "./read-result";

const KINDS =
  "Parley opens JSON (its own, node-link, Cytoscape), GraphML, GEXF, GML, and tables separated by commas, semicolons or tabs.";

export type GraphForm = "json" | "xml" | "gml" | "table";

/** Reads a file's or pasted text as a graph; the form is told by the content. Never rejects. */
export async function readGraph(text: string, fileName: string): Promise<ReadResult> {
  const name = fileName.trim() === "" ? "The text" : fileName;
  const content = text.replace(/^\uFEFF/, "");
  const foreign = foreignContent(content, name);
  if (foreign) return foreign;
  try {
    const read = await readers[formOf(content, name)](content, name);
    return read.success ? { ...read, graph: withLabelAttribute(read.graph) } : read;
  } catch (error) {
    // What no check foresaw, such as a file too large for the engine: told, so that the open graph stays as it was.
    return failure(`${name} could not be read: ${plainReason(error)}.`, { hint: KINDS });
  }
}

/** Told by the content first: names lie. */
export function formOf(content: string, fileName: string): GraphForm {
  const ending = fileName.toLowerCase().split(".").at(-1) ?? "";
  if (/^\s*[[{]/.test(content) || ending === "json" || ending === "cyjs") return "json";
  if (/^\s*<(?:\?xml|!--|!doctype|graphml|gexf|\w+)/i.test(content)) return "xml";
  return /^\s*(?:(?:#[^\n]*|Creator[^\n]*|Version[^\n]*)\n\s*)*graph\s*\[/i.test(content) || ending === "gml"
    ? "gml"
    : "table";
}

/** Each is loaded with the first file that needs it, but that of JSON: the saved session is such. */
const readers: Readonly<Record<GraphForm, (content: string, name: string) => Promise<ReadResult>>> = {
  json: readJson,
  async xml(content, name) {
    const reader = await loaded(import("./read-xml-graph"));
    return reader ? checked(reader.readXmlGraph(content, name), name) : readerMissing(name);
  },
  async gml(content, name) {
    const reader = await loaded(import("./gml"));
    return reader ? checked(reader.readGml(content, name), name) : readerMissing(name);
  },
  async table(content, name) {
    const reader = await loaded(import("./read-table"));
    return reader ? reader.readTable(content, name) : readerMissing(name);
  },
};

function checked(read: ReadResult, name: string): ReadResult {
  const problem = read.success ? elementProblem(read.graph) : undefined;
  return problem ? failure(`${problem.message} ${name} was not opened.`, { hint: problem.hint }) : read;
}

function foreignContent(content: string, name: string): ReadFailure | undefined {
  if (content.trim() === "") return failure(`${name} is empty.`, { hint: KINDS });
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
