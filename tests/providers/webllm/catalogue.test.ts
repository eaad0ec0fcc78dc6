import { prebuiltAppConfig } from "@mlc-ai/web-llm";
import { expect, it } from "vitest";
import { firstModel } from "@/providers/webllm/first-model";
import { isOfferedBuild, rankOf, toLocalModel, usableRecords } from "@/providers/webllm/model-records";

/** As the pinned engine lists them. */
const models = usableRecords(prebuiltAppConfig.model_list).map((record) => toLocalModel(record, "catalogue"));

it("keeps chat models with room for the prompt", () => {
  expect(models.length).toBeGreaterThan(120);
  expect(models.filter(({ id }) => /embed|vision|-1k$/.test(id))).toEqual([]);
  expect(models.filter(({ contextTokens }) => contextTokens < 2048)).toEqual([]);
});

it.each([true, false])("offers seven families, each once, in the build for a card with f16: %s", (hasF16) => {
  const offered = models.filter(({ id }) => isOfferedBuild(id, hasF16));
  expect(offered.map(({ title }) => title).toSorted()).toEqual([
    "Llama 3.2 1B",
    "Qwen2.5 1.5B",
    "Qwen3 0.6B",
    "Qwen3 1.7B",
    "Qwen3.5 2B",
    "Qwen3.5 4B",
    "gemma 4 E2B",
  ]);
  expect(offered.every(({ needsF16 }) => needsF16 === hasF16)).toBe(true);
});

it.each([true, false])("knows the first of them without the engine, f16: %s", (hasF16) => {
  const [first] = models.filter(({ id }) => isOfferedBuild(id, hasF16)).toSorted((a, b) => rankOf(a.id) - rankOf(b.id));
  expect(firstModel(hasF16)).toEqual(first);
});

it("names each, and estimates a download below the memory it needs", () => {
  expect(
    models.filter(({ title, quantization }) => title === "" || /q\df\d/.test(title) || quantization === ""),
  ).toEqual([]);
  const odd = models.filter(
    ({ download, memoryBytes }) => !(download.bytes > 5e7 && download.bytes < memoryBytes * 1.1),
  );
  expect(odd.map(({ id, download, memoryBytes }) => `${id} ${download.bytes} ${memoryBytes}`)).toEqual([]);
});

it("takes the size of a model from what it holds, not from what of it works at a time", () => {
  const gemma = models.find(({ id }) => id === "gemma-4-E2B-it-q4f16_1-MLC");
  expect(gemma?.download.bytes).toBeGreaterThan(2.5e9);
});
