import type { ReadFault } from "../fault-texts";
import type { ReadFailure, ReadResult } from "../read-result";
import { createGraphDraft, type GraphDraft, plainValue } from "./graph-draft";
import { linesOf, refuseLine, type TextLine } from "./text-lines";

const HINT = { id: "leda" } as const;

interface Reading {
  readonly draft: GraphDraft;
  readonly fileName: string;
  next(): TextLine;
}

/** LEDA's own format: nodes by their place, edges with the places of their ends. */
export function readLeda(content: string, fileName: string): ReadResult {
  const lines = linesOf(content).filter(({ text }) => !text.startsWith("#"));
  const end: TextLine = { number: lines.at(-1)?.number ?? 1, text: "" };
  let at = 0;
  const draft = createGraphDraft(fileName);
  const next = (): TextLine => {
    at += 1;
    return lines[at - 1] ?? end;
  };
  const [head] = [next(), next(), next()];
  if (head === undefined || !/^LEDA\.GRAPH\b/i.test(head.text)) return refuseLine(fileName, 1, { id: "noLeda" }, HINT);
  const direction = next();
  // Older files do not tell the direction.
  if (/^\d/.test(direction.text)) at -= 1;
  const reading = { draft, fileName, next };
  const problem = readAll(reading, "noCountOfNodes", readNode) ?? readAll(reading, "noCountOfEdges", readEdge);
  if (problem) return problem;
  const last = lines[at];
  if (last) return refuseLine(fileName, last.number, { id: "moreLines" }, HINT);
  return draft.finish({ directed: direction.text !== "-2" });
}

/** A number, then as many lines. */
function readAll(
  reading: Reading,
  what: "noCountOfNodes" | "noCountOfEdges",
  readOne: (text: string, place: number, draft: GraphDraft) => ReadFault | undefined,
): ReadFailure | undefined {
  const { draft, fileName, next } = reading;
  const head = next();
  if (!/^\d{1,8}$/.test(head.text)) return refuseLine(fileName, head.number, { id: what }, HINT);
  for (let place = 1; place <= Number(head.text); place += 1) {
    const { number, text } = next();
    const trouble = readOne(text, place, draft);
    if (trouble) return refuseLine(fileName, number, trouble, HINT);
  }
  return undefined;
}

function readNode(text: string, place: number, draft: GraphDraft): ReadFault | undefined {
  const label = /^\|\{(.*)\}\|$/.exec(text)?.[1];
  if (label === undefined) return { id: "noNodeLine", with: { place } };
  draft.node(String(place), label === "" ? {} : { label });
  return undefined;
}

function readEdge(text: string, place: number, draft: GraphDraft): ReadFault | undefined {
  const [, source, target, label = ""] = /^(\d+)\s+(\d+)\s+\d+\s+\|\{(.*)\}\|$/.exec(text) ?? [];
  if (source === undefined || target === undefined) return { id: "noEdgeLine", with: { place } };
  const missing = [source, target].find((end) => !draft.nodes.has(end));
  if (missing !== undefined) return { id: "noNode", with: { node: missing } };
  draft.edge({ source, target, attributes: label === "" ? {} : { label: plainValue(label) } });
  return undefined;
}
