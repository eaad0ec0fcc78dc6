/** A size as a language writes it: "512 bytes", "1.5 MB". `bytes`: its word for the smallest unit. */
export function bytesIn(count: number, language: string, bytes: string): string {
  const units = [bytes, "kB", "MB", "GB"];
  const place = Math.min(units.length - 1, count < 1000 ? 0 : Math.floor(Math.log10(count) / 3));
  const value = count / 1000 ** place;
  const digits = place > 0 && value < 10 ? 1 : 0;
  const text = value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${text} ${units[place]}`;
}
