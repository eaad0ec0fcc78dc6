import { describe, expect, it } from "vitest";
import { handbookGraph } from "@/knowledge/handbook/handbook-graph";
import { startChat } from "../support/chat";
import { untouched } from "../support/document-checks";

const looms = `Course Title: Setting up a Loom
Course Instructor: Hedda Marsh

Lesson 1: Warp and Weft
The warp is the set of threads that stand under tension. Weft is the thread that is carried across them. A cotton warp costs 14 pounds a kilo. Wind it on with somebody to help you.

Lesson 2: Sheds and Treadles
A shed is the gap through which the shuttle flies. Each treadle opens one shed. The treadles are tied with linen cord. Cord stretches in its first week.
`;

const dyes = `Course Title: A Little Book of Dyes
Course Instructor: Tomas Quill

Lesson 1: Mordants
A mordant binds the colour to the fibre. Alum is the safest. It is weighed at fifteen percent of the wool. The bath is never boiled.

Lesson 2: Madder and Weld
Madder root gives red, weld gives yellow. Hard water makes madder brighter. The pot for dyes is never used for food again.
`;

const people = `Course Title: Selling Cloth
Course Instructor: Hedda Marsh

Lesson 1: Prices
A price is made of wool, hours and rent. Hours are counted in tens. The stall opens until 18:30 on market days.
`;

function mill() {
  const graph = handbookGraph([looms, dyes, people].map((text, at) => ({ name: `${at}.md`, text })));
  return startChat({ ...graph, name: "Mill school" });
}

describe("what is asked of texts is told by the names in it", () => {
  it.each([
    // Who teaches it stands for the course, or says which of theirs.
    ["what does Tomas Quill's course say about madder?", ["Madder root gives red"]],
    ["the lessons of Hedda Marsh's loom course", ["Warp and Weft", "Sheds and Treadles"]],
    ["who is Hedda Marsh?", ["Setting up a Loom", "Selling Cloth"]],
    ["who is responsible for Selling Cloth?", ["Hedda Marsh"]],
    // Words of a title behind a lesson's number, or beside "lessons".
    ["lesson 2 dyes: what's in there", ["Madder root gives red"]],
    ["i need to see what lessons the dyes book has", ["Mordants", "Madder and Weld"]],
    // A title that begins with a small word, in German too.
    ["Vergleiche Lektion 1 von Setting up a Loom mit Lektion 1 von A Little Book of Dyes", ["warp", "mordant"]],
    // A lesson's title as it is written.
    ["In the lesson Sheds and Treadles, what is said about cord?", ["linen cord"]],
    ["Find me another lesson on the subject of Madder and Weld", ["A Little Book of Dyes"]],
    // Slips in the words of the question itself.
    ["whta is in lesson 1 of A Little Book of Dyes", ["mordant binds"]],
    // What somebody says before the question, and wishes that are questions.
    ["My wool has lost its colour to the fibre bath. What did I do wrong?", ["mordant binds|never boiled"]],
    ["I'd like to know what a shed is. I'd also like to know what weld gives.", ["gap through which", "yellow"]],
    // Several terms, each by itself; money and the time of day.
    ["Explain warp and weft please.", ["under tension", "carried across"]],
    ["what does a cotton warp cost", ["14 pounds"]],
    ["Until when does the stall open?", ["18:30"]],
    // What is compared stands ahead of the places, behind them, or is asked after a colon.
    [
      "Put lesson 1 and lesson 2 of A Little Book of Dyes side by side: what do they say about wool or madder?",
      ["fifteen percent", "Madder root"],
    ],
    [
      "What does lesson 1 of Setting up a Loom tell about cotton compared with lesson 2 of A Little Book of Dyes?",
      ["14 pounds", "nothing about cotton"],
    ],
    ["Is weld cheaper than alum? Compare them", ["weld gives yellow", "Alum is the safest"]],
    // Words a request is made of are topics too.
    ["what does lesson 2 of Setting up a Loom say about order and cord", ["linen cord"]],
    // How much of what: the text need not have the word.
    ["how heavy is alum?", ["fifteen percent"]],
    ["in plain words: what is a shed?", ["gap through which"]],
    ["Explain weft, also tell me what a treadle opens", ["carried across", "opens one shed"]],
    // Nothing of it: what there is instead.
    ["What does lesson 2 of Setting up a Loom say about penguins?", ["nothing about penguins", "gap through which"]],
    ["anything on penguins?", ["nothing about penguins", "Setting up a Loom"]],
  ])("%s", async (message, wanted) => {
    const chat = mill();
    const turn = await chat.say(message);
    for (const words of wanted) expect(turn.answer).toMatch(new RegExp(words, "u"));
    expect(untouched(chat)).toBe(true);
  });

  it("narrows to a course by words of its title", async () => {
    const turn = await mill().sayAll("where is cord or food mentioned?", "I'm only interested in dyes");
    expect(turn.answer).toContain("never used for food again");
    expect(new Set(turn.result.sources.map(({ course }) => course))).toEqual(new Set(["A Little Book of Dyes"]));
  });

  it("asks of the thing told of before", async () => {
    const turn = await mill().sayAll("What is the cord?", "how long does one stretch?");
    expect(turn.answer).toContain("first week");
  });

  it("goes back to the lesson before", async () => {
    const turn = await mill().sayAll("tell me about lesson 2 of A Little Book of Dyes", "And the one before?");
    expect(turn.answer).toContain("mordant binds");
  });
});
