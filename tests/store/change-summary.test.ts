import { describe, expect, it } from "vitest";
import type { ToolOutcome } from "@/ai/results/execution-result";
import { changeSummary } from "@/store/chat/change-summary";

function styled(nodes: readonly string[], color: string): ToolOutcome {
  return {
    callId: `${color}-${nodes.join("-")}`,
    name: "styleNodes",
    title: "Style nodes",
    input: { selector: "*", color },
    success: true,
    message: "",
    data: { styledCount: nodes.length },
    affectedNodes: nodes,
    affectedEdges: [],
    approval: "none",
    durationMs: 0,
  };
}

const counts = {
  graphReplaced: false,
  nodesAdded: 0,
  edgesAdded: 0,
  nodesRemoved: 0,
  edgesRemoved: 0,
  nodesChanged: 0,
  edgesChanged: 0,
  moved: 0,
  layersChanged: 2,
  setsChanged: 0,
  filterChanged: false,
  foldChanged: false,
};

describe("what a turn changed", () => {
  it.each([
    ["two groups of three", [styled(["a", "b", "c"], "red"), styled(["d", "e", "f"], "blue")], 6],
    ["the same three twice", [styled(["a", "b", "c"], "red"), styled(["a", "b", "c"], "blue")], 3],
    ["groups that overlap", [styled(["a", "b"], "red"), styled(["b", "c", "d"], "blue")], 4],
  ])("counts each element once: %s", (_title, outcomes, count) => {
    expect(changeSummary(counts, outcomes)).toEqual([{ kind: "nodesRecoloured", count }]);
  });
});
