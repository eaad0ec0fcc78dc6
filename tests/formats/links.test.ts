import { describe, expect, it } from "vitest";
import { readFiles } from "@/app/files/open-files";
import { createGraphDocument } from "@/graph/document/graph-document";
import { writeNodesCsv } from "../../packages/formats/src/write/write-csv";
import { readGraph } from "../support/read-in-english";

interface ReadEdge {
  readonly nodes: number;
  readonly edges: readonly string[];
  readonly notes: string;
}

/** Both ways in: the page asks about nothing, and the terminal, which refuses what is not sure, reads the same. */
async function opened(text: string, name: string): Promise<ReadEdge> {
  const page = await readFiles([{ name, bytes: new TextEncoder().encode(text) }]);
  if (page.kind !== "graph") throw new Error(`${name}: ${page.kind}`);
  const door = await readGraph(text, name, { refusesDoubts: true });
  if (!door.success) throw new Error(door.message);
  expect(door.graph.edges).toEqual(page.graph.edges);
  expect(door.graph.nodes).toEqual(page.graph.nodes);
  expect(() => createGraphDocument(door.graph)).not.toThrow();
  const { nodes, edges, directed } = door.graph;
  const output = edges.map((edge) => {
    const sign = (edge.directed ?? directed) ? ">" : "-";
    const { type, ...rest } = edge.attributes;
    const values = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : "";
    return `${edge.source}${sign}${edge.target}${type === undefined ? "" : ` ${type}`}${values}`;
  });
  return { nodes: nodes.length, edges: output, notes: door.notes.join(" ") };
}

