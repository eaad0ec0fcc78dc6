import { layOut } from "./layout.mjs";

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

export function buildLesMiserables(read) {
  const source = JSON.parse(read("miserables.json"));
  const ids = source.nodes.map(({ name }) => names.get(name) ?? name.replace(/\.(?=\p{L})/u, ". "));
  const nodes = source.nodes.map(({ group }, place) => ({ id: ids[place], attributes: { name: ids[place], group } }));
  const edges = source.links.map((link, place) => ({
    id: `e${place + 1}`,
    source: ids[link.source],
    target: ids[link.target],
    attributes: { weight: link.value },
  }));
  return { name: "Les Misérables", directed: false, nodes: layOut(nodes, edges, { spacing: 85 }), edges };
}
