import { createHash } from "node:crypto";
import type { ModelRecord } from "@mlc-ai/web-llm";
import { afterEach, describe, expect, it } from "vitest";
import { createModelLibrary, type LibrarySources } from "@/providers/webllm/model-library";
import type { DownloadProgress } from "@/providers/webllm/model-library-types";
import type { GpuAdapter } from "@/providers/webllm/probe-device";
import { modelProblems } from "@/words/en/dialogs/model-problems";
import { createMemoryCaches } from "../../support/providers/memory-caches";
import { type ModelServer, startModelServer, toShardList } from "../../support/providers/model-server";

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const shards = Array.from({ length: 4 }, (_, index) => new Uint8Array(50_000).fill(index + 1));
const library = new TextEncoder().encode("no real library");
const signal = new AbortController().signal;

function adapter(change: { f16?: boolean; binding?: number; software?: boolean } = {}): GpuAdapter {
  return {
    features: { has: (name) => name === "shader-f16" && change.f16 !== false },
    limits: { maxBufferSize: 2 ** 30, maxStorageBufferBindingSize: change.binding ?? 2 ** 30 },
    info: { vendor: "test", isFallbackAdapter: change.software === true },
  };
}

async function open(change: Partial<LibrarySources> = {}) {
  const files = {
    "mlc-chat-config.json": JSON.stringify({ tokenizer_files: ["tokenizer.json"], context_window_size: 8192 }),
    "tokenizer.json": "{}",
    "tensor-cache.json": toShardList(shards),
    ...Object.fromEntries(shards.map((bytes, index) => [`params_shard_${index}.bin`, bytes])),
  };
  const server = await startModelServer(
    [
      { name: "one", files },
      { name: "two", files },
    ],
    library,
  );
  servers.push(server);
  const record = (name: string): ModelRecord => ({
    model: server.address(name),
    model_id: name,
    model_lib: server.libraryUrl,
    vram_required_MB: 900,
  });
  let text: string | null = null;
  const allowed = new Set<string>();
  const sources: LibrarySources = {
    catalogue: async () => [record("one"), record("two")],
    caches: createMemoryCaches(),
    storage: {
      estimate: async () => ({ quota: 10e9, usage: 1e9 }),
      persist: async () => true,
      persisted: async () => false,
    },
    gpu: { requestAdapter: async () => adapter() },
    deviceMemory: 8,
    memory: {
      read: () => text,
      write: (next) => {
        text = next;
      },
    },
    isOnline: () => true,
    now: () => performance.now(),
    allow: (url) => {
      allowed.add(new URL(url).origin);
      return () => void allowed.delete(new URL(url).origin);
    },
    fetch: (input, init) => {
      expect(allowed, "a host that was not let through").toContain(new URL(String(input)).origin);
      return fetch(input, init);
    },
    ...change,
  };
  return { server, sources, allowed, models: createModelLibrary(sources), again: () => createModelLibrary(sources) };
}

const shardNumber = (path: string) => Number(/shard_(\d)/.exec(path)?.[1] ?? Number.NaN);

