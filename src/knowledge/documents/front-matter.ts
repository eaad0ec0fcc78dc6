export interface FrontMatter {
  /** The document without it. */
  readonly body: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** The names and values between two lines of dashes at the beginning, as many programs write them above Markdown. */
export function takeFrontMatter(text: string): FrontMatter {
  const nothing = { body: text, fields: new Map<string, string>() };
  const found = /^---[ \t]*(?:\r\n|\n|\r)([\s\S]{0,20000}?)(?:\r\n|\n|\r)(?:---|\.\.\.)[ \t]*(?:\r\n|\n|\r|$)/u.exec(
    text,
  );
  if (!found) return nothing;
  const lines = (found[1] ?? "").split(/\r\n|\n|\r/u);
  const pairs = lines.flatMap((line) => {
    const [, name, value] = /^([\p{L}][\p{L}\p{N}_ -]*?)\s*:(?:\s+(.*))?$/u.exec(line) ?? [];
    return name === undefined ? [] : [[name.toLowerCase(), unquoted(value ?? "")] as const];
  });
  // A text between two rules is no front matter.
  const isIt =
    pairs.length > 0 &&
    lines.every((line) => /^(?:[\p{L}][\p{L}\p{N}_ -]*?\s*:(?:\s.*)?|\s+.*|-\s.*|#.*|)$/u.test(line));
  return isIt ? { body: text.slice(found[0].length), fields: new Map(pairs) } : nothing;
}

function unquoted(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/u, "$2");
}
