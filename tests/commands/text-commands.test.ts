import { describe, expect, it } from "vitest";
import { textsRead } from "@/ai/sources/read-sources";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { JsonObject } from "@/lib/json";
import { startScripted } from "../support/ai-session";
import { bakeryGraph } from "../support/graphs/bakery";
import { calls, says } from "../support/providers/scripted-provider";
import { createTestRegistry } from "../support/test-registry";

const dataOf = (executed: { readonly data?: unknown }): JsonObject => executed.data as JsonObject;
const passagesOf = (executed: { readonly data?: unknown }) => dataOf(executed)["passages"] as readonly JsonObject[];

describe("getOutline", () => {
  const { run, sets } = createTestRegistry(bakeryGraph());

  it("lists the courses with their number of lessons, and no lessons", async () => {
    const executed = await run("getOutline");
    expect(executed.message).toBe("There are 2 courses: Bread Baking from Scratch and Running a Bakery.");
    expect(dataOf(executed)["courses"]).toEqual([
      {
        id: "course:bread",
        title: "Bread Baking from Scratch",
        link: "https://example.org/bread",
        instructor: "Ann Miller",
        lessonCount: 3,
      },
      { id: "course:bakery", title: "Running a Bakery", lessonCount: 1 },
    ]);
    expect(sets.lookup("last")?.nodes).toEqual(["course:bread", "course:bakery"]);
  });

  it("finds a course by a misspelt part, says which it took, and gives its lessons with links", async () => {
    const executed = await run("getOutline", { course: "braed baking" });
    expect(executed.message).toBe(
      "“braed baking” was taken as the course “Bread Baking from Scratch”. “Bread Baking from Scratch” has 3 lessons: 1 Flour and water, 2 Sourdough and 3 Ovens.",
    );
    expect(dataOf(executed)).toMatchObject({
      taken: { asked: "braed baking", course: "Bread Baking from Scratch" },
      from: "graph",
      courses: [
        {
          lessons: [
            { number: 1, title: "Flour and water", link: "https://example.org/bread/1" },
            { number: 2 },
            { number: 3 },
          ],
        },
      ],
    });
  });

  it("gives one lesson, with itself as its source", async () => {
    const executed = await run("getOutline", { course: "bread", lesson: "second" });
    expect(dataOf(executed)).toMatchObject({
      courses: [{ lessons: [{ number: 2, title: "Sourdough", passageCount: 2 }] }],
    });
    expect(textsRead(executed)).toEqual([
      {
        id: "lesson:bread:2",
        course: "Bread Baking from Scratch",
        lesson: "Sourdough",
        number: 2,
        passage: "",
        from: "graph",
      },
    ]);
  });

  it("takes a lesson's title without its course, and a number written as a number", async () => {
    expect(dataOf(await run("getOutline", { lesson: "ovens" }))).toMatchObject({
      courses: [{ id: "course:bread", lessons: [{ number: 3 }] }],
    });
    expect((await run("getOutline", { course: "bread", lesson: 3 })).message).toContain("“Ovens”");
  });

  it("asks for the course where a number may be of several", async () => {
    const refused = await run("getOutline", { lesson: "1" });
    expect(refused).toMatchObject({ success: false, message: "“1” may be a lesson of several courses." });
    expect(refused.hint).toBe("Name the course too. There are Bread Baking from Scratch and Running a Bakery.");
  });

  it("says which exist where none fits, of the graph and of the handbook", async () => {
    const refused = await run("getOutline", { course: "quantum physics" });
    expect(refused).toMatchObject({ success: false, message: "There is no course “quantum physics”." });
    expect(refused.hint).toMatch(
      /^There are: Bread Baking from Scratch and Running a Bakery; in the handbook: Graph basics, /,
    );
    expect(await run("getOutline", { course: "bread", lesson: "9" })).toMatchObject({
      success: false,
      message: "“Bread Baking from Scratch” has no lesson “9”.",
      hint: "Its lessons: 1 Flour and water, 2 Sourdough and 3 Ovens.",
    });
  });

  it("reads the handbook where the graph has no courses or not that one", async () => {
    const cats = createTestRegistry();
    const list = await cats.run("getOutline");
    expect(list.message).toMatch(/^The open graph has no courses; the handbook has 6 courses: Graph basics, /);
    expect(dataOf(list)).toMatchObject({ from: "handbook", count: 6 });
    expect(dataOf(await run("getOutline", { course: "centrality" }))).toMatchObject({
      from: "handbook",
      courses: [{ title: "Centrality" }],
    });
  });
});

