import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "@/app/headless";
import { isLong } from "../../../support/long";

const samples = join(import.meta.dirname, "..", "..", "..", "..", "public", "samples");

async function converse(sample: string, prompts: readonly string[], options: readonly string[] = []) {
  let stdout = "";
  let stderr = "";
  await main({
    args: ["--sample", sample, ...prompts.flatMap((prompt) => ["--prompt", prompt]), ...options, "--json"],
    workingFolder: samples,
    samplesFolder: samples,
    environment: {},
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
  });
  if (stdout === "") throw new Error(stderr);
  const read: {
    readonly steps: readonly {
      readonly message: string;
      readonly calls: readonly { readonly name: string; readonly success: boolean; readonly input: object }[];
    }[];
    readonly document: {
      readonly layers: readonly { readonly mapping?: { readonly channel: string; readonly property: string } }[];
    };
  } = JSON.parse(stdout);
  return read;
}

const measures = ["betweenness", "pagerank", "closeness", "eigenvector"];
const channels = { size: "Size the nodes by", color: "Color the nodes by" };
const graphs = ["cats", "les-miserables", "flights", "flare", ...(isLong ? ["generated-1000"] : [])];

describe.each(graphs)("on %s, nodes", (sample) => {
  it.each(Object.entries(channels))(
    "get their %s by any measure, within the usual limit and again",
    async (channel, words) => {
      const asked = measures.map((measure) => `${words} ${measure}`);
      const { steps, document } = await converse(sample, [...asked, ...asked.slice(0, 1)]);
      for (const { message, calls } of steps) {
        expect(message).not.toContain("no step was left");
        expect(calls.filter(({ name }) => name === "styleByAttribute").map(({ success }) => success)).toEqual([true]);
      }
      const drawn = document.layers.flatMap(({ mapping }) => (mapping ? [[mapping.channel, mapping.property]] : []));
      expect(drawn.at(-1)).toEqual([channel, "betweenness"]);
      for (const measure of measures)
        expect(steps.some(({ message }) => message.includes(`by ${measure} now`))).toBe(true);
    },
  );
});

describe("a message that runs out of steps", () => {
  it("has made the change that was asked for: what it is drawn by is worked out in the same round", async () => {
    const { steps, document } = await converse(
      "cats",
      ["Size the nodes by betweenness"],
      ["--set", "maxToolIterations=2"],
    );
    expect(document.layers.some(({ mapping }) => mapping?.property === "betweenness")).toBe(true);
    expect(steps[0]?.message).toContain("by betweenness now");
  });
});
