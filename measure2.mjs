import neo4j from "neo4j-driver-lite";
const [address, user, password, database] = process.argv[2].split("|");
const d = neo4j.driver(address, neo4j.auth.basic(user, password), { disableLosslessIntegers: true });
const run = async (t, p = {}) => { const s = d.session({ database }); try { return (await s.run(t, p)).records; } finally { await s.close(); } };
await run("MATCH (n:Entity {id: 'hub'}) DETACH DELETE n");
await run("CREATE (n:Entity {id: 'hub'})");
for (let i = 0; i < 5000; i += 1000) await run("UNWIND $rows AS row MATCH (a:Entity {id: 'hub'}) MATCH (b:Entity {id: row}) CREATE (a)-[r:KNOWS]->(b)", { rows: Array.from({ length: 1000 }, (_, k) => `n${i + k}`) });
const spread = (await run("MATCH (a)-[r]->(b) WITH a, r SKIP 5000 LIMIT 200 RETURN elementId(r) AS id, a.id AS source")).map((r) => r.toObject());
const hub = (await run("MATCH (a:Entity {id: 'hub'})-[r]->(b) RETURN elementId(r) AS id, a.id AS source")).map((r) => r.toObject());
const group = (list) => { const by = new Map(); for (const { id, source } of list) by.set(source, [...(by.get(source) ?? []), id]); return [...by].map(([source, ids]) => ({ source, ids, sets: Object.fromEntries(ids.map((id) => [id, { w: 1 }])) })); };
const at = "UNWIND $rows AS row MATCH (a:Entity {id: row.source})-[r]->(b)";
const forms = {
  eq: [`${at} WHERE elementId(r) = row.id RETURN count(r) AS c`, (l) => l],
  setEq: [`${at} WHERE elementId(r) = row.id SET r += row.set RETURN count(r) AS c`, (l) => l.map((x) => ({ ...x, set: { w: 1 } }))],
  in: [`${at} WHERE elementId(r) IN row.ids RETURN count(r) AS c`, group],
  map: [`${at} WITH r, row.sets[elementId(r)] AS set WHERE set IS NOT NULL RETURN count(r) AS c`, group],
  setMap: [`${at} WITH r, row.sets[elementId(r)] AS set WHERE set IS NOT NULL SET r += set RETURN count(r) AS c`, group],
};
for (const [name, [t, f]] of Object.entries(forms)) for (const [which, list] of [["spread", spread], ["hub200", hub.slice(0, 200)], ["hub2000", hub.slice(0, 2000)]]) {
  const rows = f(list); const times = []; let c;
  for (let k = 0; k < 2; k++) { const at = performance.now(); try { c = (await run(t, { rows }))[0]?.get("c"); } catch (e) { c = e.message.slice(0, 200); } times.push(Math.round(performance.now() - at)); }
  console.log(name, which, c, times.join(" "));
}
await d.close();
