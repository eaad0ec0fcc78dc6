import { basisLeads, lostLeads } from "../../parse/aside-leads";
import type { Talk } from "../en/talk";
import { common } from "./common";

const { list, or } = common;

export const talk: Talk = {
  hello: (offers) => `你好。可以问这个图的问题，或说要改什么：${offers}。`,
  thanks: "好的。接下来呢？",
  help: (first, second) =>
    [
      "这个助手回答关于当前图的问题，也可以修改它：",
      "",
      `- 提问：“有多少个节点？”、“概括一下这个图”、“${first}”`,
      `- 外观：“${second}”、“清除所有样式”`,
      "- 排列和查看：“用环形布局”、“显示全部”",
      "- 结构：“哪个节点的连接最多？”、“从一个到另一个的最短路径”",
      "- 编辑：“添加一个名为 Zoe 的节点”、“把 Zoe 改名为 Zora”、“撤销”",
      "",
      "删除之前总会先问。",
    ].join("\n"),
  noWords: (offers) => `没有可以理解的词。试试${offers}。`,
  tooLong: (offers) => ["这句话太长。", `请用一两句话说：${offers}。`],
  tangled: [`${lostLeads.zh}：嵌套太多。`, "请用短一些的句子，或改问模型。"],
  halfSaid: (attribute) => `要改哪些的 ${attribute}，改成什么？`,
  notUnderstood: () => `${lostLeads.zh}。`,
  tryThese: (offers) => `试试${offers}。也可以改问模型。`,
  partNotUnderstood: "有一部分没有理解，所以那部分没有做任何改动。",
  notUnderstoodHere: (words, offers) => [`这里没有理解“${words}”。`, `请去掉它再说，或试试${offers}。`],
  partLeft: (words) => `我没有理解“${words}”，所以跳过了。`,
  partRests: (words) => `“${words}”依赖于此，所以跳过了。`,
  whatIsToBe: (words, names) => `什么要“${words}”：${or(names)}？`,
  toldNotAsked: "这是在叙述，不是要求。",
  sayAsRequest: "请作为要求说出来，或加上“现在”。",
  shallItBeDone: (message) => `要这样做吗？请说“是”，或“${message}”。`,
  misspelt: (words) => `“${words}”看起来写错了，不会凭猜测删除。`,
  writeToGoOn: "请写完整再继续。",
  youDecide: "这要由你决定：删除也会去掉这些节点的边，会先问你，撤销可以全部恢复。要做的话请说“删除……”。",
  canColourBy: (request) => `可以：请说“${request}”，撤销即可恢复。`,
  canStyle: "可以：请说哪些节点或边，以及颜色或大小。撤销即可恢复。",
  canLayout: "可以：请说“用环形布局”，或网格、力导向、同心圆、分层、随机。",
  canDo: "可以：请直接提出要求，撤销即可恢复。",
  cannot: {
    deed: "我做不到。我可以读取、显示和修改当前的图。",
    world: "图里没有这个信息，我也不知道别的。",
  },
  tryOffers: (offers) => `试试${offers}。`,
  lacks: (things, name, has) => `${common.upTo(things, 4)}没有${name}；${common.upTo(has, 4)}才有。`,
  noAttribute: (words, { many }, names) =>
    `这个图里没有“${words}”属性，所以无法据此回答或绘制。${names.length === 0 ? "" : `${many}有：${common.upTo(names, 12)}。`}`,
  howTo: (topic, who, attribute) =>
    ({
      undo: "撤销只取消最后一次更改，重做可以恢复：不会丢失数据。",
      merge: "请说“把……和……合并”：留下的节点保留自己的值并得到所有连接。会先问你，撤销即可恢复。",
      rename: `请说“把 ${who} 改名为……”。只改名字：连接和值不变，撤销即可恢复。`,
      remove: `请说“删除 ${who}”，或说明哪些：它们的边也会删除，会先问你，撤销可以全部恢复。`,
      add: "添加节点请说“添加一个名为……的节点”，添加边请说“连接……和……”。撤销即可恢复。",
      set: `可以：请说“把 ${who} 的 ${attribute} 设为……”，或对一整类说“把所有……的 ${attribute} 设为……”。撤销即可恢复。`,
    })[topic],
  takenAs: (words, taken, others) => `“${words}”理解为 ${taken}；它也是 ${list(others)} 的值。`,
  valueOf: (words, names) => `“${words}”是 ${list(names)} 的值。`,
  itself: (offers) => `我是 Parley 的内置助手，在浏览器里按规则工作，不使用语言模型。试试${offers}。`,
  algorithms: (names) => `有 ${names.length} 种算法：${list(names)}。可以用自己的话来问。`,
  nothingChangedHere: "这次对话里没有改动任何内容。",
  lastChange: (last, before) =>
    `最后一次更改：${last}。${before === "" ? "" : `在那之前：${before}。`}撤销会取消最后一条消息。`,
  noAlgorithm: (words, near) => `这里没有“${words}”算法。${near.length === 0 ? "" : `最接近的是${list(near)}。`}`,
  noSuchChange: "最后一次更改不是这一类。",
  sayUndo: "说“撤销”可以取消最后一条消息。",
  nothingBefore: "之前还没有回答过什么。",
  thatWasAChange: "那是您要求的更改。撤销即可恢复。",
  basis: () => `${basisLeads.zh}：为此执行了上面的步骤。`,
  together: (sum, said) => `合计 ${sum}：${said}。`,
  difference: (apart, said) => `相差 ${apart}：${said}。`,
};
