import { expect } from "vitest";
import { z } from "zod";
import type { AiEvent } from "@/ai/loop/ai-events";
import { defineCommand } from "@/commands/registry/define-command";
import type { LCase, LSession, NeutralCall, NeutralTurn } from "./l-cases";

const findCats: NeutralCall = { name: "findNodes", input: { selector: "type == 'cat'" } };
const styleCats: NeutralCall = { name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } };
const styleHumans: NeutralCall = { name: "styleNodes", input: { selector: "type == 'human'", color: "red" } };
const answer: NeutralTurn = { text: "Here is what I found." };
const findAndColour = "Find all cats and make them blue";
const howMany = "How many nodes are there?";

/** A command that throws, one that waits for its stop, one that has no parameters. */
const ownCommands = [
  defineCommand({
    name: "breakDown",
    title: "Break down",
    description: "Throws.",
    input: z.strictObject({}),
    effect: "read",
    scope: "shown",
    run: () => Promise.reject(new Error("the disk is full")),
  }),
  defineCommand({
    name: "waitForever",
    title: "Wait",
    description: "Never ends, whatever it is told.",
    input: z.strictObject({}),
    effect: "read",
    scope: "shown",
    run: () => new Promise<never>(() => undefined),
  }),
];

function outcomesOf(result: Awaited<ReturnType<LSession["controller"]["execute"]>>) {
  return result.rounds.flatMap((round) => round.toolResults);
}

/** The conversation is usable again: whatever happened, the next message gets its answer. */
async function expectNextMessageWorks(session: LSession): Promise<void> {
  const next = await session.controller.execute(howMany);
  expect(next).toMatchObject({ success: true, terminationReason: "natural_completion" });
}

