import { describe, expect, it } from "vitest";
import { historyFaults } from "@/ai/history/validate-history";
import { stagesOf } from "@/ai/loop/ai-stage";
import type { Provider } from "@/ai/port/provider-port";
import { startAiSession, startScripted } from "../../support/ai-session";
import { notesOf } from "../../support/notes-of";
import { calls, createScriptedProvider, fails, says } from "../../support/providers/scripted-provider";

const find = calls([{ name: "findNodes", input: { selector: "type == 'cat'" } }]);
const style = calls([{ name: "styleNodes", input: { selector: "*", color: "red" } }]);

describe("a provider that fails", () => {
  it("ends the message with its words, and the next message works", async () => {
    const { controller, events } = startScripted([fails("offline"), says("Hello.")]);
    const result = await controller.execute("hello");
    expect(result).toMatchObject({
      success: false,
      terminationReason: "provider_error",
      message: "The server is not there. Check the address.",
      rounds: [],
      undoStep: null,
    });
    expect(stagesOf(events)).toEqual(["submitted", "error"]);
    expect(events.at(-1)).toMatchObject({ type: "ai-error", failure: { kind: "offline" } });
    expect(await controller.execute("hello")).toMatchObject({ success: true, message: "Hello." });
    expect(historyFaults(controller.history())).toEqual([]);
  });

  it("after rounds that worked leaves an answer put together from them", async () => {
    const { controller, document } = startScripted([find, style, fails("overloaded", "The server is busy.")]);
    const result = await controller.execute("Find the cats, then make all red");
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(result.message).toMatch(/^The server is busy\. Done before that: .*8.*14/u);
    expect(result.degraded).toHaveLength(1);
    expect(result.rounds).toHaveLength(2);
    expect(document.steps().map(({ id }) => id)).toEqual([result.undoStep]);
  });

  it("in mid-stream keeps the text there was and runs none of its calls", async () => {
    const half = [
      ...find.slice(0, 1),
      { type: "text-delta", text: "I see" } as const,
      ...fails("cut-off", "It was cut off."),
    ];
    const { controller } = startScripted([half, says("Hello.")]);
    const result = await controller.execute("Find");
    expect(result).toMatchObject({ success: false, llmText: "I see", rounds: [] });
    expect(JSON.stringify(controller.history())).toContain("I see");
    await controller.execute("hello");
    expect(historyFaults(controller.history())).toEqual([]);
  });

  it.each<[string, (signal: AbortSignal) => AsyncIterable<never>]>([
    [
      "throws at once",
      () => {
        throw new Error("boom");
      },
    ],
    [
      "throws while streaming",
      () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new TypeError("boom")) }) }),
    ],
  ])("although it %s, is told as a failure", async (_what, stream) => {
    const provider: Provider = { ...createScriptedProvider([]), stream: (_request, signal) => stream(signal) };
    const { controller } = startAiSession({ provider });
    const result = await controller.execute("hello");
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(result.message).toContain("did not expect");
  });

  it("that cannot even be made is told as a failure", async () => {
    const { controller } = startAiSession({
      provider: () => {
        throw new Error("no provider");
      },
    });
    expect(await controller.execute("hello")).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(controller.isBusy).toBe(false);
  });

  it("that sends nothing at all is a failure in words", async () => {
    const { controller, model } = startScripted([says("")]);
    const result = await controller.execute("hello");
    expect(model.requests).toHaveLength(2);
    expect(result).toMatchObject({ success: false });
    expect(result.message).toContain("no answer");
    expect(historyFaults(controller.history())).toEqual([]);
  });
});

describe("a stop", () => {
  it("ends a message whose provider never hears of it", async () => {
    const provider = createScriptedProvider([[{ type: "hold" }]], { ignoreAbort: true });
    const { controller, events } = startAiSession({ provider });
    const pending = controller.execute("hello");
    await Promise.resolve();
    controller.cancel();
    expect(await pending).toMatchObject({ terminationReason: "aborted", message: "Stopped." });
    expect(stagesOf(events)).toEqual(["submitted", "complete"]);
    expect(historyFaults(controller.history())).toEqual([]);
  });

  it("keeps what was streamed, marked as stopped for the model", async () => {
    const session = startScripted([[{ type: "text-delta", text: "The cats" }, { type: "hold" }], says("14.")]);
    const pending = session.controller.execute("Tell me");
    await session.model.held();
    session.controller.cancel();
    expect(await pending).toMatchObject({ success: false, llmText: "The cats" });
    await session.controller.execute("How many?");
    const output = JSON.stringify(session.model.requests[1]?.history[0]?.answer);
    expect(output).toContain("The cats");
    expect(output).toContain("Stopped by the user");
  });

  it("before approval leaves the call undone", async () => {
    const session = startScripted([calls([{ name: "clearGraph" }]), says("Hm.")]);
    session.controller.subscribe((event) => {
      if (event.type === "ai-approval-request") session.controller.cancel();
    });
    const result = await session.controller.execute("Clear it");
    expect(result.rounds[0]?.toolResults[0]?.message).toContain("stopped by the user");
    expect(session.document.profile().nodeCount).toBe(14);
  });
});

