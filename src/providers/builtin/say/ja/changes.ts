import { figure } from "../../answer/words";
import type { Change, Changes, Looks, Who } from "../en/changes";
import { common } from "./common";

const { counted, edge, list, node } = common;

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

const layouts: Readonly<Record<string, string>> = {
  force: "力学レイアウト",
  circle: "円形",
  grid: "格子状",
  concentric: "同心円状",
  layered: "階層状",
  random: "ランダム",
  geographic: "地図",
  noverlap: "重ならない配置",
};
const layoutOf = (name: string): string => layouts[name] ?? `「${name}」レイアウト`;

const channels: Readonly<Record<string, string>> = {
  color: "色分け",
  size: "大きさを変更",
  width: "太さを変更",
  shape: "形を変更",
  label: "ラベルを表示",
  opacity: "濃さを変更",
};

export const looks: Looks = {
  styled: ({ who }, look) => `${who}を${look.join("、")}にしました。`,
  pathStyled: (look, parts) => `経路を${look.join("、")}にしました：${parts.join("、")}。`,
  look: {
    colour: (name) => name,
    size: (value) => `大きさ${value} px`,
    larger: "大きめ",
    smaller: "小さめ",
    width: (value) => `太さ${value} px`,
    thicker: "太め",
    thinner: "細め",
    shape: (name) => `「${name}」の形`,
    opaque: "不透明",
    fainter: "薄め",
    line: (name) => `「${name}」の線`,
    outlinedIn: (colour) => `${colour}の枠付き`,
    outlined: "枠付き",
    noLabel: "ラベルなし",
    labelled: "ラベルあり",
    labelledAs: (text) => `ラベル「${text}」付き`,
    lettered: (px) => `ラベルの文字${px} px`,
  },
  styledBy: ({ who }, { channel, name }, legend) =>
    `${who}を${name}で${channels[channel] ?? "表示"}しました${legend === "" ? "" : `：${legend}`}。`,
  othersWithout: (count, name) => `ほかの${figure(count)}個には${name}がありません。`,
  otherValues: (count) => `ほかの値の${figure(count)}個は同じ見た目です。`,
  without: (count, name, isGrey) => `${figure(count)}個には${name}がありません${isGrey ? "（灰色です）" : ""}。`,
  noStyling: "消すスタイルはありません。",
  stylingRemoved: (layers) => `スタイルをすべて消しました：${figure(layers)}層。元に戻すと戻ります。`,
  lookNames: { color: "色", size: "大きさ", shape: "形", width: "太さ", opacity: "不透明度", label: "個別のラベル" },
  noLooks: (names) => `消す${names}はありません。`,
  looksRemoved: (names) => `${names}だけを消し、ほかの見た目はそのままです。元に戻すと戻ります。`,
  lookGone: "その見た目はもうありません。",
  lookTaken: (layers) =>
    `${layers === 1 ? "その見た目" : `見た目の${figure(layers)}層`}を取り消しました。元に戻すと戻ります。`,
  ownLooks: { color: "色", size: "大きさ", shape: "形", width: "太さ", opacity: "濃さ", label: "ラベル" },
  noLookOfTheirs: (who, names) => `${who}だけの${names || "見た目"}を付けるスタイルの層はありません。`,
  usualLook: ({ who }, names) => `${who}を既定の${names || "見た目"}に戻しました。元に戻すと前の見た目に戻ります。`,
  noneOfColours: ({ many }, a, b) => `${a}や${b}の${many}はありません。`,
  swapped: ([a, ofA], [b, ofB]) =>
    `入れ替えました：${a}だったものは${b}に（${ofA}）、${b}だったものは${a}に（${ofB}）。`,
  noChoice: (kind, said, names) =>
    said === ""
      ? `${names.join("、")}があります。`
      : `ここに「${said}」という${{ layout: "レイアウト", format: "形式", shape: "形" }[kind]}はありません。あるのは${names.join("、")}です。`,
  whichColour: (who) => `${who}を何色にしますか？`,
  inView: ({ who }) => `${who}が画面に入りました。`,
  selected: ({ who }) => `${who}を選択しました。`,
  selectedMore: ({ who }, mode, now) =>
    `${who}を${mode === "add" ? "選択に加えました" : "選択から外しました"}：今は${now}が選択されています。`,
  pathSelected: (nodes, edges) => `経路を選択しました：${counted(nodes, node)}と${counted(edges, edge)}。`,
  hidden: ({ who }, { shown, hidden, things }) =>
    `${who}を隠しました：${counted(shown, things)}を表示、${figure(hidden)}個を非表示。「すべて表示」で戻ります。`,
  theThings: ({ many }, isPlain) => `${isPlain ? "これらの" : ""}${many}`,
  only: ({ who }, { shown, hidden, things }) =>
    `今は${who}だけを表示しています：${counted(shown, things)}、${figure(hidden)}個を非表示。`,
  allWouldHide: ({ many }) => `表示中の${many}のすべてです。隠すと何も見えなくなります。`,
  shownOf: (shown, all, things) => `${counted(all, things)}のうち ${figure(shown)} を表示しています。`,
  moreShown: (count) => `さらに${counted(count, node)}を表示しました。`,
  takenAway: (count) => `${counted(count, node)}を表示から外しました。データベースは変わりません。`,
  allShown: "すべて表示しました。",
  allShownOf: (nodes, edges) => `すべて表示しています：${counted(nodes, node)}と${counted(edges, edge)}。`,
  folded: (groups, nodes, by) => `${counted(nodes, node)}を${by}で${figure(groups)}個のグループに折りたたみました。`,
  unfolded: (groups, left) =>
    left === 0
      ? "すべてのノードをまた描いています。"
      : `${figure(groups)}個のグループを開きました。残りは${figure(left)}個です。`,
  amongShown: "表示中のノードとエッジだけについての結果です。",
  stillHidden: "フィルターで一部がまだ隠れています。「すべて表示」で解除できます。",
  fitted: "グラフ全体が画面に入りました。",
  nothingHidden: "今は何も隠れていません。",
  hiddenNotListed: "隠れているものを区別できません。「すべて表示」で全部戻ります。",
  noneHidden: ({ many }) => `隠れているノードに${many}はありません。`,
  shownAgain: ({ who }, { shown, hidden, things }) =>
    `${who}をまた表示しました：${counted(shown, things)}、${figure(hidden)}個を非表示。`,
  layout: (name) => `ノードを${layoutOf(name)}に並べました。`,
  layoutIs: (name) => `ノードの配置は${layoutOf(name)}です。`,
  layoutStays: (name) => `ノードの配置はもう${layoutOf(name)}です。何も動いていません。`,
  roomier: (count) => `${counted(count, node)}の間隔を広げました。`,
  moved: (count, name, unmoved) =>
    `${counted(count, node)}を${layoutOf(name)}に並べました${unmoved === 0 ? "" : `。隠れている${figure(unmoved)}個は動いていません`}。`,
  noHistory: (kind, isFar) =>
    `${isFar ? "そこまで" : ""}${kind === "undo" ? "元に戻す" : "やり直す"}ものはありません。`,
  history: (kind, count, titles) =>
    `${kind === "undo" ? "元に戻しました" : "やり直しました"}${count > 1 ? `（${figure(count)}件）` : ""}：${titles}。`,
};
