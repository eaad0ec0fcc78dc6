import type { Ranking, Ref } from "../../meaning/acts";

export function withoutRank({ rank: _rank, ...ref }: Ref): Ref {
  return ref;
}

export function plainRank({
  place: _place,
  after: _after,
  percent: _percent,
  others: _others,
  ...rank
}: Ranking): Ranking {
  return rank;
}
