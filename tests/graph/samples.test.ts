import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readGraph, sayRead } from "@parley/formats/read";
import { writeGraph } from "@parley/formats/write";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSeededSample } from "@/app/files/make-seeded-sample";
import type { GraphData } from "@/graph/changes/change-types";
import { sketchOf } from "@/graph/profile/sketch";
import { sampleCredits } from "@/graph/samples/sample-credits";
import { sampleList } from "@/graph/samples/sample-list";
import { withSampleLook } from "@/graph/samples/sample-looks";
import { isLong } from "../support/long";

const folder = mkdtempSync(join(tmpdir(), "parley-samples-"));
const script = new URL("../../scripts/build-samples.mjs", import.meta.url).href;

async function build(): Promise<readonly string[]> {
  const said: string[] = [];
  const { buildSamples } = await import(/* @vite-ignore */ script);
  await buildSamples({ folder, log: (line: string) => said.push(line) });
  return said;
}

const stored = sampleList.flatMap((sample) => (sample.file === undefined ? [] : [{ ...sample, file: sample.file }]));

async function open(file: string): Promise<GraphData> {
  const read = await readGraph(readFileSync(join(folder, file), "utf8"), file);
  if (!read.success) throw new Error(sayRead(read.why));
  return read.graph;
}

/** Laying these out takes twenty seconds: set-up has made them a moment ago, the long run makes them here too. */
const madeBefore = isLong ? [] : ["generated-1000.json", "generated-10000.json"];

beforeAll(async () => {
  for (const file of madeBefore) copyFileSync(join("public", "samples", file), join(folder, file));
  // Each sample with a file, and the pictures of all.
  expect(await build()).toHaveLength(stored.length + 1 - madeBefore.length);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe("samples", () => {
  it.each(stored)("$name holds what the list says, each node in a place of its own", async (sample) => {
    const graph = await open(sample.file);
    expect([graph.nodes.length, graph.edges.length]).toEqual([sample.nodeCount, sample.edgeCount]);
    const places = graph.nodes.map(({ position }) => `${position?.x} ${position?.y}`);
    expect(new Set(places).size).toBe(graph.nodes.length);
    for (const { attributes } of graph.nodes) {
      expect(attributes["name"] ?? attributes["title"] ?? attributes["label"]).toMatch(/\S/);
    }
    expect(writeGraph(graph)).toBe(readFileSync(join(folder, sample.file), "utf8"));
  });

  it("makes the largest from its seed: always the same, as the list says, in no file", async () => {
    const ratios: number[] = [];
    const make = () => makeSeededSample(new AbortController().signal, (ratio) => ratios.push(ratio));
    const [graph, again] = [await make(), await make()];
    const listed = sampleList.filter(({ file }) => file === undefined);
    expect(listed.map(({ nodeCount, edgeCount }) => [nodeCount, edgeCount])).toEqual([
      [graph.nodes.length, graph.edges.length],
    ]);
    expect(new Set(graph.nodes.map(({ position }) => `${position?.x} ${position?.y}`)).size).toBe(graph.nodes.length);
    expect(new Set(graph.nodes.map(({ attributes }) => attributes["name"])).size).toBe(graph.nodes.length);
    const ids = new Set(graph.nodes.map(({ id }) => id));
    expect(graph.edges.every(({ source, target }) => source !== target && ids.has(source) && ids.has(target))).toBe(
      true,
    );
    expect(JSON.stringify(again) === JSON.stringify(graph)).toBe(true);
    expect(ratios.slice(0, 400)).toEqual(ratios.slice(0, 400).toSorted((a, b) => a - b));
    expect(readdirSync(folder).filter((file) => file.includes("100000"))).toEqual([]);
  });

  it("stops making the largest when it is told to", async () => {
    const stopper = new AbortController();
    let last = 0;
    const making = makeSeededSample(stopper.signal, (ratio) => {
      last = ratio;
      if (ratio > 0.2) stopper.abort();
    });
    await expect(making).rejects.toThrow();
    expect(last).toBeLessThan(0.25);
  });

  it("makes nothing anew while nothing changed", async () => {
    const made = readdirSync(folder).map((file) => statSync(join(folder, file)).mtimeMs);
    expect(await build()).toEqual([]);
    expect(readdirSync(folder).map((file) => statSync(join(folder, file)).mtimeMs)).toEqual(made);
  });

  it("has a small picture of each, as the page draws them", async () => {
    const sketches = JSON.parse(readFileSync(join(folder, "sketches.json"), "utf8"));
    expect(Object.keys(sketches)).toEqual(sampleList.map(({ name }) => name));
    expect(sketches.cats).toEqual(sketchOf(withSampleLook(await open("cats.json"), "cats")));
    expect(sketches.cats.points).toHaveLength(20 * 4);
    expect(sketches["generated-10000"].points).toHaveLength(400 * 4);
  });

  it("credits what others made", () => {
    const made = sampleList.filter(
      ({ name }) => name === "cats" || name === "courses" || name.startsWith("generated-"),
    );
    const others = sampleList.filter((sample) => !made.includes(sample)).map(({ name }) => name);
    expect(Object.keys(sampleCredits)).toEqual(others);
    for (const { source, licence } of Object.values(sampleCredits)) expect(`${source} ${licence}`).toMatch(/\S \S/);
  });

  it("has the cats and humans of the first page", async () => {
    const { nodes, edges } = await open("cats.json");
    expect(nodes.slice(0, 3).map(({ id, attributes }) => ({ id, ...attributes }))).toEqual([
      { id: "cat1", type: "cat", name: "Whiskers", breed: "tabby", age: 5 },
      { id: "cat2", type: "cat", name: "Mittens", breed: "persian", age: 3 },
      { id: "cat3", type: "cat", name: "Shadow", breed: "siamese", age: 7 },
    ]);
    const cats = nodes.filter(({ attributes }) => attributes["type"] === "cat");
    expect(nodes.every(({ attributes }) => ["cat", "human"].includes(String(attributes["type"])))).toBe(true);
    const old = cats.filter(({ attributes }) => Number(attributes["age"]) > 5);
    expect([cats.length, old.length]).toEqual([12, 6]);
    for (const { id } of cats) {
      expect(
        edges.some((edge) => edge.source === id && edge.attributes["type"] === "lives with"),
        id,
      ).toBe(true);
    }
    expect(nodes.some(({ id, attributes }) => ["A", "B"].some((one) => one === id || one === attributes["name"]))).toBe(
      false,
    );
  });

  it("has flights between known states and regions", async () => {
    const { nodes } = await open("flights.json");
    for (const { attributes } of nodes) {
      expect(attributes["state"]).toMatch(/^[A-Z]{2}$/);
      expect(attributes["region"]).toMatch(/^(?:Northeast|Midwest|South|West|Territories)$/);
      expect(attributes["name"]).not.toContain('"');
    }
    expect(nodes.some(({ attributes }) => attributes["state"] === "NA")).toBe(false);
  });
});
