import { describe, expect, it } from "vitest";
import { graphOf } from "../../../support/graphs/documents";
import { harbour } from "../graphs/harbour";
import { tasksIso } from "../graphs/tasks";
import { startChat } from "../support/chat";

const proteins = graphOf(
  {
    TP53: { essential: "yes", location: "nucleus" },
    MDM2: { essential: "yes", location: "nucleus" },
    ATM: { essential: "no", location: "nucleus" },
    EGFR: { essential: "no", location: "membrane" },
  },
  { "TP53-MDM2": {}, "ATM-TP53": {} },
);

describe("an attribute that says yes or no", () => {
  it.each([
    ["make essential proteins stars", { shape: "star" }],
    ["make the essential proteins red", { color: "red" }],
    ["color essential nodes red", { color: "red" }],
  ])("styles what it says yes of: %s", async (message, looks) => {
    const { calls } = await startChat(proteins).say(message);
    expect(calls.at(-1)).toMatchObject({ name: "styleNodes", input: { selector: "essential == 'yes'", ...looks } });
  });

  it.each([
    ["which essential proteins are in the nucleus?", ["MDM2", "TP53"]],
    ["which proteins are essential?", ["MDM2", "TP53"]],
    ["which proteins are not essential?", ["ATM", "EGFR"]],
  ])("is asked for: %s", async (message, ids) => {
    const { answer } = await startChat(proteins).say(message);
    expect([...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map(([, id]) => id).toSorted()).toEqual(ids);
  });

  it.each([
    "delete the isolated pair",
    "make essential proteins stars",
    "which essential proteins in the nucleus are upregulated?",
    "what did I just do?",
  ])("is no kind of thing: %s", async (message) => {
    const chat = startChat(proteins);
    const { answer } = await chat.say(message);
    expect(`${answer} ${JSON.stringify(chat.parts)}`).not.toMatch(/yeses|\bnos\b|yes nodes/u);
  });

  it("still colours by the attribute", async () => {
    const { calls } = await startChat(proteins).say("color by essential");
    expect(calls.at(-1)).toMatchObject({
      name: "styleByAttribute",
      input: { property: "essential", channel: "color" },
    });
  });
});

describe("the critical path", () => {
  it.each([
    "what is the critical path?",
    "show the critical path",
    "which tasks are on the critical path?",
    "Welche Aufgaben liegen auf dem kritischen Pfad?",
  ])("is the longest one: %s", async (message) => {
    const { calls, answer } = await startChat(tasksIso).say(message);
    expect(calls.at(-1)).toMatchObject({ name: "runAlgorithm", input: { algorithm: "longestPath" } });
    expect(answer.match(/\[\[T\d\]\]/gu)).toHaveLength(6);
  });

  it("is not asked of what was spoken of before", async () => {
    const { calls } = await startChat(tasksIso).sayAll("what does Rollout depend on?", "what is the critical path?");
    expect(calls.at(-1)).toMatchObject({ name: "runAlgorithm", input: { algorithm: "longestPath" } });
  });
});

describe("whether something is tied to anything at all", () => {
  it.each([
    ["is Tern sailed by anyone?", "Yes: [[b1]]."],
    ["is Knot sailed by anybody?", "No."],
    ["does Oskar sail anything?", "No."],
    ["does Wanda Pole sail something?", "Yes: [[c1]]."],
  ])("is answered by yes or no: %s", async (message, answer) => {
    expect((await startChat(harbour).say(message)).answer).toBe(answer);
  });
});
