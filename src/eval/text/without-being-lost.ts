import { plainText } from "./plain-text";

const lost =
  /\bunderst(?:and|ood)\b|verstanden|verstehe|entend|\bcompr(?:is|ends|end)\b|理解|分かりません|わかりません|听懂|明白/iu;

/** Whether it begins by saying so. */
export function isLost(answer: string): boolean {
  return lost.test(plainText(answer).split(/(?<=[.!?])\s+|(?<=[。！？])|\n+/u)[0] ?? "");
}

/** The answer without sentences that only say that the question was not understood: those answer nothing. */
export function withoutBeingLost(answer: string): string {
  return plainText(answer)
    .split(/(?<=[.!?])\s+|(?<=[。！？])|\n+/u)
    .filter((sentence) => !lost.test(sentence))
    .join(" ")
    .trim();
}
