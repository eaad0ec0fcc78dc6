import { describe, expect, it } from "vitest";
import { edgeKey } from "@/canvas/scene/edge-key";
import { createStates } from "@/canvas/sigma/states";

/** A ring of nodes; it tells at which the edges were looked up and what was painted again. */
function ring(count: number) {
  const ids = Array.from({ length: count }, (_, at) => `n${at}`);
  const looked: string[] = [];
  const painted: string[] = [];
  const place = (id: string) => Number(id.slice(1));
  const states = createStates({
    isThere: () => true,
    edgesAt: (id) => {
      looked.push(id);
      return [`e${(place(id) + count - 1) % count}`, `e${place(id)}`];
    },
    endsOf: (edge) => [`n${place(edge)}`, `n${(place(edge) + 1) % count}`],
    everyKey: () => ids,
    repaint: (keys) => painted.push(...keys),
  });
  const forget = () => {
    looked.length = 0;
    painted.length = 0;
  };
  return { ids, states, looked, painted, forget };
}

describe("edges in ink", () => {
  it("lie between selected nodes and at the one under the pointer, and go with either", () => {
    const { states } = ring(8);
    const hot = () => Array.from({ length: 8 }, (_, at) => `e${at}`).filter((edge) => states.of(edgeKey(edge)).isHot);
    states.select({ nodes: ["n1", "n2", "n3"], edges: [] });
    expect(hot()).toEqual(["e1", "e2"]);
    states.hover("n3");
    expect(hot()).toEqual(["e1", "e2", "e3"]);
    states.select({ nodes: ["n1"], edges: [] });
    expect(hot()).toEqual(["e2", "e3"]);
    states.hover(edgeKey("e6"));
    expect(hot()).toEqual(["e6"]);
    states.hover(null);
    expect(hot()).toEqual([]);
  });

  it("are looked for at the node under the pointer alone when the pointer moves, however many are selected", () => {
    const { ids, states, looked, painted, forget } = ring(500);
    states.select({ nodes: ids, edges: [] });
    forget();
    states.hover("n7");
    expect(looked).toEqual(["n7"]);
    expect(painted.length).toBeLessThan(5);
  });
});
