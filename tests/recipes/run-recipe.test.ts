import { describe, expect, it } from "vitest";
import { bindRecipe } from "@/recipes/bind-recipe";
import { parametersOf } from "@/recipes/collect-parameters";
import type { Recipe, RecipeCall } from "@/recipes/recipe-types";
import { openOn, run, sample } from "./recipe-session";

const recipeWith = (...calls: readonly RecipeCall[]): Recipe => ({
  name: "Tidy up",
  parameters: parametersOf(calls),
  calls,
});

const orange: RecipeCall = { name: "styleNodes", input: { selector: "type == 'cat'", color: "orange" } };
const removal: RecipeCall = { name: "removeElements", input: { selector: "type == 'cat' && age > 5" } };

async function bound(recipe: Recipe) {
  const session = openOn(await sample("cats"));
  const before = session.document.snapshot();
  return { session, before, ready: bindRecipe(recipe, session.document) };
}

describe("running a recipe", () => {
  it("is one undo step under the recipe's name, and as a hand's", async () => {
    const { session, ready } = await bound(recipeWith(orange, { name: "showAll", input: {} }, removal));
    const ran = await run(ready, session);
    expect(ran).toMatchObject({ success: true, step: "recipe-step" });
    expect(session.document.steps()).toMatchObject([{ id: "recipe-step", title: "Tidy up", actor: "user" }]);
  });

  it("takes all back where a call fails, with what was selected, and says which and why", async () => {
    const failing: RecipeCall = {
      name: "addNodes",
      input: { nodes: [{ id: "cat1", attributes: { name: "Twin" } }] },
    };
    const select: RecipeCall = { name: "selectElements", input: { selector: "*" } };
    const { session, before, ready } = await bound(recipeWith(orange, select, failing, removal));
    const ran = await run(ready, session);
    expect(ran).toMatchObject({ success: false, why: "failed", step: null });
    expect(ran.calls.map(({ success }) => success)).toEqual([true, true, false]);
    expect(ran.calls.at(-1)?.message).toContain("cat1");
    expect(session.document.snapshot()).toEqual(before);
    expect(session.document.selection).toEqual({ nodes: [], edges: [] });
    expect(session.document.steps().filter(({ inForce }) => inForce)).toEqual([]);
  });

  it("asks before it destroys, and does nothing at all where that is denied", async () => {
    const { session, before, ready } = await bound(recipeWith(orange, removal));
    const asked: string[] = [];
    const ask = (answer: boolean) => (question: { readonly question: string }) => {
      asked.push(question.question);
      return Promise.resolve(answer);
    };
    expect(await run(ready, session, { ask: ask(false) })).toMatchObject({ success: false, why: "denied" });
    expect(session.document.snapshot()).toEqual(before);
    expect(await run(ready, session, { ask: ask(true), newId: () => "second" })).toMatchObject({ success: true });
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatch(/Delete \d+ nodes and \d+ edges\?/);
  });

  it("leaves nothing where the user stops it, also while it asks", async () => {
    const { session, before, ready } = await bound(recipeWith(orange, removal));
    const stopping = new AbortController();
    const ask = () => {
      stopping.abort();
      return Promise.resolve(true);
    };
    expect(await run(ready, session, { ask, signal: stopping.signal })).toMatchObject({ why: "stopped", step: null });
    expect(session.document.snapshot()).toEqual(before);
  });

  it("tells how far it is", async () => {
    const { session, ready } = await bound(recipeWith(orange, removal));
    const output: [number, string][] = [];
    await run(ready, session, { progress: (ratio, title) => output.push([ratio, title]) });
    expect(output).toEqual([
      [0, "Style nodes"],
      [0.5, "Remove elements"],
      [1, ""],
    ]);
  });

  it("stops where a call works on a result that was not found here", async () => {
    const { session, before, ready } = await bound(
      recipeWith(
        orange,
        { name: "findPath", input: { source: "Whiskers", target: "Yusuf" }, keeps: "1" },
        { name: "styleNodes", input: { selector: "$1", color: "red" } },
      ),
    );
    const ran = await run(ready, session);
    expect(ran).toMatchObject({ success: false, why: "failed" });
    expect(ran.calls.at(-1)?.message).toContain("$1");
    expect(session.document.snapshot()).toEqual(before);
  });

  it("makes the files it is to make, and none where a later call does not work", async () => {
    const file: RecipeCall = { name: "exportGraph", input: { selector: "type == 'cat'", format: "nodes-csv" } };
    const { session, before, ready } = await bound(recipeWith(orange, file));
    const { files } = await run(ready, session);
    expect(files.map(({ fileName }) => fileName)).toEqual(["cats-and-humans-nodes.csv"]);
    expect(String(files[0]?.content).split("\n").length).toBeGreaterThan(12);
    const picture: RecipeCall = { name: "exportImage", input: {} };
    const other = await bound(recipeWith(orange, file, picture));
    const ran = await run(other.ready, other.session);
    expect(ran).toMatchObject({ success: false, why: "failed", step: null, files: [] });
    expect(ran.calls.at(-1)?.message).toContain("A picture needs the canvas of the page");
    expect(other.session.document.snapshot()).toEqual(before);
  });
});
