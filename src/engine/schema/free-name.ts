import type { KeyFacts } from "../engine-types";

const names = ["type", "kind", "category", "relation", "class", "group"];

/** What the attribute is called that labels or types are in: a usual name that no property has. */
export function freeName(keys: readonly KeyFacts[]): string {
  const isTaken = (wanted: string) => keys.some(({ name }) => name === wanted);
  const free = names.find((name) => !isTaken(name));
  if (free !== undefined) return free;
  let count = 2;
  while (isTaken(`type ${count}`)) count += 1;
  return `type ${count}`;
}
