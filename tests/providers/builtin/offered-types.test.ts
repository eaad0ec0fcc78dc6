import { describe, expect, it } from "vitest";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { startAiSession } from "../../support/ai-session";
import { catsGraph } from "../../support/graphs/cats";

const asked = "Style all dogs red";

async function afterOffer(offer: string, message: string, graph = catsGraph()) {
  const { controller, document } = startAiSession({ provider: createBuiltinProvider(), graph });
  const { choices } = await controller.execute(offer);
  const result = await controller.execute(message);
  const isRed = (id: string) => document.styles.effectiveNode(id).color === "--w-red";
  return { choices, result, redNodes: graph.nodes.flatMap(({ id }) => (isRed(id) ? [id] : [])) };
}

describe("a kind of node that the graph does not have", () => {
  it("ends with the same message for each kind there is, and one of them does it", async () => {
    const { controller, document } = startAiSession({ provider: createBuiltinProvider() });
    const { message, choices } = await controller.execute(asked);
    expect(message).toContain("types are cat and human");
    expect(choices).toEqual(["Style all cats red", "Style all humans red"]);
    await controller.execute(choices?.[0] ?? "");
    expect(document.styles.effectiveNode("cat1").color).toBe("--w-red");
  });

  it.each([
    "yes, the cats instead",
    "the cats",
    "cats",
    "No, the cats please!",
    "ok then, all cats",
    "I mean the cat",
    "the first",
    "1",
  ])("%s: takes what was offered", async (message) => {
    const cats = (await afterOffer(asked, "Style all cats red")).redNodes;
    const { redNodes } = await afterOffer(asked, message);
    expect(cats).toContain("cat1");
    expect(redNodes).toEqual(cats);
  });

  it("takes the only offer by a yes", async () => {
    const { nodes, edges: _, ...rest } = catsGraph();
    const cats = nodes.filter(({ attributes }) => attributes["type"] === "cat");
    const { choices, redNodes } = await afterOffer(asked, "yes", { ...rest, nodes: cats, edges: [] });
    expect(choices).toEqual(["Style all cats red"]);
    expect(redNodes).toEqual(cats.map(({ id }) => id));
  });

  it.each([
    "how many cats are there?",
    "how many cats are there",
    "count the cats",
    "the cats?",
    "not the cats",
    "hide the cats",
    "select the cats",
    "the cats and the humans are friends",
    "style the cats blue",
    "yes",
  ])("%s: is a message of its own", async (message) => {
    const { redNodes } = await afterOffer(asked, message);
    expect(redNodes).toEqual([]);
  });

  it("counts the kind that is named after a count", async () => {
    const { result } = await afterOffer("how many dogs are there?", "the humans instead");
    const { result: plain } = await afterOffer("how many dogs are there?", "how many humans are there?");
    expect(result.message).toBe(plain.message);
  });
});
