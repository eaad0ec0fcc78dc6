import { figure } from "../../answer/words";
import type { Questions } from "../en/questions";
import { common } from "./common";

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
