/** The text without the key, in whatever way it was repeated, and without what looks like one. */
export function scrub(text: string, apiKey = ""): string {
  const key = apiKey.trim();
  const forms = key.length < 4 ? [] : [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)];
  const without = forms.reduce((left, form) => left.replaceAll(form, "[key]"), text);
  return without
    .replace(keyLike, "[key]")
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, "$1 [key]")
    .replace(/(\/\/)[^/@\s]*@/g, "$1");
}

/** By the beginnings that services give their keys. */
const keyLike = /\b(?:(?:sk|pk|rk|gsk|key|xai|hf|nvapi|pplx|tgp|fw|csk|r8)[-_][\w-]{8,}|AIza[\w-]{20,})/g;

/** A key that was pasted where an address belongs. */
export function looksLikeKey(text: string): boolean {
  return scrub(text.trim()) === "[key]";
}
