import { describe, expect, it } from "vitest";
import { historyFaults } from "@/ai/history/validate-history";
import { startAiSession, startScripted } from "../../support/ai-session";
import { calls, createScriptedProvider, says } from "../../support/providers/scripted-provider";

const find = calls([{ name: "findNodes", input: { selector: "type == 'cat'" } }]);
const style = calls([{ name: "styleNodes", input: { selector: "$last", color: "blue" } }]);

describe("options", () => {
  it.each([
    [{ maxToolIterations: -1 }, "maxToolIterations"],
    [{ maxToolIterations: 1.5 }, "maxToolIterations"],
    [{ maxToolResultSize: 10 }, "200"],
    [{ toolLimits: { findNodes: -1 } }, "toolLimits"],
    [JSON.parse('{"onLimit":"maybe"}'), '"answer" or "fail"'],
    [JSON.parse('{"budget":5}'), "budget must be null"],
    [JSON.parse('{"spend":5}'), "no option spend"],
  ])("%j are refused before anything is sent", async (options, words) => {
    const { controller, model } = startScripted([says("Hello.")]);
    await expect(controller.execute("hello", options)).rejects.toThrow(RangeError);
    await expect(controller.execute("hello", options)).rejects.toThrow(words);
    expect(model.requests).toEqual([]);
    expect(controller.isBusy).toBe(false);
  });

  it("0 rounds offer no tools and ask for an answer", async () => {
    const { controller, model } = startScripted([says("Hello.")], { options: { maxToolIterations: 0 } });
    const result = await controller.execute("hello");
    expect(model.requests).toMatchObject([{ tools: [], toolChoice: "none" }]);
    expect(result).toMatchObject({ success: true, terminationReason: "natural_completion" });
  });

  it.each([
    ["answer", 3, true],
    ["fail", 2, false],
  ] as const)("2 rounds and a model that always calls, onLimit %s: %i requests", async (onLimit, count, success) => {
    const { controller, model } = startScripted([find, style, calls([{ name: "showAll" }])], {
      options: { onLimit },
    });
    const result = await controller.execute("Find all cats and make them blue", { maxToolIterations: 2 });
    expect(model.requests).toHaveLength(count);
    expect(result).toMatchObject({ success, terminationReason: "max_rounds_reached" });
    if (onLimit === "fail") expect(result.message).toBe("Maximum tool iterations reached");
    expect(model.requests.map(({ toolChoice }) => toolChoice)).toEqual(["auto", "auto", "none"].slice(0, count));
  });

  it("offer nothing in the last request to a provider that cannot be told not to call", async () => {
    const model = createScriptedProvider([find, says("8.")], { capabilities: { toolChoiceNone: false } });
    const { controller } = startAiSession({ provider: model, options: { maxToolIterations: 1 } });
    await controller.execute("Find");
    expect(model.requests.map(({ tools }) => tools.length > 0)).toEqual([true, false]);
  });

  it("adaptive only raises the rounds, for requests of several steps", async () => {
    const roundsOf = async (text: string) => {
      const { controller, model } = startScripted([says("Hm.")], { options: { maxToolIterations: 2, adaptive: true } });
      await controller.execute(text);
      return model.requests[0]?.turn?.maxRounds ?? 0;
    };
    expect(await roundsOf("Find all cats")).toBe(2);
    expect(await roundsOf("Compare cats and humans, and then style each type")).toBeGreaterThan(2);
    expect(await roundsOf("find the cats again; ".repeat(40))).toBe(20);
  });

  it("includeToolDataInContext off keeps data from the model but not from the result", async () => {
    const { controller, model } = startScripted([find, says("8.")], { options: { includeToolDataInContext: false } });
    const result = await controller.execute("Find");
    expect(result.rounds[0]?.toolResults[0]?.data).toMatchObject({ count: 8 });
    expect(model.requests[1]?.history[0]?.rounds[0]?.results[0]?.content).not.toContain('"data"');
  });

  it("textCalls reads calls written as text and keeps them from the screen", async () => {
    const block = '<tool_call>{"name":"findNodes","arguments":{"selector":"type == \'cat\'"}}</tool_call>';
    const { controller, events } = startScripted([says(`Looking. ${block}`), says("8.")], {
      options: { textCalls: true },
    });
    const result = await controller.execute("Find");
    expect(result.rounds[0]?.toolsUsed).toEqual(["findNodes"]);
    const shown = events.flatMap((event) => (event.type === "ai-text-delta" ? [event.text] : [])).join("");
    expect(shown.trim()).toBe("Looking. 8.");
    expect(JSON.stringify(controller.history())).not.toContain("tool_call>");
  });

  it("calls as text in a forced answer are neither run nor shown", async () => {
    const block = '<tool_call>{"name":"showAll","arguments":{}}</tool_call>';
    const { controller } = startScripted([find, says(`There are 8. ${block}`)], { options: { maxToolIterations: 1 } });
    const result = await controller.execute("Find");
    expect(result).toMatchObject({ message: "There are 8.", success: true });
    expect(result.rounds).toHaveLength(1);
  });
});

