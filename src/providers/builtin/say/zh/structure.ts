import { figure } from "../../answer/words";
import type { Structure } from "../en/structure";
import { common } from "./common";
import { algorithm, finding } from "./findings";

const { node, edge, counted } = common;
const named = (names: string): string => (names === "" ? "" : `：${names}`);

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
    `${name === "" ? "这个图" : name} 有 ${counted(nodes, node)}和 ${figure(edges)} 条${direction === "directed" ? "有向边" : "边"}。${direction === "mixed" ? "有些边有向，有些无向。" : ""}`,
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
