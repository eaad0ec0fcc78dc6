import type { EdgeReport } from "../headless-report";
import type { CheckOf } from "../task-schema";
import { findNames } from "../text/find-names";
import { quoted } from "./answer-checks";
import type { Evidence, Fault, Snapshot } from "./check-types";

/** Any path of that length (edges, or the sum of the attribute `weight`) written step by step; several may be right. */
export function checkAnswerPath(check: CheckOf<"answer-path">, { answer, after }: Evidence): Fault {
  const named = idsNamed(answer, after);
  const [source] = after.nodesCalled(check.source);
  const [target] = after.nodesCalled(check.target);
  if (!source || !target) return `there is no node ${source ? check.target : check.source}`;
  const lengthOf = stepLengths(after, check.weight);
  for (const [start, id] of named.entries()) {
    if (id !== source.id) continue;
    const end = walk(named, start, { lengthOf, target: target.id, length: check.length });
    if (end) return undefined;
  }
  return `no path from ${check.source} to ${check.target} of length ${check.length} is told: ${quoted(answer)}`;
}

/** All nodes of the graph once, each edge's source before its target. */
export function checkAnswerOrder(_: CheckOf<"answer-order">, { answer, after }: Evidence): Fault {
  const named = idsNamed(answer, after);
  const { nodes, edges } = after.report;
  for (let start = 0; start + nodes.length <= named.length; start += 1) {
    const place = new Map(named.slice(start, start + nodes.length).map((id, index) => [id, index]));
    const isOrder =
      place.size === nodes.length &&
      edges.every(({ source, target }) => (place.get(source) ?? 0) < (place.get(target) ?? 0));
    if (isOrder) return undefined;
  }
  return `no order of all ${nodes.length} nodes that every edge follows: ${quoted(answer)}`;
}

/** Nodes by id in the order in which the answer names them; repeated names stay. */
function idsNamed(answer: string, { report }: Snapshot): readonly string[] {
  const idOf = new Map(report.nodes.map(({ id, label }) => [label, id]));
  return findNames(answer, idOf.keys()).map(({ name }) => idOf.get(name) ?? name);
}

interface Walk {
  readonly lengthOf: (from: string, to: string) => number | undefined;
  readonly target: string;
  readonly length: number;
}

/** Follows the names as long as each is linked to the next; true at the target with the right length. */
function walk(named: readonly string[], start: number, { lengthOf, target, length }: Walk): boolean {
  let total = 0;
  for (let index = start; ; index += 1) {
    const here = named[index] ?? "";
    if (here === target) return Math.abs(total - length) < 1e-6;
    const next = named[index + 1];
    const step = next === undefined ? undefined : lengthOf(here, next);
    if (step === undefined) return false;
    total += step;
  }
}

/** The shortest edge between two nodes, in the direction it goes. */
function stepLengths({ report }: Snapshot, weight: string | undefined): Walk["lengthOf"] {
  const lengths = new Map<string, number>();
  const put = (from: string, to: string, length: number): void => {
    const key = JSON.stringify([from, to]);
    lengths.set(key, Math.min(length, lengths.get(key) ?? Number.POSITIVE_INFINITY));
  };
  const lengthOf = ({ attributes }: EdgeReport): number => (weight === undefined ? 1 : Number(attributes[weight] ?? 1));
  for (const edge of report.edges) {
    put(edge.source, edge.target, lengthOf(edge));
    if (!(edge.directed ?? report.directed)) put(edge.target, edge.source, lengthOf(edge));
  }
  return (from, to) => lengths.get(JSON.stringify([from, to]));
}
