import type { Exchange } from "@/ai/history/messages";
import type { JsonObject } from "@/lib/json";
import type { Act } from "../meaning/acts";
import { recordIn, recordsIn, textIn, toOutcome } from "../plan/outcome";
import { countTies, inOrder } from "../plan/resolve/resolve-tied";

/** The nodes that a ranking told, best first: what was looked at for it is more than that. Null where nothing was ranked. */
export function listedRows(exchange: Exchange, acts: readonly Act[]): readonly string[] | null {
  const last = acts.at(-1);
  if (last?.do === "rank") return last.what.target === "nodes" ? rankedIn(exchange, last.rank) : null;
  return last?.do === "rankTied" ? tiedIn(exchange, last) : null;
}

interface Part {
  readonly limit: number;
  readonly place?: number;
  readonly after?: number;
}

function callsOf({ rounds }: Exchange) {
  return rounds.flatMap(({ calls, results }) =>
    calls.map(({ name, input }, at) => ({
      name,
      input,
      outcome: toOutcome(results[at]),
    })),
  );
}

function rankedIn(exchange: Exchange, part: Part): readonly string[] | null {
  const ranked = callsOf(exchange).findLast(({ name, input }) => name === "rankNodes" || "sortBy" in input);
  if (ranked === undefined) return null;
  const nodes = recordsIn(ranked.outcome.data, "nodes");
  const ids = nodes.map((node) => textIn(node, "id"));
  const sharedOf = (node?: JsonObject) =>
    node?.["value"] ?? recordIn(node ?? {}, "data")[textIn(ranked.input, "sortBy")];
  // Of one alone all that share its place.
  if (part.limit === 1 && part.place === undefined)
    return ids.filter((_, at) => sharedOf(nodes[at]) === sharedOf(nodes[0]));
  // More than a result lists is a set.
  return part.limit > ids.length && part.place === undefined ? null : partOf(ids, part);
}

function partOf(ids: readonly string[], { limit, place, after = 0 }: Part): readonly string[] {
  return place === undefined ? ids.slice(after, limit) : ids.slice(place - 1, place);
}

function tiedIn(exchange: Exchange, act: Act & { readonly do: "rankTied" }): readonly string[] | null {
  const calls = callsOf(exchange);
  const all = countTies(calls.flatMap(({ name, outcome }) => (name === "aggregate" ? [outcome] : [])));
  const found = calls.findLast(({ name }) => name === "findNodes");
  const known = found === undefined ? null : recordsIn(found.outcome.data, "nodes").map((node) => textIn(node, "id"));
  const rows = inOrder(
    all.filter(({ id }) => known?.includes(id) ?? true),
    act.tied.order,
  );
  const [first] = rows;
  if (first === undefined) return null;
  if (act.limit > 1)
    return partOf(
      rows.map(({ id }) => id),
      act,
    );
  return rows.filter(({ count }) => count === first.count).map(({ id }) => id);
}
