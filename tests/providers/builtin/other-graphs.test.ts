import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphEdge } from "@/graph/document/graph-types";
import type { JsonObject } from "@/lib/json";
import { isLong } from "../../support/long";
import { arbitraryWorld, type World } from "./graphs/arbitrary-world";
import { startChat } from "./support/chat";
import { coloured, selected, sizedUp, untouched } from "./support/document-checks";

const runs = { numRuns: isLong ? 24 : 4 };

/** Every request of the table holds on graphs whose attribute names, values and labels are invented. */
async function inWorlds(check: (world: World) => Promise<void>): Promise<void> {
  await fc.assert(fc.asyncProperty(arbitraryWorld, check), runs);
}

function of(world: World, value: string): readonly string[] {
  return world.graph.nodes.filter((node) => node.attributes[world.type] === value).map(({ id }) => id);
}

function number(attributes: JsonObject, name: string): number {
  return Number(attributes[name]);
}

function labelled(graph: GraphData, name: string, label: string): string {
  return graph.nodes.find((node) => node.attributes[name] === label)?.id ?? "";
}

/** What stands across the edges at the named node. */
function across(world: World, isMeant: (edge: GraphEdge) => boolean): readonly string[] {
  const id = labelled(world.graph, world.name, world.label);
  return world.graph.edges.filter(isMeant).flatMap(({ source, target }) => {
    if (source === id) return [target];
    return target === id ? [source] : [];
  });
}

