import type { Change, Changes } from "../en/changes";
import type { Who } from "../en/looks";
import { common } from "./common";

const { list, node, edge, counted } = common;

function changeText({ who }: Who, change: Change): string {
  switch (change.kind) {
    case "set":
      return `${who}を${change.pair}にしました`;
    case "unset":
      return `${who}の${change.name}を消しました`;
    case "times":
      return `${who}の${change.name}を${change.factor}倍にしました`;
    case "more":
    case "less":
      return `${who}の${change.name}を${change.amount}${change.kind === "more" ? "増やしました" : "減らしました"}`;
  }
}

export const changes: Changes = {
  changed: (who, change) => `${changeText(who, change)}。元に戻すこともできます。`,
  changedAlready: ({ who }, change) => `${who}はもう${change.kind === "set" ? change.pair : "そのとおり"}です。`,
  merged: (count, into) => `${counted(count, node)}を${into}に統合しました。`,
  mergedAs: (count, name) => `${counted(count, node)}を一つに統合し、${name}という名前にしました。`,
  oldName: (merged) => `${merged}名前は前のままです`,
  undoTakesBack: "元に戻すこともできます。",
  addedAll: (names) => `${names}を追加しました。`,
  added: (name) => `${name}を追加しました。`,
  addedTo: (name, ends, as) => `${name}を追加し、${ends}とつなぎました${as}。`,
  as: (value) => `（${value}として）`,
  withValue: (pair) => `（${pair}）`,
  edgeNeedsTwo: "エッジには二つのノードが必要です。",
  edgeHasTwo: "エッジには両端があります。",
  whichLink: (who, count) =>
    count > 1
      ? `${who}にはそのつながりが${count}個あります。どれを外すか言ってください。`
      : `${who}のどのつながりか分かりません。`,
  oldLinkGone: "前のつながりは外しました。",
  oldLinkStays: "前のつながりは残っています。",
  connected: (pair, as) => `${list(pair)}をつなぎました${as}。`,
  connectedAlready: (pair, as) => `${list(pair)}はもうつながっています${as}。`,
  noEdge: (pair) => `${list(pair)}の間にエッジはありません。`,
  edgesDeleted: (count, pair) => `${list(pair)}の間のエッジ${count}本を削除しました。`,
  oneNameOnly: ({ many }) => `新しい名前は一つのノードにだけ付けられます。${many}は複数あるかもしれません。`,
  calledAlready: (who) => `${who}はもうその名前です。`,
  renamed: (old, name) => `${old || "ノード"}の名前を${name}に変えました。`,
  didYouMean: (words) => `${words}のことですか？`,
  writeItOut: "削除するには正しく書いてください。",
  sayWhichToDelete: "どれを削除するか、すべてなら「グラフを空にして」と言ってください。",
  nothingToDelete: "削除するものはありませんでした。",
  deleted: (nodes, edges) => {
    const parts = [nodes > 0 ? counted(nodes, node) : "", edges > 0 ? counted(edges, edge) : ""];
    return `${list(parts.filter((part) => part !== ""))}を削除しました。元に戻すこともできます。`;
  },
  fit: (count, things, names) => `${counted(count, things)}が当てはまります：${names}。`,
  whichOne: "どれのことですか？",
  saved: (count, things, name) =>
    `${count === null ? things.many : counted(count, things)}を「${name}」として保存しました。`,
  pictureOf: "画像は全体、表示中、選択中のものだけです。一部のファイルはノードとその間のエッジになります。",
  fileReady: (file, size) => `${file || "ファイル"}ができました${size === "" ? "" : `：${size}`}。`,
  noSample: (name, samples) =>
    `「${name}」というサンプルはありません。${samples.length === 0 ? "" : `サンプル：${samples.join("、")}。`}`,
  opened: (title, nodes, edges) => `${title}を開きました：${counted(nodes, node)}と${counted(edges, edge)}。`,
};
