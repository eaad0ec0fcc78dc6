import { figure } from "../../answer/words";
import { basisLeads, lostLeads } from "../../parse/aside-leads";
import type { Common, Talk } from "../en/common";
import { foreignReason } from "../foreign-reason";
import { type Cause, listsOf } from "../kit";

const causes: Readonly<Record<Cause, string>> = {
  denied: "許可されませんでした。",
  stopped: "中止されました。",
  unavailable: "残りのステップがありませんでした。それだけをもう一度聞いてください。",
};

export const common: Common = {
  ...listsOf({ comma: "、", and: "と", or: "または", more: (count) => `、ほか${count}件` }),
  quote: (text) => `「${text}」`,
  kept: {
    changed: "何も変更していません",
    changedYet: "まだ何も変更していません",
    view: "表示はそのままです",
    selection: "選択はそのままです",
    layout: "レイアウトはそのままです",
    added: "何も追加していません",
    deleted: "何も削除していません",
    merged: "何も統合していません",
    saved: "何も保存していません",
    exported: "何も書き出していません",
    highlighted: "何も強調していません",
    graph: "グラフは開いたままです",
  },
  undone: {
    counted: "数えられませんでした",
    lookedFor: "探せませんでした",
    lookedUp: "調べられませんでした",
    workedOut: "計算できませんでした",
    read: "読み取れませんでした",
    edgesRead: "エッジを読み取れませんでした",
    neighboursRead: "隣接ノードを読み取れませんでした",
    attributesRead: "属性を読み取れませんでした",
    typesRead: "種類を読み取れませんでした",
    summary: "要約を作れませんでした",
    sample: "サンプルを取れませんでした",
    path: "経路を探せませんでした",
    pathStyled: "経路の一部は変更されていません",
    pathSelected: "経路の一部は選択されていません",
    swapped: "色はそのままです",
    swappedWhole: "色の一部は入れ替わっていません",
    highlighted: "一部は強調されていません",
    algorithms: "アルゴリズムを一覧できませんでした",
    styleRemoved: "スタイルを消せませんでした",
    removed: "消せませんでした",
    edgeAdded: "エッジは追加されていません",
    connected: "つながれていません",
    explained: "見た目を説明できませんでした",
    groups: "グループを計算できませんでした",
    coloured: "色を付けられませんでした",
    compared: "比べられませんでした",
    ties: "つながりを数えられませんでした",
    largestPart: "一番大きい部分を計算できませんでした",
    average: "平均を計算できませんでした",
  },
  end: (head) => `${head}。`,
  failure: (head, cause) => `${head}：${causes[cause]}`,
  because: foreignReason(
    [["{what} needs numbers, and '{attribute}' holds none.", "数値が必要ですが、「{attribute}」には数値がありません"]],
    (head, reason) => `${head}（${reason}）。`,
    (head) => `${head}。`,
  ),
  notRanked: (by) => `${by}で並べられませんでした`,
  notChanged: ({ many }) => `${many}は変更されていません`,
  notAdded: (name) => `${name}は追加されていません`,
  notWorkedOut: (name) => `${name}を計算できませんでした`,
  valuesNotRead: (name) => `${name}の値を読み取れませんでした`,
  node: { one: "ノード", many: "ノード" },
  edge: { one: "エッジ", many: "エッジ" },
  neighbour: { one: "隣接ノード", many: "隣接ノード" },
  counted: (count, { many }) => `${many}${figure(count)}個`,
  allOf: (count, { many }) => {
    if (count === null) return many;
    return count === 1 ? `${many}1個` : `${many}${figure(count)}個すべて`;
  },
  none: ({ many }) => `${many}はありません。`,
  readAs: (words) => `${common.list(words.map(common.quote))}と読みました。`,
  onGuess: "前の回答には確信がありませんでした。",
  strangeNoun: (noun) => `「${noun}」はここでは分からないため、すべてのノードを見ました。`,
  leftOut: (words) => `${common.list(words.map(common.quote))}は無視しました。`,
  noSuchName: (name, nearest) =>
    `「${name}」という名前のノードはありません。${nearest.length === 0 ? "" : `${common.or(nearest)}のことですか？`}`,
  notLookedUp: (name) => `「${name}」を調べられませんでした。`,
  several: (count, name, names) => `「${name}」に当てはまるノードは${count}個あります：${names}。どれのことですか？`,
  nextTo: (name) => `${name}の隣`,
  nothingCalled: (names) => `このグラフに${common.or(names.map(common.quote))}というものはありません。`,
  noType: (name, wanted, { values }) =>
    `${name}が「${wanted}」のノードはありません${values.length === 0 ? "" : `。あるのは${common.list(values)}です`}。`,
  nothingSelected: "今は何も選択されていません。",
  nothingSpokenOf: ({ many }) => `どの${many}ですか？まだ話に出ていません。`,
  whoseNeighbours: "どれの隣ですか？",
  noTie: "そのようなつながりを持つものはありません。",
  noValue: ({ many }, name) => `${name}の値を持つ${many}はありません。`,
  nothingToCompare: (who, name) => `${who}には比べる${name}がありません。`,
};

const { list, or } = common;