describe("a download", () => {
  it("brings every file to where the engine looks for it, telling bytes as they come", async () => {
    const { models, sources, server, allowed } = await open();
    const output: DownloadProgress[] = [];
    const outcome = await models.download("one", { signal, onProgress: (progress) => output.push(progress) });
    expect(outcome).toEqual({ kind: "done" });
    expect(allowed.size).toBe(0);
    expect(output[0]).toMatchObject({ loadedBytes: 0, totalBytes: 200_000 });
    const keys = async (name: string) =>
      (await (await sources.caches?.open(name))?.keys())?.map(({ url }) => url) ?? [];
    expect(await keys("webllm/wasm")).toEqual([server.libraryUrl]);
    expect(await keys("webllm/config")).toEqual([`${server.address("one")}/resolve/main/mlc-chat-config.json`]);
    expect(await keys("webllm/model")).toHaveLength(6);
    expect(await models.installed()).toMatchObject([{ id: "one", bytes: 200_000, lastUsed: null }]);
  });

  it("goes on after the server died and the page was loaded again: only what is missing is asked for", async () => {
    const { models, server, again } = await open();
    server.meet((path) => {
      if (shardNumber(path) >= 2) throw new Error("The server dies.");
    });
    const broken = await models.download("one", { signal });
    expect(broken).toMatchObject({ kind: "failed", problem: { kind: "network" } });
    server.meet(() => undefined);
    const before = server.asked.length;
    const next = again();
    expect((await next.cards()).find(({ model }) => model.id === "one")?.state).toEqual({
      kind: "partial",
      loadedBytes: 100_000,
    });
    expect(await next.download("one", { signal })).toEqual({ kind: "done" });
    expect(server.asked.slice(before).map(shardNumber)).toEqual([2, 3]);
  });

  it("stops when told, and goes on from there", async () => {
    const { models, server } = await open();
    const controller = new AbortController();
    server.meet(async (path) => {
      if (shardNumber(path) !== 3) return;
      controller.abort();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(await models.download("one", { signal: controller.signal })).toEqual({ kind: "stopped" });
    expect(models.downloading().size).toBe(0);
    expect(await models.installed()).toEqual([]);
    expect(await models.download("one", { signal })).toEqual({ kind: "done" });
  });

  it("keeps nothing of a shard that is damaged, and fetches only that again", async () => {
    const { models, server } = await open();
    server.change("params_shard_1.bin", new Uint8Array(50_000).fill(9));
    expect(await models.download("one", { signal })).toMatchObject({
      kind: "failed",
      problem: { kind: "corrupt" },
    });
    server.change("params_shard_1.bin", shards[1] ?? new Uint8Array());
    const before = server.asked.length;
    expect(await models.download("one", { signal })).toEqual({ kind: "done" });
    expect(server.asked.slice(before).map(shardNumber)).toContain(1);
    expect(server.asked.slice(before).map(shardNumber)).not.toContain(0);
  });

  it.each([
    {
      what: "a shard that was cut short",
      kind: "corrupt",
      break: (server: ModelServer) => server.change("shard_2.bin", new Uint8Array(10)),
    },
    {
      what: "a list that is a web page",
      kind: "not-found",
      break: (server: ModelServer) => server.change("tensor-cache.json", new TextEncoder().encode("<html>")),
    },
  ])("says what is wrong with $what", async ({ kind, break: damage }) => {
    const { models, server } = await open();
    damage(server);
    expect(await models.download("one", { signal })).toMatchObject({ kind: "failed", problem: { kind } });
    expect(await models.installed()).toEqual([]);
  });

  it.each([
    { what: "a full disk", kind: "quota", change: { caches: createMemoryCaches(120_000) } },
    {
      what: "no connection",
      kind: "offline",
      change: { fetch: () => Promise.reject(new TypeError("Failed to fetch")), isOnline: () => false },
    },
    { what: "a private window", kind: "private-window", change: { caches: undefined } },
  ] satisfies { what: string; kind: string; change: Partial<LibrarySources> }[])(
    "says what to do about $what",
    async ({ kind, change }) => {
      const { models } = await open(change);
      const outcome = await models.download("one", { signal });
      expect(outcome).toMatchObject({ kind: "failed", problem: { kind } });
      if (outcome.kind === "failed") expect(modelProblems[outcome.problem.kind]).not.toBe("");
      expect(await models.installed()).toEqual([]);
    },
  );

  it("is joined by a second one for the same model, and seen by whoever asks", async () => {
    const { models, server } = await open();
    let news = 0;
    models.subscribe(() => {
      news += 1;
    });
    const both = [models.download("one", { signal }), models.download("one", { signal })];
    expect(await Promise.all(both)).toEqual([{ kind: "done" }, { kind: "done" }]);
    expect(server.asked.map(shardNumber).filter((shard) => shard === 0)).toEqual([0]);
    expect(news).toBeGreaterThan(1);
  });
});

describe("what is on the device", () => {
  it("is told with its size and last use, and a model goes without what another needs", async () => {
    const { models, server, again } = await open();
    await models.download("one", { signal });
    await models.download("two", { signal });
    models.noteUse("two", 31.5);
    expect((await again().installed()).map(({ id }) => id)).toEqual(["two", "one"]);
    await models.remove("two");
    expect((await models.installed()).map(({ id }) => id)).toEqual(["one"]);
    const before = server.asked.length;
    expect(await models.download("one", { signal })).toEqual({ kind: "done" });
    expect(server.asked.slice(before)).toEqual([]);
    expect((await models.cards()).find(({ model }) => model.id === "two")?.tokensPerSecond).toBe(31.5);
  });

  it("is told although the engine's list could not be had, which is asked for again", async () => {
    let asked = 0;
    const { models, server } = await open({
      catalogue: () => {
        asked += 1;
        return Promise.reject(new Error("The worker did not start."));
      },
    });
    models.add({ url: server.address("two"), libraryUrl: server.libraryUrl });
    expect((await models.cards()).map(({ model }) => model.id)).toEqual(["two"]);
    await models.cards();
    expect(asked).toBe(2);
  });

  it("is asked to be kept only once", async () => {
    let asked = 0;
    const storage = {
      estimate: async () => ({ quota: 10, usage: 4 }),
      persist: async () => {
        asked += 1;
        return false;
      },
      persisted: async () => false,
    };
    const { models, again } = await open({ storage });
    expect(await models.askToPersist()).toBe(false);
    expect(await again().askToPersist()).toBe(false);
    expect(asked).toBe(1);
    expect(await models.storage()).toEqual({ usedBytes: 4, freeBytes: 6, isPersistent: false, wasAsked: true });
  });

  it("can be measured before it is downloaded", async () => {
    const { models } = await open();
    const [card] = await models.cards();
    expect(card?.model.download.isEstimate).toBe(true);
    expect((await models.measure("one", signal))?.download).toEqual({ bytes: 200_000, isEstimate: false });
  });
});

describe("an own build", () => {
  const sha = (bytes: Uint8Array) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

  it("is added by its address, checked by its hash, and forgotten with its files", async () => {
    const { models, server, again } = await open({ catalogue: async () => [] });
    const added = models.add({
      url: server.address("one"),
      libraryUrl: server.libraryUrl,
      integrity: { library: sha(library) },
    });
    expect(added).toEqual({ success: true, id: "one" });
    expect(await again().download("one", { signal })).toEqual({ kind: "done" });
    expect((await again().record("one"))?.overrides).toEqual({ context_window_size: 8192 });
    await models.forget("one");
    expect(await again().cards()).toEqual([]);
    expect(await models.installed()).toEqual([]);
  });

  it("is refused when its library is another", async () => {
    const { models, server } = await open({ catalogue: async () => [] });
    const integrity = { library: sha(new Uint8Array([1])) };
    models.add({ url: server.address("one"), libraryUrl: server.libraryUrl, integrity });
    expect(await models.download("one", { signal })).toMatchObject({ kind: "failed", problem: { kind: "corrupt" } });
  });

  it.each([
    { input: { url: "my model", libraryUrl: "https://a.example/x.wasm" }, says: "not a web address" },
    { input: { url: "https://a.example/x", libraryUrl: "https://a.example/x" }, says: ".wasm" },
    { input: { url: "javascript:alert(1)", libraryUrl: "https://a.example/x.wasm" }, says: "not a web address" },
    {
      input: { url: "https://a.example/x", libraryUrl: "https://a.example/x.wasm", integrity: { library: "abc" } },
      says: "sha256-",
    },
  ])("with $says is refused in a sentence", async ({ input, says }) => {
    const { models } = await open();
    const outcome = models.add(input);
    expect(outcome.success === false && outcome.message).toContain(says);
  });
});

describe("the verdict before a download", () => {
  const build = (id: string, megabytes: number, more: Partial<ModelRecord> = {}): ModelRecord => ({
    model: `https://models.example/${id}`,
    model_id: id,
    model_lib: "https://models.example/lib.wasm",
    vram_required_MB: megabytes,
    ...more,
  });
  const catalogue = async () => [
    build("Qwen3-1.7B-q4f16_1-MLC", 2037),
    build("Qwen3-1.7B-q4f32_1-MLC", 2635),
    build("Qwen3-8B-q4f16_1-MLC", 5696),
    build("Llama-3.1-70B-Instruct-q3f16_1-MLC", 31_153),
    build("Llama-3.2-1B-Instruct-q4f16_1-MLC", 879),
    build("RedPajama-3B-q4f32_1-MLC", 2000, { buffer_size_required_bytes: 262_144_000 }),
    build("snowflake-arctic-embed-q0f32-MLC", 200, { model_type: 1 }),
    build("phi-2-q4f16_1-MLC-1k", 2131, { overrides: { context_window_size: 1024 } }),
  ];
  const fitOf = async (id: string, change: Partial<LibrarySources>) => {
    const { models } = await open({ catalogue, ...change });
    return (await models.cards()).find(({ model }) => model.id === id)?.fit;
  };
  const gpu = (change: Parameters<typeof adapter>[0]) => ({ requestAdapter: async () => adapter(change) });

  it.each([
    { id: "Qwen3-1.7B-q4f16_1-MLC", change: {}, verdict: "good", reason: "fits" },
    { id: "Qwen3-8B-q4f16_1-MLC", change: {}, verdict: "tight", reason: "memory" },
    { id: "Llama-3.1-70B-Instruct-q3f16_1-MLC", change: {}, verdict: "wont-fit", reason: "memory" },
    { id: "Qwen3-1.7B-q4f16_1-MLC", change: { deviceMemory: 2 }, verdict: "wont-fit", reason: "memory" },
    { id: "Qwen3-1.7B-q4f16_1-MLC", change: { gpu: gpu({ f16: false }) }, verdict: "wont-fit", reason: "no-f16" },
    { id: "Qwen3-1.7B-q4f32_1-MLC", change: { gpu: gpu({ f16: false }) }, verdict: "good", reason: "fits" },
    {
      id: "Qwen3-1.7B-q4f16_1-MLC",
      change: { gpu: gpu({ software: true }) },
      verdict: "tight",
      reason: "software-gpu",
    },
    {
      id: "RedPajama-3B-q4f32_1-MLC",
      change: { gpu: gpu({ binding: 2 ** 27 }) },
      verdict: "wont-fit",
      reason: "buffer",
    },
    { id: "Qwen3-1.7B-q4f16_1-MLC", change: { gpu: undefined }, verdict: "wont-fit", reason: "no-gpu" },
    {
      id: "Qwen3-1.7B-q4f16_1-MLC",
      change: {
        storage: {
          estimate: async () => ({ quota: 2e8, usage: 1e8 }),
          persist: async () => true,
          persisted: async () => true,
        },
      },
      verdict: "wont-fit",
      reason: "storage",
    },
  ] satisfies { id: string; change: Partial<LibrarySources>; verdict: string; reason: string }[])(
    "of $id is $verdict for $reason",
    async ({ id, change, verdict, reason }) => {
      expect(await fitOf(id, change)).toMatchObject({ verdict, reason: { id: reason } });
    },
  );

  it("names the nearest that fits: first its own other build, then the largest offered", async () => {
    const noF16 = await fitOf("Qwen3-8B-q4f16_1-MLC", { gpu: gpu({ f16: false }) });
    expect(noF16?.nearest?.id).toBe("Qwen3-1.7B-q4f32_1-MLC");
    const large = await fitOf("Llama-3.1-70B-Instruct-q3f16_1-MLC", {});
    expect(large).toMatchObject({
      reason: { id: "memory", with: { needed: 32.7 } },
      nearest: { title: expect.any(String) },
    });
  });

  it("is given for chat models with room for the prompt only, the offered ones first in the build for this device", async () => {
    const { models } = await open({ catalogue });
    const cards = await models.cards();
    expect(cards.map(({ model }) => model.id).filter((id) => /embed|1k/.test(id))).toEqual([]);
    expect(cards.filter(({ model }) => model.isOffered).map(({ model }) => model.title)).toEqual([
      "Qwen3 1.7B",
      "Llama 3.2 1B",
    ]);
    expect(cards[0]?.model).toMatchObject({
      id: "Qwen3-1.7B-q4f16_1-MLC",
      suits: "most-questions",
      host: "models.example",
    });
    const { bytes } = cards[0]?.model.download ?? { bytes: 0 };
    expect(bytes / 1e9).toBeCloseTo(0.96, 1);
  });
});
