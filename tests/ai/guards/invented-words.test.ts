import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { foldText } from "@/graph/search/fold-text";
import type { JsonObject } from "@/lib/json";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startAiSession } from "../../support/ai-session";
import { reply } from "../../support/providers/openai-chunks";
import { startOpenAiServer } from "../../support/providers/openai-server";
import { type Asked, type Call, calledBySmall } from "../../support/small-model";

async function outcomeOf(user: string, call: Call, asked: Asked = {}) {
  const { outcomes } = await calledBySmall(user, [[call]], asked);
  const [outcome] = outcomes;
  if (outcome === undefined) throw new Error("Nothing was called.");
  return outcome;
}

const notRun = /^Not run: nobody said/u;

describe("what a small model made up is not run", () => {
  it.each<[string, string, Call]>([
    ["a name nobody spoke of", "Find the cats", ["findNodes", { selector: "name == 'Alice'" }]],
    ["a name in neighbours", "What is near the cats?", ["findNodes", { selector: "neighbors('Alice')" }]],
    ["a name as an argument", "Tell me more", ["getNode", { id: "Alice" }]],
    ["a name in a list", "Who lives here?", ["getNeighbors", { ids: ["Whiskers", "Alice"] }]],
    ["a placeholder", "Tell me about it", ["getNode", { id: "node1" }]],
    ["a type of text for the text", "Show the animals", ["findNodes", { selector: "name contains 'string'" }]],
    ["an attribute", "Who is best?", ["rankNodes", { by: "salary" }]],
    ["a word of the prompt's examples", "How are you?", ["searchContent", { query: "rain" }]],
    ["a new node's name", "Add someone", ["addNodes", { nodes: [{ name: "Bob Miller", type: "human" }] }]],
    [
      "a value to write",
      "Mark the cats",
      ["updateElements", { selector: "type == 'cat'", set: { note: "vaccinated" } }],
    ],
    ["an end of an edge", "Connect them", ["addEdges", { edges: [{ source: "Whiskers", target: "Alice" }] }]],
  ])("%s", async (_what, user, call) => {
    const outcome = await outcomeOf(user, call);
    expect(outcome).toMatchObject({ success: false, message: expect.stringMatching(notRun) });
  });

  it("says which word it is and what the graph has like it", async () => {
    const { server } = await calledBySmall("Find the cats", [[["findNodes", { selector: "name == 'Wiskas'" }]]]);
    expect(JSON.stringify(server.requests[1]?.body)).toContain("nobody said 'Wiskas' (selector)");
    const near = await outcomeOf("Find the cats", ["findNodes", { selector: "name == 'Wisker'" }]);
    expect(near.hint).toMatch(/^There is 'Whiskers'/u);
    const ofFew = await outcomeOf("Find them", ["findNodes", { selector: "type == 'engineer'" }]);
    expect(ofFew.hint).toMatch(/^There is 'cat', 'human'\./u);
  });

  it("also when its own refused call said it before", async () => {
    const invented: Call = ["findNodes", { selector: "name == 'Alice'" }];
    const other: Call = ["getNode", { id: "Alice" }];
    const { outcomes } = await calledBySmall("Find the cats", [[invented], [other]]);
    expect(outcomes.map(({ message }) => notRun.test(message))).toEqual([true, true]);
  });

  it("changes nothing of the graph", async () => {
    const { session } = await calledBySmall("Add someone", [[["addNodes", { nodes: [{ name: "Bob Miller" }] }]]]);
    expect(session.document.tables.nodes.count).toBe(14);
  });
});

describe("what a small model added to a call is left out, and the model is told", () => {
  it("of what a call can do without", async () => {
    const call: Call = ["styleNodes", { selector: "type == 'cat'", color: "string", size: { scale: 1.5 } }];
    const outcome = await outcomeOf("Make the cats bigger", call);
    expect(outcome).toMatchObject({ success: true, input: { selector: "type == 'cat'" } });
    expect(outcome.input).not.toHaveProperty("color");
    expect(outcome.hint).toMatch(/^Left out color 'string': neither the user nor the graph says so\./u);
  });

  it("never of what tells the elements a call is about: it would be about others", async () => {
    const call: Call = ["styleNodes", { selector: "name == 'Alice'", color: "red" }];
    const { outcomes, session } = await calledBySmall("Make it red", [[call]]);
    expect(outcomes[0]).toMatchObject({ success: false, message: expect.stringMatching(notRun) });
    expect(session.document.layers).toEqual([]);
  });
});

