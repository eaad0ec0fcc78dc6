/**
 * The command a model means by a name: itself, or the one that is left when what models put around names (`functions.`, `tool:`,
 * `:0`), their way to write words together (`find_nodes`) and case count for nothing.
 */
export function commandCalled(written: string, names: readonly string[]): string | undefined {
  if (names.includes(written)) return written;
  const bare = written
    .trim()
    .replace(/<\|.*$/su, "")
    .replace(/:\d+$/u, "");
  const wanted = new Set([bare, bare.split(/[.:/]|__/u).at(-1) ?? ""].map(toLetters));
  const found = names.filter((name) => wanted.has(toLetters(name)));
  return found.length === 1 ? found[0] : undefined;
}

function toLetters(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
