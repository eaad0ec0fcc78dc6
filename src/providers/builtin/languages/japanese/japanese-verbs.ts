import type { VerbForms } from "../verb-forms";

/** "選ぶ" → 選んで, 選びます, 選んでいる …: by the row of the last kana; after e and i sounds "る" only falls away. */
export const japaneseVerb: VerbForms = (base) => {
  const [i, te, a, e] = stemsOf(base);
  const ta = te.replace(/て$/u, "た").replace(/で$/u, "だ");
  const bare = base.endsWith("する") ? [base.slice(0, -2)] : [];
  return [
    ...[base, ...bare, te, ta, `${te}いる`, `${te}る`, `${te}います`, `${te}いた`, `${i}ます`, `${i}ました`],
    ...[`${i}ません`, `${a}ない`, `${e}ば`, `${i}たい`, `${i}なさい`, `${base}べき`, `${ta}方が`, `${ta}ほうが`],
  ];
};

type Stems = readonly [i: string, te: string, a: string, e: string];

function stemsOf(base: string): Stems {
  if (base.endsWith("する")) {
    const stem = base.slice(0, -2);
    return [`${stem}し`, `${stem}して`, `${stem}し`, `${stem}すれ`];
  }
  const stem = base.slice(0, -1);
  const last = base.slice(-1);
  const isShort = last === "る" && /[えけせてねべめれげぜでへぺいきしちにびみりぎじ見着]$/u.test(stem);
  if (isShort) return [stem, `${stem}て`, stem, `${stem}れ`];
  const [i = "", te = "", a = "", e = ""] = rows[last] ?? [];
  return [stem + i, stem + te, stem + a, stem + e];
}

const rows: Readonly<Record<string, readonly string[]>> = {
  う: ["い", "って", "わ", "え"],
  く: ["き", "いて", "か", "け"],
  ぐ: ["ぎ", "いで", "が", "げ"],
  す: ["し", "して", "さ", "せ"],
  つ: ["ち", "って", "た", "て"],
  ぬ: ["に", "んで", "な", "ね"],
  ぶ: ["び", "んで", "ば", "べ"],
  む: ["み", "んで", "ま", "め"],
  る: ["り", "って", "ら", "れ"],
};
