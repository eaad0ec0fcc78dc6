import { describe, expect, it } from "vitest";
import type { Provider } from "@/ai/port/provider-port";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { createBuiltinFirst } from "@/providers/routing/builtin-first";
import { startAiSession } from "../../support/ai-session";
import { createScriptedProvider, says } from "../../support/providers/scripted-provider";
import { startChat } from "./support/chat";
import { coloured } from "./support/document-checks";

const rooms = ["Attic", "Cellar", "Foyer", "Gallery", "Hall", "Kiln", "Lab", "Mill", "Nave", "Office", "Porch", "Quay"];

const glazes = ["celadon", "tenmoku", "shino"];
const makers = ["Olux", "Brandt"];
const countries = ["Norway", "Chile", "Ghana"];

/** Five kinds with their own attributes: more than a result of the usual size holds. */
const museum: GraphData = {
  name: "Museum",
  directed: true,
  layers: [],
  sets: [],
  filter: null,
  nodes: rooms.flatMap((room, at) => [
    node(`room-${at}`, "room", room, { floor: at % 4, area: 40 + 3 * at, heated: at % 2 === 0, lastPainted: day(at) }),
    node(`guard-${at}`, "guard", `Guard ${room}`, { age: 24 + 3 * at, wage: 2100 + 55 * at, hired: day(at + 3) }),
    node(`vase-${at}`, "vase", `Vase ${room}`, {
      glaze: glazes[at % 3] ?? "",
      cracked: at % 3 === 0,
      insured: 900 * at,
    }),
    node(`lamp-${at}`, "lamp", `Lamp ${room}`, { watt: 20 + at, dimmable: at % 4 === 0, maker: makers[at % 2] ?? "" }),
    node(`visitor-${at}`, "visitor", `Visitor ${room}`, { ticket: 4 + at, country: countries[at % 3] ?? "" }),
  ]),
  edges: rooms.map((_, at) => ({
    id: `e${at}`,
    source: `guard-${at}`,
    target: `room-${at}`,
    attributes: { kind: "guards" },
  })),
};

const questions: readonly (readonly [string, RegExp])[] = [
  [
    "Which vases are cracked?",
    /^4 vases that are cracked: \[\[vase-0\]\], \[\[vase-3\]\], \[\[vase-6\]\] and \[\[vase-9\]\]\./u,
  ],
  ["which lamps are dimmable", /^3 lamps that are dimmable: \[\[lamp-0\]\], \[\[lamp-4\]\] and \[\[lamp-8\]\]\./u],
  ["the visitors from Norway", /^4 visitors from Norway: /u],
  ["average ticket of the visitors", /9\.5/u],
  ["how many lamps are by Olux?", /There are 6 lamps/u],
];

describe("the built-in assistant on a graph of many attributes", () => {
  it.each(questions)("knows every one of them: %s", async (said, answer) => {
    expect((await startChat(museum).say(said)).answer).toMatch(answer);
  });

  it("knows them however little of a result a model may read", async () => {
    const chat = startChat(museum);
    await chat.say("color the visitors by country", { maxToolResultSize: 300 });
    expect(Object.keys(coloured(chat.document))).toHaveLength(12);
  });

  it("knows them where a model helps out", async () => {
    const model = createScriptedProvider([says("I am the model.")]);
    const session = startAiSession({ provider: createBuiltinFirst(createBuiltinProvider(), model), graph: museum });
    expect((await session.controller.execute("Which vases are cracked?")).message).toMatch(
      /^4 vases that are cracked/u,
    );
  });

  it("sends none of it to the model that goes on beyond the size its results may have", async () => {
    let provider: Provider = createBuiltinProvider();
    const session = startAiSession({ provider: () => provider, graph: museum });
    await session.controller.execute("Which vases are cracked?");
    const scripted = createScriptedProvider([says("Four.")]);
    provider = scripted;
    await session.controller.execute("And how many is that?");
    const contents = scripted.requests.flatMap(({ history }) =>
      history.flatMap(({ rounds }) => rounds.flatMap(({ results }) => results.map(({ content }) => content))),
    );
    expect(contents.length).toBeGreaterThan(2);
    expect(Math.max(...contents.map(({ length }) => length))).toBeLessThanOrEqual(4000);
    for (const content of contents) expect(JSON.parse(content)).toMatchObject({ success: true });
  });
});

function node(id: string, kind: string, name: string, attributes: JsonObject) {
  return { id, attributes: { kind, name, ...attributes } };
}

function day(at: number): string {
  return `20${10 + at}-0${(at % 9) + 1}-15`;
}
