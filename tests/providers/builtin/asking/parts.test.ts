import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { catsGraph } from "../../../support/graphs/cats";
import { isLong } from "../../../support/long";
import { clinic } from "../graphs/clinic";
import { harbour } from "../graphs/harbour";
import { type Chat, startChat } from "../support/chat";
import { coloured, selected, untouched } from "../support/document-checks";

/** How people put several requests into one message. */
const joints = [". ", "; ", ", then ", " and then "];

const conversations: readonly (readonly [graph: string, data: GraphData, parts: readonly string[]])[] = [
  ["cats", catsGraph(), ["find the cats that live with Ann", "make them green", "tell me their average age"]],
  ["cats", catsGraph(), ["who is the most connected human", "how many cats does she have"]],
  ["cats", catsGraph(), ["size the nodes by age", "colour the biggest red", "label only the three smallest"]],
  ["cats", catsGraph(), ["run betweenness", "colour the nodes by it"]],
  ["cats", catsGraph(), ["select the cats older than 8", "zoom in", "what is their average age"]],
  ["harbour", harbour, ["find the sloops", "make them blue", "tell me their average length"]],
  ["harbour", harbour, ["who is the oldest skipper", "how many boats does he have"]],
  ["harbour", harbour, ["colour the boats by length from yellow to red", "label only the ketches"]],
  ["clinic", clinic, ["find the doctors", "make them purple", "hide the others"]],
];

/** What can be seen of a graph: looks, selection, filter. */
function seen({ document }: Chat) {
  const looks = document.snapshot().nodes.map(({ id }) => [id, document.styles.effectiveNode(id)]);
  return { looks, selected: selected(document), filter: document.filter, focus: document.focus };
}

