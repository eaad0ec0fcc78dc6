import neo4j from "neo4j-driver-lite";
const [address, user, password, database] = process.argv[2].split("|");
const d = neo4j.driver(address, neo4j.auth.basic(user, password), { disableLosslessIntegers: true });
for (const t of ["MATCH (n:Entity) RETURN n.id.foo.bar LIMIT 1", "CREATE (n:Entity {id:'n1'})", "MATCH (n:Entity {id:'n1'}) SET n.id = 'n2'", "MATCH (n:Entity) WHERE n.name + 1 > [] RETURN n LIMIT 1", "MATCH (n RETURN n", "RETURN toInteger({a:1})", "MATCH (n:Entity {id:'n1'}) DELETE n", "MATCH (n:Entity) RETURN size(n.weight) LIMIT 1","RETURN 1/0", "MATCH (n:Entity {id:'n1'}) SET n.x = {a:1}", "MATCH (n:Entity {id:'n1'}) SET n:KNOWS", "CREATE (n:`a~b`)", "MATCH (n:Entity {id:'n1'}) SET n.x = [1,'a']", "MATCH (n:Entity) RETURN sum(n.name)", "MATCH (n:Entity) WITH n LIMIT 1 RETURN toLower(n.age), abs(n.name)", "CALL foo.bar()", "CREATE CONSTRAINT FOR (n:Entity) REQUIRE n.name2 IS UNIQUE", "MATCH (n:Entity {id:'n3'}) SET n.name2='x'  WITH n MATCH (m:Entity {id:'n4'}) SET m.name2='x'"]) {
 const s = d.session({ database });
 try { const r = await s.run(t); console.log("OK", t, r.records.length); } catch (e) { console.log(t, "\n   ", e.code, "|", e.message.slice(0, 500)); }
 await s.close(); }
await d.close();
