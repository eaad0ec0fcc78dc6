import { expect, it } from "vitest";
import { createProviderChoice } from "@/app/chat/browser-provider";
import { installNetworkGuard } from "@/lib/network-guard/network-guard";
import { createApiKeyStore } from "@/store/settings/api-keys";
import { createSettingsStore } from "@/store/settings/settings-store";
import { startConversation } from "../support/conversation";
import { closedAfterEach } from "../support/page/closed-after-each";
import { reply } from "../support/providers/openai-chunks";
import { startOpenAiServer } from "../support/providers/openai-server";

const closing = closedAfterEach();
const models = { open: () => Promise.reject(new Error("There is no model on this device.")) };

/** Visits of one page, one after the other: only what is stored goes from one to the next. */
function openPage() {
  const stored = new Map<string, string>();
  const visit = () =>
    createSettingsStore({
      preferences: {
        read: (name) => JSON.parse(stored.get(name) ?? "null"),
        write: (name, value) => void stored.set(name, JSON.stringify(value)),
      },
      keys: createApiKeyStore({ tab: null, device: null }),
    });
  return {
    stored: () => [...stored.values()].join(),
    setUp(baseUrl: string) {
      const settings = visit();
      const endpoint = {
        name: "",
        kind: "other" as const,
        baseUrl,
        model: "m",
        models: [],
        contextTokens: null,
        thinking: "high" as const,
      };
      const id = settings.addEndpoint(endpoint);
      settings.setKey(baseUrl, "sk-secret-1234567890", false);
      settings.change({ source: { kind: "endpoint", id } });
    },
    async ask() {
      const settings = visit();
      settings.setKey(settings.getState().endpoints[0]?.baseUrl ?? "", "sk-secret-1234567890", false);
      const guard = installNetworkGuard({ scope: {}, address: "http://page.example/" });
      const choice = createProviderChoice(settings, guard, models);
      await choice.ready();
      return (await startConversation(() => choice.current()).controller.execute("How many?")).message;
    },
  };
}

it("what a server refused is not sent to it once more after a reload", async () => {
  const server = await closing(
    startOpenAiServer([reply({ text: "20." }), reply({ text: "20." })], {
      refuses: (body) =>
        "stream_options" in body
          ? { status: 400, body: { error: { message: "Unknown parameter: stream_options" } } }
          : undefined,
    }),
  );
  const page = openPage();
  page.setUp(server.baseUrl);
  expect(await page.ask()).toBe("20.");
  expect(await page.ask()).toBe("20.");
  expect(server.refusals).toHaveLength(1);
  expect(page.stored()).not.toContain("sk-secret");
});
