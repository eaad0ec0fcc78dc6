// Fills the empty servers that PARLEY_ENGINES names with a graph, the same on every machine: node tests/engine/kit/seed.mjs 1000000 3000000
import neo4j from "neo4j-driver-lite";
import { driverOf } from "./kit.mjs";

const [nodes = 100_000, edges = 300_000] = process.argv.slice(2).map(Number);
const rowsAtOnce = 10_000;
const cities = [
  "Basel",
  "Berlin",
  "Cork",
  "Delft",
  "Genoa",
  "Kyoto",
  "Lagos",
  "Lima",
  "Oslo",
  "Pune",
  "Quito",
  "Turin",
];
/** Of ten nodes. */
const labels = [...Array(7).fill("Person"), "Paper", "Paper", "Company"];
/** @type {Readonly<Record<string, string>>} */
const typeFrom = { Person: "KNOWS", Paper: "CITES", Company: "OWNS" };

/** @param {number} at */
const labelOf = (at) => labels[at % labels.length];

/**
 * Numbers from 0 to 1 (mulberry32).
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param {() => number} random
 * @returns {Generator<readonly [string, object]>}
 */
function* nodeRows(random) {
  for (let at = 0; at < nodes; at += 1) {
    const label = labelOf(at);
    const city = cities[Math.floor(random() * cities.length)];
    const age = neo4j.int(18 + Math.floor(random() * 70));
    yield [label, { id: `n${at}`, name: `${label} ${at}`, city, age, score: Math.round(random() * 1e4) / 100 }];
  }
}

/**
 * A few nodes get many edges.
 * @param {() => number} random
 * @returns {Generator<readonly [string, object]>}
 */
function* edgeRows(random) {
  for (let at = 0; at < edges; at += 1) {
    const source = Math.floor(random() * nodes);
    const target = Math.floor(random() ** 3 * nodes);
    const weight = Math.round(random() * 100) / 100;
    yield [typeFrom[labelOf(source)] ?? "", { source: `n${source}`, target: `n${target}`, weight }];
  }
}

/** @param {string} engine */
async function fillServer(engine) {
  const driver = driverOf(engine);
  const at = { database: engine.split("|")[3] ?? "" };
  /**
   * @param {Iterable<readonly [string, object]>} rows
   * @param {(kind: string) => string} statement
   */
  const put = async (rows, statement) => {
    /** @type {Map<string, object[]>} */
    const waiting = new Map();
    for (const [kind, row] of rows) {
      const batch = waiting.get(kind) ?? [];
      batch.push(row);
      waiting.set(kind, batch.length < rowsAtOnce ? batch : []);
      if (batch.length === rowsAtOnce) await driver.executeQuery(statement(kind), { rows: batch }, at);
    }
    for (const [kind, batch] of waiting) await driver.executeQuery(statement(kind), { rows: batch }, at);
  };
  const random = createRandom(7);
  const started = performance.now();
  try {
    await driver.executeQuery(
      "CREATE CONSTRAINT entity_id IF NOT EXISTS FOR (n:Entity) REQUIRE n.id IS UNIQUE",
      {},
      at,
    );
    await put(nodeRows(random), (label) => `UNWIND $rows AS row CREATE (n:Entity:${label}) SET n = row`);
    await put(
      edgeRows(random),
      (type) =>
        `UNWIND $rows AS row MATCH (a:Entity {id: row.source}) MATCH (b:Entity {id: row.target}) CREATE (a)-[:${type} {weight: row.weight}]->(b)`,
    );
  } finally {
    await driver.close();
  }
  console.log(
    `${engine.split("|")[0]}: ${nodes} nodes and ${edges} edges in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
}

for (const engine of (process.env["PARLEY_ENGINES"] ?? "").split(",").filter((text) => text !== ""))
  await fillServer(engine);
