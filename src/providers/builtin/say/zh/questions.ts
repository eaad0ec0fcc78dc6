import { figure } from "../../answer/words";
import type { Questions, Structure } from "../en/questions";
import { common } from "./common";
import { algorithm, finding } from "./figures";

const named = (names: string): string => (names === "" ? "" : `：${names}`);

export const questions: Questions = {
  thereAre: (count, things) => (count === 0 ? common.none(things) : `有 ${common.counted(count, things)}。`),
  found: (count, things, names) => `${common.counted(count, things)}${named(names)}。`,
  foundUnseen: ({ many }) => `已查找${many}；结果在上面的步骤里。`,
  foundNamed: (count, names) => `${count === 1 ? "找到" : `找到 ${figure(count)} 个`}：${names}。`,
  no: "不是。",
  yes: (text) => `是的：${text}。`,
  noneSuch: ({ many }) => `没有这样的${many}。`,
  noNeighbours: (who) => `${who || "它"} 没有邻居。`,
  nobodyFor: (relation, who) => `没有找到与 ${who || "它"} 有“${relation}”关系的节点。`,
  share: (percent, some, { total, things }) =>
    `${percent} %：${common.counted(total, things)}中的 ${figure(some)} 个。`,
  record: { one: "记录", many: "记录" },
  someOf: (shown, total, { many }) => `${figure(total)} 个${many}中的 ${figure(shown)} 个`,
  hasNeighbours: (who, count, names) =>
    `${who} ${count === 0 ? "没有邻居" : `有 ${figure(count)} 个邻居`}${named(names)}。`,
  hasEdges: (who, count, { way, names }) => {
    const kind = { in: "入边", out: "出边", both: "边" }[way];
    const ends = names === "" ? "" : `，${way === "in" ? "来自" : "连到"} ${names}`;
    return `${who} 有 ${figure(count)} 条${kind}${ends}。`;
  },
  noEdgeBetween: (pair) => `没有：${common.list(pair)}之间没有边。`,
  edgesJoin: (count, pair) => `是的：${common.list(pair)}之间有 ${figure(count)} 条边。`,
  noWay: ({ from, to }) => `没有：从 ${from} 到 ${to} 没有路径。`,
  yesInSteps: (count, walk) => `是的，共 ${figure(count)} 步${named(walk)}。`,
  yesThere: (who) => `有：${who} 在图里。`,
  yesSeveral: (count) => `有：有 ${figure(count)} 个节点叫这个名字。`,
  yesValue: "有：这是一些节点的值。",
  noNode: (name, nearest) =>
    `没有：没有节点叫“${name}”。${nearest.length === 0 ? "" : `最接近的是：${nearest.join("、")}。`}`,
  steps: (count) => `${figure(count)} 步`,
  path: ({ from, to, past, isOther }, length, walk) => {
    const without = past.length === 0 || isOther ? "" : `、避开 ${common.list(past)}`;
    return `从 ${from} 到 ${to}${without}的${isOther ? "次优" : "最短"}路径共 ${length}：${walk}。`;
  },
  againstDirections: "没有顺着边方向的路径；这条路径不考虑方向。",
  noPath: ({ from, to, past, isOther }) => {
    if (isOther) return `从 ${from} 到 ${to} 没有其他路径。`;
    if (past.length > 0) return `从 ${from} 到 ${to} 没有避开 ${common.list(past)} 的路径。`;
    return `从 ${from} 到 ${to} 没有路径：它们在不同的部分里。`;
  },
  pathNeedsTwo: "路径需要两个节点：请说从哪个节点到哪个节点的路径。",
  along: (count, walk) => `共 ${figure(count)} 步：${walk}。`,
  alongWithout: (count, name) => `共 ${figure(count)} 步；这些边没有 ${name}。`,
  alongSum: (sum, count, walk) => `合计 ${sum}，共 ${figure(count)} 步：${walk}。`,
  noStops: (pair) => `没有：${common.list(pair)}直接相连。`,
  stops: (pair, names) => `在 ${common.list(pair)} 之间：${names}。`,
  pathColour: (colour) => `路径现在是${colour}。`,
  edgeFromTo: (source, target) => `${source} 到 ${target}`,
};

const { node, edge, counted } = common;

export const structure: Structure = {
  empty: "这个图是空的。",
  onePart: (asks, nodes) =>
    `${{ count: "有 1 个部分", connected: "是的", parts: "没有" }[asks]}：全部 ${figure(nodes)} 个节点都连在一起。`,
  parts: ({ asks, count, isolated, sizes }) => {
    const sized = sizes === "" ? "" : `最大的部分有 ${sizes} 个节点。`;
    const alone = isolated === 0 ? "没有孤立的节点。" : `${figure(isolated)} 个节点没有任何连接。`;
    const head = { parts: "是的：", connected: "不是：", count: "" }[asks];
    return `${head}这个图分成 ${figure(count)} 个互不相连的部分。${sized}${alone}`;
  },
  graphHas: ({ name, nodes, edges, direction }) =>
    `${name === "" ? "这个图" : name} 有 ${counted(nodes, node)}和 ${figure(edges)} ` +
    `条${direction === "directed" ? "有向边" : "边"}。${direction === "mixed" ? "有些边有向，有些无向。" : ""}`,
  thingsBy: ({ many }, attribute, values) => `${many}按 ${attribute} 分：${values}`,
  partsLine: (count, isolated) =>
    count === 1
      ? "所有节点都连在一起"
      : `${figure(count)} 个互不相连的部分${isolated === 0 ? "" : `，${figure(isolated)} 个没有连接`}`,
  hub: (who, links) => `连接最多的是 ${who}，有 ${figure(links)} 个连接`,
  thingsHave: ({ many }, names) => `${many}有这些属性：${names}`,
  hasNo: (who, name) => `${who} 没有 ${name} 的值。`,
  has: (who, pair) => `${who} 的 ${pair}。`,
  noLinks: "它没有连接。",
  linksTo: (links, names) => `它有 ${figure(links)} 个连接：${names}。`,
  noTypes: ({ many }) => `${many}没有类型：没有属性给它们分类。`,
  types: (count, { many }, { by, values }) => `${many}有 ${figure(count)} 种类型，按 ${by} 分：${values}。`,
  noLayout: "没有布局：节点在它们被放置的地方。",
  noSelection: "没有选中任何内容。",
  selectedAre: (nodes, edges, names) => `选中了 ${counted(nodes, node)}和 ${counted(edges, edge)}${named(names)}。`,
  noLayers: "没有样式层：一切都和载入时一样。",
  element: { one: "元素", many: "元素" },
  layers: (count) => `有 ${figure(count)} 个样式层，最底层在前：`,
  groups: (count, sizes) => `有 ${figure(count)} 个紧密相连的节点组，大小为 ${sizes}。`,
  groupsColoured: "每个节点的 community 是它所在组的编号，每组有自己的颜色。撤销即可恢复。",
  ring: (names) => (names === "" ? "没有环。" : `有环：${names}。`),
  algorithm,
  finding,
};
