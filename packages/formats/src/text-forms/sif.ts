import type { ReadResult } from "../read-result";
import { createGraphDraft } from "./graph-draft";
import { linesOf, refuseLine, wordsOf } from "./text-lines";

const HINT = { id: "sif" } as const;

/** SIF: a node, what it is to others, and these. Names hold blanks where tabs separate. */
export function readSif(content: string, fileName: string): ReadResult {
  const draft = createGraphDraft(fileName);
  const lines = linesOf(content);
  const hasTabs = lines.some(({ text }) => text.includes("\t"));
  for (const { number, text } of lines) {
    const words = hasTabs ? text.split("\t").map((word) => word.trim()) : wordsOf(text);
    const [source = "", type = "", ...targets] = words.filter((word) => word !== "");
    if (type === "") draft.node(source);
    else if (targets.length === 0) return refuseLine(fileName, number, { id: "noSecondNode" }, HINT);
    for (const target of targets) draft.edge({ source, target, attributes: { type } });
  }
  return draft.finish({
    directed: true,
    notes: [{ id: "typedLines" }],
  });
}
