import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { toStubModelFiles } from "../../support/webllm/stub-model-files";

const folder = join(import.meta.dirname, "..", "..", "support", "webllm");

it("is built from its source: every function the source exports is in the bytes, and nothing else", async () => {
  const source = await readFile(join(folder, "stub-model.c"), "utf8");
  const named = (mark: string) =>
    [...source.matchAll(new RegExp(`^${mark}\\((\\w+)\\)`, "gmu"))].map(([, name]) => name);
  const bytes = await readFile(join(folder, "stub-model.wasm"));
  const module = await WebAssembly.compile(bytes);
  expect(WebAssembly.Module.exports(module).map(({ name }) => name)).toEqual(["memory", ...named("EXPORT")]);
  expect(
    WebAssembly.Module.imports(module)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(named("IMPORT").toSorted());
  expect(bytes.length).toBeLessThan(40 * 1024);
});

it("holds the kernels and numbers of its source", async () => {
  const source = await readFile(join(folder, "stub-model.c"), "utf8");
  const text = (await readFile(join(folder, "stub-model.wasm"))).toString("latin1");
  const kernels = [...source.matchAll(/"(k_\w+)",/gu)].map(([, name = ""]) => name);
  expect(kernels.length).toBeGreaterThanOrEqual(8);
  expect(kernels.filter((name) => !text.includes(name))).toEqual([]);
  const [, rows] = /REPLIES_IN_PART_TEXT "(\d+)"/u.exec(source) ?? [];
  const [, length] = /REPLY_LENGTH_TEXT "(\d+)"/u.exec(source) ?? [];
  const list = JSON.parse(String(toStubModelFiles([])["tensor-cache.json"]));
  expect(list.records[0].records[0].shape).toEqual([Number(rows), Number(length)]);
});

it("has a reply in its weights as bytes, then the end, and a phrase as one token", () => {
  const files = toStubModelFiles([{ when: "hi there", say: "Hé" }]);
  const shard = files["params_shard_0.bin"];
  if (!(shard instanceof Uint8Array)) throw new Error("There is no first shard.");
  expect([...new Float32Array(shard.buffer.slice(0, 20))]).toEqual([72, 0xc3, 0xa9, 258, 258]);
  const tokenizer = JSON.parse(String(files["tokenizer.json"]));
  expect(tokenizer.model.vocab["hi there"]).toBe(259);
  expect(Object.keys(tokenizer.model.vocab)).toHaveLength(320);
});
