import { describe, expect, it } from "vitest";
import { exchangeTokens } from "@/ai/history/exchange-tokens";
import type { Exchange } from "@/ai/history/messages";
import { historyFaults } from "@/ai/history/validate-history";
import type { AiOptions } from "@/ai/options/ai-options";
import { startAiSession, startScripted } from "../../support/ai-session";
import { notesOf } from "../../support/notes-of";
import {
  calls,
  createScriptedProvider,
  fails,
  type ScriptedPart,
  says,
} from "../../support/providers/scripted-provider";

const cats = calls([{ name: "findNodes", input: { selector: "type == 'cat'" } }]);
const old = calls([{ name: "findNodes", input: { selector: "age > 5" } }]);
const nothing = calls([{ name: "findNodes", input: { selector: "kind == 'cat'" } }]);
const compact = { contextStrategy: "compact" } as const;

const tokensOf = (history: readonly Exchange[]) => history.reduce((sum, exchange) => sum + exchangeTokens(exchange), 0);

describe("a compact context", () => {
  it("tells older messages as a briefing of calls, results and sets, and the newest two as they were", async () => {
    const scripts = [cats, says("Eight cats."), nothing, says("No kind."), old, says("Six."), says("Four.")];
    const { controller, model } = startScripted(scripts, { options: compact });
    for (const text of ["find the cats", "by kind?", "the old ones", "and now?"]) await controller.execute(text);
    const sent = model.requests.at(-1)?.history ?? [];
    expect(sent).toHaveLength(4);
    expect(sent[0]).toMatchObject({ user: "find the cats", rounds: [] });
    const briefing = JSON.stringify(sent[0]?.answer);
    expect(briefing).toContain("findNodes");
    expect(briefing).toMatch(/8.*\(kept as \$1\)/);
    expect(briefing).toContain("Eight cats.");
    expect(sent[1]?.rounds).toHaveLength(1);
    expect(sent[2]?.rounds).toHaveLength(1);
    expect(historyFaults(sent)).toEqual([]);
    // What is kept is whole: another strategy can be chosen at any time.
    expect(controller.history()[0]?.rounds).toHaveLength(1);
  });

  it("says what did not work, so that it is not tried again", async () => {
    const scripts = [nothing, says("No kind."), says("b"), says("c"), says("d")];
    const { controller, model } = startScripted(scripts, { options: compact });
    for (const text of ["by kind?", "b", "c", "d"]) await controller.execute(text);
    expect(JSON.stringify(model.requests.at(-1)?.history[0])).toMatch(/kind == 'cat'.*did not work/);
  });

  it("tells the older rounds of the running message behind the request", async () => {
    const scripts = [cats, old, calls([{ name: "getSchema" }]), says("Done.")];
    const { controller, model } = startScripted(scripts, { options: compact });
    await controller.execute("compare the cats");
    const running = model.requests.at(-1)?.history.at(-1);
    expect(running?.rounds).toHaveLength(2);
    expect(running?.user).toMatch(/^compare the cats\n\n\[Already done.*\n- findNodes/);
    expect(controller.history()[0]).toMatchObject({ user: "compare the cats" });
    expect(controller.history()[0]?.rounds).toHaveLength(3);
  });

  it("stays within its tokens with many long messages", async () => {
    const scripts = Array.from({ length: 30 }, () => [cats, says("word ".repeat(300))]).flat();
    const { controller, model } = startScripted(scripts, { options: { ...compact, contextTokens: 3000 } });
    for (let index = 0; index < 15; index += 1) await controller.execute(`message ${index} ${"more ".repeat(100)}`);
    for (const { history } of model.requests) {
      if (history.length > 1) expect(tokensOf(history)).toBeLessThanOrEqual(3000);
      expect(historyFaults(history)).toEqual([]);
    }
    expect(model.requests.at(-1)?.history.length).toBeGreaterThan(3);
  });

  it("leaves the history of a provider that reads rounds as it is", async () => {
    const model = createScriptedProvider([cats, says("Eight.")], { capabilities: { readsRounds: true } });
    const { controller } = startAiSession({ provider: model, options: compact });
    for (const text of ["a", "b", "c", "d"]) await controller.execute(text);
    expect(model.requests.at(-1)?.history[0]?.rounds).toHaveLength(1);
  });
});

describe("a context that overflows", () => {
  it("goes out once more with briefings of what came before, in half the tokens", async () => {
    const long = `word ${"more ".repeat(200)}`;
    const scripts = [cats, says("Eight."), old, says("Six."), fails("overflow"), says("Yes.")];
    const { controller, model } = startScripted(scripts);
    await controller.execute(`find the cats ${long}`);
    await controller.execute(`the old ones ${long}`);
    const result = await controller.execute("and now?");
    expect(result).toMatchObject({ success: true, message: "Yes." });
    expect(notesOf(result).join(" ")).toMatch(/shortened or left out/);
    const [whole, shorter] = model.requests.slice(-2).map(({ history }) => history);
    expect(tokensOf(shorter ?? [])).toBeLessThanOrEqual(tokensOf(whole ?? []) / 2);
    expect(JSON.stringify(shorter)).toMatch(/findNodes/);
    expect(shorter?.every(({ rounds }) => rounds.length === 0)).toBe(true);
  });
});

describe("a summary written by the model", () => {
  const small = { ...compact, contextTokens: 1200, summaries: true } as const;
  const long = (index: number) => says(`Answer ${index}: ${"and so it goes on and on. ".repeat(20)}`);

  async function talk(
    messages: number,
    summary: readonly ScriptedPart[] = says("The user wants the cats; 8 were found."),
    options: Partial<AiOptions> = small,
  ) {
    const model = createScriptedProvider([
      (request, index) => (request.instructions.startsWith("You keep the notes") ? summary : long(index)),
    ]);
    const session = startAiSession({ provider: model, options });
    const results = [];
    for (let index = 0; index < messages; index += 1) {
      results.push(await session.controller.execute(`question ${index} about ${"this and that ".repeat(12)}`));
    }
    const notes = model.requests.filter(({ instructions }) => instructions.startsWith("You keep the notes"));
    const answers = model.requests.filter(({ instructions }) => !instructions.startsWith("You keep the notes"));
    return { ...session, model, results, notes, answers };
  }

  it("is asked for once the rules leave lines out, is marked as such, told, and renewed only after several messages", async () => {
    const { notes, answers, results, controller } = await talk(16);
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.length).toBeLessThan(5);
    const last = answers.at(-1)?.history ?? [];
    expect(JSON.stringify(last[0]?.answer)).toMatch(
      /A summary of what came before, written by the model.*8 were found/,
    );
    expect(historyFaults(last)).toEqual([]);
    expect(
      results.filter((result) => notesOf(result).some((note) => note.includes("The model summarised older messages"))),
    ).toHaveLength(notes.length);
    expect(notes.every(({ tools, toolChoice }) => tools.length === 0 && toolChoice === "none")).toBe(true);
    // The one before it is in the next, so that nothing has to be read twice.
    expect(JSON.stringify(notes.at(-1)?.history)).toContain("8 were found");
    expect(controller.history()).toHaveLength(16);
  });

  it("is never asked for where it is not wished or all has room", async () => {
    expect((await talk(16, undefined, { ...small, summaries: false })).notes).toEqual([]);
    expect((await talk(16, undefined, { ...small, contextTokens: 60_000 })).notes).toEqual([]);
  });

  it("that fails leaves the rules alone, and the message is answered", async () => {
    for (const broken of [fails("overloaded"), says("")]) {
      const { answers, results } = await talk(12, broken);
      expect(results.every(({ success }) => success)).toBe(true);
      expect(JSON.stringify(answers.at(-1)?.history)).not.toContain("A summary of what came before");
    }
  });
});
