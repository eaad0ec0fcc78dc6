import { engineFault } from "../engine-fault";
import type { Row, Run, Statement } from "../engine-types";
import { numberIn } from "../plain-value";

interface Making {
  readonly kind: string;
  readonly row: object;
  readonly make: (rows: readonly object[]) => Statement;
}

/** Makes new elements, one statement for each kind. Gives the server's ids by their own. */
export async function created<T extends { readonly id: string }>(
  elements: readonly T[],
  run: Run,
  of: (element: T) => Making,
): Promise<ReadonlyMap<string, string>> {
  const kinds = new Map<string, { make: Making["make"]; rows: object[] }>();
  for (const [at, element] of elements.entries()) {
    const { kind, row, make } = of(element);
    const group = kinds.get(kind) ?? { make, rows: [] };
    group.rows.push({ at: BigInt(at), ...row });
    kinds.set(kind, group);
  }
  const ids = new Map<string, string>();
  for (const { make, rows } of kinds.values()) {
    const made: readonly Row[] = await run(make(rows));
    if (made.length !== rows.length) throw changedMeanwhile();
    for (const row of made) ids.set(elements[numberIn([row], "at")]?.id ?? "", String(row["id"]));
  }
  return ids;
}

export function changedMeanwhile() {
  return engineFault("refused", "Somebody else changed this at the same moment.", "Do it again.");
}
