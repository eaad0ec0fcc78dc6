/** A text of the graph as an answer may hold it: words alone, no link, mark, tag or reference of its own. */
export function inert(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/<\/?[a-z!][^>]*>/giu, " ")
    .replace(/\[\[|\]\]|[`*|~\\]/gu, "")
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "")
    .replace(/(?<![\p{L}\p{N}])(?:(?:https?|ftp|file):\/\/|javascript:|data:|vbscript:|mailto:|www\.)+/giu, "")
    .replace(/@/gu, String.raw`\@`)
    .replace(
      /^[\s#>+-]+(?=\S)|^\s*(\d{1,3})[.)]\s/u,
      (lead, number: string | undefined) => (number === undefined ? "" : `${number} – `) || lead.slice(0, 0),
    )
    .replace(/[<[\]]/gu, (sign) => `\\${sign}`)
    .replace(/ {2,}/gu, " ")
    .trim();
}

/** A title, cut where it is too long for a line. */
export function inertTitle(title: string): string {
  const text = inert(title);
  const signs = [...text];
  return signs.length > 100 ? `${signs.slice(0, 99).join("")}…` : text;
}

/** A title that leads to where it is; its words alone where that is no web address. */
export function linked(title: string, link: string): string {
  const address = /^https:\/\/[^\s<>[\]"'`\\]{1,500}$/u.test(link)
    ? link.replace(/\(/gu, "%28").replace(/\)/gu, "%29")
    : "";
  return address === "" ? inertTitle(title) : `[${inertTitle(title)}](${address})`;
}
