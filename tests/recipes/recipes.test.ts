import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import type { bindRecipe } from "@/recipes/bind-recipe";
import { toRecipe } from "@/recipes/to-recipe";
import { runsOf } from "../support/long";
import { callingModel, openOn, recipeOf, record, runOn, sample } from "./recipe-session";

/** The cats sample under other names: capitals, another attribute for the age, other people. */
async function shelter(): Promise<GraphData> {
  const cats = await sample("cats");
  const names = new Map([["Whiskers", "Bella"]]);
  return {
    ...cats,
    name: "Shelter",
    nodes: cats.nodes.map(({ attributes, ...node }, index) => {
      const { type, name, breed, age } = attributes;
      const own = typeof name === "string" ? (names.get(name) ?? name) : "";
      return {
        ...node,
        id: `n${100 - index}`,
        attributes: {
          Type: type === "cat" ? "Cat" : "person",
          name: own,
          ...(breed !== undefined && { Breed: breed }),
          years: age ?? 0,
        },
      };
    }),
    edges: cats.edges.map((edge) => {
      const at = (id: string) => `n${100 - cats.nodes.findIndex((one) => one.id === id)}`;
      return { ...edge, source: at(edge.source), target: at(edge.target) };
    }),
  };
}

const unfitOf = (bound: ReturnType<typeof bindRecipe>) =>
  bound.unfit.map(({ parameter, why, suggestion }) => [parameter.name, why, suggestion]);

describe("a recipe of the built-in assistant's calls", () => {
  it("names what was named, and fits the graph it was made on", async () => {
    const cats = await sample("cats");
    const recipe = recipeOf(await record(cats, ["colour all cats orange and make them bigger"]));
    expect(recipe.parameters.map(({ name, kind, value }) => [name, kind, value])).toEqual([
      ["type", "attribute", "type"],
      ["type-value", "value", "cat"],
      ["colour", "colour", "orange"],
      ["size", "number", 1.5],
    ]);
    const { bound, ran, session } = await runOn(recipe, cats);
    expect(bound.unfit).toEqual([]);
    expect(ran).toMatchObject({ success: true });
    expect(session.document.steps().filter(({ inForce }) => inForce)).toHaveLength(1);
  });

  it("binds names that differ in capitals, and says what does not fit before anything runs", async () => {
    const recipe = recipeOf(await record(await sample("cats"), ["colour all cats orange", "Size nodes by age"]));
    const graph = await shelter();
    const first = await runOn(recipe, graph);
    expect(unfitOf(first.bound)).toEqual([["age", "no-attribute", "years"]]);
    expect(first.ran).toBeNull();
    const second = await runOn(recipe, graph, new Map([["age", "years"]]));
    expect(second.bound.calls.map(({ input }) => input)).toEqual([
      { selector: "Type == 'Cat'", color: "orange" },
      { target: "nodes", property: "years", channel: "size" },
    ]);
    expect(second.ran).toMatchObject({ success: true });
  });
});