describe("columns of a table of nodes that name other rows", () => {
  it.each([
    [
      "a mother and a father",
      "name,born,mother,father\nAnn,1990,Eva,Tom\nBen,1992,Eva,Tom\nEva,1960,,\nTom,1958,,\n",
      4,
      ["Ann>Eva mother", "Ben>Eva mother", "Ann>Tom father", "Ben>Tom father"],
    ],
    ["parents that have no row", "id,name,mother\n1,Ann,Eva\n2,Ben,Mia\n3,Eva,\n", 4, ["1>3 mother", "2>Mia mother"]],
    ["the id of a parent", "id,name,parent_id\n1,Root,\n2,Left,1\n3,Right,1\n", 3, ["2>1 parent_id", "3>1 parent_id"]],
    [
      "a list in a cell",
      'task,days,depends_on\na,3,\nb,2,a\nc,4,"a;b"\nd,1,"b, c"\n',
      4,
      ["b>a depends_on", "c>a depends_on", "c>b depends_on", "d>b depends_on", "d>c depends_on"],
    ],
    [
      "a manager beside a role",
      "employee,role,manager\nAnn,CEO,\nBob,CTO,Ann\nCid,Dev,Bob\n",
      3,
      ["Bob>Ann manager", "Cid>Bob manager"],
    ],
    [
      "friends, each named twice",
      "name,age,friends\nAnn,9,Bob; Cleo\nBob,8,Ann\nCleo,9,\n",
      3,
      ["Ann-Bob friends", "Ann-Cleo friends"],
    ],
    ["rows that stand twice", "id,name,mother\n1,Ann,Eva\n1,Ann,Eva\n2,Eva,\n", 2, ["1>2 mother"]],
    [
      "a best friend, under a header of no known word",
      "Pupil,Class,Age,Best friend\nAnn,5a,10,Bob\nBob,5a,11,Cid\nCid,5b,11,Ann\nDee,5b,10,\n",
      4,
      ["Ann>Bob Best friend", "Bob>Cid Best friend", "Cid>Ann Best friend"],
    ],
    [
      "a column of an unknown name that only names rows",
      "Name,Department,Lead of\nAnn,Sales,Bob\nBob,Sales,Cid\nCid,Lab,\n",
      3,
      ["Ann>Bob Lead of", "Bob>Cid Lead of"],
    ],
    [
      "tasks that start and end on a day",
      "id,task,owner,start,end,depends_on\nT1,Plan,Ann,2026-01-12,2026-01-17,\nT2,Build,Bob,2026-01-20,2026-02-01,T1\nT3,Test,Ann,2026-02-01,2026-02-06,T1;T2\n",
      3,
      ["T2>T1 depends_on", "T3>T1 depends_on", "T3>T2 depends_on"],
    ],
    [
      "tasks with a start date and an end date, the last of them open",
      "task;Start Date;End Date;predecessor\nPlan;12.01.2026;17.01.2026;\nBuild;20.01.2026;01.02.2026;Plan\nTest;01.02.2026;;Build\n",
      3,
      ["Build>Plan predecessor", "Test>Build predecessor"],
    ],
    [
      "shifts that start and end at an hour",
      "name,start,end,after\nEarly,06:00,14:00,\nLate,14:00,22:00,Early\nNight,22:00,06:00,Late\n",
      3,
      ["Late>Early after", "Night>Late after"],
    ],
  ])("%s", async (_, text, nodes, edges) => {
    expect(await opened(text, "table.csv")).toMatchObject({ nodes, edges });
  });

  it("leaves start and end the ends of edges where they name places", async () => {
    const { edges } = await opened(
      "id,start,end,day\n1,Bern,Basel,2026-01-12\n2,Basel,Olten,2026-01-13\n",
      "trips.csv",
    );
    expect(edges).toEqual(['Bern>Basel {"day":"2026-01-12"}', 'Basel>Olten {"day":"2026-01-13"}']);
  });

  it("leaves days the ends where the columns are called source and target, and versions where they are from and to", async () => {
    const days = await opened("source,target\n2026-01-12,2026-01-13\n2026-01-13,2026-01-14\n", "days.csv");
    expect(days.edges).toEqual(["2026-01-12-2026-01-13", "2026-01-13-2026-01-14"]);
    const { edges } = await opened("from,to\n1.2.9,1.2.10\n1.2.10,1.3.00\n", "updates.csv");
    expect(edges).toEqual(["1.2.9>1.2.10", "1.2.10>1.3.00"]);
  });

  it("keeps what else stands in the row, and says what became edges", async () => {
    const read = await readGraph("employee,role,manager\nAnn,CEO,\nBob,CTO,Ann\nCid,Dev,Bob\n", "firm.csv");
    expect(read.success && read.graph.nodes[0]?.attributes).toEqual({ role: "CEO" });
    expect(read.success && read.notes.join(" ")).toContain("“manager”");
  });

  it.each([
    ["a number that happens to be an id", "id,name,grade\n1,Ann,2\n2,Ben,3\n3,Cleo,1\n"],
    ["the row's own name again", "id,name,nickname\n1,Ann,Ann\n2,Ben,Ben\n3,Cleo,Cleo\n"],
    ["people of whom no row is", "id,title,manager\n1,Roof,Ann\n2,Wall,Ben\n3,Door,Ann\n"],
    ["few of many", "name,team,hero\nAnn,red,Bob\nBob,red,Batman\nCid,blue,Tarzan\n"],
  ])("stay attributes: %s", async (_, text) => {
    expect(await opened(text, "table.csv")).toMatchObject({ edges: [] });
  });

  it("are the ends of edges where somebody stands in two rows, each with values of its own", async () => {
    const text = "person;friend;since\nAnn;Bob;2001\nBob;Cleo;2002\nAnn;Cleo;2003\n";
    const { edges } = await opened(text, "friends.csv");
    expect(edges).toEqual(['Ann-Bob {"since":2001}', 'Bob-Cleo {"since":2002}', 'Ann-Cleo {"since":2003}']);
  });

  it("come back from a table that Parley wrote as the attributes they were", async () => {
    const read = await readGraph(
      '{"nodes":[{"id":"a","mother":"b"},{"id":"b"},{"id":"c","mother":"b"}],"links":[]}',
      "g.json",
    );
    if (!read.success) throw new Error(read.message);
    const again = await readGraph(writeNodesCsv(read.graph), "nodes.csv");
    expect(again.success && again.graph.edges).toEqual([]);
    expect(again.success && again.graph.nodes[0]?.attributes).toEqual({ mother: "b" });
    const named = {
      ...read.graph,
      nodes: read.graph.nodes.map((node) => ({ ...node, attributes: { name: `${node.id}!`, mother: "b!" } })),
    };
    const namedAgain = await readGraph(writeNodesCsv(named), "nodes.csv");
    expect(namedAgain.success && [namedAgain.graph.edges, namedAgain.graph.nodes[0]?.attributes]).toEqual([
      [],
      { name: "a!", mother: "b!" },
    ]);
  });
});

