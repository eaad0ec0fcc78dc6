import { describe, expect, it } from "vitest";
import { handbookGraph } from "@/knowledge/handbook/handbook-graph";
import { startChat } from "../support/chat";
import { untouched } from "../support/document-checks";

const puppets = `Course Title: Glove Puppets for Small Stages
Course Instructor: Nadia Ferro

Lesson 1: Carving a Head
The head is carved from lime wood. Lime is soft in every direction, so that the knife does not follow the grain. Rough out the nose before the eyes. Keep the knife away from the chin. A head dries slowly. Paint lasts longer on it than on clay.

To hollow a head means to take out its core with a spoon gouge. Begin at the neck. Turn the head as you go. It takes an hour and a half with a sharp tool.

Lesson 2: Strings and Control
The control is the wooden cross that the player holds. Two strings carry the shoulders. The knee strings hang slack while the figure stands. Waxing means drawing a string through a block of wax. Never wax the strings with your fingers warm. The wax would run into the knots and they would slip.
`;

const shadows = `Course Title: Shadows on Cloth
Course Instructor: Bram Okoro

Lesson 1: The Screen
A screen is a sheet of cotton, stretched on a frame. The lamp behind it gets hot, and a paper figure scorches within minutes. Shadow figures are cut from parchment. The knife is held upright.

Lesson 2: Playing
The player sits below the frame. A string on each wrist moves the arms of the figure.
`;

const oven = `Course Title: The Oven Course

Lesson 1: Bread
Bread goes in at 220 °C. After ten minutes the door is opened once.

Lesson 2: Meringue
Meringue dries at 90 °C with the door ajar. It must not turn brown.
`;

function stage() {
  const graph = handbookGraph([puppets, shadows, oven].map((text, at) => ({ name: `${at}.md`, text })));
  return startChat({ ...graph, name: "Evening stage" });
}

describe("kinds of questions on texts", () => {
  it.each([
    // A person's name stands for the course.
    ["which lessons does the course by Bram Okoro have?", ["The Screen", "Playing"]],
    ["show the outline of the course taught by Nadia Ferro", ["Carving a Head", "Strings and Control"]],
    // A word of the same kin: the text says "hot", "soft".
    ["what does lesson 1 of Shadows on Cloth say about heat?", ["gets hot", "scorches"]],
    // Why: the reason is in the sentence behind.
    ["why should i never wax the strings with warm fingers?", ["run into the knots"]],
    // Several questions, parted by a full stop, or by commas; "it" alone is what the first is about.
    ["Explain waxing. Also, what is a control?", ["block of wax", "wooden cross"]],
    ["Explain hollowing. Also, which wood is the head carved from?", ["spoon gouge", "lime wood"]],
    // What measures something speaks of it without its name.
    ["Compare what lesson 1 and lesson 2 of the oven course say about temperature", ["220 °C", "90 °C"]],
    ["What is hollowing, where do I begin it and how long does it take?", ["spoon gouge", "an hour and a half"]],
  ])("%s", async (message, wanted) => {
    const chat = stage();
    const turn = await chat.say(message);
    for (const words of wanted) expect(turn.answer).toContain(words);
    expect(untouched(chat)).toBe(true);
  });

  it("takes how a title begins for the course", async () => {
    const turn = await stage().say("How do Shadows on Cloth and Glove Puppets differ on the knife?");
    expect(turn.answer).toContain("held upright");
    expect(turn.answer).toMatch(/grain|chin/u);
  });

  it("says again what a question after it is about", async () => {
    const turn = await stage().sayAll("Tell me about lime wood", "why is it soft?");
    expect(turn.answer).toContain("does not follow the grain");
  });

  it("tells what the lesson says just before what was asked", async () => {
    const turn = await stage().say("What is waxing and what should I know before I do it?");
    expect(turn.answer).toContain("knee strings hang slack");
    expect(turn.answer).toContain("Carving a Head");
  });

  it("quotes both courses on a topic they share", async () => {
    const turn = await stage().say("Which topics are in both Glove Puppets for Small Stages and Shadows on Cloth?");
    const courses = new Set(turn.result.sources.map(({ course }) => course));
    expect(courses).toEqual(new Set(["Glove Puppets for Small Stages", "Shadows on Cloth"]));
  });

  it("quotes more where a narrower search leaves one place", async () => {
    const turn = await stage().sayAll("where is the knife mentioned?", "only in the puppets course");
    expect(turn.answer).toMatch(/grain/u);
    expect(turn.answer).toMatch(/chin/u);
  });
});
