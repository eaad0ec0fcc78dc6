import { loaded, readerMissing } from "./forms";
import { readJson } from "./read-json";
import { failure, type ReadFailure, type ReadResult } from "./read-result";

const KINDS = "Parley opens JSON (its own, node-link, Cytoscape) and CSV or tab-separated edge lists.";

/** Reads a file's or pasted text as a graph; the form is told by the content. Never rejects. */
export async function readGraph(text: string, fileName: string): Promise<ReadResult> {
  const name = fileName.trim() === "" ? "The text" : fileName;
  const content = text.replace(/^\uFEFF/, "");
  const foreign = foreignContent(content, name);
  if (foreign) return foreign;
  try {
    return await (isJson(content, name) ? readJson(content, name) : readTable(content, name));
  } catch (error) {
    // What no check foresaw, such as a file too large for the engine: told, so that the open graph stays as it was.
    const reason = error instanceof Error ? error.message : String(error);
    return failure(`${name} could not be read: ${reason}.`, { hint: KINDS });
  }
}

async function readTable(content: string, name: string): Promise<ReadResult> {
  const reader = await loaded(import("./edge-list"));
  return reader ? reader.readEdgeList(content, name) : readerMissing(name);
}

function isJson(content: string, name: string): boolean {
  return /^\s*[[{]/.test(content) || name.toLowerCase().endsWith(".json");
}

function foreignContent(content: string, name: string): ReadFailure | undefined {
  if (content.trim() === "") return failure(`${name} is empty.`, { hint: KINDS });
  if (isBinary(content)) return failure(`${name} is not a text file in UTF-8.`, { hint: KINDS });
  if (/^\s*<(?:!doctype html|html|head|body)/i.test(content)) {
    return failure(`${name} is a web page, not a graph.`, { hint: "Download the data file itself, then open that." });
  }
  if (/^\s*<(?:\?xml|graphml|gexf|svg)/i.test(content)) {
    return failure(`${name} is XML, which Parley does not read.`, { hint: KINDS });
  }
  return undefined;
}

function isBinary(content: string): boolean {
  const start = content.slice(0, 4096);
  const broken = start.split("\uFFFD").length - 1;
  return start.includes("\0") || broken > Math.max(2, start.length / 50);
}
