import type { Finding } from "../kit";

const names: Readonly<Record<string, string>> = {
  degree: "次数",
  indegree: "入次数",
  outdegree: "出次数",
  strength: "重み付き次数",
  betweenness: "媒介中心性",
  closeness: "近接中心性",
  harmonic: "調和近接中心性",
  eigenvector: "固有ベクトル中心性",
  pagerank: "PageRank",
  clustering: "クラスター係数",
  triangles: "三角形",
  core: "コア数",
  eccentricity: "離心率",
  strongComponents: "強連結成分",
  bipartite: "二部グラフ",
  reachable: "到達できるノード",
  averageDistance: "平均距離",
  diameter: "直径",
  isDag: "有向非巡回グラフ",
  topologicalOrder: "トポロジカル順序",
  longestPath: "最長経路",
  maxFlow: "最大流",
  spanningTree: "全域木",
  maxTriangle: "重みが最大の三角形",
  bridges: "橋",
  articulationPoints: "関節点",
  selfLoops: "自己ループ",
  parallelEdges: "多重エッジ",
  density: "密度",
  reciprocity: "相互性",
  assortativity: "同類度",
  modularity: "モジュラリティ",
};

export const algorithm = (name: string): string => names[name] ?? name;

/** "直径：3；A, B": the name with what there is to tell. */
export function finding({ algorithm: name, value, names: named, verdict }: Finding): string {
  const isSo = { true: "はい", false: "いいえ", null: "" }[`${verdict}`];
  const told = [value === "" ? isSo : value, named].filter((part) => part !== "");
  return `${algorithm(name)}：${told.length === 0 ? "0" : told.join("；")}。`;
}
