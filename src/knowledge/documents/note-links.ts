import { documentLines } from "./document-lines";
import { baseName } from "./read-document";

const wiki = /(!?)\[\[([^[\]|#^\n]*)(?:[#^][^[\]|\n]*)?(?:\|[^[\]\n]*)?\]\]/gu;
const relative = /\]\(<?([^\s()<>]+?\.(?:md|markdown|mdown|txt))(?:#[^\s()<>]*)?>?(?:\s+"[^"\n]*")?\)/giu;

/** What a text links to, each once: `[[Title]]`, `[[Title|words]]`, `[[Title#heading]]`, `[words](other.md)` without host. Not in code. */
export function noteLinks(text: string): readonly string[] {
  if (!text.includes("[[") && !text.includes("](")) return [];
  const plain = documentLines(text)
    .flatMap((line) => (line.isCode ? [] : [line.text.replace(/`[^`\n]*`/gu, "")]))
    .join("\n");
  const written = [...plain.matchAll(wiki)].flatMap(([, embeds, title = ""]) =>
    embeds && isFile(title) ? [] : [title],
  );
  const linked = [...plain.matchAll(relative)].flatMap(([, path = ""]) =>
    /^[a-z][a-z+.-]*:/iu.test(path) ? [] : [decoded(path)],
  );
  return [...new Set([...written, ...linked].map(baseName).filter((name) => name !== "Document"))];
}

/** A picture or another attachment is no note. */
function isFile(name: string): boolean {
  return /\.[a-z0-9]{2,4}$/iu.test(name.trim()) && !/\.md$/iu.test(name.trim());
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
