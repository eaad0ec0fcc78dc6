import { describe, expect, it } from "vitest";
import { caravan } from "../graphs/caravan";
import { harbour } from "../graphs/harbour";
import { startChat } from "../support/chat";

function namesIn(answer: string): readonly (string | undefined)[] {
  return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1]);
}

describe("a way that was found", () => {
  it.each([["and back?", "from [[t3]] to [[t1]]"]])("is asked about: %s", async (second, answer) => {
    expect((await startChat(caravan).sayAll("shortest path from Orla to Pim", second)).answer).toContain(answer);
  });

  it("leaves out who is to be avoided", async () => {
    const { answer } = await startChat(caravan).say("path from Orla to Pim without going through Bardo");
    expect(answer).toContain("that avoids Bardo has 3 steps");
  });
});

describe("an answer that is doubted", () => {
  it.each(["how do you know?", "are you sure?", "how did you find that?"])(
    "tells how it was found: %s",
    async (second) => {
      const { answer, calls } = await startChat(caravan).sayAll("who is over 30?", second);
      expect(answer).toContain("`age > 30`");
      expect(calls.every(({ name }) => name === "getSchema")).toBe(true);
    },
  );

  it("still stands for what comes next", async () => {
    const { answer } = await startChat(caravan).sayAll(
      "who is over 30?",
      "how do you know?",
      "which of them are in Rock?",
    );
    expect(namesIn(answer)).toEqual(["t4"]);
  });

  it("is not forgotten over words that were not understood", async () => {
    const { answer } = await startChat(caravan).sayAll("how many women are there?", "frobble the wug", "and men?");
    expect(answer).toContain("2 men");
  });
});

describe("those that were found", () => {
  it.each([
    [["who camps in Dune?", "as a table"], "| [[t2]] | m | 44 |"],
    [["show the women in a table"], "| [[t4]] | f | 58 |"],
  ])("stand in a table: %s", async (messages, row) => {
    expect((await startChat(caravan).sayAll(...messages)).answer).toContain(row);
  });

  it.each([
    [
      ["who is over 30?", "and the women?"],
      ["t1", "t4"],
    ],
    [["who is over 30?", "which of them are in Dune?", "and in Rock?"], ["t4"]],
    [["who are Orla's friends?", "which of those are in Rock?", "and in Dune?"], ["t2"]],
    [["who is over 30?", "which of them are women?", "and the others?"], ["t2"]],
  ])("are asked for in another way: %s", async (messages, ids) => {
    expect(namesIn((await startChat(caravan).sayAll(...messages)).answer).toSorted()).toEqual(ids);
  });

  it("are shown again when they were hidden", async () => {
    const chat = startChat(harbour);
    const { answer } = await chat.sayAll("hide the sloops", "hide the skippers too", "bring the sloops back");
    expect(answer).toContain("The sloops are shown again: 5 nodes, 3 hidden");
  });
});

describe("a gender", () => {
  it.each([
    ["how many women are there?", "There are 3 women."],
    ["men over 30", "1 man over 30: [[t2]]."],
    ["average age of the men", "The average age of the men is 35.5"],
    ["is Suvi a woman?", "Yes: [[t4]]."],
    ["is Suvi a man?", "No."],
  ])("has nouns: %s", async (message, answer) => {
    expect((await startChat(caravan).say(message)).answer).toContain(answer);
  });

  it("is coloured", async () => {
    const { calls } = await startChat(caravan).say("make the men blue and the women orange");
    expect(calls.map(({ input }) => input)).toMatchObject([
      { selector: "gender == 'm'", color: "blue" },
      { selector: "gender == 'f'", color: "orange" },
    ]);
  });
});

describe("an order that was told", () => {
  it.each([[["who is the oldest?", "next 2"], "The next 2 nodes"]])("goes on: %s", async (messages, answer) => {
    expect((await startChat(caravan).sayAll(...messages)).answer).toContain(answer);
  });

  it("is about whom it told, not whom it looked at", async () => {
    const { answer } = await startChat(harbour).sayAll("who sails the most boats?", "how old is she?");
    expect(answer).toContain("[[c1]] has age 51");
  });
});

