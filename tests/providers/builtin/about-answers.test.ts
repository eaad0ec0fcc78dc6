import { describe, expect, it } from "vitest";
import { caravan } from "./caravan";
import { startChat } from "./chat";
import { harbour } from "./harbour";

function namesIn(answer: string): readonly (string | undefined)[] {
  return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1]);
}

describe("a way that was found", () => {
  it.each([
    ["how long is it?", "km 9"],
    ["how long is it in minutes?", "minutes 150"],
    ["how many hops is that?", "2 steps"],
    ["who's in the middle?", "Between [[t1]] and [[t3]]: [[t2]]"],
    ["and back?", "from [[t3]] to [[t1]]"],
    ["another route?", "[[t1]] → [[t4]] → [[t5]] → [[t3]]"],
    ["avoiding Bardo?", "[[t1]] → [[t4]] → [[t5]] → [[t3]]"],
    ["and the fastest?", "minutes 115"],
  ])("is asked about: %s", async (second, answer) => {
    expect((await startChat(caravan).sayAll("shortest path from Orla to Pim", second)).answer).toContain(answer);
  });

  it("is still spoken of after it was highlighted", async () => {
    const { answer } = await startChat(caravan).sayAll("path from Orla to Pim", "highlight it", "any other way?");
    expect(answer).toContain("[[t1]] → [[t4]] → [[t5]] → [[t3]]");
  });

  it("leaves out who is to be avoided", async () => {
    const { answer } = await startChat(caravan).say("path from Orla to Pim without going through Bardo");
    expect(answer).toContain("that avoids Bardo has 3 steps");
  });

  it("says so where there is no other", async () => {
    const { answer } = await startChat(harbour).sayAll(
      "path from Wanda Pole to Tern",
      "avoiding Ivo?",
      "another route?",
    );
    expect(answer).toContain("no other path");
  });
});

describe("figures that were told", () => {
  it.each([
    [["how old is Orla?", "and Bardo?", "what's the difference?"], "The difference is 13"],
    [["how old is Orla?", "and Bardo?", "who is older?"], "[[t2]], with age 44; [[t1]] has 31"],
    [["how old is Orla?", "and Bardo?", "which one is younger?"], "[[t1]], with age 31"],
    [["how many singers are there?", "and in Rock?", "how many is that together?"], "Together 4"],
    [["average age of the men", "and of the women?", "by how much?"], "The difference is 1.5"],
    [["average age by camp", "what's the difference between the highest and the lowest?"], "The difference is 20.5"],
  ])("stand beside each other: %s", async (messages, answer) => {
    expect((await startChat(caravan).sayAll(...messages)).answer).toContain(answer);
  });

  it("are not added where they are averages", async () => {
    const { answer } = await startChat(caravan).sayAll("average age of the men", "and of the women?", "together?");
    expect(answer).not.toContain("Together");
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
    [
      ["who is over 30?", "the first one, how old is she?", "and the others?"],
      ["t2", "t4"],
    ],
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
