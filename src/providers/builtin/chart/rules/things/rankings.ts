import type { Ranking, Ref } from "../../../meaning/acts";
import { rankableBy } from "../../../schema/attribute-hints";
import { numbersOf } from "../../../schema/carried-by";
import type { Graded, Part, SaidAttribute, World } from "../../grammar-types";

export function orderOf(isUp: boolean): Ranking["order"] {
  return isUp ? "desc" : "asc";
}

/** Which one of a ranking: "the oldest", "with the highest salary". */
export function rankPart(
  { name, target }: Pick<SaidAttribute, "name" | "target">,
  order: Ranking["order"],
  limit: number,
  said: string,
): Part {
  return { rank: { by: name, order, limit }, said, side: target };
}

/** `of`: what is ranked; "the biggest donation" goes by the one number that donations have. */
export function gradedRank(
  { group, isMore }: Graded,
  limit: number,
  { schema, text }: World & { readonly text: string },
  of?: Ref,
): Part | null {
  for (const target of of === undefined ? (["nodes", "edges"] as const) : [of.target]) {
    const [first, ...others] = rankableBy(schema, target, group).map(({ attribute, isTurned }) => ({
      by: attribute.name,
      order: orderOf(isMore !== isTurned),
    }));
    if (first === undefined) continue;
    return { rank: { ...first, limit, ...(others.length === 0 ? {} : { others }) }, said: text, side: target };
  }
  const [only, second] = of === undefined || !measuring.has(group) ? [] : numbersOf(schema, of.target, of.where);
  if (of === undefined || only === undefined || second !== undefined) return null;
  return rankPart({ name: only, target: of.target }, orderOf(isMore), limit, text);
}

/** Grades that may be of any number. */
const measuring: ReadonlySet<string> = new Set(["size", "level"]);

/** "the second oldest". */
export function atPlace<Some extends Pick<Ref, "rank">>(some: Some | null, at: number): Some | null {
  return some?.rank === undefined ? null : { ...some, rank: { ...some.rank, limit: at, place: at } };
}
