import type { ElementStyle, ElementTarget, OwnLook, StyleLayer } from "../host";
import type { ReadNote } from "../note-texts";

/** Gathers what a file says of the looks of its elements. */
export type FileLooks = ReturnType<typeof createFileLooks>;

const names: Readonly<Record<ElementTarget, string>> = { nodes: "Looks of the file", edges: "Edge looks of the file" };

export function createFileLooks() {
  const groups = { nodes: new Map<string, Group>(), edges: new Map<string, Group>() };
  const dropped = new Map<string, number>();
  return {
    add(target: ElementTarget, id: string, style: ElementStyle): void {
      const key = JSON.stringify(style);
      if (key === "{}") return;
      const group = groups[target].get(key);
      if (group) group.ids.push(id);
      else groups[target].set(key, { style, ids: [id] });
    },
    /** Something of the file's drawing that is not taken over, such as "bends of edges". */
    drop: (what: string): void => void dropped.set(what, (dropped.get(what) ?? 0) + 1),
    /** A layer for the nodes and one for the edges, where the file says anything of them. */
    layers: (): readonly StyleLayer[] =>
      (["nodes", "edges"] as const).flatMap((target) => {
        const looks = [...groups[target].values()];
        return looks.length === 0 ? [] : [layerOf(target, looks)];
      }),
    notes(): readonly ReadNote[] {
      const parts = [...dropped].map(([what, count]) => `${what} (${count})`);
      return parts.length === 0 ? [] : [{ id: "notDrawn", with: { parts: parts.join(", ") } }];
    },
  };
}

interface Group extends OwnLook {
  readonly ids: string[];
}

function layerOf(target: ElementTarget, looks: readonly OwnLook[]): StyleLayer {
  return { id: `file-${target}`, name: names[target], target, where: { op: "all" }, looks, origin: "user" };
}
