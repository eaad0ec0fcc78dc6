import { oneLine } from "@/lib/text/lines";
import { plainText } from "./plain-text";

const lost = new RegExp(
  oneLine`
    \bunderst(?:and|ood)\b|\bI ignored\b|ignoriert|ignoré|ignorado|忽略|無視|verstanden|verstehe|entend
    |\bcompr(?:is|ends|end)\b|理解|分かりません|わかりません|听懂|明白
  `,
  "iu",
);

/** Beside being lost it says no more: that nothing was done, and what to write instead. */
const onlyBeside = new RegExp(
  oneLine`
    ^(?:(?:so )?nothing (?:(?:was|has been|is) )?changed(?: yet)?\W*$
    |(?:(?:es )?(?:wurde|hat sich) )?nichts (?:wurde )?geändert\W*$
    |(?:please )?(?:try|say|write|ask|rephrase|leave it out)\b)
  `,
  "iu",
);

/** Whether it begins by saying so. */
export function isLost(answer: string): boolean {
  return lost.test(sentencesOf(answer)[0] ?? "");
}

/** The answer without sentences that only say that the question was not understood: those answer nothing. */
export function withoutBeingLost(answer: string): string {
  const sentences = sentencesOf(answer);
  const others = sentences.filter((sentence) => !lost.test(sentence));
  if (others.length === sentences.length) return others.join(" ").trim();
  return others
    .filter((sentence) => !onlyBeside.test(sentence))
    .join(" ")
    .trim();
}

function sentencesOf(answer: string): readonly string[] {
  return plainText(answer).split(/(?<=[.!?])\s+|(?<=[。！？])|\n+/u);
}
