import { describe, expect, it } from "vitest";
import { type Judged, judge } from "./judge";

type Row = readonly [what: string, check: object, passes: Judged, fails: Judged];

const engineers = { where: "role == 'engineer'" };
const blue = (selector: string, color = "blue"): Judged => ({ did: [["styleNodes", { selector, color }]] });
const says = (answer: string): Judged => ({ answer });
const dark: Judged = { did: [["styleNodes", { selector: "*", opacity: 0.2 }]] };
const nothing: Judged = {};
const inRounds = (...rounds: readonly (readonly string[])[]): Judged => ({
  did: rounds.flatMap((names, index) => names.map((name) => [name, {}, index + 1] as const)),
});
const from = (...places: readonly (readonly [number, string])[]): Judged => ({
  sources: places.map(([number, lesson]) => ({
    id: `passage:team-work:${number}:1`,
    course: "Team work",
    lesson,
    number,
    passage: "They meet on Mondays.",
    link: "https://team.example",
    from: "graph",
  })),
});

const rows: readonly Row[] = [
  [
    "colour by its word",
    { type: "colour", ...engineers, colour: "blue" },
    blue("role == 'engineer'"),
    blue("name == 'Ann'"),
  ],
  [
    "colour by a hex",
    { type: "colour", ids: ["p1"], colour: "#123456" },
    blue("name == 'Ann'", "#123456"),
    blue("name == 'Ann'"),
  ],
  [
    "colour of CSS's own",
    { type: "colour", ids: ["p1"], colour: "blue" },
    blue("name == 'Ann'", "#0000ff"),
    blue("name == 'Ann'", "#0000fe"),
  ],
  ["colour of no others", { type: "colour", ...engineers, colour: "blue" }, blue("role == 'engineer'"), blue("*")],
  [
    "colour of others too",
    { type: "colour", ...engineers, colour: "blue", only: false },
    blue("*"),
    blue("role == 'manager'"),
  ],
  [
    "any colour",
    { type: "colour", ...engineers, colour: "any" },
    blue("role == 'engineer'", "red"),
    blue("role == 'engineer'", "grey"),
  ],
  [
    "default grey asked for",
    { type: "colour", ids: ["p1"], colour: "grey" },
    blue("name == 'Ann'", "grey"),
    blue("*", "grey"),
  ],
  [
    "edges' colour",
    { type: "colour", target: "edges", where: "type == 'helps'", colour: "red" },
    { did: [["styleEdges", { selector: "type == 'helps'", color: "red" }]] },
    { did: [["styleEdges", { selector: "*", color: "red" }]] },
  ],
  [
    "larger than by default",
    { type: "size", ids: ["p1"], is: "larger" },
    { did: [["styleNodes", { selector: "name == 'Ann'", size: 60 }]] },
    { did: [["styleNodes", { selector: "name == 'Ann'", size: 2 }]] },
  ],
  [
    "larger than before",
    { type: "size", ids: ["p1"], than: "before", is: "larger" },
    {
      before: [["styleNodes", { selector: "name == 'Ann'", size: 60 }]],
      did: [["styleNodes", { selector: "name == 'Ann'", size: { scale: 1.5 } }]],
    },
    {
      before: [["styleNodes", { selector: "name == 'Ann'", size: 60 }]],
      did: [["styleNodes", { selector: "name == 'Ann'", size: 50 }]],
    },
  ],
  [
    "a size in pixels",
    { type: "size", ids: ["p1"], is: 40 },
    { did: [["styleNodes", { selector: "name == 'Ann'", size: 40 }]] },
    { did: [["styleNodes", { selector: "*", size: 40 }]] },
  ],
  [
    "width",
    { type: "width", target: "edges", where: "type == 'helps'", is: "larger" },
    { did: [["styleEdges", { selector: "type == 'helps'", width: 5 }]] },
    nothing,
  ],
  [
    "opacity",
    { type: "opacity", ids: ["p1"], is: "smaller" },
    { did: [["styleNodes", { selector: "name == 'Ann'", opacity: 0.3 }]] },
    dark,
  ],
  [
    "shape",
    { type: "shape", ids: ["p1"], shape: "diamond" },
    { did: [["styleNodes", { selector: "name == 'Ann'", shape: "diamond" }]] },
    { did: [["styleNodes", { selector: "name == 'Ann'", shape: "star" }]] },
  ],
  [
    "label",
    { type: "label", ids: ["p1"], label: "boss" },
    { did: [["styleNodes", { selector: "name == 'Ann'", label: "boss" }]] },
    nothing,
  ],
  [
    "categories mapped to colour",
    { type: "mapped", channel: "color", property: "role" },
    { did: [["styleByAttribute", { property: "role", channel: "color" }]] },
    blue("*"),
  ],
  [
    "numbers mapped to size",
    { type: "mapped", channel: "size", property: "salary" },
    { did: [["styleByAttribute", { property: "salary", channel: "size" }]] },
    { did: [["styleByAttribute", { property: "degree", channel: "size" }]] },
  ],
  [
    "numbers mapped to colour",
    { type: "mapped", channel: "colour", property: "salary" },
    { did: [["styleByAttribute", { property: "salary", channel: "color" }]] },
    blue("*"),
  ],
  [
    "unstyled",
    { type: "unstyled" },
    { before: [["styleNodes", { selector: "*", color: "red" }]], did: [["clearStyles"]] },
    blue("*"),
  ],
  [
    "selected",
    { type: "selected", ...engineers },
    { did: [["selectElements", { selector: "role == 'engineer'" }]] },
    { did: [["selectElements", { selector: "*" }]] },
  ],
  ["nothing selected", { type: "selected", ids: [] }, nothing, { before: [["selectElements", { selector: "*" }]] }],
  [
    "visible",
    { type: "visible", ...engineers },
    { did: [["filterGraph", { selector: "role == 'engineer'" }]] },
    nothing,
  ],
  [
    "focused",
    { type: "focused", ids: ["p3"] },
    { did: [["zoomToNodes", { selector: "name == 'Bob'" }]] },
    { did: [["zoomToNodes", { selector: "*" }]] },
  ],
  [
    "highlighted by selection",
    { type: "highlighted", ids: ["p3"] },
    { did: [["selectElements", { selector: "name == 'Bob'" }]] },
    { did: [["selectElements", { selector: "*" }]] },
  ],
  [
    "highlighted by dimming the rest",
    { type: "highlighted", ids: ["p3"] },
    { did: [["styleNodes", { selector: "name != 'Bob'", opacity: 0.2 }]] },
    dark,
  ],
  [
    "layout",
    { type: "layout", layout: "circle" },
    { did: [["setLayout", { type: "circle" }]] },
    { did: [["setLayout", { type: "grid" }]] },
  ],
  [
    "a node with attributes",
    { type: "node", label: "Dan", attributes: { role: "cook" } },
    { did: [["addNodes", { nodes: [{ attributes: { name: "Dan", role: "cook" } }] }]] },
    { did: [["addNodes", { nodes: [{ attributes: { name: "Dan" } }] }]] },
  ],
  ["no node", { type: "no-node", label: "Bob" }, { did: [["removeElements", { selector: "name == 'Bob'" }]] }, nothing],
  [
    "an edge by labels",
    { type: "edge", source: "Ann", target: "Bob" },
    { did: [["addEdges", { edges: [{ source: "Ann", target: "Bob" }] }]] },
    { did: [["addEdges", { edges: [{ source: "Bob", target: "Ann" }] }]] },
  ],
  [
    "an edge either way",
    { type: "edge", source: "p1", target: "p3", undirected: true },
    { did: [["addEdges", { edges: [{ source: "p3", target: "p1" }] }]] },
    nothing,
  ],
  [
    "an edge's attributes",
    { type: "edge", source: "p4", target: "p1", attributes: { hours: 9 } },
    { did: [["updateElements", { target: "edges", selector: "id == 'e1'", set: { hours: 9 } }]] },
    nothing,
  ],
  [
    "no edge",
    { type: "no-edge", source: "p4", target: "p1" },
    { did: [["removeElements", { target: "edges", selector: "id == 'e1'" }]] },
    nothing,
  ],
  [
    "counts",
    { type: "count", nodes: 3, edges: 2 },
    { did: [["removeElements", { selector: "name == 'Bob'" }]] },
    nothing,
  ],
  [
    "an attribute that the selector reads",
    { type: "attribute", ...engineers, name: "role", value: "coder" },
    { did: [["updateElements", { selector: "role == 'engineer'", set: { role: "coder" } }]] },
    { did: [["updateElements", { selector: "name == 'Ann'", set: { role: "coder" } }]] },
  ],
  [
    "an attribute taken away",
    { type: "attribute", ids: ["Bob"], name: "salary", value: null },
    { did: [["updateElements", { selector: "name == 'Bob'", unset: ["salary"] }]] },
    nothing,
  ],
  [
    "unchanged",
    { type: "unchanged" },
    {
      did: [
        ["findNodes", { selector: "*" }],
        ["selectElements", { selector: "*" }],
      ],
    },
    blue("*"),
  ],
  [
    "unchanged data only",
    { type: "unchanged", what: ["data"] },
    blue("*"),
    { did: [["updateElements", { selector: "name == 'Bob'", set: { salary: 1 } }]] },
  ],
  [
    "unchanged view",
    { type: "unchanged", what: ["view"] },
    blue("*"),
    { did: [["filterGraph", { selector: "role == 'engineer'" }]] },
  ],
  [
    "unchanged layout",
    { type: "unchanged", what: ["layout", "positions"] },
    blue("*"),
    { did: [["setLayout", { type: "grid" }]] },
  ],
  [
    "changed only these",
    { type: "changed-only", ids: ["Bob", "e2", "e3"] },
    { did: [["removeElements", { selector: "name == 'Bob'" }]] },
    { did: [["removeElements", { selector: "role == 'manager'" }]] },
  ],
  [
    "a number in figures",
    { type: "answer-number", value: 12 },
    says("There are **12** of them."),
    says("There are 120 of them."),
  ],
  ["a number in words", { type: "answer-number", value: 21 }, says("Twenty-one people."), says("Twenty people.")],
  ["a number with groups", { type: "answer-number", value: 1200 }, says("1,200 km"), says("1.2 km")],
  [
    "a number as a percentage",
    { type: "answer-number", value: 0.125, tolerance: 0.001 },
    says("12.5 %"),
    says("12 parts"),
  ],
  ["a rounded number", { type: "answer-number", value: 2.23607 }, says("about 2.24"), says("about 2.2")],
  [
    "a number that is no part of a name",
    { type: "answer-number", value: 4 },
    says("Cid 4 leads 4 people."),
    says("Cid 4 leads them."),
  ],
  ["a number behind a Chinese word", { type: "answer-number", value: 12 }, says("一共有12个。"), says("一共有120个。")],
  [
    "a number in wide figures",
    { type: "answer-number", value: 12 },
    says("全部で１２件です。"),
    says("全部で１３件です。"),
  ],
  ["nought as no", { type: "answer-number", value: 0 }, says("There are no cooks."), says("There are cooks.")],
  [
    "a number that is no list number",
    { type: "answer-number", value: 2 },
    says("2 people:\n1. Ann\n2. Bob"),
    says("1. Ann\n2. Bob"),
  ],
  ["a negative number", { type: "answer-number", value: -3 }, says("It is -3."), says("It is 3.")],
  ["names", { type: "answer-names", names: ["Ann", "Bob"] }, says("Bob and Ann."), says("Bob and Ann Lee.")],
  [
    "names and no others",
    { type: "answer-names", names: ["Ann Lee"], only: true },
    says("Ann Lee earns most."),
    says("Ann Lee, then Bob."),
  ],
  [
    "names before any other",
    { type: "answer-names", names: ["Ann Lee"], first: true },
    says("Ann Lee, then Bob."),
    says("Bob, then Ann Lee."),
  ],
  [
    "names in order",
    { type: "answer-names", names: ["Ann Lee", "Bob", "Ann"], ordered: true },
    says("From Ann to Ann Lee: Ann Lee, Bob, Ann"),
    says("Ann, Bob, Ann Lee"),
  ],
  [
    "a path",
    { type: "answer-path", source: "Cid 4", target: "Ann Lee", length: 2 },
    says("From Cid 4 to Ann Lee: Cid 4 → Bob → Ann Lee."),
    says("From Cid 4 to Ann Lee: Cid 4 → Ann Lee."),
  ],
  [
    "a path by weight",
    { type: "answer-path", source: "Cid 4", target: "Ann Lee", length: 3, weight: "hours" },
    says("Cid 4, Ann, Ann Lee"),
    says("Cid 4, Bob, Ann Lee"),
  ],
  [
    "an order",
    { type: "answer-order" },
    says("An order: Cid 4, Bob, Ann, Ann Lee."),
    says("An order: Ann, Cid 4, Bob, Ann Lee."),
  ],
  ["yes", { type: "answer-yes" }, says("Yes, they are."), says("No, they are not.")],
  ["yes in other words", { type: "answer-yes" }, says("Ann is linked to Bob."), says("I do not understand.")],
  ["no", { type: "answer-no" }, says("There is no path."), says("Yes.")],
  [
    "no, which is more than being lost",
    { type: "answer-no" },
    says("It does not."),
    says("This was not understood. Ask a model."),
  ],
  [
    "no, which is not to have taken a plain word for a value",
    { type: "answer-no" },
    { prompt: "Does the graph contain Zoe?", answer: "There is no node called 'Zoe'." },
    { prompt: "Does the graph contain a cycle?", answer: "No nodes have type 'cycle'; types are town." },
  ],
  [
    "no, which is more than not to have looked",
    { type: "answer-no" },
    says("They are not linked."),
    says("'Ann' could not be looked up."),
  ],
  [
    "no, which is not to have looked for the wrong name",
    { type: "answer-no" },
    { prompt: "Is there a node called Zoe?", answer: "There is no node called 'Zoe'." },
    { prompt: "Does Ann have children?", answer: "No node or value is called 'children'." },
  ],
  ["no in Chinese", { type: "answer-no" }, says("不，这里没有。"), says("是的，有。")],
  ["no in Japanese", { type: "answer-no" }, says("いいえ、そうではありません。"), says("はい、ここにはあります。")],
  ["no in German", { type: "answer-no" }, says("Nein, das geht nicht."), says("Ja.")],
  ["a pattern", { type: "answer-matches", pattern: "direct(ed|ion)" }, says("It is Directed."), says("It is not.")],
  ["a pattern that must not be", { type: "answer-lacks", pattern: "\\bp1\\b" }, says("Ann"), says("p1")],
  [
    "one of several",
    { type: "any-of", checks: [{ type: "answer-yes" }, { type: "answer-number", value: 3 }] },
    says("No, 3."),
    says("No."),
  ],
  ["asks", { type: "asks" }, says("Do you mean Ann or Ann Lee?"), says("Done.")],
  ["asks and does nothing", { type: "asks" }, says("Which one?"), { ...blue("*"), answer: "Which one?" }],
  ["refuses", { type: "refuses" }, says("There is no Zoe here."), says("Done.")],
  [
    "refuses, which is more than being lost",
    { type: "refuses" },
    says("No map is loaded. This was not understood."),
    says("This was not understood."),
  ],
  [
    "refuses, which is more than being lost and changing nothing",
    { type: "refuses" },
    says("This was not understood. Nothing in this graph is called 'Zoe'. Nothing was changed."),
    says("I did not understand this; I read 'map'. Nothing was changed. Try 'how many cats are there'."),
  ],
  [
    "refuses, which is more than being lost and telling what to say instead",
    { type: "refuses" },
    says("There is no Zoe here. Nothing was changed. Say it without."),
    says("I don't understand 'the map' here. Nothing changed. Leave it out, or try 'no cats'."),
  ],
  ["refuses with nought", { type: "refuses" }, says("Found: 0."), says("Density: 0.12.")],
  [
    "refuses and does nothing",
    { type: "refuses" },
    says("I cannot do that."),
    { ...blue("*"), answer: "I cannot do that." },
  ],
  [
    "language, by small words",
    { type: "language", language: "de" },
    says("Es gibt 2 Personen mit der Rolle engineer: Ann, Ann Lee."),
    says("There are 2 people with the role engineer: Ann, Ann Lee."),
  ],
  [
    "language, where two share words",
    { type: "language", language: "es" },
    says("Hay 3 personas en el equipo que no son de Ann."),
    says("Il y a 3 personnes dans la liste, et Ann n'est pas là."),
  ],
  [
    "language, where the graph's own words are another's",
    { type: "language", language: "fr" },
    says("Voici les personnes : role engineer, role designer, role manager."),
    says("These are the ones: role engineer, role designer."),
  ],
  [
    "language in Chinese signs",
    { type: "language", language: "zh" },
    says("共有 2 位 engineer：Ann 和 Ann Lee。"),
    says("engineerは全部で2人です。"),
  ],
  [
    "language in Japanese signs",
    { type: "language", language: "ja" },
    says("engineerは2人います。"),
    says("这里一共有两位工程师，他们的名字都在下面。"),
  ],
  [
    "language in signs where letters came",
    { type: "language", language: "ja" },
    says("2件"),
    says("There are 2 of them in this graph."),
  ],
  [
    "language in letters where signs came",
    { type: "language", language: "en" },
    says("Ann (安)"),
    says("一共有两位工程师。"),
  ],
  [
    "language, too short to tell",
    { type: "language", language: "de" },
    says("Not there: Ann Lee"),
    says("It is not there."),
  ],
  [
    "grounded numbers",
    { type: "grounded" },
    { did: [["aggregate", { measure: "mean", property: "salary" }]], answer: "On average 67.5." },
    { did: [["aggregate", { measure: "mean", property: "salary" }]], answer: "On average 66.2." },
  ],
  [
    "grounded names",
    { type: "grounded" },
    { did: [["findNodes", { selector: "role == 'designer'" }]], answer: "Bob." },
    { did: [["findNodes", { selector: "role == 'designer'" }]], answer: "Bob and Ann Lee." },
  ],
  ["how many calls", { type: "calls", min: 1, max: 1 }, blue("*"), nothing],
  [
    "which calls",
    { type: "calls", include: ["styleNodes"], exclude: ["removeElements"] },
    blue("*"),
    {
      did: [
        ["styleNodes", { selector: "*", color: "red" }],
        ["removeElements", { selector: "name == 'Bob'" }],
      ],
    },
  ],
  ["rounds", { type: "rounds", max: 0 }, nothing, blue("*")],
  [
    "rounds in order",
    { type: "rounds", order: [["describeGraph"], ["findNodes"]] },
    inRounds(["describeGraph"], ["selectElements"], ["findNodes", "describeGraph"]),
    inRounds(["describeGraph", "findNodes"], ["selectElements"]),
  ],
  [
    "rounds in order, a group at once",
    { type: "rounds", max: 2, order: [["describeGraph"], ["findNodes", "findNodes"]] },
    inRounds(["describeGraph"], ["findNodes", "findNodes"]),
    inRounds(["describeGraph", "findNodes"], ["findNodes"]),
  ],
  [
    "calls side by side",
    { type: "rounds", together: ["findNodes", "findNodes"] },
    inRounds(["findNodes", "findNodes"]),
    inRounds(["findNodes"], ["findNodes"]),
  ],
  [
    "calls side by side, of a choice",
    { type: "rounds", together: ["findNodes|describeGraph", "findNodes"] },
    inRounds(["selectElements"], ["findNodes", "describeGraph"]),
    inRounds(["describeGraph", "describeGraph"]),
  ],
  [
    "sources by number and by title",
    { type: "sources", include: [{ course: "team work", lesson: 2 }, { lesson: "Rest" }] },
    from([3, "Rest"], [2, "Roles"]),
    from([2, "Roles"], [4, "Resting"]),
  ],
  [
    "one of several sources",
    { type: "sources", any: [{ lesson: 2 }, { course: "Team work", lesson: 3 }] },
    from([3, "Rest"]),
    from([1, "Start"]),
  ],
  [
    "sources and no others",
    { type: "sources", include: [{ lesson: 2 }], any: [{ lesson: 3 }, { lesson: 1 }], only: true },
    from([2, "Roles"], [2, "Roles"], [3, "Rest"]),
    from([2, "Roles"], [3, "Rest"], [4, "End"]),
  ],
  ["few sources", { type: "sources", max: 1 }, from([2, "Roles"]), from([2, "Roles"], [2, "Roles"])],
  ["no sources", { type: "sources", max: 0 }, nothing, from([2, "Roles"])],
  ["sources enough", { type: "sources", min: 1 }, from([2, "Roles"]), nothing],
  [
    "where sources are from",
    { type: "sources", min: 1, from: "graph" },
    from([2, "Roles"]),
    { sources: [{ course: "Team work", lesson: "Roles", number: 2, passage: "…", from: "handbook" }] },
  ],
];

describe("a check", () => {
  it.each(rows)("of %s passes what is right and tells what is wrong", async (_what, check, passes, fails) => {
    expect(await judge(passes, check)).toEqual([]);
    const [fault, ...others] = await judge(fails, check);
    expect(fault?.reason).toMatch(/\S/);
    expect(others).toEqual([]);
  });

  it("of an earlier message looks at that message", async () => {
    const [fault] = await judge({}, { type: "answer-yes", after: 2 });
    expect(fault?.reason).toBe("there is no message 2");
  });

  it("fails where its selector matches nothing, and says so", async () => {
    const [fault] = await judge({}, { type: "colour", where: "role == 'pilot'", colour: "blue" });
    expect(fault?.reason).toContain("nothing matches role == 'pilot'");
  });
});

describe("a message that did not succeed", () => {
  it("fails its task unless it may", async () => {
    expect((await judge({ success: false, answer: "No." }, { type: "answer-no" })).map(({ cause }) => cause)).toEqual([
      "no success",
    ]);
    expect(await judge({ success: false, answer: "No." }, { type: "answer-no" }, { type: "may-fail" })).toEqual([]);
  });
});
