import { layOut } from "./layout.mjs";

export function buildFlare(read) {
  const items = new Map(JSON.parse(read("flare.json")).map((item) => [item.id, item]));
  const path = (item) => (item?.parent === undefined ? [] : [...path(items.get(item.parent)), item.name]);
  const nameById = new Map();
  const nodes = [];
  for (const item of items.values()) {
    if (item.size === undefined) continue;
    const words = path(item);
    const id = words.join(".");
    nameById.set(item.id, id);
    const [module] = words;
    const attributes = { name: item.name, module, package: words.slice(0, -1).join("."), size: item.size };
    nodes.push({ id, attributes });
  }
  // The file says "is used by"; an edge here goes from a class to one it needs.
  const edges = JSON.parse(read("flare-dependencies.json")).map((link, place) => ({
    id: `e${place + 1}`,
    source: nameById.get(link.target),
    target: nameById.get(link.source),
    attributes: { type: "imports" },
  }));
  return { name: "Flare classes", directed: true, nodes: layOut(nodes, edges, { spacing: 110 }), edges };
}
