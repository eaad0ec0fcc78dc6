import type { ReadResult } from "../read-result";
import { createGraphDraft } from "./graph-draft";
import { linesOf, refuseLine, wordsOf } from "./text-lines";

const HINT = { id: "adjacency" } as const;

/** A line's node and its neighbours: after a colon, or separated by commas, semicolons, tabs or blanks. */
export function neighboursIn(line: string): readonly string[] {
  const mark = [":", "->"].find((one) => line.includes(one));
  const at = mark === undefined ? 0 : line.indexOf(mark);
  const rest = line.slice(mark === undefined ? 0 : at + mark.length);
  const sign = [",", ";", "\t", "|"].find((one) => rest.includes(one));
  const cells = sign ? rest.split(sign) : wordsOf(rest);
  const names = mark === undefined ? cells : [line.slice(0, at), ...cells];
  const plain = names.map((name) => name.trim().replace(/^\[?"?|"?\]?$/g, ""));
  return mark !== undefined && plain[0] === "" ? [] : plain.filter((name) => name !== "");
}

/** One node a line with its neighbours. Where every pair is in both directions, it is one edge. */
export function readAdjacencyList(content: string, fileName: string): ReadResult {
  const draft = createGraphDraft(fileName);
  const pairs: (readonly [string, string])[] = [];
  for (const { number, text } of linesOf(content)) {
    if (/^[#%]/.test(text)) continue;
    const [node, ...neighbours] = neighboursIn(text);
    if (node === undefined) return refuseLine(fileName, number, { id: "namesNoNode" }, HINT);
    draft.node(node);
    for (const neighbour of neighbours) pairs.push([node, neighbour]);
  }
  const known = new Set(pairs.map((pair) => JSON.stringify(pair)));
  const areBoth = pairs.every(([from, to]) => known.has(JSON.stringify([to, from])));
  const done = new Set<string>();
  for (const [source, target] of pairs) {
    const back = JSON.stringify([target, source]);
    if (areBoth && source !== target && done.has(back)) continue;
    done.add(JSON.stringify([source, target]));
    draft.edge({ source, target });
  }
  const note = areBoth ? "bothLines" : "eachLine";
  return draft.finish({ directed: false, notes: [{ id: note }] });
}