describe("what a small model may write", () => {
  it.each<[string, string, Call]>([
    ["a plural as its singular", "Find the humans", ["findNodes", { selector: "type == 'human'" }]],
    ["a word of the schema for the user's", "Find the kitties", ["findNodes", { selector: "type == 'cat'" }]],
    ["German", "Färbe die Katzen rot", ["styleNodes", { selector: "type == 'cat'", color: "red" }]],
    ["Spanish", "Pinta los gatos de azul", ["styleNodes", { selector: "type == 'cat'", color: "blue" }]],
    ["Chinese", "把猫涂成红色", ["styleNodes", { selector: "type == 'cat'", color: "red" }]],
    ["a Chinese name", "有没有小白这只猫", ["findNodes", { selector: "name == '小白'" }]],
    ["a name that is not there, as the user wrote it", "Find Zoë", ["findNodes", { selector: "name == 'Zoe'" }]],
    ["a name with a slip", "Find Gandlaf", ["findNodes", { selector: "name == 'Gandalf'" }]],
    ["a number", "Find the old ones", ["findNodes", { selector: "age > 12", limit: 5 }]],
    ["a date", "Since when?", ["findNodes", { selector: "name > '2024-01-01'" }]],
    ["a piece of a value", "Who begins so?", ["findNodes", { selector: "name startsWith 'Whi'" }]],
    ["a value inside of a record", "Who is there?", ["findNodes", { selector: "home.city == 'Leeds'" }]],
    ["a measure", "Who matters most?", ["rankNodes", { by: "betweenness", limit: 3 }]],
    ["sets", "And these?", ["findNodes", { selector: "$selected" }]],
    ["a search in other words", "How do cats purr?", ["searchContent", { query: "purring sound of felines" }]],
    ["a search in English", "Was ist Zentralität?", ["searchContent", { query: "centrality" }]],
    ["a new node's name", "Add a node called Zoe", ["addNodes", { nodes: [{ id: "z", name: "Zoe" }] }]],
    ["several new nodes", "Add two cats", ["addNodes", { nodes: [{ name: "Cat 1" }, { name: "New cat" }] }]],
  ])("%s", async (_what, user, call) => {
    const outcome = await outcomeOf(user, call);
    expect(outcome.message).not.toMatch(notRun);
    expect(outcome.hint ?? "").not.toContain("Left out");
  });

  it("a name of an earlier message or of an answer", async () => {
    const before = [["Do you know Gandalf?", "Yes, and Frodo too."]] as const;
    for (const name of ["Gandalf", "Frodo"]) {
      const outcome = await outcomeOf("Find him", ["findNodes", { selector: `name == '${name}'` }], { before });
      expect(outcome.message).not.toMatch(notRun);
    }
  });

  it("anything, where a large model writes it", async () => {
    const call: Call = ["getNode", { id: "Alice" }];
    const server = await startOpenAiServer([
      reply({ calls: [{ name: call[0], input: call[1] }] }),
      reply({ text: "No." }),
    ]);
    const provider = createOpenAiProvider({ baseUrl: server.baseUrl, model: "large" });
    const { rounds } = await startAiSession({ provider }).controller.execute("Tell me more").finally(server.close);
    expect(rounds[0]?.toolResults[0]?.message).not.toMatch(notRun);
  });
});

describe("a call whose words all stand in the request or in the graph", () => {
  // Some letters are others once they were capitals.
  const word = fc
    .stringMatching(/^\p{Lu}\p{Ll}{2,9}$/u)
    .filter((text) => foldText(text.toUpperCase()) === foldText(text));
  const value = fc.oneof(
    word,
    fc.tuple(word, word).map((pair) => pair.join(" ")),
  );
  const graphOf = (rows: readonly JsonObject[]): GraphData => ({
    name: "Words",
    directed: true,
    nodes: rows.map((attributes, index) => ({ id: `n${index}`, attributes })),
    edges: [],
    layers: [],
    sets: [],
    filter: null,
  });
  const quoted = (text: string): string => JSON.stringify(text);

  it("is never withheld", async () => {
    const cases = fc.record({
      kind: value,
      name: value,
      spoken: value,
      shout: fc.boolean(),
      sign: fc.constantFrom("==", "!=", "contains", "startsWith"),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ kind, name, spoken, shout, sign }) => {
        const graph = graphOf([
          { kind, name },
          { kind, name: "Other" },
        ]);
        const said = shout ? spoken.toUpperCase() : `the ${spoken}s`;
        const calls: readonly Call[] = [
          ["findNodes", { selector: `kind ${sign} ${quoted(kind)} && name ${sign} ${quoted(spoken)}` }],
          ["getNode", { id: name }],
          ["getNeighbors", { selector: `neighbors(${quoted(name)}) || name in [${quoted(spoken)}]` }],
          ["rankNodes", { by: "kind" }],
          ["searchContent", { query: `${spoken} and ${kind}` }],
          ["addNodes", { nodes: [{ name: spoken, attributes: { kind } }] }],
        ];
        const { outcomes } = await calledBySmall(
          `What about ${said}?`,
          calls.map((call) => [call]),
          { graph },
        );
        expect(outcomes.filter(({ message }) => notRun.test(message))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
