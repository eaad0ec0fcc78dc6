import { at } from "../at.mjs";
import { layOut } from "./layout.mjs";

/** @import { ReadData, Sample } from "./types.mjs" */

/**
 * The file; its links name nodes by their place.
 * @typedef {object} Source
 * @property {readonly { name: string, group: number }[]} nodes
 * @property {readonly { source: number, target: number, value: number }[]} links
 */

/** Names the source runs together. */
const names = new Map([
  ["CountessdeLo", "Countess de Lo"],
  ["OldMan", "Old Man"],
  ["Mme.deR", "Mme. de R"],
  ["Mme.Hucheloup", "Mme. Hucheloup"],
  ["MotherInnocent", "Mother Innocent"],
  ["MotherPlutarch", "Mother Plutarch"],
  ["BaronessT", "Baroness T"],
  ["Lt.Gillenormand", "Lt. Gillenormand"],
  ["Mlle.Vaubois", "Mlle. Vaubois"],
]);

/**
 * @param {ReadData} read
 * @returns {Sample}
 */
export function buildLesMiserables(read) {
  /** @type {Source} */
  const source = JSON.parse(read("miserables.json"));
  const ids = source.nodes.map(({ name }) => names.get(name) ?? name.replace(/\.(?=\p{L})/u, ". "));
  const nodes = source.nodes.map(({ group }, place) => ({
    id: at(ids, place),
    attributes: { name: at(ids, place), group },
  }));
  const edges = source.links.map((link, place) => ({
    id: `e${place + 1}`,
    source: at(ids, link.source),
    target: at(ids, link.target),
    attributes: { weight: link.value },
  }));
  return { name: "Les Misérables", directed: false, nodes: layOut(nodes, edges, { spacing: 85 }), edges };
}
