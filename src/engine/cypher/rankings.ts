import type { RankQuery } from "@/graph/document/graph-reader";
import type { EngineSchema, Statement } from "../engine-types";
import { idOf } from "./names";
import { labelText, type Writing } from "./operands";
import { inLists, matching, statementOf, writingFor } from "./statements";
import { numberText, withValues } from "./values";

const wayOf = ({ order }: Pick<RankQuery, "order">): string => (order === "asc" ? "ASC" : "DESC");

/** Nodes by a number, `[id, label, score]`, from the first that is not passed over. */
export function rankingOf(query: RankQuery, limit: number, schema: EngineSchema): Statement {
  const { selector, offset = 0 } = query;
  const writing = writingFor(schema);
  const { add } = writing.parameters;
  const id = idOf("n", schema);
  const lines = [
    matching(selector, "nodes", writing),
    scored(query, writing),
    `WITH n, score ORDER BY score ${wayOf(query)}, ${id} SKIP ${add(BigInt(offset))} LIMIT ${add(BigInt(limit))}`,
    inLists(`[${id}, ${labelText("n", schema)}, score]`, writing),
  ];
  return statementOf(lines, writing);
}

function scored({ by }: Pick<RankQuery, "by">, writing: Writing): string {
  return `WITH n, ${numberText(by, "nodes", writing)} AS score WHERE score IS NOT NULL`;
}

/** How many nodes have a number. */
export function scoredCount(query: Pick<RankQuery, "by" | "selector">, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  return statementOf(
    [matching(query.selector, "nodes", writing), scored(query, writing), "RETURN count(*) AS total"],
    writing,
  );
}

/** Who has just that number, `[id, label]`. */
export function scoredSame(
  query: Pick<RankQuery, "by" | "selector">,
  { value, limit }: { readonly value: number; readonly limit: number },
  schema: EngineSchema,
): Statement {
  const writing = writingFor(schema);
  const { add } = writing.parameters;
  const lines = [
    matching(query.selector, "nodes", writing),
    scored(query, writing),
    `WITH n, score WHERE score = ${add(value)} WITH n LIMIT ${add(BigInt(limit))}`,
    inLists(`[${idOf("n", schema)}, ${labelText("n", schema)}]`, writing),
  ];
  return statementOf(lines, writing);
}

/** The first of each value of an attribute, `[id, label, score]`, and how many there are. */
export function rankingByGroup(query: RankQuery, limit: number, schema: EngineSchema): Statement {
  const { by, selector, perGroup = "" } = query;
  const writing = writingFor(schema);
  const { add } = writing.parameters;
  const id = idOf("n", schema);
  const beside = [`${numberText(by, "nodes", writing)} AS score`];
  const lines = [
    matching(selector, "nodes", writing),
    ...withValues({ name: perGroup, target: "nodes", beside }, writing),
    "WITH n, score, value WHERE score IS NOT NULL",
    `WITH n, score, value ORDER BY score ${wayOf(query)}, ${id}`,
    `WITH value, collect([${id}, ${labelText("n", schema)}, score]) AS ranked`,
    `RETURN value, ranked[0..${add(BigInt(limit))}] AS best, size(ranked) AS total`,
  ];
  return statementOf(lines, writing);
}
