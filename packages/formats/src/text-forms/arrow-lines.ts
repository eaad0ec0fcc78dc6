import type { ReadResult } from "../read-result";
import { createGraphDraft, type GraphDraft } from "./graph-draft";
import { linesOf, refuseLine } from "./text-lines";

const HINT = { id: "arrows" } as const;
const ARROW = /\s*(<-{1,2}>|<=>|↔|<-{1,2}|←|-{1,2}>|=>|→|(?<=\s)-{2,3}(?=\s)|—)\s*/u;
const LONGEST_NAME = 80;

/** The names of a line like `Ann -> Bob -> Cleo: knows` with the arrows between; undefined where it is none. */
export function arrowsIn(
  line: string,
): { readonly names: readonly string[]; readonly arrows: readonly string[]; readonly label: string } | undefined {
  if (line.length > 10 * LONGEST_NAME) return undefined;
  const parts = line.replace(/;$/, "").split(ARROW);
  const names = parts.filter((_, index) => index % 2 === 0).map((name) => name.trim());
  const last = names.at(-1) ?? "";
  const [, end = last, label = ""] = /^("[^"]*"|[^:"]+?)\s*:\s+(\S.*)$/.exec(last) ?? [];
  const plain = [...names.slice(0, -1), end].map((name) => name.replace(/^"([^"]*)"$/, "$1"));
  if (plain.length < 2 || plain.some((name) => name === "" || name.length > LONGEST_NAME)) return undefined;
  return { names: plain, arrows: parts.filter((_, index) => index % 2 === 1), label };
}

/** Lines of names with arrows between them. */
export function readArrowLines(content: string, fileName: string): ReadResult {
  const draft = createGraphDraft(fileName);
  const directions = new Set<boolean>();
  for (const { number, text } of linesOf(content)) {
    if (/^(?:#|\/\/)/.test(text)) continue;
    const found = arrowsIn(text);
    if (!found) return refuseLine(fileName, number, { id: "noArrow" }, HINT);
    for (const [place, arrow] of found.arrows.entries()) {
      const ends = [found.names[place] ?? "", found.names[place + 1] ?? ""] as const;
      directions.add(addEdge(draft, { ends, arrow, label: found.label }));
    }
  }
  return draft.finish({ directed: directions.has(true) });
}

interface ArrowEdge {
  readonly ends: readonly [string, string];
  readonly arrow: string;
  readonly label: string;
}

/** Whether it has a direction: an arrow with two heads has none. */
function addEdge(draft: GraphDraft, { ends: [first, second], arrow, label }: ArrowEdge): boolean {
  const isBack = /^[<←]/u.test(arrow);
  const isOn = /[>→]$/u.test(arrow);
  const [source, target] = isBack && !isOn ? [second, first] : [first, second];
  const directed = isBack !== isOn;
  draft.edge({ source, target, attributes: label === "" ? {} : { label }, directed });
  return directed;
}
