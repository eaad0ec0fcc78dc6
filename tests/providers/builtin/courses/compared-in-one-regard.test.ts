import { describe, expect, it } from "vitest";
import { handbookGraph } from "@/knowledge/handbook/handbook-graph";
import { startChat } from "../support/chat";
import { untouched } from "../support/document-checks";

const roofs = `Course Title: Hard Coverings
Course Instructor: Ines Kollar

Lesson 1: The Slate
A slate roof weighs about forty kilograms a square metre, and the rafters are chosen for that weight. Slate is split by hand. In a fire the slates crack with a noise like shots, but they do not burn.

Lesson 2: The Pitch
The pitch of a slate roof is at least twenty-five degrees. A slate roof lasts for a hundred and fifty years. Frost opens slates that hold pyrites.
`;

const reeds = `Course Title: The Thatcher at Work
Course Instructor: Onno Brandt

Lesson 1: The Reed
A reed roof weighs some thirty kilograms a square metre when it is dry. Reed is cut in winter, once frost has taken its leaves. In a fire a reed roof burns down within minutes.

Lesson 2: The Pitch
The pitch of a reed roof is at least forty-five degrees, so that rain runs off before it soaks in. A reed roof lasts for forty years.
`;

const boats = `Course Title: A Boatyard in the North
Course Instructor: Rune Aas

Lesson 1: Wood
Oak keels are heavy and stand for sixty years. Larch planks resist rot without paint, since they are full of resin. Pine planks rot within ten years unless they are tarred.

Lesson 2: Under Way
A clinker boat is light and flexes in waves. A carvel boat is stiff, and in waves it leaks less but strains its fastenings.
`;

const chat = () => {
  const files = [roofs, reeds, boats].map((text, at) => ({ name: `${at}.md`, text }));
  return startChat({ ...handbookGraph(files), name: "Craft school" });
};

describe("two things compared in one regard", () => {
  it.each([
    ["Compare the weight of a slate roof and a reed roof", ["forty kilograms", "thirty kilograms"]],
    ["How do slate roofs and reed roofs compare with regard to pitch?", ["twenty-five", "forty-five"]],
    ["compare slate roofs with reed roofs in terms of their weight", ["forty kilograms", "thirty kilograms"]],
    ["compare weight: slate roof and reed roof", ["forty kilograms", "thirty kilograms"]],
    ["What are the differences in pitch between slate roofs and reed roofs?", ["twenty-five", "forty-five"]],
    ["How do slate roofs and reed roofs behave in a fire?", ["do not burn", "within minutes"]],
    ["how do a slate roof and a reed roof each hold up in a fire please", ["do not burn", "within minutes"]],
    ["Are larch planks more resistant to rot than pine planks, and why?", ["full of resin", "within ten years"]],
    ["Does a slate roof last longer than a reed roof?", ["hundred and fifty years", "forty years"]],
    [
      "What do slate roofs and reed roofs have in common when it comes to the pitch?",
      ["twenty-five degrees", "forty-five degrees"],
    ],
    ["What are the advantages of larch compared with pine?", ["full of resin", "within ten years"]],
    ["how does a clinker boat differ from a carvel boat for someone who never sailed", ["flexes", "stiff"]],
  ])("%s", async (message, wanted) => {
    const open = chat();
    const { answer } = await open.say(message);
    for (const words of wanted) expect(answer).toContain(words);
    expect(answer.match(/\*\*/gu)).toHaveLength(4);
    expect(untouched(open)).toBe(true);
  });

  it("asks for both in one round, each with what is compared", async () => {
    const { calls } = await chat().say("Compare the weight of a slate roof and a reed roof");
    expect(calls).toMatchObject([{ input: { query: "slate roof weight" } }, { input: { query: "reed roof weight" } }]);
  });
});

describe("a thing that is called like a course", () => {
  const named = [
    roofs.replace("Hard Coverings", "Roofs of Slate"),
    reeds.replace("The Thatcher at Work", "The Reed Roof"),
    boats.replace("A Boatyard in the North", "Carvel Boat"),
  ];
  const called = () => {
    const files = named.map((text, at) => ({ name: `${at}.md`, text }));
    return startChat({ ...handbookGraph(files), name: "Craft school" });
  };

  it.each([
    ["Which is heavier, a slate roof or a reed roof?", ["forty kilograms", "thirty kilograms"]],
    [
      "Compare a slate roof and a reed roof",
      ["**Slate roof**", "**Reed roof**", "hundred and fifty", "thirty kilograms"],
    ],
    ["How do slate roofs and reed roofs behave in a fire?", ["do not burn", "within minutes"]],
    ["how does a clinker boat differ from a carvel boat", ["flexes", "stiff"]],
    ["What is the structure of a slate roof?", ["[[passage:roofs-of-slate"]],
    ["Where can I find a slate roof?", ["[[passage:roofs-of-slate"]],
  ])("%s", async (message, wanted) => {
    const { answer } = await called().say(message);
    for (const words of wanted) expect(answer).toContain(words);
  });

  it.each([
    ["What does the reed roof say about frost?", { query: "frost", course: "The Reed Roof" }],
    ["outline of the slate roof course", { course: "slate roof" }],
    ["carvel boat: what is said of larch?", { query: "larch", course: "Carvel Boat" }],
  ])("is the course where it is spoken of as one: %s", async (message, input) => {
    const { calls } = await called().say(message);
    expect(calls).toMatchObject([{ input }]);
  });
});

describe("which of two is more", () => {
  it.each([
    ["Which is heavier, a slate roof or a reed roof?", "slate roof", "forty kilograms", "thirty kilograms"],
    ["Is a reed roof heavier than a slate roof?", "slate roof", "forty kilograms", "thirty kilograms"],
    ["Which lasts longer, reed roofs or slate roofs?", "slate roofs", "a hundred and fifty years", "forty years"],
    ["Does a reed roof last as long as a slate roof?", "slate roof", "a hundred and fifty years", "forty years"],
    ["a slate roof or a reed roof: which weighs less", "slate roof", "forty kilograms", "thirty kilograms"],
  ])("%s", async (message, larger, one, other) => {
    const { answer } = await chat().say(message);
    expect(answer).toContain(`The larger figure is for ${larger}: ${one}, against ${other}.`);
    expect(answer.match(/\*\*/gu)).toHaveLength(4);
  });

  it.each([
    ["has no figures", "Which is stiffer, a clinker boat or a carvel boat?", ["light", "stiff"]],
    ["has figures of one side alone", "Which lasts longer, oak keels or larch planks?", ["sixty years", "resin"]],
    ["is not asked by an amount", "Which is better, a slate roof or a reed roof?", ["slate", "reed"]],
  ])("says none where it %s: %s", async (_, message, wanted) => {
    const { answer } = await chat().say(message);
    expect(answer).not.toContain("the larger");
    for (const words of wanted) expect(answer).toContain(words);
  });
});
