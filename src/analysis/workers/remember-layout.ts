import type { Position } from "@/graph/document/graph-types";
import { letGoWhileHeld } from "@/lib/memory/derived";
import type { LayoutGraph, LayoutRequest, LayoutRunner } from "../catalog/analysis-types";

/**
 * Keeps what the last request gave: the same request gives the same picture, and who asks for it again, on a graph that has not
 * changed, waits for nothing.
 */
export function rememberLayout(runner: LayoutRunner): LayoutRunner {
  let last: { readonly request: LayoutRequest; readonly placed: ReadonlyMap<string, Position> } | null = null;
  const letGo = () => {
    last = null;
  };
  letGoWhileHeld(letGo);
  const run: LayoutRunner["run"] = async (request, signal, progress) => {
    if (last !== null && isSame(last.request, request)) return last.placed;
    const placed = await runner.run(request, signal, progress);
    last = { request, placed };
    return placed;
  };
  return { ...runner, run };
}

function isSame(one: LayoutRequest, other: LayoutRequest): boolean {
  const { graph: oneGraph, ...oneWish } = one;
  const { graph: otherGraph, ...otherWish } = other;
  return JSON.stringify(oneWish) === JSON.stringify(otherWish) && isSameGraph(oneGraph, otherGraph);
}

function isSameGraph(one: LayoutGraph, other: LayoutGraph): boolean {
  return one.directed === other.directed && lists.every((name) => isSameList(one[name], other[name]));
}

const lists = ["ids", "edges", "bothWays", "positions", "labels", "keys", "degrees", "sizes", "fixed"] as const;

type List = ArrayLike<string | number>;

function isSameList(one: List | undefined, other: List | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (one.length !== other.length) return false;
  // Places that are not known yet are NaN.
  for (let index = 0; index < one.length; index += 1) if (!Object.is(one[index], other[index])) return false;
  return true;
}
