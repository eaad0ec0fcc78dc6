/** Cuts to `limit` UTF-16 units at most without splitting a code point, with "…" where something was left out. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (limit < 1) return "";
  const end = isHighSurrogate(text.charCodeAt(limit - 2)) ? limit - 2 : limit - 1;
  return `${text.slice(0, Math.max(0, end))}…`;
}

/** Half a surrogate pair is no text: request bodies must be well-formed Unicode. */
export function toWellFormed(text: string): string {
  // Most texts hold no surrogate at all, and this is asked of each.
  return /[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, "\uFFFD") : text;
}

/** Characters of the Latin alphabet that make a token. */
export const latinPerToken = 3.5;

/**
 * Tokens of a text, on the safe side: 1 for every 3.5 characters of the Latin alphabet, 1 for any other character.
 * Tokenisers differ from model to model, so this is for budgets, never for a bill.
 */
export function estimateTokens(text: string): number {
  let latin = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) < 0x250) latin += 1;
  }
  return Math.ceil(latin / latinPerToken) + (text.length - latin);
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