describe("several requests in one message", () => {
  it.each(
    conversations.flatMap(([name, data, parts], at) =>
      // Each is joined in each way in the long run; in the short one the ways take turns.
      (isLong ? joints : joints.filter((_, way) => way === at % joints.length)).map(
        (joint) => [name, parts.join(joint), data, parts] as const,
      ),
    ),
  )("%s: '%s' comes to what the same messages come to one after the other", async (_name, message, data, parts) => {
    const [together, apart] = [startChat(data), startChat(data)];
    const { result, answer } = await together.say(message, { maxToolIterations: 12 });
    const { answer: last } = await apart.sayAll(...parts);
    expect(result.success).toBe(true);
    expect(seen(together)).toEqual(seen(apart));
    expect(answer.slice(-last.length)).toBe(last);
  });

  it.each([
    [
      "cats",
      catsGraph(),
      [
        "make Luna green",
        "make Oliver red",
        "make Bella blue",
        "make Felix green",
        "make Tom red",
        "make Ann blue",
        "frobnicate",
      ],
    ],
    [
      "harbour",
      harbour,
      [
        "find the sloops",
        "make them blue",
        "who sails Tern",
        "make Knot red",
        "hide the ketches",
        "what is their average length",
      ],
    ],
  ] as const)(
    "%s: each part has the rounds of a message, where together they take more",
    async (_name, data, parts) => {
      const [together, apart] = [startChat(data), startChat(data)];
      const { answer, result } = await together.say(parts.join("; "));
      await apart.sayAll(...parts);
      expect(answer).not.toContain("no step was left");
      expect(result.rounds.length).toBeGreaterThan(5);
      expect(seen(together)).toEqual(seen(apart));
    },
  );

  it("never takes more rounds than the cap, and says what it did not come to", async () => {
    const chat = startChat(harbour);
    const parts = [
      "find the sloops",
      "make them blue",
      "who sails Tern",
      "make Knot red",
      "frobnicate",
      "make Tern green",
    ];
    const { answer, result } = await chat.say(parts.join("; "), { maxToolIterations: 3, maxToolIterationsCap: 4 });
    expect(result.rounds.length).toBe(4);
    expect(answer).toContain("I could not look up 'Tern'");
  });

  it.each([
    ["make the doctors green. Who is the oldest one?", clinic, "[[d4]]"],
    ["select the doctors and tell me who the youngest one is", clinic, "[[d3]]"],
    ["colour the cats grey; who is the oldest one?", catsGraph(), "[[cat4]]"],
  ])("'the oldest one' is one of those: %s", async (message, data, who) => {
    expect((await startChat(data).say(message)).answer).toContain(who);
  });

  it("deletes one of those it counted, not of all", async () => {
    const chat = startChat(catsGraph());
    await chat.say("count the cats, then delete the oldest one");
    const left = chat.document.snapshot().nodes.map(({ id }) => id);
    expect(catsGraph().nodes.flatMap(({ id }) => (left.includes(id) ? [] : [id]))).toEqual(["cat4"]);
  });

  it("names the part it did not understand, and does the others", async () => {
    const chat = startChat();
    const { answer } = await chat.say("colour the cats orange; frobnicate the humans; size the cats by age");
    expect(answer).toContain("I did not understand 'frobnicate the humans', so I skipped it.");
    expect(answer).not.toMatch(/nothing was changed/i);
    expect(new Set(Object.values(coloured(chat.document))).size).toBe(1);
    expect(chat.document.styles.effectiveNode("cat1").size).toBeDefined();
  });

  it("leaves what builds on a part that was not understood", async () => {
    const chat = startChat();
    const { answer } = await chat.say("find the oldest cat, then frobnicate it, then delete it");
    expect(answer).toContain("'delete it' depends on that, so I skipped it");
    expect(untouched(chat)).toBe(true);
  });

  it("leaves what builds on a part that found nothing", async () => {
    const chat = startChat(harbour);
    const { answer } = await chat.say("find the skippers with a rig; make them blue; tell me their average age");
    expect(answer).toContain("'make them blue' depends on that, so I skipped it");
    expect(answer).not.toMatch(/average age of/u);
    expect(untouched(chat)).toBe(true);
  });

  it("says once that nothing was understood where no part was", async () => {
    const chat = startChat();
    const { answer } = await chat.say("frobnicate the glorps, then defenestrate the wibbles");
    expect(answer.match(/not understand/gu)).toHaveLength(1);
    expect(untouched(chat)).toBe(true);
  });

  it("is gone on with from its last part, and undone as one message", async () => {
    const chat = startChat();
    await chat.say("find the cats that live with Ann; make them green; tell me their average age");
    const green = Object.keys(coloured(chat.document));
    await chat.say("make them red");
    expect(Object.keys(coloured(chat.document))).toEqual(green);
    await chat.say("undo that");
    expect(Object.keys(coloured(chat.document))).toEqual(green);
    await chat.say("undo that");
    expect(coloured(chat.document)).toEqual({});
  });

  it.each([
    "find the cats that are older than 5 and live with Emma",
    "select the humans who know Emma and live with a cat",
    "which cats are older than 5 and younger than 10?",
    "make the cats and the humans who know Emma blue",
    "Of all cats, what is the highest age of their owners?",
  ])("'%s' is one request", async (message) => {
    const chat = startChat();
    await chat.say(message);
    const marks = chat.parts.filter((part) => part.type === "reasoning" && JSON.stringify(part.raw).includes('"part"'));
    expect(marks).toEqual([]);
  });

  it("asks before the one part that deletes", async () => {
    const chat = startChat(catsGraph(), false);
    const { answer } = await chat.say(
      "colour the humans purple. delete the cats older than 8. tell me their average age",
    );
    expect(answer).toContain("it was not allowed");
    const humans = catsGraph().nodes.filter(({ attributes }) => attributes["type"] === "human");
    expect(chat.document.snapshot().nodes).toHaveLength(catsGraph().nodes.length);
    expect(Object.keys(coloured(chat.document))).toEqual(humans.map(({ id }) => id));
  });
});
