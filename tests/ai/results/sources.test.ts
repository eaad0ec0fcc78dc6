import { describe, expect, it } from "vitest";
import { startScripted } from "../../support/ai-session";
import { bakeryGraph } from "../../support/graphs/bakery";
import { calls, says } from "../../support/providers/scripted-provider";

const search = calls([{ name: "searchContent", input: { query: "flour water", course: "bread" } }]);
const outline = calls([{ name: "getOutline", input: { course: "bread" } }]);
const start = (script: Parameters<typeof startScripted>[0], options = {}) =>
  startScripted(script, { graph: bakeryGraph(), options });

describe("the sources of an answer", () => {
  it("are the texts it names, in the order of their mention, each once", async () => {
    const script = [search, says("B [[passage:bread:2:1]], A [[passage:bread:1:1]], B again [[ passage:bread:2:1 ]].")];
    const { sources } = await start(script).controller.execute("What is gluten?");
    expect(sources.map(({ id }) => id)).toEqual(["passage:bread:2:1", "passage:bread:1:1"]);
    expect(sources[1]).toMatchObject({ course: "Bread Baking from Scratch", number: 1, from: "graph" });
    expect(sources[1]?.passage).toMatch(/gluten/iu);
  });

  it("are none where the answer names what was not read", async () => {
    const script = [search, says("See [[passage:bread:99:1]], [[passage:bakery:1:1]] and [[course:bread]].")];
    expect((await start(script).controller.execute("What is gluten?")).sources).toEqual([]);
  });

  it("are none of a model that read nothing at all", async () => {
    expect((await start([says("Gluten [[passage:bread:1:1]].")]).controller.execute("Gluten?")).sources).toEqual([]);
  });

  it("may have been read for an earlier message, also one from before a reload", async () => {
    const before = start([search, says("Read.")]);
    await before.controller.execute("What is gluten?");
    const after = start([says("As I read [[passage:bread:1:1]].")]);
    after.controller.restore(before.controller.history());
    expect((await after.controller.execute("Where from?")).sources).toMatchObject([{ id: "passage:bread:1:1" }]);
  });

  it("are lessons where an outline was read", async () => {
    const script = [outline, says("It begins with [[lesson:bread:1]].")];
    const { sources } = await start(script).controller.execute("Where does it begin?");
    expect(sources).toMatchObject([{ id: "lesson:bread:1", course: "Bread Baking from Scratch", number: 1 }]);
  });

  it("are only what the model was given of a result", async () => {
    const script = [search, says("Gluten [[passage:bread:1:1]].")];
    const { controller } = start(script, { includeToolDataInContext: false });
    expect((await controller.execute("What is gluten?")).sources).toEqual([]);
  });
});
