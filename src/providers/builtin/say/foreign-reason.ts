/** Why a command refused, in English, and how another language says it: `{hole}` stands for what differs. */
type SaidRow = readonly [english: string, said: string];

/** Commands say in English why they refused. In another language their reason is said where it has words there, and left to the step above where not. */
export function foreignReason(
  rows: readonly SaidRow[],
  frame: (head: string, reason: string) => string,
  end: (head: string) => string,
): (head: string, reason: string) => string {
  const say = sayingBy(rows);
  return (head, reason) => {
    const whole = /[.!?…]$/u.test(reason) ? reason : `${reason}.`;
    const said = say(whole);
    return said === whole ? end(head) : frame(head, said);
  };
}

/** Says an English sentence, by the first row that fits: a more special one stands before. As it is, where no row has it. */
function sayingBy(rows: readonly SaidRow[]): (sentence: string) => string {
  const made = rows.map(([english, said]) => ({ english, said, pattern: null as RegExp | null }));
  return (sentence) => {
    for (const row of made) {
      row.pattern ??= patternOf(row.english);
      const match = row.pattern.exec(sentence);
      if (match) return row.said.replace(/\{(\w+)\}/gu, (hole, name: string) => match.groups?.[name] ?? hole);
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
