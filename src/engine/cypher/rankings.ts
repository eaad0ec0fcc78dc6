import type { RankQuery } from "@/graph/document/graph-reader";
import type { EngineSchema, Statement } from "../engine-types";
import { type Scores, scored } from "./algorithms";
import { idOf } from "./names";
import { labelText, subjectOf, type Writing } from "./operands";
import { inLists, matching, statementOf, writingFor } from "./statements";
import { numberText, withValues } from "./values";
import { whereOf } from "./where";

/** By what a server has computed, where `scores` are given. */
export type Ranking = RankQuery & { readonly scores?: Scores };

const wayOf = ({ order }: Pick<RankQuery, "order">): string => (order === "asc" ? "ASC" : "DESC");

/** Nodes by a number, `[id, label, score]`, from the first that is not passed over. */
export function rankingOf(query: Ranking, limit: number, schema: EngineSchema): Statement {
  const { offset = 0 } = query;
  const writing = writingFor(schema);
  const { add } = writing.parameters;
  const id = idOf("n", schema);
  const lines = [
    numbered(query, writing),
    `WITH n, score ORDER BY score ${wayOf(query)}, ${id} SKIP ${add(BigInt(offset))} LIMIT ${add(BigInt(limit))}`,
    inLists(`[${id}, ${labelText("n", schema)}, score]`, writing),
  ];
  return statementOf(lines, writing);
}

type Numbered = Pick<Ranking, "by" | "selector" | "scores" | "perGroup">;

/** Nodes that have a number, as `score`. */
function numbered({ by, selector, scores, perGroup }: Numbered, writing: Writing): string {
  if (!scores) {
    const number = numberText(by, "nodes", writing);
    return `${matching(selector, "nodes", writing)}\nWITH n, ${number} AS score WHERE score IS NOT NULL`;
  }
  const where = whereOf(selector, subjectOf("nodes"), writing);
  const isAll = where === "true";
  const all = scored(scores, writing, !isAll || perGroup !== undefined);
  return isAll ? all : `${all}\nWITH n, score WHERE ${where}`;
}

/** How many nodes have a number. */
export function scoredCount(query: Numbered, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  return statementOf([numbered(query, writing), "RETURN count(*) AS total"], writing);
}

/** Who has just that number, `[id, label]`. */
export function scoredSame(
  query: Numbered,
  { value, limit }: { readonly value: number; readonly limit: number },
  schema: EngineSchema,
): Statement {
  const writing = writingFor(schema);
  const { add } = writing.parameters;
  const lines = [
    numbered(query, writing),
    `WITH n, score WHERE score = ${add(value)} WITH n LIMIT ${add(BigInt(limit))}`,
    inLists(`[${idOf("n", schema)}, ${labelText("n", schema)}]`, writing),
  ];
  return statementOf(lines, writing);
}

/** The first of each value of an attribute, `[id, label, score]`, and how many there are. */
export function rankingByGroup(query: Ranking, limit: number, schema: EngineSchema): Statement {
  const { perGroup = "" } = query;
  const writing = writingFor(schema);
  const { add } = writing.parameters;
  const id = idOf("n", schema);
  const lines = [
    numbered(query, writing),
    ...withValues({ name: perGroup, target: "nodes", beside: ["score"] }, writing),
    `WITH n, score, value ORDER BY score ${wayOf(query)}, ${id}`,
    `WITH value, collect([${id}, ${labelText("n", schema)}, score]) AS ranked`,
    `RETURN value, ranked[0..${add(BigInt(limit))}] AS best, size(ranked) AS total`,
  ];
  return statementOf(lines, writing);
}
