import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { Attributes } from "@/graph/document/graph-types";

/** Two small courses as a graph: lessons, passages and the edges between them. */
export function bakeryGraph(): GraphData {
  const nodes = [
    course("bread", { title: bread, link: "https://example.org/bread", instructor: "Ann Miller" }),
    lesson("bread", 1, { title: "Flour and water", course: bread, link: "https://example.org/bread/1" }),
    passage(
      "bread",
      1,
      1,
      "Flour is mostly starch and protein. Mixed with water, its proteins link into gluten, the net that holds the gas of a rising dough.",
    ),
    passage(
      "bread",
      1,
      2,
      "Bakers weigh water as a share of the flour: at seventy percent a dough is soft, at eighty it sticks to everything it touches.",
    ),
    lesson("bread", 2, { title: "Sourdough", course: bread }),
    passage(
      "bread",
      2,
      1,
      "A starter is flour and water in which wild yeast lives. Feed the starter once a day: throw half away and add fresh flour and water.",
    ),
    passage(
      "bread",
      2,
      2,
      "Acid from the bacteria keeps mould away and gives the crumb its taste. A cold night in the fridge makes the loaf more sour.",
    ),
    lesson("bread", 3, { title: "Ovens", course: bread }),
    passage(
      "bread",
      3,
      1,
      "Bread wants a hot start. Heat the oven to 250 degrees, bake with steam for the first ten minutes, then lower the temperature.",
    ),
    course("bakery", { title: "Running a Bakery" }),
    lesson("bakery", 1, { title: "Prices and shifts", course: "Running a Bakery" }),
    passage(
      "bakery",
      1,
      1,
      "Flour is the smallest part of what a loaf costs; wages and the rent of the shop are the largest. Count the hours of each shift.",
    ),
  ];
  const edges = nodes.slice(1).map(({ id }, index) => {
    const target = id;
    const source = id.startsWith("passage:")
      ? id.replace("passage:", "lesson:").replace(/:\d+$/u, "")
      : id.replace("lesson:", "course:").replace(/:\d+$/u, "");
    return { id: `e${index}`, source, target, attributes: { type: "contains" } };
  });
  return {
    ...emptyGraph(),
    name: "Bakery",
    directed: true,
    nodes,
    edges: edges.filter(({ source, target }) => source !== target),
  };
}

const bread = "Bread Baking from Scratch";
const titles: Readonly<Record<string, string>> = { bread, bakery: "Running a Bakery" };
const lessons: Readonly<Record<string, string>> = {
  "bread 1": "Flour and water",
  "bread 2": "Sourdough",
  "bread 3": "Ovens",
  "bakery 1": "Prices and shifts",
};

function course(slug: string, attributes: Attributes) {
  return { id: `course:${slug}`, attributes: { type: "course", ...attributes } };
}

function lesson(slug: string, number: number, attributes: Attributes) {
  return { id: `lesson:${slug}:${number}`, attributes: { type: "lesson", number, ...attributes } };
}

function passage(slug: string, number: number, part: number, text: string) {
  const attributes = {
    type: "passage",
    label: text.slice(0, 30),
    text,
    course: titles[slug] ?? "",
    lesson: lessons[`${slug} ${number}`] ?? "",
    number,
    part,
  };
  return { id: `passage:${slug}:${number}:${part}`, attributes };
}
