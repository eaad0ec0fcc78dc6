// Hand-made: the graph a newcomer sees first.
import { under } from "../at.mjs";

/** @import { Sample } from "./types.mjs" */

/** @type {readonly (readonly [id: string, name: string, breed: string, age: number])[]} */
const cats = [
  ["cat1", "Whiskers", "tabby", 5],
  ["cat2", "Mittens", "persian", 3],
  ["cat3", "Shadow", "siamese", 7],
  ["cat4", "Ginger", "tabby", 9],
  ["cat5", "Pepper", "maine coon", 2],
  ["cat6", "Oreo", "british shorthair", 4],
  ["cat7", "Cleo", "siamese", 11],
  ["cat8", "Felix", "tabby", 6],
  ["cat9", "Misty", "persian", 8],
  ["cat10", "Simba", "maine coon", 1],
  ["cat11", "Nala", "british shorthair", 5],
  ["cat12", "Smokey", "persian", 13],
];
/** @type {readonly (readonly [id: string, name: string, age: number, city: string])[]} */
const humans = [
  ["human1", "Emma", 34, "Bern"],
  ["human2", "Liam", 29, "Oslo"],
  ["human3", "Olivia", 41, "Bern"],
  ["human4", "Noah", 52, "Lisbon"],
  ["human5", "Sofia", 23, "Oslo"],
  ["human6", "Mateo", 37, "Lisbon"],
  ["human7", "Hana", 45, "Kyoto"],
  ["human8", "Yusuf", 31, "Kyoto"],
];
/** @type {Readonly<Record<string, readonly (readonly [source: string, target: string, since?: number])[]>>} */
const relations = {
  "lives with": [
    ["cat1", "human1", 2020],
    ["cat2", "human1", 2022],
    ["cat3", "human2", 2018],
    ["cat4", "human3", 2016],
    ["cat5", "human3", 2023],
    ["cat6", "human4", 2021],
    ["cat7", "human5", 2019],
    ["cat8", "human5", 2019],
    ["cat9", "human6", 2017],
    ["cat10", "human7", 2024],
    ["cat11", "human7", 2020],
    ["cat12", "human8", 2012],
    ["human3", "human4", 2015],
  ],
  knows: [
    ["human1", "human2", 2014],
    ["human1", "human3", 2011],
    ["human1", "human5", 2019],
    ["human2", "human5", 2020],
    ["human3", "human6", 2013],
    ["human4", "human6", 2009],
    ["human7", "human8", 2016],
  ],
  "plays with": [
    ["cat1", "cat2"],
    ["cat1", "cat3"],
    ["cat1", "cat5"],
    ["cat3", "cat8"],
    ["cat4", "cat5"],
    ["cat5", "cat6"],
    ["cat6", "cat9"],
    ["cat7", "cat8"],
    ["cat10", "cat11"],
    ["cat11", "cat12"],
  ],
};

/**
 * Placed by hand: people within, their cats around them; a second household to the right.
 * @type {Readonly<Record<string, readonly [x: number, y: number]>>}
 */
const positions = {
  human1: [-70, -120],
  human2: [-140, 0],
  human3: [70, -120],
  human4: [140, 0],
  human5: [-70, 120],
  human6: [70, 120],
  cat1: [-75, -245],
  cat2: [-205, -205],
  cat3: [-265, -25],
  cat4: [225, -200],
  cat5: [85, -245],
  cat6: [265, -15],
  cat7: [-75, 255],
  cat8: [-205, 160],
  cat9: [165, 215],
  human7: [450, -45],
  human8: [450, 95],
  cat10: [385, -160],
  cat11: [525, -140],
  cat12: [545, 35],
};

/** @returns {Sample} */
export function buildCats() {
  const places = new Map(Object.entries(positions));
  const nodes = [
    ...cats.map(([id, name, breed, age]) => ({ id, attributes: { type: "cat", name, breed, age } })),
    ...humans.map(([id, name, age, city]) => ({ id, attributes: { type: "human", name, age, city } })),
  ].map((node) => {
    const [x, y] = under(places, node.id);
    return { ...node, position: { x, y } };
  });
  const edges = Object.entries(relations)
    .flatMap(([type, pairs]) => pairs.map(([source, target, since]) => ({ type, source, target, since })))
    .map(({ type, source, target, since }, place) => ({
      id: `e${place + 1}`,
      source,
      target,
      attributes: { type, ...(since === undefined ? {} : { since }) },
    }));
  return { name: "Cats and humans", directed: false, nodes, edges };
}
