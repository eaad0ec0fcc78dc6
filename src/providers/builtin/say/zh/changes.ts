import { figure } from "../../answer/words";
import type { Change, Changes, Looks } from "../en/changes";
import { common } from "./common";

const { counted, edge, list, node } = common;

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

const layouts: Readonly<Record<string, string>> = {
  force: "力导向布局",
  circle: "环形布局",
  grid: "网格布局",
  concentric: "同心圆布局",
  layered: "分层布局",
  random: "随机布局",
  geographic: "地图布局",
  noverlap: "不重叠布局",
};
const layoutOf = (name: string): string => layouts[name] ?? `“${name}”布局`;

const channels: Readonly<Record<string, string>> = {
  color: "着色",
  size: "显示大小",
  width: "显示粗细",
  shape: "显示形状",
  label: "显示标签",
  opacity: "显示透明度",
};

export const looks: Looks = {
  styled: ({ who }, look) => `${who}现在${list(look)}了。`,
  pathStyled: (look, parts) => `路径现在${list(look)}了：${list(parts)}。`,
  look: {
    colour: (name) => `变成${name}`,
    size: (value) => `大小为 ${value} px`,
    larger: "变大",
    smaller: "变小",
    width: (value) => `宽 ${value} px`,
    thicker: "变粗",
    thinner: "变细",
    shape: (name) => `画成“${name}”`,
    opaque: "不透明",
    fainter: "变淡",
    line: (name) => `用“${name}”线`,
    outlinedIn: (colour) => `加上${colour}边框`,
    outlined: "加上边框",
    noLabel: "不显示标签",
    labelled: "显示标签",
    labelledAs: (text) => `以“${text}”为标签`,
    lettered: (px) => `标签字号 ${px} px`,
  },
  styledBy: ({ who }, { channel, name }, legend) =>
    `${who}现在按 ${name} ${channels[channel] ?? "显示"}了${legend === "" ? "" : `：${legend}`}。`,
  othersWithout: (count, name) => `其余 ${figure(count)} 个没有 ${name}。`,
  otherValues: (count) => `${figure(count)} 个其他值的看起来一样。`,
  without: (count, name, isGrey) => `${figure(count)} 个没有 ${name}${isGrey ? "，显示为灰色" : ""}。`,
  noStyling: "没有可以移除的样式。",
  stylingRemoved: (layers) => `所有样式都已移除：${figure(layers)} 层。撤销一次即可恢复。`,
  lookNames: { color: "颜色", size: "大小", shape: "形状", width: "粗细", opacity: "不透明度", label: "自定标签" },
  noLooks: (names) => `没有可以移除的${names}。`,
  looksRemoved: (names) => `${names}已移除，其他外观不变。撤销一次即可恢复。`,
  lookGone: "这个外观已经没有了。",
  lookTaken: (layers) => `${layers === 1 ? "这个外观" : `${figure(layers)} 层外观`}已移除。撤销即可恢复。`,
  ownLooks: { color: "颜色", size: "大小", shape: "形状", width: "粗细", opacity: "透明度", label: "标签" },
  noLookOfTheirs: (who, names) => `没有样式层给${who}单独的${names || "外观"}。`,
  usualLook: ({ who }, names) => `${who}恢复了默认的${names || "外观"}。撤销一次即可恢复之前的。`,
  noneOfColours: ({ many }, a, b) => `没有${a}或${b}的${many}。`,
  swapped: ([a, ofA], [b, ofB]) => `已交换：原来${a}的现在是${b}（${ofA}），原来${b}的现在是${a}（${ofB}）。`,
  noChoice: (kind, said, names) =>
    said === ""
      ? `有：${list(names)}。`
      : `这里没有“${said}”这种${{ layout: "布局", format: "格式", shape: "形状" }[kind]}。有：${list(names)}。`,
  whichColour: (who) => `${who}要用什么颜色？`,
  inView: ({ who }) => `${who}现在在视图中。`,
  selected: ({ who }) => `已选中${who}。`,
  selectedMore: ({ who }, mode, now) => `${mode === "add" ? "已加入选择" : "已取消选择"}：${who}。现在选中 ${now}。`,
  pathSelected: (nodes, edges) => `路径已选中：${counted(nodes, node)}和${counted(edges, edge)}。`,
  hidden: ({ who }, { shown, hidden, things }) =>
    `${who}已隐藏：显示 ${counted(shown, things)}，隐藏 ${figure(hidden)} 个。“显示全部”可以恢复。`,
  theThings: ({ many }, isPlain) => `${isPlain ? "这些" : ""}${many}`,
  only: ({ who }, { shown, hidden, things }) =>
    `现在只显示${who}：${counted(shown, things)}，隐藏 ${figure(hidden)} 个。`,
  allWouldHide: ({ many }) => `这是显示的全部${many}：隐藏后就什么都看不到了。`,
  shownOf: (shown, all, things) => `显示了${counted(all, things)}中的 ${figure(shown)} 个。`,
  moreShown: (count) => `又显示了${counted(count, node)}。`,
  takenAway: (count) => `不再显示${counted(count, node)}。数据库没有改变。`,
  allShown: "全部内容又显示了。",
  allShownOf: (nodes, edges) => `全部显示：${counted(nodes, node)}和${counted(edges, edge)}。`,
  folded: (groups, nodes, by) => `已按${by}把${counted(nodes, node)}折叠成${figure(groups)}个群组。`,
  unfolded: (groups, left) =>
    left === 0 ? "所有节点都重新画出来了。" : `已展开${figure(groups)}个群组，还有${figure(left)}个折叠着。`,
  amongShown: "仅就当前显示的节点和边而言。",
  stillHidden: "筛选仍隐藏了一部分；说“显示全部”可以取消。",
  fitted: "整个图现在都在视图中。",
  nothingHidden: "现在没有隐藏的内容。",
  hiddenNotListed: "无法区分隐藏的内容。“显示全部”可以全部恢复。",
  noneHidden: ({ many }) => `隐藏的节点里没有${many}。`,
  shownAgain: ({ who }, { shown, hidden, things }) =>
    `${who}又显示了：${counted(shown, things)}，隐藏 ${figure(hidden)} 个。`,
  layout: (name) => `节点现在用${layoutOf(name)}排列。`,
  layoutIs: (name) => `节点用的是${layoutOf(name)}。`,
  layoutStays: (name) => `节点已经是${layoutOf(name)}；没有移动。`,
  roomier: (count) => `${counted(count, node)}现在间距更大了。`,
  moved: (count, name, unmoved) =>
    `${counted(count, node)}现在用${layoutOf(name)}排列${unmoved === 0 ? "" : `；${figure(unmoved)} 个隐藏的节点没有移动`}。`,
  noHistory: (kind, isFar) => `${isFar ? "没有那么多步" : "没有"}可以${kind === "undo" ? "撤销" : "重做"}的操作。`,
  history: (kind, count, titles) =>
    `已${kind === "undo" ? "撤销" : "重做"}${count > 1 ? ` ${figure(count)} 项更改` : ""}：${titles}。`,
};