describe("those that were found, once more", () => {
  it.each([
    [
      ["who is over 30?", "only the ones under 50"],
      ["t1", "t2"],
    ],
    [
      ["who are Orla's friends?", "and their friends?"],
      ["t1", "t3"],
    ],
  ])("are narrowed down or gone on from: %s", async (messages, ids) => {
    expect(namesIn((await startChat(caravan).sayAll(...messages)).answer).toSorted()).toEqual(ids);
  });

  it("are what a thing leads to, though people were told of it", async () => {
    const chat = startChat(harbour);
    const { answer } = await chat.sayAll("which boat is the shortest?", "who repairs it?", "who sails it?");
    expect(answer).toContain("Nobody found");
  });

  it.each([
    ["what is Orla connected to?", ["t2", "t4"]],
    ["who is Pim linked with?", ["t2", "t5"]],
  ])("are next to whom is named: %s", async (message, ids) => {
    expect(namesIn((await startChat(caravan).say(message)).answer).toSorted()).toEqual(ids);
  });
});

describe("an edit that goes on", () => {
  it("stays with what it is about, not with whom it was connected to", async () => {
    const chat = startChat(caravan);
    await chat.sayAll("add Kurt, 33", "connect him to Suvi", "set his age to 35", "rename him to Curt");
    const nodes = chat.document.snapshot().nodes;
    expect(nodes.find(({ attributes }) => attributes["name"] === "Curt")?.attributes["age"]).toBe(35);
    expect(nodes.find(({ id }) => id === "t4")?.attributes).toMatchObject({ name: "Suvi", age: 58 });
  });

  it.each(["disconnect Orla from Bardo", "unlink Bardo and Orla", "disconnect Orla"])(
    "that disconnects deletes no node: %s",
    async (message) => {
      const chat = startChat(caravan);
      await chat.say(message);
      expect(chat.document.snapshot().nodes).toHaveLength(5);
      expect(chat.document.snapshot().edges.some(({ id }) => id === "w1")).toBe(false);
    },
  );

  it("asks for the colour that is not said", async () => {
    const chat = startChat(caravan);
    const { answer } = await chat.sayAll("find Orla", "give her a colour");
    expect(answer).toContain("Which colour should [[t1]] get?");
    expect((await chat.say("purple")).calls).toMatchObject([{ name: "styleNodes", input: { color: "purple" } }]);
  });

  it("has another look for the others", async () => {
    const { calls } = await startChat(caravan).sayAll("make the rival edges red", "and the others dashed");
    expect(calls.at(-1)).toMatchObject({ name: "styleEdges", input: { lineStyle: "dashed" } });
  });
});

describe("what only the message before makes whole", () => {
  it.each([
    [["compare Orla and Bardo", "which one is older?"], "[[t2]]"],
    [["show only the singers", "how many are left?"], "3"],
    [["how many camp in Dune?", "and in Rock?", "and the rest?"], "There is 1 other node"],
  ])("tells figures: %s", async (messages, answer) => {
    expect((await startChat(caravan).sayAll(...messages)).answer).toContain(answer);
  });

  it("undoes both", async () => {
    const chat = startChat(caravan);
    await chat.sayAll("set the age of Orla to 40", "set the camp of Orla to Rock", "undo both");
    expect(chat.document.snapshot().nodes.find(({ id }) => id === "t1")?.attributes).toMatchObject({
      age: 31,
      camp: "Dune",
    });
  });

  it("asks of what a limit is", async () => {
    const chat = startChat(harbour);
    const { answer } = await chat.say("delete the sloops under 10");
    expect(answer).toContain("What should be under 10: length m, built");
    expect(chat.document.snapshot().nodes).toHaveLength(8);
  });
});

describe("what is asked in one go", () => {
  it.each([
    ["difference between the highest and lowest age", "The difference is 36: age runs from 22 to 58."],
    ["the age gap between the oldest and the youngest woman", "The difference is 36"],
    ["how much water does each camp have?", "Dune has the highest total water: 32"],
  ])("is answered in one go: %s", async (message, answer) => {
    expect((await startChat(caravan).say(message)).answer).toContain(answer);
  });

  it.each([
    [`rename Pim to O'Neill "the Red" & co`, `O'Neill "the Red" & co`],
    ["rename Pim to Tobb please", "Tobb"],
    [`rename Pim to "Long Name"`, "Long Name"],
  ])("keeps a name as it is written: %s", async (message, name) => {
    const chat = startChat(caravan);
    await chat.say(message);
    expect(chat.document.snapshot().nodes.find(({ id }) => id === "t3")?.attributes["name"]).toBe(name);
  });
});