describe("JSON records that name one another", () => {
  it.each([
    [
      "a list of what each depends on",
      '[{"id":"app","depends_on":["core","ui"]},{"id":"ui","depends_on":["core"]},{"id":"core","depends_on":[]}]',
      3,
      ["app>core depends_on", "app>ui depends_on", "ui>core depends_on"],
    ],
    [
      "the list under a name",
      '{"tasks":[{"name":"build","dependsOn":["fetch"]},{"name":"fetch","dependsOn":[]},{"name":"test","dependsOn":["build"]}]}',
      3,
      ["build>fetch dependsOn", "test>build dependsOn"],
    ],
    [
      "records under their ids",
      '{"app":{"requires":["core","ui"],"size":3},"ui":{"requires":["core"],"size":1},"core":{"requires":[],"size":9}}',
      3,
      ["app>core requires", "app>ui requires", "ui>core requires"],
    ],
    [
      "tasks that start and end on a day",
      '[{"id":"plan","start":"2026-01-12","end":"2026-01-17"},{"id":"build","start":"2026-01-20","end":"2026-02-01","depends_on":["plan"]}]',
      2,
      ["build>plan depends_on"],
    ],
    [
      "friends by number",
      '[{"id":1,"name":"Ann","friends":[2,3]},{"id":2,"name":"Bob","friends":[1]},{"id":3,"name":"Cleo","friends":[]}]',
      3,
      ["1-2 friends", "1-3 friends"],
    ],
    [
      "one name instead of a list",
      '[{"id":"ann","mother":"eva","father":"tom"},{"id":"eva"},{"id":"tom"}]',
      3,
      ["ann>eva mother", "ann>tom father"],
    ],
    [
      "what is needed and has no record",
      '{"nodes":[{"id":"app","depends_on":["core","zod"]},{"id":"core"}]}',
      3,
      ["app>core depends_on", "app>zod depends_on"],
    ],
    [
      "a list of things and a list of what joins them",
      '{"stations":[{"id":"s1","name":"Main"},{"id":"s2","name":"Park"}],"lines":[{"from":"s1","to":"s2","line":"7"}]}',
      2,
      ['s1>s2 {"line":"7"}'],
    ],
    [
      "a tree of children",
      '{"name":"River","children":[{"name":"Fork","children":[{"name":"Brook"}]},{"name":"Right"}]}',
      4,
      ["River>Fork", "River>Right", "Fork>Brook"],
    ],
  ])("%s", async (_, text, nodes, edges) => {
    expect(await opened(text, "file.json")).toMatchObject({ nodes, edges });
  });

  it("keeps tags and numbers as values", async () => {
    const read = await readGraph('[{"id":1,"tags":["x"],"age":2,"boss":2},{"id":2,"age":1}]', "a.json");
    expect(read.success && read.graph.nodes[0]?.attributes).toEqual({ tags: ["x"], age: 2 });
  });

  it.each([
    ["records without ids", '[{"a":1},{"a":2}]'],
    ["records of which two have one id", '[{"id":"a","depends_on":["b"]},{"id":"a"},{"id":"b"}]'],
    ["settings", '{"compiler":{"strict":true},"include":["src"]}'],
  ])("are refused: %s", async (_, text) => {
    expect(await readGraph(text, "file.json")).toMatchObject({ success: false });
  });

  it("names the joint whose end stands in no list", async () => {
    const text = '{"stations":[{"id":"s1"},{"id":"s2"}],"lines":[{"from":"s1","to":"s2"},{"from":"s1","to":"s9"}]}';
    expect(await readGraph(text, "net.json")).toMatchObject({ success: false, message: expect.stringContaining("s9") });
  });
});

describe("two tables in one file", () => {
  const people = "id,name,age\n1,Ann,10\n2,Bob,11\n3,Cleo,12\n";

  it("the second names the ids of the first", async () => {
    const output = await opened(`${people}\nfrom,to,kind\n1,2,friend\n2,3,friend\n`, "class.txt");
    expect(output).toMatchObject({ nodes: 3, edges: ['1>2 {"kind":"friend"}', '2>3 {"kind":"friend"}'] });
  });

  it("the edges may stand first", async () => {
    expect(await opened(`source,target\n1,2\n\n\n${people}`, "class.csv")).toMatchObject({ nodes: 3, edges: ["1-2"] });
  });

  it("a blank line within a table parts nothing", async () => {
    expect(await opened("source,target\n1,2\n\n2,3\n", "a.csv")).toMatchObject({ nodes: 3, edges: ["1-2", "2-3"] });
  });
});

describe("stops of a line in columns", () => {
  it("are not read as one edge a line in silence", async () => {
    const text = "line,stop 1,stop 2,stop 3\n7,Main,Park,Zoo\n9,Park,Dock,\n";
    expect(await readGraph(text, "bus.csv", { refusesDoubts: true })).toMatchObject({ success: false });
    const page = await readFiles([{ name: "bus.csv", bytes: new TextEncoder().encode(text) }]);
    expect(page.kind).toBe("columns");
  });
});
