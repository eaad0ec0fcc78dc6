import { describe, expect, it } from "vitest";
import { handbookGraph } from "@/knowledge/handbook/handbook-graph";
import { startChat } from "../support/chat";

const ferry = `Course Title: Running the River Ferry
Course Instructor: Olga Brandt

Lesson 1: The Rope
The rope is of hemp and runs over two wheels on the bank. Grease the wheels with tallow. Look at the rope from end to end. Everybody who works at the landing looks after the rope. The rope is wetted in a hot week.

A rope holds a hundred crossings. It is turned end for end on a Thursday, when the mill stands still.

Lesson 2: Water and Ice
High water stops the ferry from a level of 310 cm on. The gauge stands at the landing. The boat is hauled out in November and tarred. Ice carries a man from eight centimetres on.

Lesson 3: Level Landing
The landing is raked in the morning. Lantern, bell and horn stand at the landing. OTB means the bell on the other bank. It rings when somebody waits.
`;

function ask(said: string) {
  return startChat({ ...handbookGraph([{ name: "0.md", text: ferry }]), name: "Ferry school" }).say(said);
}

describe("a question of texts", () => {
  it.each([
    ["On what day of the week do people turn the rope round?", /Thursday/u],
    ["Which weekday is the rope turned?", /Thursday/u],
    ["In which month does the crew tar the boat?", /November/u],
  ])("is answered by the kind of value it asks for: %s", async (said, answer) => {
    expect((await ask(said)).answer).toMatch(answer);
  });

  it.each([
    ["From how many centimetres on does ice carry a man?", /eight centimetres/u],
    ["as of what level does high water stop the ferry", /310 cm/u],
    ["Above which level is the ferry stopped by high water?", /310 cm/u],
  ])("is one where it begins with a small word, too: %s", async (said, answer) => {
    const { answer: output, calls } = await ask(said);
    expect(output).toMatch(answer);
    expect(calls.map(({ name }) => name)).toEqual(["searchContent"]);
  });

  it.each([
    ["OTB: what does that mean, and when does it ring?", /bell on the other bank/u],
    ["OTB - what does it stand for?", /bell on the other bank/u],
  ])("defines what stands before it: %s", async (said, answer) => {
    expect((await ask(said)).answer).toMatch(answer);
  });
});
