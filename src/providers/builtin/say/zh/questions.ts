import { figure } from "../../answer/words";
import type { Questions } from "../en/questions";
import { common } from "./common";

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
