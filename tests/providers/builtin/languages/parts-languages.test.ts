import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { catsGraph } from "../../../support/graphs/cats";
import { clinic } from "../graphs/clinic";
import { harbour } from "../graphs/harbour";
import { type Chat, startChat } from "../support/chat";
import { coloured, selected } from "../support/document-checks";

const conversations: readonly (readonly [data: GraphData, joints: readonly string[], parts: readonly string[]])[] = [
  [catsGraph(), [". ", "; ", " und dann ", ", danach "], ["finde die Katzen", "färbe sie grün", "wie alt ist Ann"]],
  [catsGraph(), [". ", " und dann "], ["mach Luna rot", "mach Oliver blau", "wähle Bella aus"]],
  [
    harbour,
    [". ", "; ", " und anschließend "],
    ["färbe alle Knoten grau", "mach Tern rot", "wie viele Knoten gibt es"],
  ],
  [clinic, [". ", ", luego ", " y después "], ["colorea todos los nodos de gris", "selecciona Fred Nash"]],
  [harbour, [". ", " et puis ", ", ensuite "], ["colorie tous les nœuds en gris", "sélectionne Tern"]],
  [catsGraph(), ["。", "，然后", "；"], ["把所有节点变成灰色", "选中Luna"]],
  [catsGraph(), ["。", "。それから、"], ["すべてのノードを灰色にして", "Lunaを選択して"]],
];

function seen({ document }: Chat) {
  const looks = document.snapshot().nodes.map(({ id }) => [id, document.styles.effectiveNode(id)]);
  return { looks, selected: selected(document), filter: document.filter, focus: document.focus };
}

describe("several requests in one message, in other languages", () => {
  it.each(
    conversations.flatMap(([data, joints, parts]) => joints.map((joint) => [parts.join(joint), data, parts] as const)),
  )("'%s' comes to what the same messages come to one after the other", async (message, data, parts) => {
    const [together, apart] = [startChat(data), startChat(data)];
    const { result } = await together.say(message);
    await apart.sayAll(...parts);
    expect(result.success).toBe(true);
    expect(seen(apart)).not.toEqual(seen(startChat(data)));
    expect({ ...seen(together), answer: result.message }).toMatchObject(seen(apart));
  });

  it("names the part it did not understand, in the message's language, and does the others", async () => {
    const chat = startChat();
    const { answer } = await chat.say("mach Luna rot; frobniziere die Menschen; mach Oliver blau");
    expect(answer).toContain("frobniziere die Menschen");
    expect(answer).toMatch(/nicht verstanden/u);
    expect(Object.keys(coloured(chat.document)).toSorted()).toEqual(["cat2", "cat3"]);
  });
});

describe("a list of requests", () => {
  it.each([
    "1. find the cats 2. make them green 3. select Ann",
    "1) find the cats\n2) make them green\n3) select Ann",
    "Please do this:\n- find the cats\n- make them green\n- select Ann",
    "1. finde die Katzen\n2. färbe sie grün\n3. wähle Ann aus",
  ])("'%s' is done item by item", async (message) => {
    const chat = startChat();
    await chat.say(message);
    const cats = catsGraph().nodes.filter(({ attributes }) => attributes["type"] === "cat");
    expect(Object.keys(coloured(chat.document))).toEqual(cats.map(({ id }) => id));
    expect(selected(chat.document)).toEqual(["h1"]);
  });
});
