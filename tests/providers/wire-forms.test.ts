import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Exchange, Round } from "@/ai/history/messages";
import { historyFaults } from "@/ai/history/validate-history";
import { apis } from "@/ai/port/api-table";
import type { ProviderRequest } from "@/ai/port/provider-port";
import type { AskedProvider } from "@/providers/adapter-types";
import { anthropicRefusalOf } from "@/providers/anthropic/wire-rules";
import { openAiRefusalOf } from "@/providers/openai/wire-rules";
import { wireForms } from "@/providers/wire-forms";
import { startScripted } from "../support/ai-session";
import { arbitraryExchanges } from "../support/graphs/arbitrary-exchanges";
import { calls, says } from "../support/providers/scripted-provider";

const builtin: AskedProvider = { id: "builtin", model: "" };
const find = { id: "c1", name: "findNodes", input: { selector: "type == 'cat'" } };

/** A request as the loop sent it. */
async function sentRequest(): Promise<ProviderRequest> {
  const { controller, model } = startScripted([calls([find]), says("There are 8.")]);
  await controller.execute("Find all cats");
  const request = model.requests.at(-1);
  if (!request) throw new Error("Nothing was sent.");
  return request;
}

const round: Round = { blocks: [], calls: [find], results: [{ callId: "c1", success: true, content: "{}" }] };
const said: Exchange["answer"] = [{ type: "text", text: "There are 8." }];

describe("a request in the form of each provider", () => {
  it("is written in all of them and would be taken", async () => {
    const forms = await wireForms(await sentRequest(), builtin);
    expect(forms.map(({ kind, refusal }) => [kind, refusal])).toEqual(
      [...apis.map(({ kind }) => kind), "webllm"].map((kind) => [kind, null]),
    );
    expect(forms[0]?.body).toMatchObject({ messages: [{ role: "system" }, { role: "user" }, {}, { role: "tool" }] });
  });

  it("is for the model that was asked, as its endpoint wants it", async () => {
    const request = await sentRequest();
    const [mistral] = await wireForms(request, { id: "openai", model: "mistral-large", host: "api.mistral.ai" });
    expect(mistral).toMatchObject({ model: "mistral-large", refusal: null });
    expect(JSON.stringify(mistral?.body)).toMatch(/"tool_call_id":"[a-zA-Z0-9]{9}"/u);
    const [, claude] = await wireForms(request, {
      id: "anthropic",
      model: "claude-opus-5-5",
      host: "api.anthropic.com",
    });
    expect(claude).toMatchObject({ model: "claude-opus-5-5", refusal: null });
  });

  it("would be taken whatever the conversation was", async () => {
    const request = await sentRequest();
    await fc.assert(
      fc.asyncProperty(arbitraryExchanges, async (history) => {
        const running = { user: "And now?", rounds: [] };
        for (const { kind, refusal } of await wireForms({ ...request, history: [...history, running] }, builtin)) {
          expect([kind, refusal]).toEqual([kind, null]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ["a call without a result", { ...round, results: [] }, "has no result in its place"],
    [
      "a result of another call",
      { ...round, results: [{ ...round.results[0], callId: "c9" }] },
      "no result in its place",
    ],
  ])("shows %s in Parley's own history, which the forms mend", async (_what, broken, fault) => {
    const request = await sentRequest();
    const history = [
      { user: "Find", rounds: [broken as Round], answer: said },
      { user: "And now?", rounds: [] },
    ];
    expect(historyFaults(history).join(" ")).toContain(fault);
    const forms = await wireForms({ ...request, history }, builtin);
    expect(forms.filter(({ refusal }) => refusal !== null)).toEqual([]);
  });

  it("tells in the API's words what it would refuse", async () => {
    const request = await sentRequest();
    const twice = [
      { user: "Find", rounds: [round, round], answer: said },
      { user: "And now?", rounds: [] },
    ];
    const [openai] = await wireForms({ ...request, history: twice }, builtin);
    expect(openai?.refusal).toBe("Duplicate tool call id c1.");
  });

  it("is checked by rules that see a result that lost its call", () => {
    const openai = {
      model: "m",
      messages: [
        { role: "user", content: "Hi" },
        { role: "tool", tool_call_id: "c9", content: "{}" },
      ],
    };
    expect(openAiRefusalOf(openai)).toContain("must be a response to a preceeding message with 'tool_calls'");
    const result = { type: "tool_result", tool_use_id: "c9", content: "{}" };
    const anthropic = { model: "m", max_tokens: 10, messages: [{ role: "user", content: [result] }] };
    expect(anthropicRefusalOf(anthropic)).toContain("unexpected `tool_use_id` found in `tool_result` blocks: c9");
  });
});
