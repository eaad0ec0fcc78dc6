import type { ReadFault } from "../fault-texts";
import type { ReadResult } from "../read-result";
import { createGraphDraft, type GraphDraft, plainValue } from "./graph-draft";
import { linesOf, refuseLine } from "./text-lines";

const HINT = { id: "tgf" } as const;

/** Trivial Graph Format: ids with labels, a line with #, pairs of ids with labels. */
export function readTgf(content: string, fileName: string): ReadResult {
  const draft = createGraphDraft(fileName);
  const lines = linesOf(content);
  const sign = lines.findIndex(({ text }) => text === "#");
  const end = sign < 0 ? lines.length : sign;
  for (const { text } of lines.slice(0, end)) {
    const [id = "", ...label] = text.split(/\s+/);
    draft.node(id, label.length === 0 ? {} : { label: label.join(" ") });
  }
  for (const { number, text } of lines.slice(end + 1)) {
    const trouble = addEdge(draft, text);
    if (trouble) return refuseLine(fileName, number, trouble, HINT);
  }
  return draft.finish({ directed: true, notes: [{ id: "firstToSecond" }] });
}

/** What is wrong with the line, if anything. */
function addEdge(draft: GraphDraft, text: string): ReadFault | undefined {
  const [source = "", target = "", ...label] = text.split(/\s+/);
  if (target === "") return { id: "oneNodeOnly" };
  const missing = [source, target].find((end) => !draft.nodes.has(end));
  if (missing !== undefined) return { id: "noNodeAbove", with: { node: missing } };
  draft.edge({ source, target, attributes: label.length === 0 ? {} : { label: plainValue(label.join(" ")) } });
  return undefined;
}
