import { describe, expect, it } from "vitest";
import { createProviderChoice } from "@/app/chat/browser-provider";
import type { LocalModelTools } from "@/app/models/models-tools";
import { installNetworkGuard } from "@/lib/network-guard/network-guard";
import { createWebLlmProvider } from "@/providers/webllm/webllm-provider";
import { createApiKeyStore } from "@/store/settings/api-keys";
import type { AnswerSource } from "@/store/settings/endpoints";
import { createSettingsStore, type Settings } from "@/store/settings/settings-store";
import { startConversation } from "../support/conversation";
import { notesOf } from "../support/notes-of";
import { closedAfterEach } from "../support/page/closed-after-each";
import { createFakeEngine, type EngineReply, fakeRecord } from "../support/providers/fake-engine";
import { reply } from "../support/providers/openai-chunks";
import { type ServerReply, startOpenAiServer } from "../support/providers/openai-server";

const closing = closedAfterEach();

const here = fakeRecord.model_id;
const find = { name: "findNodes", input: { selector: "type == 'cat'" } };
const eight: EngineReply = { text: '{"tool":"reply","args":{"text":"There are 8 cats."}}' };

interface Setting {
  readonly routing: Partial<Settings["routing"]>;
  readonly source?: AnswerSource;
}

/** The page's own choice of who answers, over a server and a model of this device that play what they are told. */
async function openChoice(replies: readonly ServerReply[], local: readonly EngineReply[], setting: Setting) {
  const server = await closing(startOpenAiServer(replies));
  const engine = createFakeEngine(local);
  let opened = 0;
  const models: LocalModelTools = {
    open: async () => {
      opened += 1;
      return { provider: async () => createWebLlmProvider({ record: fakeRecord, host: engine.host }) };
    },
  };
  const guard = installNetworkGuard({ scope: {}, address: "http://page.example/" });
  const settings = createSettingsStore({
    preferences: { read: () => null, write: () => undefined },
    keys: createApiKeyStore({ tab: null, device: null }),
  });
  const id = settings.addEndpoint({
    name: "",
    kind: "openai",
    baseUrl: server.baseUrl,
    model: "cloud-model",
    models: [],
    contextTokens: null,
    thinking: "default",
  });
  settings.change({
    localModels: [here],
    source: setting.source ?? { kind: "endpoint", id },
    routing: { builtinFirst: false, fallback: [], results: null, ...setting.routing },
  });
  const choice = createProviderChoice(settings, guard, models);
  await choice.ready();
  const opening = () => opened;
  return { server, engine, opening, settings, ...startConversation(() => choice.current()) };
}

describe("a model of this device that helps", () => {
  it("answers where the cloud fails, and is not loaded before", async () => {
    const { controller, engine, opening } = await openChoice(
      [reply({ text: "Hello." }), { status: 401, body: "{}" }],
      [eight],
      { routing: { fallback: [`local:${here}`] } },
    );
    expect(await controller.execute("hello")).toMatchObject({ message: "Hello." });
    expect(opening()).toBe(0);
    const result = await controller.execute("how many cats?");
    expect(result).toMatchObject({ success: true, message: "There are 8 cats." });
    expect(notesOf(result).join(" ")).toMatch(/wants an API key.*Qwen3 1\.7B on this device answered instead/);
    expect(engine.refusals).toEqual([]);
  });

  it("reads what the larger model's calls found", async () => {
    const { controller, server, engine } = await openChoice([reply({ calls: [find] })], [eight], {
      routing: { results: `local:${here}` },
    });
    expect(await controller.execute("how many cats?")).toMatchObject({ success: true, message: "There are 8 cats." });
    expect(server.requests).toHaveLength(1);
    expect(engine.requests).toHaveLength(1);
    expect(JSON.stringify(engine.requests[0])).toContain("Found 8 nodes");
  });

  it("that was deleted since, or is the chosen one itself, is not asked", async () => {
    const { controller, settings, opening } = await openChoice([{ status: 401, body: "{}" }], [eight], {
      routing: { fallback: [`local:${here}`], results: `local:${here}` },
    });
    settings.change({ localModels: [] });
    expect(await controller.execute("hello")).toMatchObject({ success: false });
    expect(opening()).toBe(0);
  });
});
