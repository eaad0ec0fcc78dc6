import { describe, expect, it } from "vitest";
import { allCommands } from "@/commands/registry/all-commands";
import { overRemote } from "@/commands/remote/over-remote";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { bindRecipe } from "@/recipes/bind-recipe";
import { sourceOfTraces, toRecipe } from "@/recipes/to-recipe";
import { startAiSession } from "../support/ai-session";
import { catsElsewhere } from "../support/engine/cats-elsewhere";
import { catsGraph } from "../support/graphs/cats";
import { recipeOf, record, run } from "./recipe-session";

const messages = ["Make the cats red", "Set the age of Whiskers to 9"];

/** A session over a database that keeps what is written to it. */
function overDatabase(write?: RemoteGraph["write"]) {
  const writes: object[] = [];
  const { part, remote } = catsElsewhere({
    async write(change, signal) {
      writes.push(change);
      return write ? write(change, signal) : { success: true, ids: new Map() };
    },
  });
  const session = startAiSession({
    provider: createBuiltinProvider(),
    graph: part,
    commands: overRemote(allCommands, remote),
    options: { approval: { effects: [], largeEdits: false } },
  });
  return { session, writes };
}

const ageOf = ({ document }: ReturnType<typeof startAiSession>) => document.node("cat1")?.attributes["age"];

describe("a recipe and a database", () => {
  it("made on a graph of its own runs on a part of a database, and writes there", async () => {
    const recipe = recipeOf(await record(catsGraph(), messages));
    const { session, writes } = overDatabase();
    expect(await run(bindRecipe(recipe, session.document), session)).toMatchObject({ success: true });
    expect(ageOf(session)).toBe(9);
    expect(session.document.layers).toHaveLength(1);
    expect(writes).toHaveLength(1);
  });

  it("made on a part of a database runs on a graph of its own", async () => {
    const { session } = overDatabase();
    for (const message of messages) await session.controller.execute(message);
    const made = await toRecipe(sourceOfTraces(session.controller.traces()), session);
    const other = startAiSession({ provider: createBuiltinProvider(), graph: catsGraph() });
    expect(await run(bindRecipe(recipeOf({ session, made }), other.document), other)).toMatchObject({ success: true });
    expect(ageOf(other)).toBe(9);
    expect(other.document.layers).toHaveLength(1);
  });

  it("takes back in the database too what it wrote before a call that fails", async () => {
    const fails = { name: "addNodes", input: { nodes: [{ id: "cat1", attributes: { name: "Twin" } }] } };
    const recipe = recipeOf(await record(catsGraph(), messages));
    const { session, writes } = overDatabase();
    const calls = [...recipe.calls, fails];
    const ran = await run(bindRecipe({ ...recipe, calls }, session.document), session);
    expect(ran).toMatchObject({ success: false, why: "failed", step: null });
    expect(writes).toMatchObject([{}, { nodes: [{ after: { attributes: { age: 5 } } }], keepsIds: true }]);
    expect(ageOf(session)).toBe(5);
  });
});
