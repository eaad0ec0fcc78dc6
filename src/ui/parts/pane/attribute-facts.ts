import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { profileColumn } from "@/graph/profile/attribute-profile";
import type { AttributeProfile } from "@/graph/profile/profile-types";
import { perVersion } from "@/graph/tables/per-version";

/** Kind and values of every attribute, read once per version of the table. */
export function attributeFacts({ tables }: GraphDocument, target: ElementTarget): readonly AttributeProfile[] {
  return factsOf(tables[target]);
}

const factsOf = perVersion((table) =>
  table.attributeNames().flatMap((name) => {
    const column = table.column(name);
    return column ? [profileColumn(name, column, table.count)] : [];
  }),
);

/** Attributes for a choice: those of few values first, then numbers, those whose values are all different last. */
export function attributesByUse(facts: readonly AttributeProfile[], count: number): readonly AttributeProfile[] {
  const rank = ({ values, kind, distinct }: AttributeProfile): number => {
    if (distinct < 2) return 3;
    if (values !== undefined && kind !== "number") return 0;
    if (kind === "number") return 1;
    return distinct < count ? 2 : 3;
  };
  return facts.toSorted((a, b) => rank(a) - rank(b));
}
