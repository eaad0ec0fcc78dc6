import type { RankedNodes, RankQuery } from "@/graph/document/graph-reader";
import type { JsonValue } from "@/lib/json";
import { type Ranking, rankingByGroup, rankingOf, scoredCount, scoredSame } from "../cypher/rankings";
import { listedRows, listIn, numberIn, plainValue } from "../plain-value";
import { type Asked, mostIds } from "./asked";
import { type Computing, withScores } from "./read-scores";

/** Of a group: so many behind those listed are looked at for the same number. */
const mostTied = 200;

interface Scored {
  readonly id: string;
  readonly label: string;
  readonly value: number;
}

/** As `rankRows`. */
export async function rankIn(query: Ranking, asked: Asked): Promise<readonly RankedNodes[]> {
  return query.perGroup === undefined ? [await rankAll(query, asked)] : rankGroups(query, asked);
}

export async function rankComputed(query: RankQuery, computing: Computing): Promise<readonly RankedNodes[]> {
  if (computing.schema.nodeCount === 0) return [];
  return withScores(query.by, computing, async ({ sampled, ...scores }, asked) => {
    const lists = await rankIn({ ...query, scores }, asked);
    return sampled === undefined ? lists : lists.map((list) => ({ ...list, sampled }));
  });
}

async function rankAll(query: Ranking, { schema, run }: Asked): Promise<RankedNodes> {
  const { limit, offset = 0 } = query;
  const found = listedRows(await run(rankingOf(query, limit + 1, schema))).map(toScored);
  const nodes = found.slice(0, limit);
  const [last, next] = [nodes.at(-1), found[limit]];
  const total = numberIn(await run(scoredCount(query, schema)), "total");
  if (last === undefined || next === undefined) return { nodes, tied: [], total };
  if (last.value !== next.value) return { nodes, tied: [], next: next.value, total };
  const same = listedRows(await run(scoredSame(query, { value: last.value, limit: mostIds }, schema))).map(toScored);
  const before =
    offset === 0 ? [] : listedRows(await run(rankingOf({ ...query, offset: 0 }, offset, schema))).map(toScored);
  const listed = new Set([...before, ...nodes].map(({ id }) => id));
  return { nodes, tied: same.filter(({ id }) => !listed.has(id)).map(named), next: next.value, total };
}

async function rankGroups(query: Ranking, { schema, run }: Asked): Promise<readonly RankedNodes[]> {
  const { limit, offset = 0 } = query;
  const rows = await run(rankingByGroup(query, offset + limit + mostTied, schema));
  return rows.map((row) => {
    const best = listIn(plainValue(row["best"])).map(toScored);
    const nodes = best.slice(offset, offset + limit);
    const behind = best.slice(offset + limit);
    const [last, next] = [nodes.at(-1), behind[0]];
    const tied = behind.filter(({ value }) => value === last?.value).map(named);
    return {
      group: plainValue(row["value"]),
      nodes,
      tied,
      ...(next && { next: next.value }),
      total: numberIn([row], "total"),
    };
  });
}

function toScored(row: JsonValue): Scored {
  const [id, label, value] = listIn(row);
  return { id: String(id), label: String(label), value: Number(value) };
}

const named = ({ id, label }: Scored) => ({ id, label });