export const lCaseRows: readonly LCase[] = [
  {
    number: 1,
    title: "a stop between two commands of a round keeps the first change and never runs the second",
    async run(start) {
      const session = await start([{ calls: [styleCats, styleHumans] }, answer]);
      const off = stopOnce(session, "ai-tool-call-end");
      const result = await session.controller.execute("Make the cats blue and the humans red");
      off();
      expect(result).toMatchObject({ success: false, terminationReason: "aborted" });
      const outcomes = outcomesOf(result);
      expect(outcomes.map(({ success }) => success)).toEqual([true, ...outcomes.slice(1).map(() => false)]);
      for (const { message } of outcomes.slice(1)) expect(message).toContain("stopped by the user");
      const changed = session.document.layers.length > 0;
      expect(result.undoStep !== null).toBe(changed);
      const sent = session.controller
        .history()
        .at(-1)
        ?.rounds.flatMap((round) => round.results);
      expect(sent?.map(({ success }) => success)).toEqual(outcomes.map(({ success }) => success));
      await expectNextMessageWorks(session);
    },
  },
  {
    number: 1,
    title: "a stop while a model never answers ends the message at once",
    async run(start) {
      const session = await start([{ hold: true }, answer]);
      const pending = session.controller.execute(findAndColour);
      await Promise.resolve();
      session.controller.cancel();
      const result = await pending;
      expect(result).toMatchObject({ success: false, terminationReason: "aborted", rounds: [], undoStep: null });
      expect(session.controller.isBusy).toBe(false);
      await expectNextMessageWorks(session);
    },
  },
  {
    number: 1,
    title: "a stop during a call that never ends gives it a result",
    async run(start) {
      const calls = [{ name: "waitForever", input: {} }, findCats];
      const session = await start([{ calls }, answer], { commands: ownCommands, options: { parallelReads: false } });
      const off = stopOnce(session, "ai-tool-call-start");
      const result = await session.controller.execute("Wait");
      off();
      const messages = outcomesOf(result).map(({ message }) => message);
      expect(messages).toEqual(["Not run: stopped by the user.", "Not run: stopped by the user."]);
      const ends = session.events.filter((event) => event.type === "ai-tool-call-end");
      expect(ends).toHaveLength(2);
      await expectNextMessageWorks(session);
    },
  },
  {
    number: 2,
    title: "trimming drops whole exchanges, oldest first",
    async run(start) {
      const session = await start([answer], { options: { contextTokens: 60 } });
      for (const text of ["How many nodes are there?", "How many edges are there?", "hello", howMany]) {
        await session.controller.execute(text);
      }
      const last = session.requests.at(-1)?.history ?? [];
      const users = session.controller.history().map(({ user }) => user);
      expect(last.length).toBeLessThan(4);
      expect(last.map(({ user }) => user)).toEqual(users.slice(-last.length));
      for (const exchange of last.slice(0, -1)) expect(session.controller.history()).toContain(exchange);
    },
  },
  {
    number: 3,
    title: "the limit ends in an answer although the model would go on calling",
    async run(start) {
      const session = await start([{ calls: [findCats] }], { options: { maxToolIterations: 1 } });
      const result = await session.controller.execute(findAndColour);
      expect(session.requests).toHaveLength(2);
      expect(session.requests.map(({ toolChoice }) => toolChoice)).toEqual(["auto", "none"]);
      expect(result).toMatchObject({ success: true, terminationReason: "max_rounds_reached" });
      expect(result.rounds).toHaveLength(1);
      expect(result.message).toMatch(/\d/u);
    },
  },
  {
    number: 3,
    title: "or stops after exactly so many model calls when it is told to fail",
    async run(start) {
      const session = await start([{ calls: [findCats] }], { options: { maxToolIterations: 1, onLimit: "fail" } });
      const result = await session.controller.execute(findAndColour);
      expect(session.requests).toHaveLength(1);
      expect(result).toMatchObject({ success: false, terminationReason: "max_rounds_reached" });
      expect(result.message).toContain("Maximum tool iterations reached");
    },
  },
  {
    number: 8,
    title: "cut-off or malformed arguments never run, and the model is asked for the whole call again",
    async run(start) {
      const broken = { name: "styleNodes", rawInput: '{"selector": "type == ' };
      const session = await start([{ calls: [broken] }, { calls: [styleCats] }, answer]);
      const result = await session.controller.execute(findAndColour);
      const [first, second] = outcomesOf(result);
      expect(first).toMatchObject({ success: false, input: {} });
      expect(first?.hint).toContain("whole call again");
      expect(second?.success).toBe(true);
      expect(session.document.layers).toHaveLength(1);
      expect(result.success).toBe(true);
    },
  },
  {
    number: 9,
    title: "no arguments, null and an empty text are an empty object",
    async run(start) {
      const calls: NeutralCall[] = [
        { name: "showAll" },
        { name: "showAll", input: null },
        { name: "showAll", input: "" },
      ];
      const session = await start([{ calls: calls.slice(0, 1) }, { calls: calls.slice(1) }, answer]);
      const result = await session.controller.execute("Show everything");
      expect(outcomesOf(result).map(({ input, success }) => ({ input, success }))).toEqual(
        calls.map(() => ({ input: {}, success: true })),
      );
      const sent = session.controller.history()[0]?.rounds.flatMap((round) => round.calls) ?? [];
      expect(sent.map(({ input, rawInput }) => ({ input, rawInput }))).toEqual(calls.map(() => ({ input: {} })));
    },
  },
  {
    number: 10,
    title: "empty content is never kept and never sent",
    async run(start) {
      const session = await start([{ text: "  \n", calls: [findCats] }, { text: "" }, { text: "" }, answer]);
      const result = await session.controller.execute(findAndColour);
      expect(result.message.trim()).not.toBe("");
      expect(session.controller.history()[0]?.rounds[0]?.blocks).toEqual([]);
      await expectNextMessageWorks(session);
    },
  },
  {
    number: 15,
    title: "an empty answer after tools is asked for once more, then told from the results",
    async run(start) {
      const session = await start([{ calls: [findCats] }, { text: "" }]);
      const result = await session.controller.execute(findAndColour);
      expect(session.requests).toHaveLength(3);
      expect(session.requests[1]?.turn?.nudge).toBe(false);
      expect(session.requests[2]?.turn?.nudge).toBe(true);
      expect(result).toMatchObject({ success: true, terminationReason: "natural_completion", llmText: "" });
      expect(result.message).toContain("8");
      expect(result.degraded).toHaveLength(1);
    },
  },
  {
    number: 15,
    title: "the same call three times ends the calling",
    async run(start) {
      const again: NeutralTurn = { calls: [findCats] };
      const session = await start([again, again, again, answer], { options: { maxToolIterations: 10 } });
      const result = await session.controller.execute(findAndColour);
      expect(session.requests.map(({ toolChoice }) => toolChoice)).toEqual(["auto", "auto", "auto", "none"]);
      expect(result).toMatchObject({ success: true, terminationReason: "repeated_calls", message: answer.text });
      expect(result.degraded).toHaveLength(1);
    },
  },
  {
    number: 16,
    title: "an unknown command, invalid arguments and a command that throws are results that say what would work",
    async run(start) {
      const calls: NeutralCall[] = [
        { name: "findNode", input: { selector: "*" } },
        { name: "findNodes", input: { selector: "tpye == 'cat'" } },
        { name: "findNodes", input: { limit: "many" } },
        { name: "breakDown", input: {} },
        findCats,
      ];
      const session = await start([{ calls }, answer], { commands: ownCommands });
      const result = await session.controller.execute(findAndColour);
      const outcomes = outcomesOf(result);
      expect(outcomes.map(({ success }) => success)).toEqual([false, false, false, false, true]);
      expect(`${outcomes[0]?.message} ${outcomes[0]?.hint}`).toContain("findNodes");
      expect(`${outcomes[1]?.message} ${outcomes[1]?.hint}`).toContain("type");
      expect(outcomes[2]?.message).toContain("limit");
      expect(outcomes[3]?.message).toContain("the disk is full");
      const read = session.requests[1]?.history.at(-1)?.rounds[0]?.results.map(({ content }) => JSON.parse(content));
      expect(read?.map(({ success }) => success)).toEqual([false, false, false, false, true]);
      expect(result).toMatchObject({ success: true, message: answer.text });
    },
  },
  {
    number: 20,
    title: "texts are cut by code points and stay well-formed",
    async run(start) {
      const call: NeutralCall = {
        name: "addNodes",
        input: { nodes: [{ id: "n", attributes: { name: "😀".repeat(300) } }] },
      };
      const session = await start([{ calls: [call, { name: "getNode", input: { id: "n" } }] }, answer], {
        options: { maxToolResultSize: 300 },
      });
      await session.controller.execute(`Add a node ${"😀".repeat(100)}\uD83D`);
      const sent = JSON.stringify(session.requests);
      expect(sent).not.toMatch(/\\ud[89a-f]/iu);
      expect(session.document.steps()[0]?.title).not.toMatch(/\p{Surrogate}/u);
    },
  },
  {
    number: 23,
    title: "a second message while one runs is refused, and a stop stops the one that runs",
    async run(start) {
      const session = await start([{ hold: true }, answer]);
      const first = session.controller.execute(findAndColour);
      await expect(session.controller.execute(howMany)).rejects.toMatchObject({ name: "BusyError" });
      session.controller.cancel();
      expect((await first).terminationReason).toBe("aborted");
      expect(session.controller.history().map(({ user }) => user)).toEqual([findAndColour]);
      await expectNextMessageWorks(session);
    },
  },
  {
    number: 24,
    title: "late events of a cleared conversation reach nobody",
    async run(start) {
      const session = await start([{ text: "Late", hold: true }, answer]);
      const asked = untilAsked(session);
      const first = session.controller.execute(findAndColour);
      await asked;
      session.controller.clear();
      const output = session.events.length;
      session.model.release();
      expect((await first).terminationReason).toBe("aborted");
      expect(session.events.slice(output)).toEqual([]);
      expect(session.controller).toMatchObject({ stage: "idle", isBusy: false });
      expect(session.controller.history()).toEqual([]);
      await expectNextMessageWorks(session);
    },
  },
];

/** Until a request is on its way. */
function untilAsked(session: LSession): Promise<void> {
  return new Promise((resolve) => {
    session.controller.subscribe(({ type }) => {
      if (type === "ai-turn-start") setTimeout(resolve, 0);
    });
  });
}

function stopOnce(session: LSession, type: AiEvent["type"]): () => void {
  let done = false;
  return session.controller.subscribe((event) => {
    if (event.type !== type || done) return;
    done = true;
    session.controller.cancel();
  });
}
