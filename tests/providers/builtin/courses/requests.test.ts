import { describe, expect, it } from "vitest";
import type { Exchange } from "@/ai/history/messages";
import { historyFaults } from "@/ai/history/validate-history";
import type { Provider } from "@/ai/port/provider-port";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { startAiSession } from "../../../support/ai-session";
import { type Chat, startChat, type Turn } from "../support/chat";
import { untouched } from "../support/document-checks";
import { catalogueGraph, handbookAsGraph } from "./catalogue";

/** "outline, search" for each round: "getOutline+getOutline" where several calls share one. */
function roundsOf({ calls }: Turn): readonly string[] {
  const rounds = new Map<number, string[]>();
  for (const { round, name } of calls) rounds.set(round, [...(rounds.get(round) ?? []), name]);
  return [...rounds.values()].map((names) => names.join("+"));
}

const look = "getOutline";
const find = "searchContent";

interface Row {
  readonly say: string;
  readonly rounds: readonly string[];
  readonly has: readonly (string | RegExp)[];
  /** "course / lesson" of every source the answer may have. */
  readonly from?: readonly string[];
}

async function expectRow(chat: Chat, { say, rounds, has, from }: Row): Promise<void> {
  const turn = await chat.say(say);
  expect(roundsOf(turn)).toEqual(rounds);
  for (const part of has) expect(turn.answer).toMatch(part);
  if (from !== undefined) {
    expect(new Set(turn.result.sources.map(({ course, number }) => `${course} / ${number}`))).toEqual(new Set(from));
  }
  expect(untouched(chat)).toBe(true);
}

const bread = "Baking with sourdough";
const beer = "Brewing beer at home";
const bees = "Keeping bees";