describe("a conversation", () => {
  it("goes on after a tool answer, also with another provider", async () => {
    const reasoning = { type: "reasoning", model: "script-1", raw: { signature: "s" } } as const;
    const first = createScriptedProvider([[reasoning, ...find], says("8.")]);
    const second = createScriptedProvider([says("6.")], { id: "other", model: "script-2" });
    let provider = first;
    const { controller } = startAiSession({ provider: () => provider });
    await controller.execute("How many cats?");
    provider = second;
    expect(await controller.execute("and humans?")).toMatchObject({ success: true, message: "6." });
    expect(first.requests[1]?.history[0]?.rounds[0]?.blocks).toEqual([reasoning]);
    expect(second.requests[0]?.history.map(({ user }) => user)).toEqual(["How many cats?", "and humans?"]);
    expect(historyFaults(second.requests[0]?.history ?? [])).toEqual([]);
  });

  it("takes back what a message did before it is sent again", async () => {
    const { controller, document, model } = startScripted([
      find,
      style,
      says("Blue."),
      find,
      style,
      says("Blue again."),
    ]);
    const first = await controller.execute("Find all cats and make them blue");
    const again = await controller.retry();
    expect(again).toMatchObject({ success: true, message: "Blue again." });
    expect(again.undoStep).not.toBe(first.undoStep);
    expect(document.layers).toHaveLength(1);
    expect(controller.history()).toHaveLength(1);
    expect(model.requests[3]?.context.userChanges).toEqual([]);
  });

  it("is not repeated when a later change stands in the way", async () => {
    const add = calls([{ name: "addNodes", input: { nodes: [{ id: "n" }] } }]);
    const { controller, document, model } = startScripted([add, says("Added.")]);
    await controller.execute("Add n");
    document.apply([{ type: "attributes-set", target: "nodes", id: "n", set: { a: 1 } }], {
      step: "hand",
      actor: "user",
      title: "Edit",
    });
    const result = await controller.retry();
    expect(result.success).toBe(false);
    expect(result.message).toContain("its changes are not undone yet: ");
    expect(model.requests).toHaveLength(2);
    expect(controller.history()).toHaveLength(1);
  });

  it("goes on from an earlier message, with what came after it taken back in one step", async () => {
    const add = (id: string) => calls([{ name: "addNodes", input: { nodes: [{ id }] } }]);
    const scripts = [says("Hello."), add("a"), says("Added a."), add("b"), says("Added b."), says("Another way.")];
    const { controller, document, model } = startScripted(scripts);
    await controller.execute("Hello");
    const steps = [await controller.execute("Add a"), await controller.execute("Add b")].flatMap(
      ({ undoStep }) => undoStep ?? [],
    );
    const before = document.steps().length;
    expect(await controller.rewind(2, steps)).toBeNull();
    expect([document.node("a"), document.node("b")]).toEqual([undefined, undefined]);
    expect(document.steps()).toHaveLength(before + 1);
    await controller.execute("Something else");
    expect(model.requests.at(-1)?.history.map(({ user }) => user)).toEqual(["Hello", "Something else"]);
    expect(model.requests.at(-1)?.context.userChanges).toEqual([]);
  });

  it("says what to do where its changes were written to a database, and goes on once they are undone there", async () => {
    const { controller, document } = startScripted([says("Hello.")]);
    await controller.execute("Hello");
    const put = { type: "node-put", node: { id: "w", attributes: {} } } as const;
    document.apply([put], { step: "written", actor: "assistant", title: "Add w", isWritten: true });
    expect(await controller.rewind(1, ["written"])).toHaveProperty(
      "message",
      "The message was not sent again, because its changes are not undone yet: This was written to the database. Undo it first: it is taken back there too. Nothing was changed.",
    );
    expect(controller.history()).toHaveLength(1);
    const plan = document.planUndo("written");
    if (!plan.success) throw new Error(plan.message);
    const origin = { step: "back", actor: "user", title: "Undo", undoes: plan.undoes, isWritten: true } as const;
    expect(document.apply(plan.changes, origin)).toMatchObject({ success: true });
    expect(await controller.rewind(1, ["written"])).toBeNull();
    expect(controller.history()).toHaveLength(0);
  });

  it("stays as it was when one of the steps cannot be taken back", async () => {
    const add = (id: string) => calls([{ name: "addNodes", input: { nodes: [{ id }] } }]);
    const { controller, document } = startScripted([add("a"), says("a."), add("b"), says("b.")]);
    const steps = [await controller.execute("Add a"), await controller.execute("Add b")].flatMap(
      ({ undoStep }) => undoStep ?? [],
    );
    const edit = { type: "attributes-set", target: "nodes", id: "a", set: { x: 1 } } as const;
    document.apply([edit], { step: "hand", actor: "user", title: "Edit" });
    expect(await controller.rewind(2, steps)).toMatchObject({
      message: expect.stringMatching(/its changes are not undone yet: A later step, “Edit”.*Undo that one first\.$/),
      reason: { why: "changes-stand", because: { why: "later-step", title: "Edit" } },
    });
    expect([document.node("a"), document.node("b")].every(Boolean)).toBe(true);
    expect(controller.history()).toHaveLength(2);
  });

  it("refuses an empty message without sending it, and a retry of nothing", async () => {
    const { controller, model } = startScripted([says("Hello.")]);
    expect(await controller.execute("  \n")).toMatchObject({
      success: false,
      message: expect.stringContaining("empty"),
    });
    expect(await controller.retry()).toMatchObject({ success: false, message: expect.stringContaining("no message") });
    expect(model.requests).toEqual([]);
  });

  it("tells the model once what the user did by hand", async () => {
    const { controller, document, model } = startScripted([find, says("8.")]);
    await controller.execute("Find");
    document.apply([{ type: "attributes-set", target: "nodes", id: "cat1", set: { age: 6 } }], {
      step: "hand",
      actor: "user",
      title: "Change values",
    });
    const plan = document.planUndo("hand");
    if (!plan.success) throw new Error(plan.message);
    document.apply(plan.changes, { step: "hand2", actor: "user", title: "Undo", undoes: plan.undoes });
    document.apply([{ type: "selection-set", selection: { nodes: ["cat1"], edges: [] } }], {
      step: "hand3",
      actor: "user",
      title: "Select",
    });
    await controller.execute("And now?");
    await controller.execute("And then?");
    const output = model.requests.map(({ context }) => context.userChanges);
    expect(output[0]).toEqual([]);
    expect(output[2]).toEqual(["Change values: 1 element edited (cat1).", 'The user undid "Change values".']);
    expect(output[3]).toEqual([]);
    expect(model.requests[2]?.context.selection).toMatchObject({
      nodeCount: 1,
      nodes: [{ id: "cat1", label: "Whiskers" }],
    });
  });

  it("is taken up again as it was stored, without what its storage broke", async () => {
    const first = startScripted([find, says("8.")]);
    await first.controller.execute("Find");
    const stored = JSON.parse(JSON.stringify(first.controller.history()));
    const second = startScripted([calls([{ id: "call_1", name: "showAll" }]), says("Shown.")]);
    second.controller.restore([...stored, { user: "broken", rounds: [] }]);
    await second.controller.execute("Show all");
    expect(second.controller.history().map(({ user }) => user)).toEqual(["Find", "Show all"]);
    expect(historyFaults(second.controller.history())).toEqual([]);
  });

  it("gives outcomes by call id when they are told", async () => {
    const { controller } = startScripted([find, says("8.")]);
    const seen: unknown[] = [];
    controller.subscribe((event) => {
      if (event.type === "ai-tool-call-start") seen.push(controller.outcomeOf(event.callId));
      if (event.type === "ai-tool-call-end") seen.push(controller.outcomeOf(event.callId)?.data);
    });
    await controller.execute("Find");
    expect(seen).toEqual([undefined, expect.objectContaining({ count: 8 })]);
    controller.clear();
    expect(controller.outcomeOf("call_1")).toBeUndefined();
  });

  it("makes no undo step of a message that only looked or moved the view", async () => {
    const look = calls([{ name: "zoomToNodes", input: { selector: "type == 'cat'" } }]);
    const { controller, document } = startScripted([look, says("There.")]);
    expect((await controller.execute("Focus on the cats")).undoStep).toBeNull();
    expect(document.steps()).toEqual([]);
  });
});

describe("a trace", () => {
  it("holds requests, parts, calls, events and revisions as plain JSON", async () => {
    const { controller, events, document } = startScripted([find, style, says("Blue.")]);
    const result = await controller.execute("Find all cats and make them blue");
    const [trace] = controller.traces();
    expect(JSON.parse(JSON.stringify(trace))).toEqual(trace);
    expect(trace).toMatchObject({
      version: 1,
      input: "Find all cats and make them blue",
      finalRevision: document.revision,
    });
    expect(trace?.requests).toHaveLength(3);
    expect(trace?.events.map(({ event }) => event)).toEqual(events);
    expect(trace?.calls.map(({ name }) => name)).toEqual(["findNodes", "styleNodes"]);
    expect(trace?.parts.filter(({ request }) => request === 2).map(({ part }) => part.type)).toEqual([
      "text-delta",
      "text-delta",
      "finish",
    ]);
    expect(trace?.result).toEqual(result);
  });
});
