import { figure } from "../../answer/words";
import type { EndSaid, Figures, MeasureSaid } from "../en/figures";
import { findingBy } from "../kit";
import { common } from "./common";

const { list, counted } = common;
const measures: Readonly<Record<MeasureSaid, string>> = {
  mean: "平均值",
  median: "中位数",
  sum: "总和",
  min: "最小值",
  max: "最大值",
  count: "数量",
};
const ends: Readonly<Record<EndSaid, string>> = {
  highest: "最高",
  lowest: "最低",
  latest: "最晚",
  earliest: "最早",
};

export const figures: Figures = {
  each: (values) => values.join("和"),
  link: { one: "连接", many: "连接" },
  tie: { one: "连接", many: "连接" },
  heads: { name: "名称", links: "连接数", from: "起点", to: "终点", number: "数量" },
  withPair: (who, pair) => `是 ${who}，${pair}。`,
  withEach: (who, pair) => `是 ${who}，各有 ${pair}。`,
  moreWith: (pair) => `另外还有其他的也是 ${pair}。`,
  ranked: ({ count, things, isNext, end, by }) =>
    `${by} ${ends[end]}的${isNext ? "接下来" : ""} ${counted(count, things)}：`,
  noMoreRanked: ({ many }, by) => `没有更多带 ${by} 值的${many}了。`,
  fewerThan: (count, { many }, by) => `带 ${by} 值的${many}少于 ${count} 个。`,
  noneTied: ({ many }) => `没有${many}有这样的连接。`,
  noMoreTied: ({ many }) => `没有更多有这样连接的${many}了。`,
  tied: (count, isFewest, { things, isNext }) =>
    `${things || "连接"}最${isFewest ? "少" : "多"}的${isNext ? "接下来" : ""} ${figure(count)} 个：`,
  measure: (measure, property) => (property === "" ? measures[measure] : `${property} 的${measures[measure]}`),
  noNumber: ({ many }, name) => `没有${many}在那里有数字，所以没有${name}。`,
  whole: (name, { many }, { isAll, value }) => `${isAll ? "所有" : ""}${many}的 ${name}是 ${value}。`,
  leading: ({ who, count, pick, of, value }) => {
    const what =
      "things" in of
        ? `${of.things.many}最${pick === "most" ? "多" : "少"}`
        : `${of.name}最${pick === "most" ? "高" : "低"}`;
    return `${who} 的${what}：${count > 1 ? "各 " : ""}${value}。`;
  },
  tooManyValues: (name) => `${name} 的值太多，无法全部比较。`,
  range: ({ name, min, max, median, mean }) => {
    const centre = [
      ...(median === undefined ? [] : [`中位数 ${median}`]),
      ...(mean === undefined ? [] : [`平均值 ${mean}`]),
    ];
    return `${name} 从 ${min} 到 ${max}${centre.length > 0 ? `；${centre.join("，")}` : ""}。`;
  },
  noValueOf: (count) => `${figure(count)} 个没有值。`,
  differentValues: (name, count) => `${name} 有 ${figure(count)} 个不同的值。`,
  valuesAre: (name, count, values) => `${name} 有 ${figure(count)} 个值：${values}。`,
  attributesOf: ({ many }, count) => `${many}有 ${figure(count)} 个属性：`,
  noAttributes: (things) => `${things?.many ?? "元素"}没有属性。`,
  kinds: { string: "文本", number: "数字", boolean: "是或否", list: "列表", record: "记录", mixed: "混合" },
  fromTo: (min, max) => `${min} 到 ${max}`,
  notCompared: (who, name) => `无法比较：${list(who)} 没有 ${name}。`,
  eachHas: (a, b) => `${a[0]} 是 ${a[1]}，${b[0]} 是 ${b[1]}。`,
  answered: (isYes, text) => `${isYes ? "是的" : "不是"}：${text}`,
  neither: "两者相同",
  noneAlike: "它们没有相同的值。",
  alike: (names) => `它们相同的是：${names}。`,
  bothHave: (pair, value) => `${list(pair)}都是 ${value}。`,
  noSuch: (name) => `没有 ${name}`,
  noEdgeNoValue: (pair, name) => `${list(pair)}之间没有边，所以没有 ${name}。`,
  edgeWithout: (pair, name) => `${list(pair)}之间的边没有 ${name}。`,
  edgeValue: (values, name, pair) => `${list(pair)}之间的 ${name} 是 ${values}。`,
  asMany: (both) => `两者一样多：${both}`,
  moreOf: (isMore, { many }, both) => `${many}更${isMore ? "多" : "少"}：${both}`,
  twoSides: (name, a, b) => `${name}：${a.many}为 ${a.text}，${b.many}为 ${b.text}`,
  notKnown: "未知",
  notBoth: (both) => `并非两者都有数字：${both}。`,
  noneRepeated: ({ many }, name) => `没有 ${name} 相同的${many}。`,
  repeated: (count, name) => `${name} 有 ${figure(count)} 个值出现不止一次：`,
  partOf: (shown, total) => `${figure(total)} 个中的 ${figure(shown)} 个。`,
  spread: (apart, { name, min, max }) => `相差 ${apart}：${name} 从 ${min} 到 ${max}。`,
  nextToIt: (name, values) => `它旁边有 ${name}：${values}。`,
  firstOf: (count) => `，前 ${count} 个`,
  needed: (who, count, names) => `${figure(count)} 个节点直接或间接依赖 ${who}：${names}。`,
  notNeeded: (who) => `没有任何节点依赖 ${who}。`,
  cutOff: (who, count, names) => `没有 ${who} 的话，${counted(count, common.node)}会与最大的部分断开：${names}。`,
  notCutOff: (who) => `没有 ${who} 也不会断开：它连接的仍然相连。`,
};

const algorithmNames: Readonly<Record<string, string>> = {
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

export const { algorithm, finding } = findingBy(algorithmNames, ["是", "否"], ["：", "；", "。"]);