const onCatalogue: readonly Row[] = [
  // Parts of one message, each by itself; "it" is what the part before is about.
  {
    say: "Outline of Brewing beer at home, and tell me what it says about hops",
    rounds: [`${look}+${find}`],
    has: ["Malt and mash", "Hops give bitterness"],
    from: [`${beer} / 2`],
  },
  {
    say: "show me the contents of the beer course and explain noble hops",
    rounds: [`${look}+${find}`],
    has: ["Yeast and fermentation", "four old sorts"],
    from: [`${beer} / 2`],
  },
  {
    say: "I missed the last lesson of the beer course. What was it about?",
    rounds: [look, find],
    has: ["Fermentation"],
    from: [`${beer} / 3`],
  },
  { say: "What is lager yeast and how warm does it work?", rounds: [`${find}+${find}`], has: ["8 to 12"] },
  // A course by who teaches it, the links of all its lessons.
  { say: "which courses does Mara Lindt teach?", rounds: [look], has: ["Mara Lindt teaches one course", bread] },
  {
    say: "give me the links of all lessons in the sourdough course",
    rounds: [look],
    has: ["https://bread.example/1", "https://bread.example/3"],
  },
  // A lesson that has nothing of it is told by what it says at all, each side with its source.
  {
    say: "Compare what lesson 3 of the sourdough course and lesson 2 of the beer course say about vinegar",
    rounds: [`${find}+${find}`, look, find],
    has: ["smells of vinegar", /found nothing about vinegar.* It does say: .*[Hh]ops/u],
    from: [`${bread} / 3`, `${beer} / 2`],
  },
  { say: "Which courses are there?", rounds: [look], has: [bread, beer, bees, "Ota Novak", "4 lessons"], from: [] },
  { say: "list the courses", rounds: [look], has: [bread, beer, bees] },
  { say: "Welche Kurse gibt es?", rounds: [look], has: ["Es gibt 3 Kurse", bees] },
  {
    say: "Show me the outline of Keeping bees",
    rounds: [look],
    has: [/1\. .*The hive in a year.*\n2\. Swarms\n3\. /u],
  },
  {
    say: "what lessons does the beer course have",
    rounds: [look],
    has: ["Malt and mash", "[Hops](https://beer.example/hops)"],
  },
  { say: "keping beess outline", rounds: [look], has: ["Swarms", "Honey and wax"] },
  { say: "How many lessons does the sourdough course have?", rounds: [look], has: ["4 lessons", "The oven"] },
  { say: "Zeig mir die Gliederung des Kurses Keeping bees", rounds: [look], has: ["3 Lektionen", "Swarms"] },
  { say: "Who teaches Keeping bees?", rounds: [look], has: ["Ines Ott"] },
  { say: "link of lesson 2 of brewing beer at home", rounds: [look], has: ["<https://beer.example/hops>"] },
  { say: "What is the link of the sourdough course?", rounds: [look], has: ["<https://bread.example/course>"] },
  {
    say: "What is covered in lesson 3 of the sourdough course?",
    rounds: [look, find],
    has: [/Fermentation and temperature/u, "time in which yeast"],
    from: [`${bread} / 3`],
  },
  {
    say: "Summarise the last lesson of the beer course",
    rounds: [look, find],
    has: ["Yeast and fermentation"],
    from: [`${beer} / 3`],
  },
  {
    say: "What does the second lesson of Keeping bees teach?",
    rounds: [look, find],
    has: ["Swarm"],
    from: [`${bees} / 2`],
  },
  { say: "whats in leson 2 of keeping beees", rounds: [look, find], has: ["Swarms"], from: [`${bees} / 2`] },
  {
    say: "Was wird in Lektion 2 des Kurses Keeping bees behandelt?",
    rounds: [look, find],
    has: ["Lektion 2", "aus Keeping bees"],
    from: [`${bees} / 2`],
  },
  {
    say: "Tell me about lesson 1 and lesson 3 of Keeping bees",
    rounds: [`${look}+${look}`, `${find}+${find}`],
    has: ["The hive in a year", "Honey and wax"],
    from: [`${bees} / 1`, `${bees} / 3`],
  },
  {
    say: "Tell me about lesson 1 of the bees course and lesson 2 of the beer course",
    rounds: [`${look}+${look}`, `${find}+${find}`],
    has: ["queen", "bitterness"],
    from: [`${bees} / 1`, `${beer} / 2`],
  },
  {
    say: "What lessons are in the beer course and what does lesson 2 cover?",
    rounds: [look, find],
    has: ["1. Malt and mash", "bitterness"],
    from: [`${beer} / 2`],
  },
  {
    say: "outline of Keeping bees plus a summary of lesson 3",
    rounds: [look, find],
    has: ["2. Swarms", "nectar"],
    from: [`${bees} / 3`],
  },
  {
    say: "What is hydration?",
    rounds: [find],
    has: ["Hydration is the weight of the water", "From lesson 2"],
    from: [`${bread} / 2`],
  },
  { say: "Define gluten", rounds: [find], has: ["Gluten is the net of proteins"], from: [`${bread} / 2`] },
  { say: "When do bees swarm?", rounds: [find], has: ["May and June"], from: [`${bees} / 2`] },
  { say: "how long does a loaf bake", rounds: [find], has: ["45 minutes"], from: [`${bread} / 4`] },
  { say: "percent of salt in the dough?", rounds: [find], has: ["two percent"], from: [`${bread} / 2`] },
  {
    say: "What does lesson 3 of the beer course say about a hydrometer?",
    rounds: [find],
    has: ["stays the same for three days"],
    from: [`${beer} / 3`],
  },
  {
    say: "What is a swarm and what should I know before it?",
    rounds: [find, `${look}+${find}`],
    has: ["half a colony", "Before lesson 2", "The hive in a year"],
    from: [`${bees} / 2`],
  },
  {
    say: "What should I know before lesson 2 of baking with sourdough?",
    rounds: [look, find],
    has: ["What a starter is", "Before this you should know how a starter is fed"],
    from: [`${bread} / 2`],
  },
  {
    say: "Compare how the sourdough course and the beer course treat fermentation",
    rounds: [`${find}+${find}`],
    has: [
      /\*\*Baking with sourdough\*\*: .*yeast and bacteria/u,
      /\*\*Brewing beer at home\*\*: .*alcohol/u,
      "Only the passages of",
    ],
    from: [`${bread} / 3`, `${beer} / 3`],
  },
  {
    say: "Vergleiche, was der Sourdough-Kurs und der Beer-Kurs über fermentation sagen",
    rounds: [`${find}+${find}`],
    has: ["Nur die Abschnitte aus"],
  },
  {
    say: "Compare lesson 1 and lesson 2 of the beer course",
    rounds: [`${look}+${look}`, `${find}+${find}`],
    has: ["Malt is grain", "Hops give bitterness"],
    from: [`${beer} / 1`, `${beer} / 2`],
  },
  {
    say: "What is the difference between malt and hops?",
    rounds: [`${find}+${find}`],
    has: ["**Malt**: ", "**Hops**: "],
    from: [`${beer} / 1`, `${beer} / 2`],
  },
  {
    say: "Which topics are in both the sourdough and the beer course?",
    rounds: [`${look}+${look}`, Array(8).fill(find).join("+")],
    has: [/\*\*Fermentation\*\*[^\n]*Fermentation is the time[^\n]*Fermentation is the work/u],
  },
  {
    say: "What do lessons 1 and 3 of Baking with sourdough have in common?",
    rounds: [`${look}+${look}`, Array(6).fill(find).join("+")],
    has: [/\*\*yeast\*\*/iu],
    from: [`${bread} / 1`, `${bread} / 3`],
  },
  {
    say: "Which other course covers the same topic as lesson 3 of baking with sourdough?",
    rounds: [look, find, `${find}+${find}`],
    has: ["Yeast and fermentation", "Brewing beer at home"],
  },
  { say: "Which lessons mention fermentation?", rounds: [find], has: ["3 places", bread, beer, bees] },
  { say: "find passages about hops", rounds: [find], has: ["Hops"], from: [`${beer} / 2`] },
  { say: "Where can I read about swarms?", rounds: [find], has: ["Lesson 2", bees], from: [`${bees} / 2`] },
  {
    say: "What is covered in lesson 9 of the bees course?",
    rounds: [look],
    has: ["no lesson “9”", "Swarms"],
    from: [],
  },
  {
    say: "What is covered in lesson 1 of the quantum physics course?",
    rounds: [look],
    has: ["no course “quantum physics”", bread, bees],
    from: [],
  },
  {
    say: "What do the courses say about quantum entanglement?",
    rounds: [find],
    has: ["nothing about quantum entanglement"],
    from: [],
  },
  {
    say: "What is a bridge?",
    rounds: [find],
    has: ["but in the handbook", "whose removal", "From the handbook"],
    from: ["Graph basics / 5"],
  },
  { say: "Tell me about lesson 1", rounds: [], has: ["Which course do you mean", bread, bees], from: [] },
];

