import neo4j from "neo4j-driver-lite";
import { describe, it } from "vitest";

export interface TestServer {
  readonly address: string;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/**
 * Servers that tests may fill and empty, from PARLEY_ENGINES: `ADDRESS|USER|PASSWORD|DATABASE`, several with a comma between.
 * Nothing of them is part of Parley; docs/engine.md says how two are started.
 */
export const testServers: readonly TestServer[] = (process.env["PARLEY_ENGINES"] ?? "")
  .split(",")
  .filter((text) => text !== "")
  .map(testServerOf);

/** Of its form in PARLEY_ENGINES. */
export function testServerOf(text: string): TestServer {
  const [address = "", user = "", password = "", database = ""] = text.split("|");
  return { address, user, password, database };
}

const why = process.env["PARLEY_ENGINES_MISSING"] ?? "";
const missing =
  testServers.length === 0 && why === ""
    ? ["PARLEY_ENGINES names no server (npm run test:long starts two; see docs/engine.md)"]
    : why.split("; ").filter((text) => text !== "");

/** Tests over each server; for one that cannot be had, a test is skipped that says why. */
export function onEachServer(title: string, tests: (server: TestServer) => void): void {
  for (const server of testServers) describe(`${title} ${server.address}`, () => tests(server));
  for (const reason of missing) {
    process.stderr.write(`SKIPPED: ${title} a database. ${reason}.\n`);
    it(`${title} a database: not tried. ${reason}`, ({ skip }) => skip());
  }
}

/** Runs statements one after the other, as nobody but a test may. */
export async function fill(server: TestServer, statements: readonly (readonly [string, object?])[]): Promise<void> {
  const driver = neo4j.driver(server.address, {
    scheme: "basic",
    principal: server.user,
    credentials: server.password,
  });
  const session = driver.session({ database: server.database });
  try {
    for (const [text, parameters = {}] of statements) await session.run(text, parameters);
  } finally {
    await session.close();
    await driver.close();
  }
}

/** Not another one that calls itself compatible. */
export async function isNeo4j({ address, user, password, database }: TestServer): Promise<boolean> {
  const driver = neo4j.driver(address, { scheme: "basic", principal: user, credentials: password });
  const { agent = "" } = await driver.getServerInfo({ database }).finally(() => driver.close());
  return agent.includes("Neo4j/") && !agent.includes("ompatible");
}

/** A change that is not kept: others wait for it until it is let go. */
export async function holdChange({ address, user, password, database }: TestServer, text: string) {
  const driver = neo4j.driver(address, { scheme: "basic", principal: user, credentials: password });
  const transaction = await driver.session({ database }).beginTransaction();
  await transaction.run(text);
  return async (): Promise<void> => {
    await transaction.rollback();
    await driver.close();
  };
}

/** What a statement answers. */
export async function ask(server: TestServer, text: string): Promise<readonly object[]> {
  const { address, user, password, database } = server;
  const driver = neo4j.driver(address, { scheme: "basic", principal: user, credentials: password });
  const session = driver.session({ database });
  const { records } = await session.run(text).finally(() => session.close());
  await driver.close();
  return records.map((record) =>
    Object.fromEntries(
      Object.entries(record.toObject()).map(([name, value]: [string, unknown]) => [
        name,
        neo4j.isInt(value) ? Number(value) : value,
      ]),
    ),
  );
}

const cities = ["Oslo", "Lima", "Bern", "oslo"];

/** A small graph with every kind of value, made from a number. */
export function seeded(seed: number, nodes = 60, edges = 150): readonly (readonly [string, object?])[] {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const people = Array.from({ length: nodes }, (_, at) => ({
    id: `n${at}`,
    name: `Person ${at}`,
    ...(next(5) > 0 && { age: neo4j.int(18 + next(60)) }),
    ...(next(4) > 0 && { city: cities[next(cities.length)] ?? "" }),
    ...(next(3) > 0 && { score: next(1000) / 8 }),
    ...(next(3) > 0 && { active: next(2) === 0 }),
    ...(next(3) === 0 && { tags: ["a", "b", "c"].slice(0, 1 + next(3)) }),
    ...(next(2) === 0 && { "odd `name`": `x${next(3)}` }),
  }));
  const rows = Array.from({ length: edges }, () => ({
    source: `n${next(nodes)}`,
    target: `n${next(nodes)}`,
    values: { ...(next(4) > 0 && { weight: next(20) / 4 }) },
  }));
  const labels = ["Person", "Paper", "Old`ie"].map((label) => `\`${label.replaceAll("`", "``")}\``);
  const part = <T>(all: readonly T[], at: number, of: number): readonly T[] =>
    all.filter((_, place) => place % of === at);
  return [
    ["MATCH (n) DETACH DELETE n"],
    ["CREATE CONSTRAINT entity_id IF NOT EXISTS FOR (n:Entity) REQUIRE n.id IS UNIQUE"],
    ...labels.map(
      (label, at) =>
        [`UNWIND $rows AS row CREATE (n:Entity:${label}) SET n = row`, { rows: part(people, at, 3) }] as const,
    ),
    ...["KNOWS", "CITES"].map(
      (type, at) =>
        [
          `UNWIND $rows AS row MATCH (a:Entity {id: row.source}) MATCH (b:Entity {id: row.target}) CREATE (a)-[r:${type}]->(b) SET r = row.values`,
          { rows: part(rows, at, 2) },
        ] as const,
    ),
  ];
}
