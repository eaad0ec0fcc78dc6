import { sayRef } from "../../answer/say-ref";
import { takeNoun } from "../../lexicon/common-nouns";
import type { Ref } from "../../meaning/acts";
import { tieNames } from "../../schema/tie-names";
import { type Draft, type ReadRef, toWhere } from "./draft";
import { askedPeople } from "./read-tied";

/** What a phrase came to, once all its words are read. */
export function toRead(draft: Draft): ReadRef {
  tieNames(draft);
  askedPeople(draft);
  const strange = draft.unknown.length > 0 ? takeNoun(draft) : { unknown: "", unread: [], isNoun: false };
  const parts = partsOf(draft);
  const isUnknownKind = strange.unknown !== "";
  const hasCondition = Object.keys(parts).length > 0 || draft.base !== "all";
  const ref: Ref = {
    target: draft.target,
    base: draft.names.length > 0 ? "names" : draft.base,
    ...parts,
    ...sayRef(draft),
    ...(isUnknownKind ? { unknown: strange.unknown } : {}),
    ...(strange.isNoun ? { isNoun: true } : {}),
    ...(isWithin(draft) ? { isWithin: true } : {}),
    isAll: !hasCondition && !isUnknownKind,
    mended: [...draft.mended],
    ...(draft.count === null ? {} : { count: draft.count }),
  };
  const isEmpty = ref.isAll && draft.head === null && !draft.isAll;
  const dangling = draft.isNegated && !isEmpty ? ["not"] : [];
  const light = ref.isAll ? draft.light : [];
  return { ref, unread: [...draft.unread, ...dangling, ...light, ...strange.unread], isEmpty };
}

/** "nodes in Texas": the name stands for a place or a group, hardly for a node. */
function isWithin(draft: Draft): boolean {
  if (draft.head === null || draft.names.length === 0 || draft.near !== null) return false;
  return draft.links.some((link, at) => at > 0 && /^(?:in|within|from|at|inside)$/u.test(link.norm));
}

/** Everything that narrows the elements down. */
function partsOf(
  draft: Draft,
): Pick<Ref, "where" | "names" | "without" | "near" | "nearAlso" | "rank" | "tied" | "tiedAlso" | "against"> {
  const where = toWhere(draft.terms);
  const { rank, near } = draft;
  return {
    ...(where === undefined ? {} : { where }),
    ...(draft.names.length > 0 ? { names: [...draft.names] } : {}),
    ...(draft.without.length > 0 ? { without: [...draft.without] } : {}),
    ...(near === null ? {} : { near }),
    ...(draft.nearAlso.length === 0 ? {} : { nearAlso: [...draft.nearAlso] }),
    ...(draft.tied === null ? {} : { tied: draft.tied }),
    ...(draft.tiedAlso.length === 0 ? {} : { tiedAlso: [...draft.tiedAlso] }),
    ...(draft.against === null ? {} : { against: draft.against }),
    ...(rank === null
      ? {}
      : {
          rank: {
            ...rank,
            limit: rankLimit(draft),
            by: rank.by || "degree",
            ...(draft.place === null ? {} : { place: draft.place }),
          },
        }),
  };
}

function rankLimit(draft: Draft): number {
  if (draft.place !== null) return draft.place;
  if (draft.count !== null) return Math.max(1, draft.count);
  if (draft.rank !== null && draft.rank.limit > 0) return draft.rank.limit;
  return draft.head?.isPlural === true ? 5 : 1;
}