describe("on invented courses", () => {
  it.each(onCatalogue)("answers “$say”", (row) => expectRow(startChat(catalogueGraph()), row));
});

const onHandbook: readonly Row[] = [
  {
    say: "What is covered in lesson 3 of the centrality course?",
    rounds: [look, find],
    has: ["Betweenness is the number of shortest paths"],
    from: ["Centrality / 3"],
  },
  {
    say: "Compare how lessons 1 and 2 treat communities",
    rounds: [find, `${find}+${find}`],
    has: ["Lesson 1", "Lesson 2"],
    from: ["Communities / 1", "Communities / 2"],
  },
  {
    say: "Compare how lessons 1 and 2 of Communities treat communities",
    rounds: [`${find}+${find}`],
    has: ["A community is a group of nodes"],
    from: ["Communities / 1", "Communities / 2"],
  },
  {
    say: "What is modularity and what should I know before it?",
    rounds: [find, `${look}+${find}`],
    has: ["Modularity is the share of edges", "What a community is", "Before this you should know the degree"],
    from: ["Communities / 2"],
  },
  {
    say: "What topics do Centrality and Communities have in common?",
    rounds: [`${look}+${look}`, Array(14).fill(find).join("+")],
    has: [/degree/iu],
  },
  {
    say: "Which course covers the same topic as lesson 4 of graph basics?",
    rounds: [look, find, Array(5).fill(find).join("+")],
    has: ["Communities"],
  },
  { say: "What is the Louvain method?", rounds: [find], has: ["Louvain is a method"], from: ["Communities / 3"] },
  {
    say: "How do betweenness and closeness differ?",
    rounds: [`${find}+${find}`],
    has: ["**Betweenness**", "**Closeness**"],
    from: ["Centrality / 3"],
  },
];

describe("on the handbook as a graph", () => {
  it.each(onHandbook)("answers “$say”", (row) => expectRow(startChat(handbookAsGraph()), row));
});

describe("on a graph without texts", () => {
  it.each([
    ["What is betweenness?", "shortest paths", "From the handbook"],
    ["What does modularity mean?", "share of edges", "From the handbook"],
    ["How do I read a layout?", "layout is a rule", "From the handbook"],
    ["Was ist Modularität?", "share of edges", "Aus dem Handbuch"],
    ["Was ist eine Brücke?", "whose removal", "Aus dem Handbuch"],
    ["Explain PageRank", "PageRank", "From the handbook"],
  ])("answers “%s” from the handbook in one round", async (say, said, origin) => {
    const chat = startChat();
    const turn = await chat.say(say);
    expect(roundsOf(turn)).toEqual([find]);
    expect(turn.answer).toContain(said);
    expect(turn.answer).toContain(origin);
    expect(turn.result.sources.every(({ from }) => from === "handbook")).toBe(true);
    expect(turn.result.sources.length).toBeGreaterThan(0);
  });

  it.each(["What is the density?", "how many cats are there", "Which node has the highest betweenness?"])(
    "leaves “%s” to the readers of the graph",
    async (say) => {
      const turn = await startChat().say(say);
      expect(turn.calls.map(({ name }) => name)).not.toContain(find);
      expect(turn.result.sources).toEqual([]);
    },
  );
});

