import { figure } from "../../answer/words";
import type { Questions, Structure } from "../en/questions";
import { common } from "./common";
import { algorithm, finding } from "./figures";

const named = (names: string): string => (names === "" ? "" : `：${names}`);

export const questions: Questions = {
  thereAre: (count, things) => (count === 0 ? common.none(things) : `${things.many}は${figure(count)}個あります。`),
  found: (count, things, names) => `${common.counted(count, things)}${named(names)}。`,
  foundUnseen: ({ many }) => `${many}を探しました。見つかったものは上のステップにあります。`,
  foundNamed: (count, names) => `${count === 1 ? "見つかりました" : `${figure(count)}個見つかりました`}：${names}。`,
  no: "いいえ。",
  yes: (text) => `はい：${text}。`,
  noneSuch: ({ many }) => `そのような${many}はありません。`,
  noNeighbours: (who) => `${who || "それ"}に隣接ノードはありません。`,
  nobodyFor: (relation, who) => `${who || "それ"}と「${relation}」の関係にあるものは見つかりません。`,
  share: (percent, some, { total, things }) =>
    `${percent} %です：${common.counted(total, things)}のうち${figure(some)}個。`,
  record: { one: "レコード", many: "レコード" },
  someOf: (shown, total, { many }) => `${many}${figure(total)}個のうち${figure(shown)}個`,
  hasNeighbours: (who, count, names) =>
    `${who}には隣接ノードが${count === 0 ? "ありません" : `${figure(count)}個あります`}${named(names)}。`,
  hasEdges: (who, count, { way, names }) => {
    const kind = { in: "入るエッジ", out: "出るエッジ", both: "エッジ" }[way];
    const ends = names === "" ? "" : `：${names}${way === "in" ? "から" : "へ"}`;
    return `${who}には${kind}が${figure(count)}本あります${ends}。`;
  },
  noEdgeBetween: (pair) => `いいえ：${common.list(pair)}の間にエッジはありません。`,
  edgesJoin: (count, pair) => `はい：${common.list(pair)}の間にエッジが${figure(count)}本あります。`,
  noWay: ({ from, to }) => `いいえ：${from}から${to}への経路はありません。`,
  yesInSteps: (count, walk) => `はい、${figure(count)}ステップです${named(walk)}。`,
  yesThere: (who) => `はい：${who}があります。`,
  yesSeveral: (count) => `はい：その名前のノードが${figure(count)}個あります。`,
  yesValue: "はい：いくつかのノードが持つ値です。",
  noNode: (name, nearest) =>
    `いいえ：「${name}」という名前のノードはありません。${nearest.length === 0 ? "" : `近いもの：${nearest.join("、")}。`}`,
  steps: (count) => `${figure(count)}ステップ`,
  path: ({ from, to, past, isOther }, length, walk) => {
    const without = past.length === 0 || isOther ? "" : `、${common.list(past)}を通らない`;
    return `${from}から${to}への${without}${isOther ? "次に良い" : "最短"}経路は${length}です：${walk}。`;
  },
  againstDirections: "エッジの向きに沿う経路はないので、向きは考えていません。",
  noPath: ({ from, to, past, isOther }) => {
    if (isOther) return `${from}から${to}への別の経路はありません。`;
    if (past.length > 0) return `${common.list(past)}を通らない${from}から${to}への経路はありません。`;
    return `${from}から${to}への経路はありません：別々の部分にあります。`;
  },
  pathNeedsTwo: "経路には二つのノードが必要です：どこからどこへの経路かを言ってください。",
  along: (count, walk) => `${figure(count)}ステップです：${walk}。`,
  alongWithout: (count, name) => `${figure(count)}ステップです。エッジに${name}はありません。`,
  alongSum: (sum, count, walk) => `合計は${sum}、${figure(count)}ステップです：${walk}。`,
  noStops: (pair) => `何もありません：${common.list(pair)}は直接つながっています。`,
  stops: (pair, names) => `${common.list(pair)}の間：${names}。`,
  pathColour: (colour) => `経路は今${colour}です。`,
  edgeFromTo: (source, target) => `${source}から${target}へ`,
};

const { node, edge, counted } = common;

export const structure: Structure = {
  empty: "グラフは空です。",
  onePart: (asks, nodes) =>
    `${{ count: "部分は1つです", connected: "はい", parts: "いいえ" }[asks]}：ノード${figure(nodes)}個はすべてつながっています。`,
  parts: ({ asks, count, isolated, sizes }) => {
    const sized = sizes === "" ? "" : `大きい部分のノード数は${sizes}です。`;
    const alone =
      isolated === 0 ? "孤立したノードはありません。" : `${figure(isolated)}個のノードにはつながりがありません。`;
    const head = { parts: "はい：", connected: "いいえ：", count: "" }[asks];
    return `${head}グラフは${figure(count)}個の離れた部分に分かれています。${sized}${alone}`;
  },
  graphHas: ({ name, nodes, edges, direction }) =>
    `${name === "" ? "グラフ" : name}には${counted(nodes, node)}と` +
    `${direction === "directed" ? "有向" : ""}エッジ${figure(edges)}本があります。` +
    `${direction === "mixed" ? "有向のエッジと無向のエッジがあります。" : ""}`,
  thingsBy: ({ many }, attribute, values) => `${many}の${attribute}：${values}`,
  partsLine: (count, isolated) =>
    count === 1
      ? "すべてのノードがつながっています"
      : `離れた部分が${figure(count)}個${isolated === 0 ? "" : `、つながりのないノードが${figure(isolated)}個`}`,
  hub: (who, links) => `一番つながりが多いのは${who}（${figure(links)}本）`,
  thingsHave: ({ many }, names) => `${many}の属性：${names}`,
  hasNo: (who, name) => `${who}に${name}の値はありません。`,
  has: (who, pair) => `${who}は${pair}です。`,
  noLinks: "つながりはありません。",
  linksTo: (links, names) => `つながりは${figure(links)}本です：${names}。`,
  noTypes: ({ many }) => `${many}に種類はありません。分ける属性がないためです。`,
  types: (count, { many }, { by, values }) => `${many}の種類は${by}で${figure(count)}種類です：${values}。`,
  noLayout: "レイアウトはありません。ノードは置かれた場所にあります。",
  noSelection: "何も選択されていません。",
  selectedAre: (nodes, edges, names) =>
    `選択されているのは${counted(nodes, node)}と${counted(edges, edge)}です${named(names)}。`,
  noLayers: "スタイルの層はありません。読み込んだときのままです。",
  element: { one: "要素", many: "要素" },
  layers: (count) => `スタイルの層は${figure(count)}層です（下から順に）：`,
  groups: (count, sizes) => `密につながったノードのグループが${figure(count)}個あります。大きさは${sizes}です。`,
  groupsColoured: "各ノードの community にグループの番号を入れ、グループごとに色を付けました。元に戻すこともできます。",
  ring: (names) => (names === "" ? "循環はありません。" : `循環があります：${names}。`),
  algorithm,
  finding,
};
