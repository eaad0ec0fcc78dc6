import { tryJson } from "@/lib/try-json";

/** The ids that a selector of `idSelector` names; null for any other. */
export function idsIn(selector: string): readonly string[] | null {
  const [, sign, list] = /^@id (==|in) (.*)$/u.exec(selector) ?? [];
  const ids = list === undefined ? undefined : tryJson(sign === "==" ? `[${list}]` : list);
  return Array.isArray(ids) && ids.every((id) => typeof id === "string") ? ids : null;
}
