import type { Finding } from "../kit";

const names: Readonly<Record<string, string>> = {
  degree: "度",
  indegree: "入度",
  outdegree: "出度",
  strength: "加权度",
  betweenness: "介数中心性",
  closeness: "接近中心性",
  harmonic: "调和接近中心性",
  eigenvector: "特征向量中心性",
  pagerank: "PageRank",
  clustering: "聚类系数",
  triangles: "三角形",
  core: "核数",
  eccentricity: "离心率",
  strongComponents: "强连通分量",
  bipartite: "二分图",
  reachable: "可达节点",
  averageDistance: "平均距离",
  diameter: "直径",
  isDag: "有向无环图",
  topologicalOrder: "拓扑排序",
  longestPath: "最长路径",
  maxFlow: "最大流",
  spanningTree: "生成树",
  maxTriangle: "权重最大的三角形",
  bridges: "桥",
  articulationPoints: "割点",
  selfLoops: "自环",
  parallelEdges: "重边",
  density: "密度",
  reciprocity: "互惠性",
  assortativity: "同配性",
  modularity: "模块度",
};

export const algorithm = (name: string): string => names[name] ?? name;

/** "直径：3；A, B": the name with what there is to tell. */
export function finding({ algorithm: name, value, names: named, verdict }: Finding): string {
  const isSo = { true: "是", false: "否", null: "" }[`${verdict}`];
  const told = [value === "" ? isSo : value, named].filter((part) => part !== "");
  return `${algorithm(name)}：${told.length === 0 ? "0" : told.join("；")}。`;
}
