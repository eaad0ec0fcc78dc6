import type { ElementTarget } from "@/graph/document/graph-types";
import { mostCategories } from "@/graph/profile/attribute-profile";
import { numbersOf, presentOf, type Spread, valuesOf } from "../cypher/figures";
import { isEngineFault } from "../engine-fault";
import type { EngineConnection, EngineSchema, KeyFacts } from "../engine-types";
import { listIn, numberIn, plainValue } from "../plain-value";

export interface Counting {
  readonly connection: EngineConnection;
  readonly schema: EngineSchema;
  readonly signal: AbortSignal;
  /** Whether there is still time to count. */
  readonly hasTime: () => boolean;
}

/** The schema with properties counted over the whole database, as many as there is time for; of the others the sample tells. */
export async function countKeys(counting: Counting): Promise<EngineSchema> {
  const { schema } = counting;
  const nodeKeys = await countEach(schema.nodeKeys, "nodes", counting);
  return { ...schema, nodeKeys, edgeKeys: await countEach(schema.edgeKeys, "edges", counting) };
}

async function countEach(
  keys: readonly KeyFacts[],
  target: ElementTarget,
  counting: Counting,
): Promise<readonly KeyFacts[]> {
  const counted: KeyFacts[] = [];
  let isTired = false;
  for (const key of keys) {
    const facts: KeyFacts | "slow" | undefined =
      isTired || !counting.hasTime() ? undefined : await countOrNone(key, target, counting);
    isTired ||= facts === "slow";
    counted.push(facts === undefined || facts === "slow" ? key : facts);
  }
  return counted;
}

async function countOrNone(key: KeyFacts, target: ElementTarget, counting: Counting): Promise<KeyFacts | "slow"> {
  try {
    return await countOne(key, target, counting);
  } catch (error) {
    if (isEngineFault(error) && error.kind === "timeout") return "slow";
    if (isEngineFault(error) && (error.kind === "bad-query" || error.kind === "refused")) return key;
    throw error;
  }
}

async function countOne(key: KeyFacts, target: ElementTarget, counting: Counting): Promise<KeyFacts> {
  const { connection, schema, signal } = counting;
  const spread: Spread = { target, property: `data.${key.name}`, selector: { op: "all" } };
  const isNumber = key.kinds.length === 1 && key.kinds[0] === "number";
  const isFew = key.distinct <= mostCategories && !key.kinds.some((kind) => kind === "list" || kind === "other");
  if (!isNumber && !isFew) return key;
  const present = numberIn(await connection.run(presentOf(spread, schema), signal), "present");
  const facts = isNumber ? await rangeOf(spread, counting) : {};
  if (!isFew) return { ...key, present, ...facts };
  const rows = await connection.run(valuesOf(spread, mostCategories, schema), signal);
  const distinct = numberIn(rows, "distinct");
  const { distinctIsLowerBound: _, ...known } = key;
  if (distinct > mostCategories) return { ...known, present, distinct, ...facts };
  const values = listIn(plainValue(rows[0]?.["counts"])).map((pair) => {
    const [value = null, count = 0] = listIn(pair);
    return { value, count: Number(count) };
  });
  return { ...known, present, distinct, values, ...facts };
}

async function rangeOf(spread: Spread, { connection, schema, signal }: Counting): Promise<Partial<KeyFacts>> {
  const rows = await connection.run(numbersOf(spread, schema), signal);
  return { min: numberIn(rows, "min"), max: numberIn(rows, "max"), mean: numberIn(rows, "mean") };
}
