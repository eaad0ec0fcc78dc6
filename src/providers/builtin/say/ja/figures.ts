import { figure } from "../../answer/words";
import type { EndSaid, Figures, MeasureSaid } from "../en/figures";
import { findingBy } from "../kit";
import { common } from "./common";

const { list, counted } = common;
const measures: Readonly<Record<MeasureSaid, string>> = {
  mean: "平均",
  median: "中央値",
  sum: "合計",
  min: "最小値",
  max: "最大値",
  count: "数",
};
const ends: Readonly<Record<EndSaid, string>> = {
  highest: "一番高い",
  lowest: "一番低い",
  latest: "一番新しい",
  earliest: "一番古い",
};

export const figures: Figures = {
  each: (values) => values.join("と"),
  link: { one: "つながり", many: "つながり" },
  tie: { one: "つながり", many: "つながり" },
  heads: { name: "名前", links: "つながり", from: "から", to: "へ", number: "数" },
  withPair: (who, pair) => `${who}です（${pair}）。`,
  withEach: (who, pair) => `${who}です（それぞれ${pair}）。`,
  moreWith: (pair) => `同じ値（${pair}）のものはほかにもあります。`,
  ranked: ({ count, things, isNext, end, by }) =>
    `${by}が${ends[end]}${isNext ? "次の" : ""}${things.many}${figure(count)}個：`,
  noMoreRanked: ({ many }, by) => `${by}の値を持つ${many}はもうありません。`,
  fewerThan: (count, { many }, by) => `${by}の値を持つ${many}は${count}個より少ないです。`,
  noneTied: ({ many }) => `そのようなつながりを持つ${many}はありません。`,
  noMoreTied: ({ many }) => `そのようなつながりを持つ${many}はもうありません。`,
  tied: (count, isFewest, { things, isNext }) =>
    `${things || "つながり"}が一番${isFewest ? "少ない" : "多い"}${isNext ? "次の" : ""}${figure(count)}個：`,
  measure: (measure, property) => (property === "" ? measures[measure] : `${property}の${measures[measure]}`),
  noNumber: ({ many }, name) => `そこに数値を持つ${many}がないので、${name}はありません。`,
  whole: (name, { many }, { isAll, value }) => `${isAll ? "すべての" : ""}${many}の${name}は${value}です。`,
  leading: ({ who, count, pick, of, value }) => {
    const what =
      "things" in of
        ? `${of.things.many}が一番${pick === "most" ? "多い" : "少ない"}`
        : `${of.name}が一番${pick === "most" ? "高い" : "低い"}`;
    return `${what}のは${who}です：${count > 1 ? "それぞれ" : ""}${value}。`;
  },
  tooManyValues: (name) => `${name}は値が多すぎて、すべてを比べられません。`,
  range: ({ name, min, max, median, mean }) => {
    const centre = [
      ...(median === undefined ? [] : [`中央値${median}`]),
      ...(mean === undefined ? [] : [`平均${mean}`]),
    ];
    return `${name}は${min}から${max}までです${centre.length > 0 ? `（${centre.join("、")}）` : ""}。`;
  },
  noValueOf: (count) => `${figure(count)}個には値がありません。`,
  differentValues: (name, count) => `${name}には${figure(count)}種類の値があります。`,
  valuesAre: (name, count, values) => `${name}の値は${figure(count)}種類です：${values}。`,
  attributesOf: ({ many }, count) => `${many}の属性は${figure(count)}個です：`,
  noAttributes: (things) => `${things?.many ?? "要素"}に属性はありません。`,
  kinds: {
    string: "文字",
    number: "数値",
    boolean: "はい・いいえ",
    list: "リスト",
    record: "レコード",
    mixed: "いろいろ",
  },
  fromTo: (min, max) => `${min}から${max}`,
  notCompared: (who, name) => `比べられません：${list(who)}に${name}がありません。`,
  eachHas: (a, b) => `${a[0]}は${a[1]}、${b[0]}は${b[1]}です。`,
  answered: (isYes, text) => `${isYes ? "はい" : "いいえ"}：${text}`,
  neither: "どちらも同じ",
  noneAlike: "同じ値はありません。",
  alike: (names) => `同じもの：${names}。`,
  bothHave: (pair, value) => `${list(pair)}はどちらも${value}です。`,
  noSuch: (name) => `${name}なし`,
  noEdgeNoValue: (pair, name) => `${list(pair)}の間にエッジがないので、${name}もありません。`,
  edgeWithout: (pair, name) => `${list(pair)}の間のエッジに${name}はありません。`,
  edgeValue: (values, name, pair) => `${list(pair)}の間の${name}は${values}です。`,
  asMany: (both) => `どちらも同じ数です：${both}`,
  moreOf: (isMore, { many }, both) => `${many}のほうが${isMore ? "多い" : "少ない"}です：${both}`,
  twoSides: (name, a, b) => `${name}は、${a.many}が${a.text}、${b.many}が${b.text}です`,
  notKnown: "不明",
  notBoth: (both) => `両方に数値があるわけではありません：${both}。`,
  noneRepeated: ({ many }, name) => `${name}が同じ${many}はありません。`,
  repeated: (count, name) => `${name}で二回以上出てくる値は${figure(count)}種類です：`,
  partOf: (shown, total) => `${figure(total)}個のうち${figure(shown)}個です。`,
  spread: (apart, { name, min, max }) => `差は${apart}です：${name}は${min}から${max}までです。`,
  nextToIt: (name, values) => `隣には${name}があります：${values}。`,
  firstOf: (count) => `、最初の${count}個`,
  needed: (who, count, names) => `${figure(count)} 個のノードが直接または間接に${who}を必要としています：${names}。`,
  notNeeded: (who) => `${who}を必要とするものはありません。`,
  cutOff: (who, count, names) =>
    `${who}がないと、${counted(count, common.node)}が一番大きい部分から切り離されます：${names}。`,
  notCutOff: (who) => `${who}がなくても何も切り離されません。つながりはそのままです。`,
};

const algorithmNames: Readonly<Record<string, string>> = {
  degree: "次数",
  indegree: "入次数",
  outdegree: "出次数",
  strength: "重み付き次数",
  betweenness: "媒介中心性",
  closeness: "近接中心性",
  harmonic: "調和近接中心性",
  eigenvector: "固有ベクトル中心性",
  pagerank: "PageRank",
  clustering: "クラスター係数",
  triangles: "三角形",
  core: "コア数",
  eccentricity: "離心率",
  strongComponents: "強連結成分",
  bipartite: "二部グラフ",
  reachable: "到達できるノード",
  averageDistance: "平均距離",
  diameter: "直径",
  isDag: "有向非巡回グラフ",
  topologicalOrder: "トポロジカル順序",
  longestPath: "最長経路",
  maxFlow: "最大流",
  spanningTree: "全域木",
  maxTriangle: "重みが最大の三角形",
  bridges: "橋",
  articulationPoints: "関節点",
  selfLoops: "自己ループ",
  parallelEdges: "多重エッジ",
  density: "密度",
  reciprocity: "相互性",
  assortativity: "同類度",
  modularity: "モジュラリティ",
};

export const { algorithm, finding } = findingBy(algorithmNames, ["はい", "いいえ"], ["：", "；", "。"]);
