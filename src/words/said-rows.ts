/** What a part of Parley says in English, and how it is said in German: `{hole}` stands for what differs. */
export type SaidRow = readonly [english: string, german: string];

/** Says an English sentence in German, by the first row that fits: a more special one stands before. As it is, where no row has it. */
export function sayingBy(rows: readonly SaidRow[]): (sentence: string) => string {
  const made = rows.map(([english, german]) => ({ english, german, pattern: null as RegExp | null }));
  return (sentence) => {
    for (const row of made) {
      row.pattern ??= patternOf(row.english);
      const match = row.pattern.exec(sentence);
      if (match) return row.german.replace(/\{(\w+)\}/gu, (hole, name: string) => match.groups?.[name] ?? hole);
    }
    return sentence;
  };
}

function patternOf(english: string): RegExp {
  const parts = english.split(/\{(\w+)\}/u);
  const source = parts.map((part, at) =>
    at % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&") : `(?<${part}>.+?)`,
  );
  return new RegExp(`^${source.join("")}$`, "su");
}
