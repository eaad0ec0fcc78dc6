import { describe, expect, it } from "vitest";
import { catsGraph } from "../../../support/graphs/cats";
import { graphOf } from "../../../support/graphs/documents";
import { startChat } from "../support/chat";
import { coloured } from "../support/document-checks";

const coast = graphOf(
  {
    h1: { type: "harbour", name: "Skerry Bay", fee: 9 },
    h2: { type: "harbour", name: "Dunmore", fee: 20 },
    b1: { type: "boat", name: "Old Tom", insured: false },
    b2: { type: "boat", name: "Petrel", insured: true },
    b3: { type: "boat", name: "Dagny", insured: true },
    f1: { type: "fish", name: "Cod" },
  },
  {
    "b1-h1": { type: "moored at" },
    "b2-h1": { type: "moored at" },
    "b3-h2": { type: "moored at" },
    "b1-f1": { type: "caught" },
    "b2-f1": { type: "caught" },
  },
);

describe("a message that points back", () => {
  it.each([
    ["which boats lie there?", "Old Tom and Petrel"],
    ["which boats are moored there?", "Old Tom and Petrel"],
    ["how many boats lie there?", "2 boats"],
  ])("takes 'there' for the place that was found: %s", async (message, said) => {
    const chat = startChat(coast);
    await chat.say("find the cheapest harbour");
    const { answer } = await chat.say(message);
    expect(answer.replace(/\[\[(\w+)\]\]/gu, (_, id) => String(chat.document.labelOf(id)))).toContain(said);
  });

  it("takes 'are there' for no place", async () => {
    const chat = startChat(coast);
    await chat.say("find the cheapest harbour");
    expect((await chat.say("how many boats are there?")).answer).toContain("3 boats");
  });

  it("takes the others for the rest of those that the last were picked from, however often something was done with them", async () => {
    const chat = startChat(coast);
    await chat.sayAll(
      "which boats caught cod?",
      "which of those are not insured?",
      "make them red",
      "and the others blue",
    );
    expect(Object.keys(coloured(chat.document)).toSorted()).toEqual(["b1", "b2"]);
  });

  it("takes her cats for those beside her", async () => {
    const chat = startChat(catsGraph());
    await chat.sayAll("who is the most connected human?", "colour her cats red");
    const beside = catsGraph().edges.flatMap(({ source, target }) => [
      [source, target],
      [target, source],
    ]);
    const cats = beside.flatMap(([from, to]) => (from === "h1" && to?.startsWith("cat") ? [to] : []));
    expect(Object.keys(coloured(chat.document)).toSorted()).toEqual([...new Set(cats)].toSorted());
  });
});
