import { describe, expect, it } from "vitest";
import { startScripted } from "../../support/ai-session";
import { calls, says } from "../../support/providers/scripted-provider";

const cats = { name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } };
const age = { name: "updateElements", input: { selector: "@id == 'cat2'", set: { age: 9 } } };

describe("an edit by hand while the assistant works", () => {
  it("is lost neither to its calls nor to its undo, and each is undone by itself", async () => {
    const session = startScripted([calls([cats]), [{ type: "hold" }, ...calls([age])], says("Done.")]);
    const { controller, document, registry, model } = session;
    const before = document.snapshot();
    const running = controller.execute("Make the cats blue and set an age");
    await model.held();
    const byHand = { step: "by-hand", actor: "user", title: "Rename" } as const;
    const edit = { name: "updateElements", input: { selector: "@id == 'cat1'", set: { name: "Max" } } };
    const options = { signal: new AbortController().signal, actor: "user" } as const;
    expect((await registry.execute(edit, byHand, options)).success).toBe(true);
    model.release();
    const { undoStep, success } = await running;
    expect(success).toBe(true);
    const name = () => document.node("cat1")?.attributes["name"];
    const both = [name(), document.styles.effectiveNode("cat1").color, document.node("cat2")?.attributes["age"]];
    expect(both).toEqual(["Max", "--g-1", 9]);
    expect(model.requests.at(-1)?.context.userChanges).toEqual([expect.stringContaining("Rename")]);
    expect(await controller.rewind(0, [undoStep ?? ""])).toBeNull();
    expect([name(), document.styles.effectiveNode("cat1").color]).toEqual(["Max", undefined]);
    expect(await controller.rewind(0, ["by-hand"])).toBeNull();
    expect(document.snapshot()).toEqual(before);
  });
});
