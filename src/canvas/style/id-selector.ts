import { tryJson } from "@/lib/try-json";

/** A selector that names exactly these elements; `@id` is the element's own id even where the data has an `id` too. */
export function idSelector(ids: readonly string[]): string {
  const [only] = ids;
  return ids.length === 1 && only !== undefined
    ? `@id == ${JSON.stringify(only)}`
    : `@id in [${ids.map((id) => JSON.stringify(id)).join(", ")}]`;
}

/** The ids that such a selector names; null for any other. */
export function idsIn(selector: string): readonly string[] | null {
  const [, sign, list] = /^@id (==|in) (.*)$/u.exec(selector) ?? [];
  const ids = list === undefined ? undefined : tryJson(sign === "==" ? `[${list}]` : list);
  return Array.isArray(ids) && ids.every((id) => typeof id === "string") ? ids : null;
}
