import { describe, expect, it } from "vitest";
import { handbookGraph } from "@/knowledge/handbook/handbook-graph";
import { startChat } from "../support/chat";
import { untouched } from "../support/document-checks";

const kites = `Course Title: Kites for Windy Days
Course Link: https://kites.example
Course Instructor: Ola Brandt

Lesson 1: Spars and Sail
Lesson Link: https://kites.example/1

A spar is a stick that holds the sail open. Bamboo is cheap and splits; carbon is dear and stiff. The sail is cut from ripstop nylon.

Every kite has three parts that must agree. The spine carries the load. The bow gives the curve. The bridle decides the angle at which it meets the wind.

Lesson 2: Launching
Lesson Link: https://kites.example/2

When the line goes slack, walk backwards until it is taut. That pulls the nose up again. A stall is precisely that loss of lift, and this remedy cures it within seconds.

A kite should be flown in a wind of 12 to 25 kilometres an hour. Below it the sail only flaps. For a delta, half of that is enough.

Lesson 3: Storms

Wet line conducts. A spark needs no cloud above you, and three flyers were hurt last year. Reel in at the first thunder and keep away from the metal winder.
`;

const sails = `Course Title: Model Yachts
Course Instructor: Reto Hug

Lesson 1: Hulls

A hull is planked over frames with strips of cedar. The keel carries a bulb of lead. Lead is poisonous when it is filed: wear a mask and wash your hands.

Lesson 2: Radio

The receiver sits in a dry box. A flat battery ends the race, so a fresh one goes in every morning. Repairs at the pond take half an hour.
`;

const paper = `Course Title: From Paper to Sky

Lesson 1: Folding

A dart is folded from one sheet. Crease the middle first.

A boat or a kite that turns into the wind loses its pull. The cloth begins to shake. That is a luff. Nobody is hurt by it.
`;

const pond = () =>
  startChat({ ...handbookGraph([kites, sails, paper].map((text, at) => ({ name: `${at}.md`, text }))), name: "Pond" });

describe("an answer from texts is whole", () => {
  it.each([
    // What a sentence announces is told with it.
    ["what is a kite made of?", ["three parts", "spine", "bow", "bridle"]],
    // What a sentence points back at is told before it.
    ["what is a stall?", ["walk backwards", "precisely that loss of lift"]],
    // A number is told with the sentence that says of what.
    ["how strong should the wind be for a kite?", ["12 to 25 kilometres an hour"]],
    // A question that only asks which lesson, behind what it is about.
    ["I want to build a hull, wich lesson is that in?", ["Hulls"]],
    ["My battery was flat. Which lesson should I read?", ["Radio"]],
    ["which lesson warns about lead?", ["Hulls"]],
    // What the teacher says is in the text.
    ["bamboo or carbon - what does the teacher recommend?", ["Bamboo is cheap", "carbon is dear"]],
    // Parts that begin with a short form.
    ["what is a spar and whats a hull planked with", ["stick that holds the sail", "cedar"]],
    [
      "What is a bow for, what does a bulb do and how is the receiver kept dry?",
      ["gives the curve", "lead", "dry box"],
    ],
    // Who, and where: both.
    ["who teaches the kites course and where is it online?", ["Ola Brandt", "https://kites.example"]],
    // A course called by what one of its lessons is about.
    ["who is the teacher of the hull course?", ["Reto Hug"]],
    // What it is stands before its name.
    ["what is a luff?", ["turns into the wind", "That is a luff."]],
    // A title that begins with a small word.
    ["compare lesson 1 of From Paper to Sky with lesson 2 of Model Yachts", ["folded", "receiver"]],
    // Two lessons named by a word of their titles.
    ["Compare the hull lesson with the radio lesson", ["Lesson 1", "Lesson 2", "cedar", "battery"]],
  ])("%s", async (message, wanted) => {
    const chat = pond();
    const { answer } = await chat.say(message);
    for (const words of wanted) expect(answer).toContain(words);
    expect(untouched(chat)).toBe(true);
  });

  it("is said to be the nearest where a chief word of the question stands nowhere", async () => {
    const { answer } = await pond().say("which kite sail needs lacquer and varnish?");
    expect(answer).toMatch(/^I found no passage on exactly this, and nothing about “lacquer”/u);
  });

  it("says what the nearest passage lacks, and denies only what nothing is near", async () => {
    const chat = pond();
    const near = await chat.say("does carbon attract penguins?");
    expect(near.answer).toMatch(/^I found no passage on exactly this, and nothing about “penguins”/u);
    expect(near.answer).toContain("carbon is dear and stiff");
    const none = await chat.say("who invented the zeppelin?");
    expect(none.answer).toMatch(/^I found nothing about/u);
    expect(none.result.sources).toEqual([]);
  });

  it("tells the figures alone where only they are asked for", async () => {
    const chat = pond();
    const all = await chat.say("what is a kite?");
    expect(all.answer).toContain("three parts");
    const { answer } = await chat.say("only the figures");
    expect(answer).toContain("12 to 25");
    expect(answer).not.toContain("three parts");
  });

  it("goes on with a lesson, and with “and”", async () => {
    const chat = pond();
    await chat.say("What does lesson 2 of Model Yachts cover?");
    const time = await chat.say("How long does it take?");
    expect(time.answer).toContain("half an hour");
    await chat.say("what is a spar?");
    const cheap = await chat.say("and which is dear and stiff?");
    expect(cheap.answer).toContain("carbon is dear");
  });
});
