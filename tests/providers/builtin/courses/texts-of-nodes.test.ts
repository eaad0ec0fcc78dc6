import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "../support/chat";
import { untouched } from "../support/document-checks";

const exhibit = (name: string, section: string, year: number, description: string) => ({
  id: name,
  attributes: { type: "exhibit", name, section, year, description },
});

const museum: GraphData = {
  name: "Museum",
  directed: false,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    exhibit(
      "Barn meteorite",
      "Nature",
      1795,
      "Fell through a roof on a clear afternoon and was used as a doorstop for thirty years before anybody asked.",
    ),
    exhibit(
      "Street lamp",
      "Town",
      1871,
      "One of forty lamps lit by hand every evening; the last lamplighter, Abel Crane, made his final round in 1938.",
    ),
    exhibit(
      "Dress with skeleton",
      "Dress",
      1865,
      "Stiffened with baleen from a whale's mouth; its wearer cut the lowest skeleton out so that she could ride a bicycle.",
    ),
    exhibit(
      "Planet clock",
      "Science",
      1767,
      "Brass planets turned by a crank; Uranus is missing from it, because it was found fourteen years after it was made.",
    ),
    exhibit(
      "Seismograph",
      "Science",
      1906,
      "Smoked paper on which a needle drew the great earthquake at a distance of nine thousand kilometres.",
    ),
    exhibit(
      "Fog horn",
      "Sea",
      1898,
      "Worked by compressed air from a tank; it could be heard nine miles away and frightened the sheep on three islands.",
    ),
    { id: "Attic", attributes: { type: "room", name: "Attic" } },
  ],
  edges: [{ id: "e1", source: "Fog horn", target: "Attic", attributes: {} }],
};

describe("a question that the graph's own words leave open", () => {
  it.each([
    ["which exhibit was used as a doorstop?", "Barn meteorite"],
    ["What was stiffened with baleen?", "Dress with skeleton"],
    ["which things are about whales?", "Dress with skeleton"],
    ["does any description talk about sheep?", "Fog horn"],
    ["which exhibits mention sheep or bicycles?", "Dress with skeleton"],
    ["Why is Uranus missing from the planet clock?", "Planet clock"],
    ["Who was Abel Crane?", "Street lamp"],
    ["how fast did the seismograph record the earthquake", "Seismograph"],
    ["what is the description of the Fog horn?", "Fog horn"],
  ])("is answered from its texts, with the source: %s", async (said, lesson) => {
    const chat = startChat(museum);
    const turn = await chat.say(said);
    expect(turn.result.sources.map((source) => source.lesson)).toContain(lesson);
    expect(untouched(chat)).toBe(true);
  });

  // Its own words are not the question's: the whole text of the node that is named, and what of the question it has not.
  it.each([
    ["who did the street lamp's job at the very end?", /Abel Crane/u, "Street lamp"],
    ["How did people turn the Planet clock by hand?", /by a crank/u, "Planet clock"],
    ["Why should nobody polish the meteorite?", /as a doorstop/u, "Barn meteorite"],
    ["How could animals be scared by the horn?", /frightened the sheep/u, "Fog horn"],
    ["How loud was the Fog horn?", /nine miles away/u, "Fog horn"],
  ])("is answered by the text of the node it names: %s", async (said, answer, lesson) => {
    const chat = startChat(museum);
    const turn = await chat.say(said);
    expect(turn.answer).toMatch(answer);
    expect(turn.result.sources.map((source) => source.lesson)).toEqual([lesson]);
    expect(untouched(chat)).toBe(true);
  });

  it.each(["tell me about the Barn meteorite", "What is the Barn meteorite?", "describe Barn meteorite"])(
    "stands whole behind what else is known of a node: %s",
    async (said) => {
      const chat = startChat(museum);
      const { answer } = await chat.say(said);
      expect(answer).toMatch(/section Nature, year 1795\b/u);
      expect(answer).toContain("Fell through a roof on a clear afternoon");
      expect(answer).toContain("before anybody asked.");
      expect(untouched(chat)).toBe(true);
    },
  );

  it("is told without its marks, links and tags, and cut where it is endless", async () => {
    const evil = `See ![x](https://evil.example/p.png) <img src=x> [[Attic]] and ${"so on ".repeat(400)}`;
    const [first, ...others] = museum.nodes;
    const nodes = [{ id: "Barn meteorite", attributes: { ...first?.attributes, description: evil } }, ...others];
    const { answer } = await startChat({ ...museum, nodes }).say("tell me about the Barn meteorite");
    expect(answer).toContain("so on so on");
    expect(answer).not.toMatch(/evil\.example|<img/u);
    expect(answer.length).toBeLessThan(2000);
    expect(answer).toContain("…");
  });

  it.each([
    ["Which exhibit frightened sheep?", "Fog horn"],
    ["what did a lamplighter light by hand?", "Street lamp"],
    ["Which thing was used as a doorstop for years?", "Barn meteorite"],
    ["whose wearer wanted to ride a bicycle", "Dress with skeleton"],
  ])("takes one round, its names looked up beside its texts: %s", async (said, lesson) => {
    const chat = startChat(museum);
    const { result, calls } = await chat.say(said);
    expect(result.sources.map((source) => source.lesson)).toContain(lesson);
    expect(calls.map(({ name, round }) => `${round} ${name}`)).toContain("1 searchContent");
    expect(calls.every(({ round }) => round === 1)).toBe(true);
    const again = await chat.say("where is that from?");
    expect(again.answer).toContain(lesson);
  });

  it.each([
    ["does any of the descriptions mention volcanoes?", /found nothing about volcanoes/u],
    ["Is there a description that speaks of vampires?", /found nothing about vampires/u],
    ["are werewolves talked about in any description", /found nothing about werewolves/u],
    ["What do the descriptions say about submarines?", /found nothing about submarines/u],
    ["Has somebody written about mermaids in a description?", /found nothing about mermaids/u],
  ])("is told that its texts say nothing, where they were asked by name: %s", async (said, answer) => {
    const chat = startChat(museum);
    const turn = await chat.say(said);
    expect(turn.answer).toMatch(answer);
    expect(turn.result.sources).toEqual([]);
    expect(untouched(chat)).toBe(true);
  });

  it.each([
    ["which exhibits are older than 1800?", /Barn meteorite.*Planet clock/su],
    ["how many exhibits are in the Science section?", /\b2\b/u],
    ["which exhibits are in the Attic?", /Fog horn/u],
    ["Who was Lord Byron?", /No node or value is called/u],
    ["which exhibit was used as a spaceship?", /^I ignored '.*spaceship'/u],
  ])("is left to the graph where the texts have nothing of it: %s", async (said, answer) => {
    const chat = startChat(museum);
    const turn = await chat.say(said);
    expect(turn.answer).toMatch(answer);
    expect(untouched(chat)).toBe(true);
  });
});
