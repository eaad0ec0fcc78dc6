import { describe, expect, it } from "vitest";
import { catsGraph } from "../../../support/graphs/cats";
import { graphOf } from "../../../support/graphs/documents";
import { startChat } from "../support/chat";

const places = graphOf(
  {
    m1: { type: "museum", name: "Prado", city: "Madrid" },
    m2: { type: "museum", name: "Louvre", city: "Paris" },
    l1: { type: "lab", name: "Cern", city: "Geneva" },
    l2: { type: "lab", name: "Embl", city: "Heidelberg" },
    p1: { type: "person", name: "Ann", age: 30 },
    p2: { type: "person", name: "Bob", age: 40 },
  },
  { "p1-m1": { type: "works at" }, "p2-l1": { type: "works at" }, "l1-m2": { type: "lends to" } },
);

const lines = graphOf(
  {
    a: { type: "stop", name: "Mill", zone: "North" },
    b: { type: "stop", name: "Quay", zone: "South" },
    c: { type: "stop", name: "Park", zone: "South" },
    d: { type: "depot", name: "Yard", zone: "West" },
  },
  { "a-b": { type: "bus" }, "b-c": { type: "tram" } },
);

async function saidThen(first: string, then: string, graph = places) {
  const chat = startChat(graph);
  await chat.say(first);
  const { answer, calls } = await chat.say(then);
  const colour = (id: string) => chat.document.styles.effectiveNode(id).color;
  return { answer, names: calls.map(({ name }) => name), colour };
}

describe("what is seen after a look", () => {
  it.each([
    "Show only labs",
    "show me only the labs",
    "keep only the labs",
    "only show labs please",
    "just show the labs",
  ])("%s: filters, and the look stays", async (message) => {
    const { names, colour } = await saidThen("Make all museums red", message);
    expect({ names, red: colour("m1"), lab: colour("l1") }).toEqual({
      names: ["filterGraph"],
      red: "--w-red",
      lab: (await saidThen("Make all museums red", "how many labs are there")).colour("l1"),
    });
  });

  it.each(["only the labs", "no, the labs", "the labs instead"])("%s: puts the look right", async (message) => {
    const { colour } = await saidThen("Make all museums red", message);
    expect(colour("l1")).toBe("--w-red");
    expect(colour("m1")).not.toBe("--w-red");
  });

  it("turns down what was offered by 'no' and a kind", async () => {
    const { names, colour } = await saidThen("Make all dogs red", "No labs");
    expect(names).not.toContain("styleNodes");
    expect(colour("l1")).not.toBe("--w-red");
  });
});

describe("who has none", () => {
  it.each([
    ["who has no cat?", catsGraph()],
    ["who doesn't have a cat?", catsGraph()],
    ["who has no museum?", places],
    ["who is without a depot", lines],
  ])("%s: not the thing itself", async (message, graph) => {
    const { answer } = await startChat(graph).say(message);
    expect(answer).not.toMatch(/Whiskers|cat1|Prado|\[\[m1|Yard|\[\[d\]\]/u);
  });

  it.each([
    ["which humans live with nobody", "1 human that lives with nobody: [[h6]]."],
    ["who has no cat", "There are no people that have no cat."],
    ["humans with no cat", "There are no humans with no cat."],
  ])("%s: with a verb of its own", async (message, text) => {
    expect((await startChat(catsGraph()).say(message)).answer).toBe(text);
  });
});

describe("which is first, and why", () => {
  it.each(["which node is most important and why", "who is the oldest, and why?", "the oldest cat and why"])(
    "%s: is answered by itself",
    async (message) => {
      const chat = startChat(catsGraph());
      await chat.say("how many cats are there");
      const { answer } = await chat.say(message);
      expect(answer).toMatch(/\[\[.+\]\], with /u);
      expect(answer).not.toContain("type == 'cat'");
    },
  );
});

describe("what is reached from a place", () => {
  const stops = graphOf(
    { a: { name: "Mill", zone: "North" }, b: { name: "Quay", zone: "South" }, c: { name: "Park", zone: "South" } },
    { "a-b": { type: "bus" }, "b-c": { type: "tram" } },
  );

  it.each(["where can I go from Mill", "which nodes can I reach from Mill?"])("%s", async (message) => {
    const { answer } = await startChat(stops).say(message);
    expect(answer).toContain("can be reached from");
    expect(answer).toContain("[[c]]");
  });

  it("is of the kind that is said", async () => {
    const { answer } = await startChat(lines).say("which stops can I reach from Mill?");
    expect(answer).toMatch(/^2 stops: \[\[b\]\] and \[\[c\]\]\.$/u);
  });

  it("is of one step, where that is said", async () => {
    const { answer } = await startChat(stops).say("where can I go directly from Mill");
    expect(answer).toContain("[[b]]");
    expect(answer).not.toContain("[[c]]");
  });
});

describe("edges by the name of their kind", () => {
  it.each([
    ["hide the edges called lends to", "filterGraph"],
    ["select edges called works at", "selectElements"],
    ["make the edges named works at red", "styleEdges"],
  ])("%s", async (message, call) => {
    const { calls, answer } = await startChat(places).say(message);
    expect(calls.map(({ name }) => name)).toEqual([call]);
    expect(answer).not.toContain("There is no");
  });
});
