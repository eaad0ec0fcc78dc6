import neo4j from "neo4j-driver-lite";
const [address, user, password, database] = process.argv[2].split("|");
const d = neo4j.driver(address, neo4j.auth.basic(user, password), { disableLosslessIntegers: true });
const run = async (t, p = {}) => { const s = d.session({ database }); try { return (await s.run(t, p)).records; } finally { await s.close(); } };
if (process.argv[3] === "fill") {
  await run("MATCH (n) DETACH DELETE n");
  await run("CREATE CONSTRAINT entity_id IF NOT EXISTS FOR (n:Entity) REQUIRE n.id IS UNIQUE");
  const n = 10000, m = 30000;
  for (let i = 0; i < n; i += 1000) await run("UNWIND $rows AS row CREATE (n:Entity) SET n = row", { rows: Array.from({ length: 1000 }, (_, k) => ({ id: `n${i + k}`, name: `N ${i + k}` })) });
  for (let i = 0; i < m; i += 1000) for (const t of ["KNOWS", "CITES"]) await run(`UNWIND $rows AS row MATCH (a:Entity {id: row.s}) MATCH (b:Entity {id: row.t}) CREATE (a)-[r:${t}]->(b) SET r = row.set`, { rows: Array.from({ length: 500 }, (_, k) => ({ s: `n${((i + k) * 7) % n}`, t: `n${((i + k) * 13 + 1) % n}`, set: { weight: k } })) });
}
const ids = (await run("MATCH (a)-[r]->(b) WITH r SKIP 5000 LIMIT 200 RETURN elementId(r) AS id")).map((r) => r.get("id"));
console.log(ids.length, ids.slice(0, 2));
const forms = {
  in: ["MATCH (a)-[r]->(b) WHERE elementId(r) IN $ids RETURN count(r) AS c", { ids }],
  unwindEq: ["UNWIND $ids AS id MATCH (a)-[r]->(b) WHERE elementId(r) = id RETURN count(r) AS c", { ids }],
  unwindEq5: ["UNWIND $ids AS id MATCH (a)-[r]->(b) WHERE elementId(r) = id RETURN count(r) AS c", { ids: ids.slice(0, 5) }],
  undirected: ["UNWIND $ids AS id MATCH ()-[r]-() WHERE elementId(r) = id RETURN count(DISTINCT r) AS c", { ids: ids.slice(0, 5) }],
  one: ["MATCH (a)-[r]->(b) WHERE elementId(r) = $id RETURN count(r) AS c", { id: ids[0] }],
  idfn: ["MATCH (a)-[r]->(b) WHERE id(r) = $id RETURN count(r) AS c", { id: ids[0] }],
  typed: ["MATCH (a)-[r:KNOWS]->(b) WHERE elementId(r) IN $ids RETURN count(r) AS c", { ids }],
  rid: ["UNWIND $ids AS id MATCH (a)-[r]->(b) WHERE r.`@rid` = id RETURN count(r) AS c", { ids: ids.slice(0, 5) }],
};
const only = process.argv[4];
for (const [name, [t, p]] of Object.entries(forms)) {
  if (only && only !== name) continue;
  const times = []; let c;
  for (let k = 0; k < 2; k++) { const at = performance.now(); try { c = (await run(t, p))[0]?.get("c"); } catch (e) { c = e.message.slice(0, 150); } times.push(Math.round(performance.now() - at)); }
  console.log(name, c, times.join(" "));
}
const ends = (await run("MATCH (a)-[r]->(b) WHERE elementId(r) IN $ids RETURN elementId(r) AS id, a.id AS s, b.id AS t", { ids })).map((r) => ({ id: r.get("id"), source: r.get("s"), target: r.get("t") }));
const more = {
  byEnds: ["UNWIND $rows AS row MATCH (a:Entity {id: row.source})-[r]->(b) WHERE elementId(r) = row.id RETURN count(r) AS c", { rows: ends }],
  byEnds2: ["UNWIND $rows AS row MATCH (a:Entity {id: row.source}) MATCH (a)-[r]->(b) WHERE elementId(r) = row.id RETURN count(r) AS c", { rows: ends }],
};
for (const [name, [t, p]] of Object.entries(more)) {
  const times = []; let c;
  for (let k = 0; k < 3; k++) { const at = performance.now(); try { c = (await run(t, p))[0]?.get("c"); } catch (e) { c = e.message.slice(0, 150); } times.push(Math.round(performance.now() - at)); }
  console.log(name, c, times.join(" "));
}
await d.close();
