import { foldText } from "@/graph/search/fold-text";

const longest = 150;

/** As much of a title as can be shown; the whole of a longer one stays in the text. */
export function shortTitle(title: string): string {
  return isLongTitle(title)
    ? `${title
        .slice(0, longest)
        .replace(/[\uD800-\uDBFF]$/u, "")
        .trimEnd()}…`
    : title;
}

export function isLongTitle(title: string): boolean {
  return title.length > longest;
}

/** The same for titles that mean the same course or lesson: case, accents and blanks aside. */
export function titleKey(title: string): string {
  return foldText(title).replace(/\s+/gu, " ").trim();
}
