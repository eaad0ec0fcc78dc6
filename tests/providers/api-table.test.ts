import { describe, expect, it } from "vitest";
import { apis, commonApi } from "@/ai/port/api-table";
import { looksLikeKey, scrub } from "@/lib/scrub";
import { endpointPresets } from "@/providers/endpoint-presets";
import { readAddress } from "@/providers/http/address";
import { keyOwners } from "@/providers/key-owners";
import { flagsOf } from "@/providers/openai/endpoint-kinds";
import { pricesReadOn, priceTable } from "@/providers/price-table";
import { providerTable } from "@/providers/provider-table";
import { preferredModel } from "@/ui/keys/KeyModels";

describe.each(apis)("the API $kind", (api) => {
  const { host } = new URL(api.baseUrl);

  it("has an adapter that is made of an address and a model", async () => {
    const create = await providerTable[api.kind].load();
    const provider = create({ baseUrl: api.baseUrl, model: api.usualModel.own, facts: { contextTokens: 9000 } });
    expect(provider).toMatchObject({ id: api.kind, host, model: api.usualModel.own });
    expect(provider.capabilities.contextTokens).toBe(9000);
    expect(create({ baseUrl: api.baseUrl, model: "new" }).capabilities.contextTokens).toBe(api.contextTokens);
  });

  it("can be asked about an endpoint, and refuses what is no address", async () => {
    const check = await providerTable[api.kind].check();
    const question = { baseUrl: "not an address", kind: api.kind };
    const { signal } = new AbortController();
    expect(await check.listModels(question, signal)).toMatchObject({ success: false });
    expect(await check.test(question, signal)).toMatchObject({ success: false });
  });

  it("is offered with its address, and has its keys' owner first among those a key may be of", () => {
    expect(endpointPresets).toContainEqual(expect.objectContaining({ kind: api.kind, baseUrl: api.baseUrl }));
    for (const beginning of api.keyBeginnings ?? []) {
      expect(keyOwners(`${beginning}${"x".repeat(30)}`)[0]?.title).toBe(api.title);
    }
  });

  it.skipIf(api.keyVariable === undefined)("knows what the model costs that the terminal asks", () => {
    expect(priceTable).toContainEqual(expect.objectContaining({ host, model: api.usualModel.own }));
    expect(pricesReadOn(host)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

it("takes a service of the list for one that sends calls as calls, without a kind of its own too", () => {
  for (const { baseUrl, isLocal } of endpointPresets) {
    const address = readAddress(baseUrl);
    if (address && !isLocal) expect(flagsOf("other", address).textCalls, baseUrl).toBe(false);
  }
  expect(flagsOf("other", { host: "models.example.org", isLocal: false }).textCalls).toBe(true);
});

it("hides the keys of every service in texts, by how they begin", () => {
  const beginnings = endpointPresets.flatMap(({ keyBeginnings = [] }) => keyBeginnings);
  expect(beginnings.length).toBeGreaterThan(8);
  for (const beginning of beginnings) {
    const key = `${beginning}${"a1B2".repeat(8)}`;
    expect(scrub(`sent with ${key}`)).not.toContain(key);
    expect(looksLikeKey(key)).toBe(true);
  }
});

it("prefers a model of an API of its own to one that is offered through OpenAI's", () => {
  const listed = ["anthropic/claude-sonnet-4", "gpt-5-mini", "claude-sonnet-5"].map((id) => ({ id }));
  expect(preferredModel(listed)).toBe("claude-sonnet-5");
  expect(preferredModel(listed.slice(0, 2))).toBe("gpt-5-mini");
  expect(preferredModel(listed.slice(0, 1))).toBe("anthropic/claude-sonnet-4");
  expect(commonApi.kind).toBe("openai");
});
