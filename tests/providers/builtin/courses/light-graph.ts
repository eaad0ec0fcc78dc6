import type { GraphData } from "@/graph/changes/change-types";

const light = (name: string, story: string) => ({ id: name, attributes: { type: "light", name, story } });

/** Some nodes with long texts, linked in a row. */
export const lighthouse: GraphData = {
  name: "Lights",
  directed: true,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    light(
      "Long Rock",
      "Its lamp was fed with oil of herrings until the smell drove the second keeper ashore for good.",
    ),
    light("Maid's Head", "A painter lived in its stores through one winter and left forty pictures of the same wave."),
    light(
      "Tern Bank",
      "Built on iron legs that were screwed into the sand; it walks a hand's breadth a year to the east.",
    ),
  ],
  edges: [
    { id: "e1", source: "Long Rock", target: "Maid's Head", attributes: {} },
    { id: "e2", source: "Maid's Head", target: "Tern Bank", attributes: {} },
  ],
};
