import { figure } from "../../answer/words";
import type { Looks } from "../en/looks";
import { common } from "./common";

const { list, node, edge, counted } = common;

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
  allShown: "全部内容又显示了。",
  allShownOf: (nodes, edges) => `全部显示：${counted(nodes, node)}和${counted(edges, edge)}。`,
  folded: (groups, nodes, by) => `已按${by}把${counted(nodes, node)}折叠成${figure(groups)}个群组。`,
  unfolded: (groups, left) =>
    left === 0 ? "所有节点都重新画出来了。" : `已展开${figure(groups)}个群组，还有${figure(left)}个折叠着。`,
  amongShown: "仅就当前显示的节点和边而言。",
  stillHidden: "筛选仍隐藏了一部分；说“显示全部”可以取消。",
  fitted: "整个图现在都在视图中。",
  nothingHidden: "现在没有隐藏的内容。",
  hiddenNotTold: "无法区分隐藏的内容。“显示全部”可以全部恢复。",
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
