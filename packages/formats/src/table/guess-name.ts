/** A graph's name from its file's: without folders and ending, with spaces. */
export function guessName(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? "";
  const stem = base.replace(/(.)\.[^.]*$/, "$1");
  const words = stem.replace(/[_\s-]+/g, " ").trim();
  if (words === "") return "Untitled graph";
  return words.charAt(0).toUpperCase() + words.slice(1);
}