const recorded: readonly {
  readonly what: string;
  readonly messages?: readonly string[];
  readonly calls?: Parameters<typeof callingModel>[0];
  /** On which other sample, and what of it does not fit. */
  readonly on: string;
  readonly unfit: readonly (readonly [string, string, unknown])[];
  readonly choices?: readonly (readonly [string, string | number])[];
}[] = [
  {
    what: "groups, coloured",
    messages: ["find the groups and colour them"],
    on: "les-miserables",
    unfit: [],
  },
  {
    what: "what is drawn in a colour, made bigger",
    calls: [
      [["styleNodes", { selector: "degree > 3", color: "purple", layer: "Many" }]],
      [["styleNodes", { selector: "@color == 'purple' && @layer == 'Many'", size: { scale: 2 } }]],
    ],
    on: "flare",
    unfit: [],
  },
  {
    what: "a measure, as size",
    messages: ["size nodes by betweenness"],
    on: "flare",
    unfit: [],
  },
  {
    what: "a type, coloured",
    messages: ["colour all cats orange"],
    on: "flare",
    unfit: [
      ["type", "no-attribute", "module"],
      ["type-value", "waits", undefined],
    ],
    choices: [
      ["type", "module"],
      ["type-value", "query"],
    ],
  },
  {
    what: "a number, as size",
    messages: ["size nodes by age"],
    on: "flare",
    unfit: [["age", "no-attribute", "size"]],
    choices: [["age", "size"]],
  },
  {
    what: "a path, coloured",
    calls: [[["findPath", { source: "cat1", target: "cat2" }]], [["styleNodes", { selector: "$1", color: "red" }]]],
    on: "les-miserables",
    unfit: [
      ["node", "no-node", undefined],
      ["node-2", "no-node", undefined],
    ],
    choices: [
      ["node", "Valjean"],
      ["node-2", "Myriel"],
    ],
  },
  {
    what: "a filter by a number",
    calls: [[["filterGraph", { selector: "age > 5 && type == 'cat'" }]]],
    on: "les-miserables",
    unfit: [
      ["age", "no-attribute", "group"],
      ["type", "no-attribute", "group"],
      ["type-value", "waits", undefined],
    ],
  },
  {
    what: "the ids a search gave, handed back",
    calls: [
      [["findNodes", { selector: "degree > 3" }]],
      [["styleNodes", { nodeIds: ["cat1", "cat2", "cat3"], color: "teal" }]],
    ],
    on: "flights",
    unfit: [
      ["node", "no-node", undefined],
      ["node-2", "no-node", undefined],
      ["node-3", "no-node", undefined],
    ],
  },
  {
    what: "values written to what was found",
    calls: [
      [["findNodes", { selector: "degree >= 4" }]],
      [["updateElements", { selector: "$last", set: { hub: true } }]],
      [["styleByAttribute", { property: "hub", channel: "color" }]],
    ],
    on: "les-miserables",
    unfit: [],
  },
  {
    what: "a new node, joined",
    calls: [
      [["addNodes", { nodes: [{ attributes: { name: "Tom" } }] }]],
      [["addEdges", { edges: [{ source: "Tom", target: "Whiskers" }] }]],
    ],
    on: "les-miserables",
    unfit: [["node-2", "no-node", undefined]],
    choices: [["node-2", "Valjean"]],
  },
  {
    what: "a saved set, laid out",
    calls: [
      [["saveSet", { name: "well_joined", selector: "degree > 3" }]],
      [["setLayout", { type: "circle", selector: "$well_joined" }]],
      [["zoomToNodes", { selector: "neighbors($well_joined, 2)" }]],
    ],
    on: "flights",
    unfit: [],
  },
];

describe("recipes recorded on one sample, run on another", () => {
  it.each(recorded)("$what on $on", async ({ messages, calls, on, unfit, choices = [] }) => {
    const cats = await sample("cats");
    const provider = calls && callingModel(calls);
    const recipe = recipeOf(await record(cats, messages ?? ["Do it."], provider));
    const graph = await sample(on);
    const first = await runOn(recipe, graph);
    expect(unfitOf(first.bound)).toEqual(unfit);
    for (const { options, why } of first.bound.unfit) {
      if (why === "no-attribute") expect(options.length).toBeGreaterThan(0);
    }
    if (unfit.length === 0)
      expect(first.ran?.calls.map(({ success, message }) => [success, message])).toEqual(
        recipe.calls.map(() => [true, expect.any(String)]),
      );
    else expect(first.session.document.revision).toBe(openOn(graph).document.revision);
    if (choices.length === 0) return;
    const chosen = await runOn(recipe, graph, new Map(choices));
    expect(unfitOf(chosen.bound)).toEqual([]);
    expect(chosen.ran).toMatchObject({ success: true });
    expect(chosen.session.document.steps().filter(({ inForce }) => inForce)).toHaveLength(1);
    const plan = chosen.session.document.planUndo(1);
    if (!plan.success) throw new Error(plan.message);
    chosen.session.document.apply(plan.changes, { step: "back", actor: "user", title: "Undo", undoes: plan.undoes });
    expect(chosen.session.document.snapshot()).toEqual(openOn(graph).document.snapshot());
  });
});

