import { under } from "../at.mjs";
import { layOut } from "./layout.mjs";

/** @import { Described, Named, ReadData, Sample } from "./types.mjs" */

/** @typedef {{ id: number, name: string, parent?: number, size?: number }} Item */

/**
 * @param {ReadData} read
 * @returns {Sample}
 */
export function buildFlare(read) {
  /** @type {readonly Item[]} */
  const listed = JSON.parse(read("flare.json"));
  /** @type {readonly { source: number, target: number }[]} */
  const links = JSON.parse(read("flare-dependencies.json"));
  const items = new Map(listed.map((item) => [item.id, item]));
  /** @type {(item: Item | undefined) => readonly string[]} */
  const path = (item) => (item?.parent === undefined ? [] : [...path(items.get(item.parent)), item.name]);
  /** @type {Map<number, string>} */
  const nameById = new Map();
  /** @type {(Named & Described)[]} */
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
  const edges = links.map((link, place) => ({
    id: `e${place + 1}`,
    source: under(nameById, link.target),
    target: under(nameById, link.source),
    attributes: { type: "imports" },
  }));
  return { name: "Flare classes", directed: true, nodes: layOut(nodes, edges, { spacing: 110 }), edges };
}