describe("a context that overflows", () => {
  const older = [says("One."), says("Two.")];

  it("is sent once more without older messages, and the answer says so", async () => {
    const { controller, model } = startScripted([...older, fails("overflow"), says("Three.")]);
    await controller.execute("one");
    await controller.execute("two");
    const result = await controller.execute("three");
    expect(model.requests.slice(2).map(({ history }) => history.map(({ user }) => user))).toEqual([
      ["one", "two", "three"],
      ["three"],
    ]);
    expect(result).toMatchObject({ success: true, message: "Three.", degraded: [{ id: "shrunk" }] });
    expect(controller.history()).toHaveLength(3);
  });

  it("a second time ends the message and says so", async () => {
    const { controller, model } = startScripted([...older, fails("overflow", "The conversation is too long.")]);
    await controller.execute("one");
    await controller.execute("two");
    const result = await controller.execute("three");
    expect(model.requests).toHaveLength(4);
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(result.message).toContain("too long");
    expect(result.degraded).toHaveLength(1);
  });

  it("with nothing to leave out is not sent again", async () => {
    const { controller, model } = startScripted([fails("overflow")]);
    await controller.execute("one");
    expect(model.requests).toHaveLength(1);
  });
});

describe("the circuit breaker", () => {
  async function failThreeTimes() {
    const session = startScripted([fails("offline"), fails("network"), fails("overloaded"), says("Back.")]);
    for (const text of ["one", "two", "three"]) await session.controller.execute(text);
    return session;
  }

  it("does not call a provider again that failed three times in a row", async () => {
    const { controller, model, pass } = await failThreeTimes();
    pass(10_000);
    const result = await controller.execute("four");
    expect(model.requests).toHaveLength(3);
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(result.message).toContain("20 s");
  });

  it("calls it again after 30 s", async () => {
    const { controller, pass } = await failThreeTimes();
    pass(30_000);
    expect(await controller.execute("four")).toMatchObject({ success: true, message: "Back." });
  });

  it("calls it again when the user retries", async () => {
    const { controller } = await failThreeTimes();
    expect(await controller.retry()).toMatchObject({ success: true, message: "Back." });
    expect(controller.history().map(({ user }) => user)).toEqual(["one", "two", "three"]);
  });

  it("stays out of the way of a wrong key, which the user mends", async () => {
    const { controller, model } = startScripted([fails("auth"), fails("auth"), fails("auth"), says("In.")]);
    for (const text of ["one", "two", "three"]) await controller.execute(text);
    expect(await controller.execute("four")).toMatchObject({ success: true });
    expect(model.requests).toHaveLength(4);
  });
});

describe("rounds in which every call failed", () => {
  const bad = (text: string) => calls([{ name: "findNodes", input: { selector: `nothing == '${text}'` } }]);

  it("twice in a row force an answer, which says so", async () => {
    const { controller, model } = startScripted([bad("a"), bad("b"), says("There is no such attribute.")]);
    const result = await controller.execute("Find");
    expect(model.requests.at(-1)?.toolChoice).toBe("none");
    expect(result).toMatchObject({
      success: true,
      terminationReason: "natural_completion",
      message: "There is no such attribute.",
    });
    expect(result.degraded).toHaveLength(1);
  });

  it("end the message when that is asked for, with the reason", async () => {
    const { controller, model } = startScripted([bad("a")], { options: { onAllToolsFailed: "fail" } });
    const result = await controller.execute("Find");
    expect(model.requests).toHaveLength(1);
    expect(result).toMatchObject({ success: false, terminationReason: "tool_failure" });
    expect(result.message).toContain("nothing");
  });

  it("have older results sent once without their data", async () => {
    const { controller, model } = startScripted([find, says("8."), bad("a"), find, says("8.")]);
    await controller.execute("Find");
    const result = await controller.execute("Find more");
    const contents = model.requests.slice(2).map(({ history }) => history[0]?.rounds[0]?.results[0]?.content ?? "");
    expect(contents.map((content) => "data" in JSON.parse(content))).toEqual([true, false, true]);
    expect(notesOf(result)).toEqual([expect.stringContaining("without their data")]);
  });

  it("are not told of where no model was sent anything", async () => {
    const provider = createScriptedProvider([find, says("8."), bad("a"), find, says("8.")], { model: "" });
    const { controller } = startAiSession({ provider });
    await controller.execute("Find");
    expect(await controller.execute("Find more")).toMatchObject({ success: true, degraded: [] });
  });
});