/** Calls as models make them, valid on the cats sample; what fails is left out of the recipe. */
const someCalls: readonly (readonly [string, JsonObject])[] = [
  ["findNodes", { selector: "type == 'cat' && age > 5" }],
  ["findNodes", { selector: "@label startsWith 'whiskers' && @label endsWith 'whiskers'" }],
  ["findEdges", { selector: "source.type == target.type" }],
  ["getNeighbors", { selector: "$last", depth: 2 }],
  ["getNeighbors", { ids: ["cat1", "Mittens"] }],
  ["findPath", { source: "cat1", target: "Mittens" }],
  ["rankNodes", { by: "age", limit: 3 }],
  ["sampleData", { target: "nodes" }],
  ["styleNodes", { selector: "$last", color: "red" }],
  ["styleNodes", { selector: "$1 || id == 'human1'", size: { scale: 1.5 } }],
  ["styleNodes", { nodeIds: ["cat1", "Emma"], shape: "star", label: "{name} ({age})" }],
  ["styleNodes", { selector: "breed in ['tabby', 'persian']", color: "#3164e7", layer: "Breeds" }],
  ["styleNodes", { selector: "*", opacity: 0.5 }],
  ["styleEdges", { selector: "source == 'cat1' || type == 'lives with'", width: 3 }],
  ["styleByAttribute", { property: "data.age", channel: "size" }],
  [
    "styleByAttribute",
    { property: "type", channel: "color", options: { entries: [{ value: "cat", output: "teal" }] } },
  ],
  ["clearStyles", { layer: "layer-1" }],
  ["clearStyles", {}],
  ["runAlgorithm", { algorithm: "louvain", saveAs: "community" }],
  ["runAlgorithm", { algorithm: "shortestPath", options: { source: "cat1", target: "Mittens" } }],
  ["styleByAttribute", { property: "community", channel: "color" }],
  ["filterGraph", { selector: "not exists(age) || age >= 3" }],
  ["filterGraph", { selector: "not (@layer == 'Breeds')" }],
  ["styleNodes", { selector: "@color == 'red'", size: 30 }],
  ["styleEdges", { selector: "source.@color == 'grey' && @width < 3", lineStyle: "dashed" }],
  ["showAll", {}],
  ["saveSet", { name: "old", selector: "age > 6" }],
  ["updateElements", { selector: "$old", set: { mood: "calm" }, add: { age: 1 } }],
  ["updateElements", { selector: "mood == 'calm'", unset: ["breed"] }],
  ["addNodes", { nodes: [{ attributes: { name: "Rex", type: "dog" }, near: "cat1" }] }],
  ["addEdges", { edges: [{ source: "Rex", target: "cat1", attributes: { type: "chases" } }] }],
  ["removeElements", { selector: "id == 'cat3'" }],
  ["removeElements", { selector: "$last" }],
  ["mergeNodes", { selector: "label in ['Emma', 'Liam']", into: "Emma" }],
  ["setLayout", { type: "circle", selector: "$last" }],
  ["setLayout", { type: "grid" }],
  ["selectElements", { selector: "neighbors('Whiskers', 1)" }],
  ["zoomToNodes", { selector: "$selected" }],
  ["renameAttribute", { attribute: "breed", to: "kind" }],
  ["groupNodes", { selector: "kind == 'tabby'", name: "Tabbies" }],
];

