import { figure } from "../../answer/words";
import type { Structure } from "../en/structure";
import { common } from "./common";
import { algorithm, finding } from "./findings";

const { node, edge, counted } = common;
const named = (names: string): string => (names === "" ? "" : `：${names}`);

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
    `${name === "" ? "グラフ" : name}には${counted(nodes, node)}と${direction === "directed" ? "有向" : ""}エッジ${figure(edges)}本があります。${direction === "mixed" ? "有向のエッジと無向のエッジがあります。" : ""}`,
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