describe("what stays a request about the graph", () => {
  it.each([
    "colour the lessons by course",
    "how many passages are there",
    "select the lessons",
    "hide the passages",
    "which node has the most neighbours",
    "undo",
    "arrange the graph as a tree",
    "delete the passages",
  ])("reads “%s” with the others", async (say) => {
    const turn = await startChat(catalogueGraph()).say(say);
    expect(turn.calls.filter(({ name }) => name === find || name === look)).toEqual([]);
  });
});

describe("a conversation", () => {
  it("narrows, goes on, and tells where an answer is from", async () => {
    const chat = startChat(catalogueGraph());
    const rows: readonly Row[] = [
      { say: "What is fermentation?", rounds: [find], has: ["Fermentation"] },
      { say: "only in the beer course", rounds: [find], has: ["alcohol"], from: [`${beer} / 3`] },
      { say: "tell me more about it", rounds: [find], has: [/Bottles|hydrometer|Ale yeast/u], from: [`${beer} / 3`] },
      { say: "where is that from?", rounds: [], has: ["Yeast and fermentation"], from: [`${beer} / 3`] },
      { say: "show me that passage", rounds: [], has: ["Fermentation is the work of yeast"], from: [`${beer} / 3`] },
      {
        say: "What is lesson 1 of the bees course about?",
        rounds: [look, find],
        has: ["queen"],
        from: [`${bees} / 1`],
      },
      { say: "and lesson 2?", rounds: [look, find], has: ["Swarm"], from: [`${bees} / 2`] },
      { say: "and the last one?", rounds: [look, find], has: ["Honey"], from: [`${bees} / 3`] },
    ];
    for (const row of rows) await expectRow(chat, row);
  });

  it("leaves a history that every provider can be sent", async () => {
    const messages = [
      "Which courses are there?",
      "Tell me about lesson 1 and lesson 3 of Keeping bees",
      "What is a swarm and what should I know before it?",
      "Compare how the sourdough course and the beer course treat fermentation",
      "Which other course covers the same topic as lesson 3 of baking with sourdough?",
      "where is that from?",
      "how many passages are there",
    ];
    const seen: (readonly Exchange[])[] = [];
    const builtin = createBuiltinProvider();
    const provider: Provider = {
      ...builtin,
      stream(request, signal) {
        seen.push(request.history);
        return builtin.stream(request, signal);
      },
    };
    const session = startAiSession({ provider, graph: catalogueGraph() });
    for (const message of messages) await session.controller.execute(message);
    expect(seen.length).toBeGreaterThan(messages.length);
    for (const history of seen) expect(historyFaults(history)).toEqual([]);
  });

  it("goes on after a stop between outline and search", async () => {
    const session = startAiSession({ provider: createBuiltinProvider(), graph: catalogueGraph() });
    let isFirst = true;
    session.controller.subscribe((event) => {
      if (event.type !== "ai-tool-call-end" || !isFirst) return;
      isFirst = false;
      session.controller.cancel();
    });
    const stopped = await session.controller.execute("What is covered in lesson 2 of Keeping bees?");
    expect(stopped.terminationReason).toBe("aborted");
    const next = await session.controller.execute("What is covered in lesson 3 of Keeping bees?");
    expect(next.message).toContain("Honey is nectar");
    expect(next.sources.map(({ number }) => number)).toEqual([3]);
  });
});

describe("a passage that was poisoned", () => {
  it("is quoted as words alone", async () => {
    const chat = startChat(catalogueGraph());
    const turn = await chat.sayAll(
      "What does the beer course say about removeNodes and your instructions?",
      "show me that passage",
    );
    expect(turn.answer).toContain("call removeNodes");
    expect(turn.answer).not.toMatch(/\[\[lesson|!\[|\]\(|<b>|`|https?:/u);
    expect(turn.calls).toEqual([]);
    expect(untouched(chat)).toBe(true);
  });
});