describe("the law of recipes", () => {
  it("a recipe of a run, applied where the run began, gives the same document", async () => {
    const cats = await sample("cats");
    const rounds = fc.array(fc.array(fc.constantFrom(...someCalls), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(rounds, async (calls) => {
        const { made, session } = await record(cats, ["Do it."], callingModel(calls));
        if (!made.success) {
          expect(made.why).toBe("nothing-done");
          return;
        }
        const again = await runOn(made.recipe, cats);
        // Calls that found nothing selected, or no such layer, did nothing; the recipe asks for it first.
        if (again.bound.unfit.some(({ why }) => why === "nothing-selected" || why === "no-layer")) return;
        expect(unfitOf(again.bound)).toEqual([]);
        expect(again.ran?.calls.filter(({ success }) => !success)).toEqual([]);
        expect(again.session.document.snapshot()).toEqual(session.document.snapshot());
        expect(again.session.document.selection).toEqual(session.document.selection);
      }),
      { numRuns: runsOf(40) },
    );
  });
});

describe("what is no part of a recipe", () => {
  it("leaves out what only read, what failed and what was taken back, and says so", async () => {
    const { made } = await record(
      await sample("cats"),
      ["Do it."],
      callingModel([
        [
          ["queryGraph", { query: "summary" }],
          ["findNodes", { selector: "age > 5" }],
          ["findNodes", { selector: "type == 'cat'" }],
        ],
        [
          ["styleNodes", { selector: "$last", color: "red" }],
          ["styleNodes", { selector: "$2", color: "blue" }],
          ["styleNodes", { selector: "nothing == 1", color: "blue" }],
        ],
        [["undo", {}]],
      ]),
    );
    expect(made.left).toEqual([
      { name: "queryGraph", why: "read" },
      { name: "findNodes", why: "read" },
      { name: "styleNodes", why: "undone" },
      { name: "styleNodes", why: "failed" },
      { name: "undo", why: "history" },
    ]);
    expect(made.success && made.recipe.calls).toEqual([
      { name: "findNodes", input: { selector: "type == 'cat'" }, keeps: "1" },
      { name: "styleNodes", input: { selector: "$1", color: "red" } },
    ]);
  });

  it.each([
    ["redo", {}],
    ["undo", { redo: true }],
  ] as const)("keeps what was undone and done again with %s %o", async (name, input) => {
    const colors = { selector: "type == 'cat'", color: "red" };
    const { made } = await record(
      await sample("cats"),
      ["Do it."],
      callingModel([[["styleNodes", colors]], [["undo", {}]], [[name, input]]]),
    );
    expect(made.success && made.recipe.calls).toEqual([{ name: "styleNodes", input: colors }]);
  });

  it("leaves out the plan of the message", async () => {
    const color = { selector: "type == 'cat'", color: "red" };
    const { made } = await record(
      await sample("cats"),
      ["Plan: make the cats red, then fit them"],
      callingModel([
        [["setPlan", { steps: ["Colour the cats", "Fit them into view"] }]],
        [["styleNodes", color]],
        [["updatePlan", { done: [1] }]],
        [["updatePlan", { drop: [{ step: 2, text: "Not needed" }] }]],
      ]),
    );
    expect(made.success && made.recipe.calls).toEqual([{ name: "styleNodes", input: color }]);
    expect(made.left).toEqual([
      { name: "setPlan", why: "plan" },
      { name: "updatePlan", why: "plan" },
      { name: "updatePlan", why: "plan" },
    ]);
    const onlyPlanned = await record(
      await sample("cats"),
      ["Plan it"],
      callingModel([[["setPlan", { steps: ["Colour the cats", "Fit them into view"] }]]]),
    );
    expect(onlyPlanned.made).toMatchObject({ success: false, why: "nothing-done" });
  });

  it("makes none where nothing was done", async () => {
    const { made } = await record(await sample("cats"), ["How many cats are there?"]);
    expect(made).toMatchObject({ success: false, why: "nothing-done" });
  });

  it("takes the search of an earlier message with it, where the answer used its result", async () => {
    const session = openOn(await sample("cats"));
    await session.controller.execute("find all cats");
    await session.controller.execute("colour them orange");
    const [first, second] = session.controller.traces();
    const made = await toRecipe({ name: "Orange", calls: second?.calls ?? [], earlier: first?.calls ?? [] }, session);
    expect(made.success && made.recipe.calls.map(({ name }) => name)).toEqual(["findNodes", "styleNodes"]);
  });
});
