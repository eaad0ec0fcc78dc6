import { arrayAt } from "./array-at";

const { word } = arrayAt;

/** Disjoint sets of rows (Tarjan 1975): union by size, paths halved on the way. */
export interface UnionFind {
  find(row: number): number;
  /** False when both were in one set already. */
  join(a: number, b: number): boolean;
}

export function createUnionFind(count: number): UnionFind {
  const parents = Uint32Array.from({ length: count }, (_, row) => row);
  const sizes = new Uint32Array(count).fill(1);
  const find = (row: number): number => {
    let at = row;
    for (let parent = word(parents, at); parent !== at; parent = word(parents, at)) {
      const above = word(parents, parent);
      parents[at] = above;
      at = above;
    }
    return at;
  };
  return {
    find,
    join(a, b) {
      const [first, second] = [find(a), find(b)];
      if (first === second) return false;
      const [large, small] = (sizes[first] ?? 0) < (sizes[second] ?? 0) ? [second, first] : [first, second];
      parents[small] = large;
      sizes[large] = (sizes[large] ?? 0) + (sizes[small] ?? 0);
      return true;
    },
  };
}
