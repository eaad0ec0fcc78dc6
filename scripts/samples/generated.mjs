// A made-up network: clusters in which new nodes prefer well-connected ones (Barabási and Albert 1999), with some ties
// between clusters. Always the same one.
import { at } from "../at.mjs";
import { createRandom, layOut } from "./layout.mjs";

/** @import { Random, Sample } from "./types.mjs" */

/** @typedef {<T>(list: readonly T[]) => T} Pick */

const clusterSizes = [190, 160, 150, 130, 120, 100, 90, 60];
const types = ["person", "company", "project", "place", "event"];
const beginnings = [
  "Al",
  "Bre",
  "Cor",
  "Da",
  "El",
  "Fen",
  "Gra",
  "Hol",
  "Is",
  "Jor",
  "Kel",
  "Lo",
  "Mar",
  "Nor",
  "Or",
  "Pel",
  "Ros",
  "Sel",
  "Tor",
  "Ul",
  "Vel",
  "Wen",
  "Yar",
  "Zan",
];
const middles = ["a", "e", "i", "o", "u", "an", "en", "il", "or", "ur"];
const endings = ["bo", "da", "fin", "gar", "len", "mos", "nis", "ra", "sen", "tis", "vik", "wyn"];
const crossTies = 0.03;

/** @returns {Sample} */
export function buildGenerated() {
  const random = createRandom(20250607);
  /** @type {Pick} */
  const pick = (list) => at(list, Math.floor(random() * list.length));
  const nextName = createNames(pick);
  const nodes = clusterSizes.flatMap((size, cluster) =>
    Array.from({ length: size }, () => {
      const type = random() < 0.6 ? types[cluster % types.length] : pick(types);
      return { cluster, attributes: { name: nextName(), type, score: Math.round(random() ** 1.5 * 1000) / 10 } };
    }),
  );
  const edges = joinNodes(nodes, random).map(([source, target], place) => ({
    id: `e${place + 1}`,
    source: `n${source + 1}`,
    target: `n${target + 1}`,
    attributes: { weight: 1 + Math.floor(random() ** 2 * 9) },
  }));
  const records = nodes.map(({ attributes }, place) => ({ id: `n${place + 1}`, attributes }));
  return { name: "Generated network", directed: false, nodes: layOut(records, edges, { spacing: 85 }), edges };
}

/**
 * Each node ties itself to up to three before it; the first of a cluster to the first of all.
 * @param {readonly { readonly cluster: number }[]} nodes
 * @param {Random} random
 */
function joinNodes(nodes, random) {
  /** @type {[number, number][]} */
  const pairs = [];
  /**
   * Per cluster, each node as often as it has ties: drawing from here prefers the well-connected.
   * @type {number[][]}
   */
  const ends = clusterSizes.map(() => []);
  for (const [place, { cluster }] of nodes.entries()) {
    const own = at(ends, cluster);
    const partners = new Set(own.length === 0 && place > 0 ? [0] : []);
    const wanted = Math.min(3, new Set(own).size);
    while (partners.size < wanted) partners.add(drawPartner({ own, place, random }));
    for (const partner of partners) {
      pairs.push([partner, place]);
      if (at(nodes, partner).cluster === cluster) own.push(partner);
    }
    own.push(place, place);
  }
  return pairs;
}

/** @param {{ own: readonly number[], place: number, random: Random }} draw */
function drawPartner({ own, place, random }) {
  if (random() < crossTies) return Math.floor(random() * place);
  return at(own, Math.floor(random() * own.length));
}

/** @param {Pick} pick */
function createNames(pick) {
  const used = new Set();
  return () => {
    let name = pick(beginnings) + pick(endings);
    while (used.has(name)) name = pick(beginnings) + pick(middles) + pick(endings);
    used.add(name);
    return name;
  };
}
