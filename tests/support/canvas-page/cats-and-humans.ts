import type { GraphData } from "@/graph/changes/change-types";
import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";

/** Thirty cats and humans with places and three kinds of edges, as on the pictures the look is measured by. */
export function catsAndHumans(): GraphData {
  return {
    name: "Cats and humans",
    directed: false,
    nodes: NODES.map(toNode),
    edges: EDGES.map(toEdge),
    layers: [],
    sets: [],
    filter: null,
  };
}

function toNode([name, type, x, y]: (typeof NODES)[number]): GraphNode {
  return { id: name.toLowerCase(), attributes: { name, type }, position: { x, y } };
}

function toEdge([source, target, relation]: (typeof EDGES)[number], index: number): GraphEdge {
  return { id: `e${index}`, source: source.toLowerCase(), target: target.toLowerCase(), attributes: { relation } };
}

const NODES: readonly (readonly [string, string, number, number])[] = [
  ["Biscuit", "cat", 600, 142],
  ["Juniper", "cat", 162, 300],
  ["Soot", "cat", 508, 532],
  ["Clementine", "cat", 424, 346],
  ["Tofu", "cat", 366, 274],
  ["Fig", "cat", 532, 382],
  ["Waffles", "cat", 88, 534],
  ["Olive", "cat", 344, 714],
  ["Miso", "cat", 644, 486],
  ["Pepper", "cat", 744, 520],
  ["Pixel", "cat", 812, 548],
  ["Mochi", "cat", 462, 206],
  ["Ziggy", "cat", 848, 196],
  ["Amara", "human", 470, 430],
  ["Ines", "human", 628, 606],
  ["Tomas", "human", 694, 368],
  ["Noor", "human", 258, 352],
  ["Oskar", "human", 566, 236],
  ["Lena", "human", 486, 122],
  ["Priya", "human", 408, 636],
  ["Sam", "human", 274, 622],
  ["Dario", "human", 176, 498],
  ["Greta", "human", 846, 432],
  ["Henrik", "human", 918, 536],
  ["Yuki", "human", 290, 176],
  ["Ada", "human", 884, 296],
  ["Leo", "human", 940, 212],
  ["Felix", "human", 352, 530],
  ["Bruno", "human", 264, 486],
  ["Maren", "human", 784, 262],
];

const EDGES: readonly (readonly [string, string, string])[] = [
  ["Ines", "Tomas", "knows"],
  ["Oskar", "Lena", "knows"],
  ["Priya", "Sam", "knows"],
  ["Greta", "Henrik", "knows"],
  ["Ada", "Leo", "knows"],
  ["Amara", "Ines", "knows"],
  ["Amara", "Oskar", "knows"],
  ["Amara", "Noor", "knows"],
  ["Amara", "Priya", "knows"],
  ["Noor", "Yuki", "knows"],
  ["Noor", "Dario", "knows"],
  ["Dario", "Sam", "knows"],
  ["Greta", "Ada", "knows"],
  ["Tomas", "Greta", "knows"],
  ["Lena", "Yuki", "knows"],
  ["Felix", "Amara", "knows"],
  ["Felix", "Bruno", "knows"],
  ["Bruno", "Dario", "knows"],
  ["Maren", "Ada", "knows"],
  ["Oskar", "Tomas", "knows"],
  ["Miso", "Fig", "plays with"],
  ["Mochi", "Tofu", "plays with"],
  ["Olive", "Waffles", "plays with"],
  ["Ines", "Miso", "lives with"],
  ["Ines", "Pepper", "lives with"],
  ["Tomas", "Miso", "lives with"],
  ["Tomas", "Pepper", "lives with"],
  ["Noor", "Juniper", "lives with"],
  ["Oskar", "Biscuit", "lives with"],
  ["Lena", "Biscuit", "lives with"],
  ["Lena", "Mochi", "lives with"],
  ["Oskar", "Mochi", "lives with"],
  ["Amara", "Fig", "lives with"],
  ["Amara", "Clementine", "lives with"],
  ["Amara", "Soot", "lives with"],
  ["Priya", "Olive", "lives with"],
  ["Sam", "Olive", "lives with"],
  ["Dario", "Waffles", "lives with"],
  ["Greta", "Pixel", "lives with"],
  ["Henrik", "Pixel", "lives with"],
  ["Yuki", "Tofu", "lives with"],
  ["Ada", "Ziggy", "lives with"],
  ["Leo", "Ziggy", "lives with"],
];