export const talk: Talk = {
  hello: (offers) => `こんにちは。このグラフについて質問するか、変えたいことを言ってください：${offers}。`,
  thanks: "はい。次は何をしますか？",
  help: (first, second) =>
    [
      "このアシスタントは、開いているグラフについて答え、変更もします：",
      "",
      `- 質問：「ノードはいくつありますか？」「グラフを要約して」「${first}」`,
      `- 見た目：「${second}」「スタイルをすべて消して」`,
      "- 配置と表示：「円形に並べて」「すべて表示して」",
      "- 構造：「一番つながりが多いノードは？」「あるノードから別のノードへの最短経路」",
      "- 編集：「Zoe という名前のノードを追加して」「Zoe の名前を Zora に変えて」「元に戻して」",
      "",
      "削除の前には必ず確認します。",
    ].join("\n"),
  noWords: (offers) => `手がかりになる言葉がありません。${offers}を試してください。`,
  tooLong: (offers) => ["一つのお願いとしては長すぎます。", `短い文で言ってください：${offers}。`],
  tangled: [`${lostLeads.ja}：入れ子が多すぎます。`, "短い文で言うか、モデルに聞いてください。"],
  halfSaid: (attribute) => `どれの${attribute}を、何に変えますか？`,
  notUnderstood: () => `${lostLeads.ja}。`,
  tryThese: (offers) => `${offers}を試してください。自由な言い方をするには、モデルに聞いてください。`,
  partNotUnderstood: "一部がわからなかったので、そこは何も変更していません。",
  notUnderstoodHere: (words, offers) => [
    `「${words}」がわかりませんでした。`,
    `それなしで言うか、${offers}を試してください。`,
  ],
  partLeft: (words) => `「${words}」はわからなかったので、行っていません。`,
  partRests: (words) => `「${words}」はそれに基づくので、行っていません。`,
  whatIsToBe: (words, names) => `何が「${words}」ですか：${or(names)}？`,
  toldNotAsked: "それは説明のようです。",
  sayAsRequest: "お願いとして言うか、「今」を付けてください。",
  shallItBeDone: (message) => `実行しますか？「はい」または「${message}」と言ってください。`,
  misspelt: (words) => `「${words}」は書き間違いのようです。推測で削除はしません。`,
  writeToGoOn: "続けるには正しく書いてください。",
  youDecide:
    "それはあなたが決めることです。削除するとそのノードのエッジも消えます。先に確認し、元に戻すこともできます。削除するなら「…を削除して」と言ってください。",
  canColourBy: (request) => `できます：「${request}」と言ってください。元に戻すこともできます。`,
  canStyle: "できます：どのノードやエッジか、色や大きさを言ってください。元に戻すこともできます。",
  canLayout: "できます：「円形に並べて」、または格子、力学、同心円、階層、ランダムと言ってください。",
  canDo: "できます：してほしいことを言ってください。元に戻すこともできます。",
  cannot: {
    deed: "それはできません。開いているグラフを読み、見せ、変えることができます。",
    world: "グラフからはわかりません。それ以外のことは知りません。",
  },
  tryOffers: (offers) => `${offers}を試してください。`,
  lacks: (things, name, has) =>
    `ここでは${common.upTo(things, 4)}に${name}はありません。あるのは${common.upTo(has, 4)}です。`,
  noAttribute: (words, { many }, names) =>
    `このグラフに「${words}」という属性はないので、それで答えたり描いたりできません。${names.length === 0 ? "" : `${many}の属性：${common.upTo(names, 12)}。`}`,
  howTo: (topic, who, attribute) =>
    ({
      undo: "元に戻すと最後の変更だけが取り消され、やり直すと戻ります。データは失われません。",
      merge:
        "「…と…を統合して」と言ってください。残るノードは自分の値を保ち、すべてのつながりを受け取ります。先に確認し、元に戻すこともできます。",
      rename: `「${who}の名前を…に変えて」と言ってください。名前だけが変わり、つながりと値はそのままです。元に戻すこともできます。`,
      remove: `「${who}を削除して」、またはどれかを言ってください。そのエッジも消えます。先に確認し、元に戻すこともできます。`,
      add: "ノードなら「…という名前のノードを追加して」、エッジなら「…と…をつないで」と言ってください。元に戻すこともできます。",
      set: `できます：一つなら「${who}の${attribute}を…にして」、まとめてなら「すべての…の${attribute}を…にして」と言ってください。元に戻すこともできます。`,
    })[topic],
  takenAs: (words, taken, others) => `「${words}」を${taken}と読みました。${list(others)}の値でもあります。`,
  valueOf: (words, names) => `「${words}」は${list(names)}の値です。`,
  itself: (offers) =>
    `Parley の内蔵アシスタントです。開いているグラフをこのブラウザの中で規則によって読みます。言語モデルではありません。${offers}を試してください。`,
  algorithms: (names) => `アルゴリズムは${names.length}個あります：${list(names)}。自分の言葉で聞いてください。`,
  nothingChangedHere: "この会話では何も変更していません。",
  lastChange: (last, before) =>
    `最後の変更：${last}。${before === "" ? "" : `その前：${before}。`}元に戻すと最後のメッセージが取り消されます。`,
  noAlgorithm: (words, near) =>
    `ここに「${words}」というアルゴリズムはありません。${near.length === 0 ? "" : `近いのは${list(near)}です。`}`,
  noSuchChange: "最後の変更はその種類ではありません。",
  sayUndo: "「元に戻して」と言うと最後のメッセージが取り消されます。",
  nothingBefore: "まだ何も答えていません。",
  thatWasAChange: "それは頼まれた変更です。元に戻すこともできます。",
  basis: () => `${basisLeads.ja}。上のステップを実行しました。`,
  together: (sum, said) => `合わせて${sum}です：${said}。`,
  difference: (apart, said) => `差は${apart}です：${said}。`,
};