describe("requests on graphs whose words are invented", () => {
  it.each([
    (plural: string) => `how many ${plural} are there?`,
    (plural: string) => `count the ${plural}`,
    (plural: string) => `tell me the number of ${plural}`,
  ])("counts a kind of node (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const turn = await startChat(world.graph).say(wording(`${world.value}s`));
      const count = of(world, world.value).length;
      expect(turn.answer).toBe(`There ${count === 1 ? "is" : "are"} ${count} ${world.value}${count === 1 ? "" : "s"}.`);
    });
  });

  it.each([
    (plural: string) => `find all ${plural} and make them blue`,
    (plural: string) => `look for the ${plural}, then colour those blue`,
    (plural: string) => `colour every one of the ${plural} blue`,
  ])("colours just these (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const chat = startChat(world.graph);
      await chat.say(wording(`${world.value}s`));
      expect(Object.keys(coloured(chat.document))).toEqual(of(world, world.value));
    });
  });

  it.each([
    (name: string, limit: number) => `with ${name} over ${limit}`,
    (name: string, limit: number) => `whose ${name} is more than ${limit}`,
    (name: string, limit: number) => `with ${name} > ${limit}`,
  ])("selects by a number (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const chat = startChat(world.graph);
      await chat.say(`select the ${world.value}s ${wording(world.numericWords, 50)}`);
      const wanted = world.graph.nodes.filter(
        ({ attributes }) => attributes[world.type] === world.value && number(attributes, world.numeric) > 50,
      );
      expect(selected(chat.document)).toEqual(wanted.map(({ id }) => id));
    });
  });

  it.each([
    (name: string) => `colour the nodes by ${name}`,
    (name: string) => `color by ${name}`,
    (name: string) => `use ${name} for the colour`,
  ])("colours by an attribute (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const chat = startChat(world.graph);
      await chat.say(wording(world.typeWords));
      expect(chat.document.layers[0]?.mapping).toMatchObject({ channel: "color", property: world.type });
    });
  });

  it.each([
    (name: string) => `size nodes by ${name}`,
    (name: string) => `scale the nodes by ${name}`,
    (name: string) => `make node size depend on ${name}`,
  ])("sizes by an attribute (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const chat = startChat(world.graph);
      await chat.say(wording(world.numericWords));
      expect(chat.document.layers[0]?.mapping).toMatchObject({ channel: "size", property: world.numeric });
    });
  });

  it.each([
    (name: string) => `What values does the ${name} property have?`,
    (name: string) => `list the values of ${name}`,
    (name: string) => `what are the possible values of ${name}?`,
  ])("lists the values of an attribute (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const { answer } = await startChat(world.graph).say(wording(world.typeWords));
      for (const value of world.values) expect(answer).toContain(`${value} (${of(world, value).length})`);
    });
  });

  it.each([
    (verb: string, label: string) => `who ${verb} ${label}?`,
    (verb: string, label: string) => `show me who ${verb} ${label}`,
    (verb: string, label: string) => `which nodes ${verb.slice(0, -1)} ${label}?`,
  ])("reads an edge's value as a verb (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const { answer } = await startChat(world.graph).say(wording(world.verb, world.label));
      const ends = across(world, ({ attributes }) => attributes[world.relation] === world.verb);
      for (const { id: node } of world.graph.nodes) expect(answer.includes(`[[${node}]]`)).toBe(ends.includes(node));
    });
  });

  it.each([
    (label: string) => `Who are the neighbours of ${label}?`,
    (label: string) => `what is connected to ${label}`,
    (label: string) => `list ${label}'s neighbors`,
  ])("finds neighbours (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const { answer } = await startChat(world.graph).say(wording(world.label));
      const ends = across(world, () => true);
      for (const { id: node } of world.graph.nodes) expect(answer.includes(`[[${node}]]`)).toBe(ends.includes(node));
    });
  });

  it.each([
    (label: string) => `Delete the ${label} node`,
    (label: string) => `remove ${label}`,
    (label: string) => `please delete "${label}"`,
  ])("deletes just the named node (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const chat = startChat(world.graph);
      await chat.say(wording(world.label));
      const gone = labelled(world.graph, world.name, world.label);
      expect(chat.document.snapshot().nodes.map(({ id }) => id)).toEqual(
        world.graph.nodes.map(({ id }) => id).filter((id) => id !== gone),
      );
    });
  });

  it.each([
    (type: string, label: string) => `Add a ${type} named Quorb connected to ${label}`,
    (type: string, label: string) => `create a new ${type} called Quorb linked to ${label}`,
    (type: string, label: string) => `insert a ${type} "Quorb" attached to ${label}`,
  ])("adds a node of a kind (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const chat = startChat(world.graph);
      await chat.say(wording(world.value, world.label));
      const added = chat.document.snapshot().nodes.at(-1);
      expect(added?.attributes).toEqual({ [world.name]: "Quorb", [world.type]: world.value });
      expect(chat.document.edgesOf(added?.id ?? "")).toHaveLength(1);
    });
  });

  it.each([
    (type: string, name: string) => `average ${name} of the ${type}s`,
    (type: string, name: string) => `what is the mean ${name} of ${type}s?`,
    (type: string, name: string) => `tell me the average ${name} of all ${type}s`,
  ])("averages (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const turn = await startChat(world.graph).say(wording(world.value, world.numericWords));
      expect(turn.calls).toHaveLength(1);
      expect(turn.calls[0]).toMatchObject({ name: "aggregate", input: { measure: "mean", property: world.numeric } });
      const values = of(world, world.value).map((id) =>
        number(world.graph.nodes.find((node) => node.id === id)?.attributes ?? {}, world.numeric),
      );
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const said = Number(/ is (-?[\d.,]+)\.$/u.exec(turn.answer)?.[1]);
      expect(Math.abs(said - mean)).toBeLessThan(0.06);
    });
  });

  it.each([
    (type: string) => `hide the ${type}s`,
    (type: string) => `hide every ${type}`,
    (type: string) => `filter out all ${type}s`,
  ])("hides a kind (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const chat = startChat(world.graph);
      await chat.say(wording(world.value));
      const hidden = world.graph.nodes.filter(({ id }) => !chat.document.isVisible("nodes", id)).map(({ id }) => id);
      expect(hidden).toEqual(of(world, world.value));
    });
  });

  it("follows up on what it found", async () => {
    await inWorlds(async (world) => {
      const chat = startChat(world.graph);
      await chat.sayAll(`find the ${world.value}s`, "how many edges are there?", "now make those bigger");
      expect(sizedUp(chat.document)).toEqual(of(world, world.value));
    });
  });

  it.each([
    (word: string) => `Style all ${word}s red`,
    (word: string) => `make the ${word}s red and bigger`,
    (word: string) => `delete every ${word}`,
    (word: string) => `select the ${word}s`,
  ])("changes nothing for a word that is not there (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const chat = startChat(world.graph);
      const { answer } = await chat.say(wording(world.stranger));
      expect(untouched(chat)).toBe(true);
      for (const value of world.values) expect(answer).toContain(value);
    });
  });

  it.each([
    (type: string) => `don't make the ${type}s red`,
    (type: string) => `should I delete the ${type}s?`,
    (type: string) => `what would happen if I removed the ${type}s?`,
    (type: string) => `never delete a ${type}, just count the ${type}s`,
  ])("keeps from what is forbidden or only asked about (%#)", async (wording) => {
    await inWorlds(async (world) => {
      const chat = startChat(world.graph);
      await chat.say(wording(world.value));
      expect(untouched(chat)).toBe(true);
    });
  });
});