describe("searchContent", () => {
  it("ranks passages with course, lesson, score and link, keeps them as a set and tells what was read", async () => {
    const { run, sets } = createTestRegistry(bakeryGraph());
    const executed = await run("searchContent", { query: "how do I feed a starter?" });
    const [first] = passagesOf(executed);
    expect(first).toMatchObject({
      id: "passage:bread:2:1",
      course: "Bread Baking from Scratch",
      lesson: "Sourdough",
      number: 2,
    });
    expect(executed.message).toMatch(
      /^Found \d passages? on “how do I feed a starter\?”: Bread Baking from Scratch, lesson 2/,
    );
    expect(dataOf(executed)["from"]).toBe("graph");
    expect(sets.lookup("last")?.nodes[0]).toBe("passage:bread:2:1");
    expect(textsRead(executed)[0]).toMatchObject({ id: "passage:bread:2:1", lesson: "Sourdough", from: "graph" });
    expect(textsRead(executed)[0]?.passage).toContain("starter");
  });

  it("stays in the course and lesson, and gives a passage its lesson's link", async () => {
    const { run } = createTestRegistry(bakeryGraph());
    const executed = await run("searchContent", { query: "water", course: "bread", lesson: "1" });
    expect(new Set(passagesOf(executed).map(({ lesson }) => lesson))).toEqual(new Set(["Flour and water"]));
    expect(passagesOf(executed)[0]).toMatchObject({ link: "https://example.org/bread/1" });
    expect(executed.message).toContain("“bread” was taken as the course “Bread Baking from Scratch”.");
  });

  it("searches long attributes of any graph", async () => {
    const graph: GraphData = {
      ...emptyGraph(),
      name: "Films",
      nodes: [
        {
          id: "m1",
          attributes: {
            label: "Night Boat",
            type: "film",
            description:
              "A ferry crosses the strait at night while two sisters argue about a house they have both inherited and neither can sell.",
          },
        },
        {
          id: "m2",
          attributes: {
            label: "Dry River",
            type: "film",
            description:
              "After nine years without rain, an engineer returns to the valley to find out who has been moving the water, and for whom.",
          },
        },
      ],
    };
    const { run } = createTestRegistry(graph);
    const executed = await run("searchContent", { query: "drought, water stolen from a valley" });
    expect(passagesOf(executed)[0]).toMatchObject({ id: "m2", course: "film", lesson: "Dry River" });
    expect(textsRead(executed)[0]).toMatchObject({ course: "film", lesson: "Dry River" });
  });

  it("answers from the handbook where the open graph has no texts, and where it has none of this", async () => {
    for (const graph of [undefined, bakeryGraph()]) {
      const { run, sets } = createTestRegistry(graph);
      const executed = await run("searchContent", { query: "What is betweenness?" });
      expect(executed.message).toMatch(/^The open graph has no text on this\. The handbook has \d passages/);
      expect(dataOf(executed)["from"]).toBe("handbook");
      expect(passagesOf(executed)[0]).toMatchObject({ course: "Centrality", number: 3 });
      expect(textsRead(executed)[0]).toMatchObject({ from: "handbook", course: "Centrality" });
      expect(sets.all()).toEqual([]);
    }
  });

  it("answers from the handbook where the graph's texts have but a word that is written like the one asked", async () => {
    const text = "Lightning has struck it within ten years three times, and each time it has grown a new tip.";
    const nodes = [
      { id: "sequoia", attributes: { name: "Giant Sequoia", text: `${text} ${text.replace("it", "the tree")}` } },
    ];
    const { run } = createTestRegistry({ ...emptyGraph(), nodes });
    expect(dataOf(await run("searchContent", { query: "lightning tip" }))["from"]).toBe("graph");
    const executed = await run("searchContent", { query: "What is betweenness?" });
    expect(dataOf(executed)["from"]).toBe("handbook");
    expect(executed.message).not.toContain("within");
  });

  it("keeps what the open graph has where the handbook has more of the words", async () => {
    const { run, sets } = createTestRegistry(bakeryGraph());
    const executed = await run("searchContent", { query: "betweenness and shortest paths of a starter" });
    expect(executed.message).toMatch(/^Found \d passages? on .* The handbook has more: Centrality, lesson/u);
    const [first] = passagesOf(executed);
    expect(first).toMatchObject({ course: "Bread Baking from Scratch" });
    const sources = textsRead(executed);
    expect(sources.filter(({ from }) => from === "graph").map(({ id }) => id)).toEqual(sets.lookup("last")?.nodes);
    expect(sources.some(({ from, course }) => from === "handbook" && course === "Centrality")).toBe(true);
    expect(sources).toHaveLength(Number(dataOf(executed)["count"]));
    for (const limit of [1, 2, 3, 50]) {
      const some = await run("searchContent", { query: "betweenness and shortest paths of a starter", limit });
      expect(passagesOf(some).length).toBeLessThanOrEqual(limit);
      expect(passagesOf(some)[0]).toEqual(first);
    }
  });

  it("gives the text of a named lesson where no passage has the words", async () => {
    const { run } = createTestRegistry(bakeryGraph());
    const executed = await run("searchContent", { query: "zeppelin", course: "bread", lesson: "2" });
    expect(executed.message).toContain("No passage in lesson 2 of “Bread Baking from Scratch” is on “zeppelin”.");
    expect(passagesOf(executed).map(({ id }) => id)).toEqual(["passage:bread:2:1", "passage:bread:2:2"]);
    expect(textsRead(executed)[0]?.passage).toContain("starter");
  });

  it.each([
    ["by a title", { lesson: "Sourdough" }, ["passage:bread:2:1"]],
    ["by a number of several courses", { lesson: "1" }, ["passage:bread:1:2", "passage:bakery:1:1"]],
    ["by a number one course has", { lesson: "lesson 3" }, ["passage:bread:3:1"]],
  ])("searches a lesson without its course in all of them, %s", async (_, place, ids) => {
    const { run } = createTestRegistry(bakeryGraph());
    const executed = await run("searchContent", { query: "flour loaf temperature", ...place });
    expect(executed).toMatchObject({ success: true });
    expect(passagesOf(executed).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it("says so where no course has such a lesson", async () => {
    const { run } = createTestRegistry(bakeryGraph());
    const refused = await run("searchContent", { query: "flour", lesson: "9" });
    expect(refused).toMatchObject({ success: false, message: "No course has a lesson “9”." });
  });

  it.each([
    ["RB", "Running a Bakery", "its initials"],
    ["the gluten course", "Bread Baking from Scratch", "a word of its texts alone"],
    ["flour", "Bread Baking from Scratch", "a word most of its texts have"],
    ["a course on wages", "Running a Bakery", "a word of its texts alone"],
  ])("takes %s for the course %s (%s), and says so", async (course, title) => {
    const { run } = createTestRegistry(bakeryGraph());
    const executed = await run("getOutline", { course });
    expect(executed.message).toContain(`“${course}” was taken as the course “${title}”.`);
  });

  it.each(["loaf", "astronomy"])(
    "takes no course for %s, which the texts of none or of several have",
    async (course) => {
      const { run } = createTestRegistry(bakeryGraph());
      expect(await run("getOutline", { course })).toMatchObject({ success: false });
    },
  );

  it("stays in the open graph where that has the words", async () => {
    const { run } = createTestRegistry(bakeryGraph());
    expect(dataOf(await run("searchContent", { query: "oven temperature" }))["from"]).toBe("graph");
  });

  it("gives the outline in place of nothing", async () => {
    const { run } = createTestRegistry(bakeryGraph());
    const executed = await run("searchContent", { query: "zeppelin", course: "bread" });
    expect(executed).toMatchObject({ success: true, name: "searchContent" });
    expect(executed.message).toContain("Nothing on “zeppelin” was found in “Bread Baking from Scratch”.");
    expect(dataOf(executed)).toMatchObject({ courses: [{ title: "Bread Baking from Scratch" }] });
  });

  it("follows what is changed, undone and opened", async () => {
    const { run, document } = createTestRegistry(bakeryGraph());
    const ids = async (query: string) => {
      const executed = await run("searchContent", { query });
      return dataOf(executed)["from"] === "graph" ? (passagesOf(executed) ?? []).map(({ id }) => id) : [];
    };
    expect(await ids("marzipan")).toEqual([]);
    await run("updateElements", {
      selector: "@id == 'passage:bread:3:1'",
      set: { text: "Marzipan browns fast, so keep it far away from the upper heat of the oven at all times." },
    });
    expect(await ids("marzipan")).toEqual(["passage:bread:3:1"]);
    await run("undo");
    expect(await ids("marzipan")).toEqual([]);
    await run("removeElements", { selector: "@id == 'passage:bread:2:1'" });
    expect(await ids("feed a starter")).not.toContain("passage:bread:2:1");
    document.apply([{ type: "graph-replace", graph: { ...emptyGraph(), nodes: [] } }], {
      step: "open",
      actor: "user",
      title: "Open",
    });
    expect(await ids("oven temperature")).toEqual([]);
  });

  it("cuts long texts around what was found and says how much is left out", async () => {
    const filler = "Nothing of interest stands in this sentence about the weather. ".repeat(60);
    const text = `${filler}The password of the cellar is kohlrabi. ${filler}`;
    const nodes = Array.from({ length: 6 }, (_, index) => ({
      id: `n${index}`,
      attributes: { text: `${text} ${index}` },
    }));
    const { run } = createTestRegistry({ ...emptyGraph(), nodes });
    const executed = await run("searchContent", { query: "kohlrabi" });
    const passages = passagesOf(executed);
    expect(passages).toHaveLength(5);
    for (const { text: shown, left } of passages) {
      expect(String(shown)).toContain("kohlrabi");
      expect(String(shown).length).toBeLessThan(600);
      expect(Number(left)).toBeGreaterThan(6000);
    }
    expect(textsRead(executed)[0]?.passage.length).toBeLessThan(600);
  });

  it("makes its index once for many searches side by side", async () => {
    const document = createGraphDocument(bakeryGraph());
    let made = 0;
    const { createLibrary } = await import("@/knowledge/library");
    const { createLocalTextIndex } = await import("@/knowledge/index/local-text-index");
    const library = createLibrary(document, async () => {
      made += 1;
      return createLocalTextIndex();
    });
    const { signal } = new AbortController();
    const found = await Promise.all(
      ["flour", "oven", "starter"].map((query) => library.search({ query, limit: 3 }, signal)),
    );
    expect(found.map(({ hits }) => hits.length > 0)).toEqual([true, true, true]);
    expect(made).toBe(1);
  });
});

describe("the whole text of a lesson", () => {
  const { run } = createTestRegistry(bakeryGraph());

  it("comes in order and uncut without a query, and goes on from an offset", async () => {
    const first = await run("searchContent", { course: "bread", lesson: "2" });
    expect(first.success).toBe(true);
    const { passages, count } = Object(first.data);
    expect(passages.length).toBeGreaterThan(0);
    expect(passages.map(({ part }: JsonObject) => part)).toEqual(passages.map((_: unknown, at: number) => at + 1));
    for (const passage of passages) expect(passage).not.toHaveProperty("left");
    expect(first.message).toContain(`1 to ${passages.length} of ${count} passages`);
    const rest = await run("searchContent", { course: "bread", lesson: "2", offset: 1 });
    expect(Object(rest.data).passages[0]).toEqual(passages[1]);
    expect((await run("searchContent", { course: "bread", lesson: "2", offset: 99 })).message).toMatch(
      /behind offset 99/u,
    );
  });

  it("is refused where nothing is named, and two passages of a lesson are two sources", async () => {
    expect(await run("searchContent", {})).toMatchObject({ success: false, hint: expect.stringContaining("query") });
    const sources = textsRead(await run("searchContent", { course: "bread", lesson: "2" }));
    expect(new Set(sources.map(({ part }) => part)).size).toBe(sources.length);
  });
});

describe("findCommands", () => {
  it.each([
    ["merge duplicates into one", "mergeNodes"],
    ["export as csv", "exportGraph"],
    ["rename an attribute", "renameAttribute"],
    ["generate a random network", "generateGraph"],
    ["group nodes", "groupNodes"],
  ])("finds for “%s” %s", async (want, name) => {
    const { dataOf: read } = createTestRegistry();
    const { commands } = await read("findCommands", { want });
    expect((commands as readonly JsonObject[]).map((command) => command["name"])).toContain(name);
  });

  const output = (want: string) => createTestRegistry().run("findCommands", { want });

  it.each(["glow, rotate", "stop, xyzzy", "send an email", "zzzz"])(
    "finds nothing for “%s”, and says so",
    async (want) => {
      expect(await output(want)).toMatchObject({
        message: `No command is for “${want}”.`,
        data: { count: 0, commands: [] },
      });
    },
  );

  it("names the nearest where nothing does just that, and offers none", async () => {
    const { message, data } = await output("predict missing links");
    expect(message).toMatch(/^None does just this\. Nearest: /u);
    expect(data).toMatchObject({ commands: [] });
  });

  it.each([
    ["centrality", "rankNodes", "betweenness"],
    ["which nodes are cut off", undefined, "articulationPoints"],
    ["which attribute explains the communities", undefined, "modularity"],
    ["minimum cut", undefined, "maxFlow"],
    ["why is this node red", "explainStyle", undefined],
    ["copy nodes", "duplicateNodes", undefined],
  ])("finds for “%s” the command or the algorithm", async (want, command, algorithm) => {
    const names = (list: unknown) => (Array.isArray(list) ? list : []).map(({ name }) => name);
    const { data } = await output(want);
    const { commands, algorithms } = Object(data);
    if (command !== undefined) expect(names(commands)).toContain(command);
    if (algorithm !== undefined) expect(names(algorithms)).toContain(algorithm);
  });

  it("returns neither itself nor what the model has already, and says that it has it", async () => {
    const call = (want: string) => calls([{ name: "findCommands", input: { want } }]);
    const { controller, model } = startScripted([
      call("centrality"),
      call("find commands"),
      call("rename an attribute"),
      says("Well."),
    ]);
    const result = await controller.execute("What is there?");
    const [first, second, third] = result.rounds.map(({ toolResults: [one] }) => one);
    expect(first).toMatchObject({
      message: expect.stringContaining("You have rankNodes already."),
      data: { commands: [] },
    });
    expect(JSON.stringify(second?.data)).not.toContain("findCommands");
    expect(third?.data).toMatchObject({ commands: [{ name: "renameAttribute" }] });
    const before = model.requests[0]?.tools.map(({ name }) => name) ?? [];
    expect(model.requests.at(-1)?.tools.map(({ name }) => name)).toEqual([...before, "renameAttribute"]);
    // Kept for the conversation.
    await controller.execute("Go on").catch(() => undefined);
    expect(model.requests.at(-1)?.tools.map(({ name }) => name)).toContain("renameAttribute");
  });
});
