import type { Change, Changes } from "../en/changes";
import { common } from "./common";

const { list, node, edge, counted } = common;

function changeText(change: Change): string {
  switch (change.kind) {
    case "set":
      return `是 ${change.pair}`;
    case "unset":
      return `没有 ${change.name} 了`;
    case "times":
      return `${change.name} 乘以 ${change.factor}`;
    case "more":
    case "less":
      return `${change.name} ${change.kind === "more" ? "增加" : "减少"} ${change.amount}`;
  }
}

export const changes: Changes = {
  changed: ({ who }, change) => `${who}现在${changeText(change)}。撤销即可恢复。`,
  changedAlready: ({ who }, change) => `${who}已经${changeText(change)}。`,
  merged: (count, into) => `${counted(count, node)}已合并到 ${into}。`,
  mergedAs: (count, name) => `${counted(count, node)}已合并成一个，名为 ${name}。`,
  oldName: (merged) => `${merged}名字没有改`,
  undoTakesBack: "撤销即可恢复。",
  addedAll: (names) => `已添加 ${names}。`,
  added: (name) => `已添加 ${name}。`,
  addedTo: (name, ends, as) => `已添加 ${name} 并连接到 ${ends}${as}。`,
  as: (value) => `，作为 ${value}`,
  withValue: (pair) => `，${pair}`,
  edgeNeedsTwo: "一条边需要两个节点。",
  edgeHasTwo: "一条边有两端。",
  whichLink: (who, count) =>
    count > 1 ? `${who} 有 ${count} 条这样的连接：请说明去掉哪一条。` : `不清楚指的是 ${who} 的哪条连接。`,
  oldLinkGone: "旧的连接已去掉。",
  oldLinkStays: "旧的连接还在。",
  connected: (pair, as) => `${list(pair)}现在连接起来了${as}。`,
  connectedAlready: (pair, as) => `${list(pair)}已经连接了${as}。`,
  noEdge: (pair) => `${list(pair)}之间没有边。`,
  edgesDeleted: (count, pair) => `已删除 ${list(pair)}之间的 ${count} 条边。`,
  oneNameOnly: ({ many }) => `新名字只能给一个节点，而${many}可能有多个。`,
  calledAlready: (who) => `${who} 已经叫这个名字。`,
  renamed: (old, name) => `${old || "节点"} 现在叫 ${name}。`,
  didYouMean: (words) => `你是指${words}吗？`,
  writeItOut: "请完整写出来再删除。",
  sayWhichToDelete: "请说明要删除哪些，或说“清空图”来删除全部。",
  nothingToDelete: "没有可以删除的内容。",
  deleted: (nodes, edges) => {
    const parts = [nodes > 0 ? counted(nodes, node) : "", edges > 0 ? counted(edges, edge) : ""];
    return `已删除 ${list(parts.filter((part) => part !== ""))}。撤销即可恢复。`;
  },
  fit: (count, things, names) => `有 ${counted(count, things)}符合：${names}。`,
  whichOne: "你指的是哪一个？",
  saved: (count, things, name) => `${count === null ? things.many : counted(count, things)}已保存为“${name}”。`,
  pictureOf: "图片可以是全部、当前显示的或选中的内容；部分内容的文件只含节点和它们之间的边。",
  fileReady: (file, size) => `${file || "文件"}已准备好${size === "" ? "" : `：${size}`}。`,
  noSample: (name, samples) =>
    `没有名为“${name}”的示例。${samples.length === 0 ? "" : `示例：${samples.join("、")}。`}`,
  opened: (title, nodes, edges) => `已打开 ${title}：${counted(nodes, node)}和${counted(edges, edge)}。`,
};
