import { describe, expect, it } from "vitest";
import { cells } from "../graphs/cells";
import { staff } from "../graphs/staff";
import { startChat } from "../support/chat";

describe("a question that names what is to be told", () => {
  it.each([
    ["which country has the most capacity?", /^China has the highest total capacity: 3,?500/u],
    ["Which country has the highest capacity", /^USA has the highest capacity: 3,?000/u],
    ["which country has the lowest capacity?", /^Congo has the lowest capacity: 600/u],
    ["highest capacity per country", /^USA has the highest capacity: 3,?000/u],
    ["capacity by country", /^China has the highest total capacity: 3,?500/u],
    ["delay days by country", /highest average delay_days: 62/u],
    ["tons per type", /supplies \| 2,?300/u],
  ])("%s: is answered by the group, not by a node", async (message, answer) => {
    expect((await startChat(cells).say(message)).answer).toMatch(answer);
  });

  it.each([
    ["which refiner has the most capacity?", /^\[\[r1\]\], with capacity 2,?500/u],
    ["which node has the highest capacity?", /^\[\[c3\]\], with capacity 3,?000/u],
  ])("%s: is answered by a node", async (message, answer) => {
    expect((await startChat(cells).say(message)).answer).toMatch(answer);
  });

  it.each([
    ["total tons shipped by mines", /1,?950/u],
    ["what is the total tons shipped by Andes Lithium?", /800/u],
  ])("%s: is added up over the edges", async (message, answer) => {
    expect((await startChat(cells).say(message)).answer).toMatch(answer);
  });

  it("is told in a sentence that holds for one and for several", async () => {
    const { answer } = await startChat(cells).say("who buys from more than one refiner?");
    expect(answer).toContain("1 node that buys from more than one refiner: [[c1]]");
  });
});

describe("the opposite of what is yes or no in words", () => {
  it.each([
    ["colour the uncertified ones red", "uncertified"],
    ["make all non-certified nodes red", "non-certified"],
  ])("%s", async (message) => {
    const chat = startChat(cells);
    await chat.say(message);
    const red = cells.nodes.filter(({ id }) => chat.document.styles.effectiveNode(id).color === "--w-red");
    expect(red.map(({ attributes }) => attributes["name"])).toEqual(["Kivu Cobalt", "Fujian Cells", "Nevada Cells"]);
  });

  it("counts them", async () => {
    expect((await startChat(cells).say("how many uncertified makers are there?")).answer).toContain("2 uncertified");
  });
});

describe("only a way", () => {
  it.each([
    "show only the path from Andes Lithium to Nevada Cells",
    "filter to the shortest path between Andes Lithium and Nevada Cells",
    "show me only the nodes on the path from Andes Lithium to Nevada Cells",
    "find the path from Andes Lithium to Nevada Cells and show only those",
  ])("%s: is told and shown, and an undo shows all again", async (message) => {
    const chat = startChat(cells);
    const { answer } = await chat.say(message);
    expect(answer).toContain("[[m1]] → [[r1]] → [[c3]]");
    const shown = () => cells.nodes.filter(({ id }) => chat.document.isVisible("nodes", id)).length;
    expect(shown()).toBe(3);
    await chat.say("undo that");
    expect(shown()).toBe(8);
  });
});

describe("a word that says something of another", () => {
  it.each(["how many wooden makers are there?", "how many tons go into China"])(
    "%s: no message is offered that is no sentence",
    async (message) => {
      expect((await startChat(cells).say(message)).result.choices ?? []).toEqual([]);
    },
  );

  it("is offered with what it stands for", async () => {
    const { result } = await startChat(cells).say("colour the wooden ones red");
    expect(result.choices).toEqual(["colour the mines red", "colour the makers red", "colour the refiners red"]);
  });
});

describe("a way that must not pass some nodes", () => {
  it.each([
    ["is there any way from Andes Lithium to Poznan Cells without going through China?", /^Yes: .*\[\[r2\]\]/u],
    ["path from Andes Lithium to Poznan Cells avoiding China", /avoids China has 2 steps: .*\[\[r2\]\]/u],
    ["path from Andes Lithium to Poznan Cells that does not go through refiners", /no path .* avoids refiners/u],
    ["is there a path from Kivu Cobalt to Nevada Cells that avoids uncertified nodes?", /^Yes: .*\[\[r1\]\]/u],
  ])("%s", async (message, answer) => {
    expect((await startChat(cells).say(message)).answer).toMatch(answer);
  });

  it("is never told as if nothing had been said of them", async () => {
    const { answer } = await startChat(cells).say("path from Andes Lithium to Poznan Cells without any gizmos");
    expect(answer).not.toMatch(/^The shortest path/u);
  });
});

describe("what is not so", () => {
  it.each([
    ["who is not in China?", /^6 nodes not in China: /u],
    ["who isn't certified?", /^3 nodes that aren't certified: /u],
    ["who supplies nobody?", /\[\[c2\]\] and \[\[c3\]\]/u],
  ])("%s", async (message, answer) => {
    expect((await startChat(cells).say(message)).answer).toMatch(answer);
  });

  it.each([
    ["who doesn't work remotely?", /^2 people .*: \[\[c\]\] and \[\[d\]\]\.$/u],
    ["who is not in Oslo?", /^2 people not in Oslo: \[\[b\]\] and \[\[d\]\]\.$/u],
    ["who never emails anyone?", /^2 people that never email anyone: \[\[c\]\] and \[\[d\]\]\.$/u],
    ["which people know python?", /\[\[a\]\] and \[\[d\]\]/u],
  ])("%s: is told of who can be so", async (message, answer) => {
    expect((await startChat(staff).say(message)).answer).toMatch(answer);
  });
});
