import * as z from "zod/mini";
import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmFamily } from "@/analysis/catalog/algorithm-info";
import { algorithmNames } from "@/analysis/catalog/algorithm-names";
import type { JsonObject } from "@/lib/json";
import { speaker } from "@/lib/text/speaker";
import type { CommandSuccess } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { texts } from "./algorithm-texts";
import { performAlgorithm } from "./perform-algorithm";

export const runAlgorithm = defineWork({
  description: "Computes on the visible graph; saves only with saveAs.",
  input: z.strictObject({
    // Not a list of all: it would cost every request 150 tokens. A name that is not quite right is understood or refused with the nearest.
    algorithm: z.string().check(z.minLength(1), z.describe("louvain, shortestPath, betweenness … see listAlgorithms")),
    options: z.optional(z.record(z.string(), z.json())).check(z.describe("source, target, weight …")),
    saveAs: z.optional(z.string()).check(z.describe("attribute for the values")),
  }),
  run: performAlgorithm,
});

const tell = speaker(texts);

const optionsOfAll = {
  within: "node selector: computes on these and the edges among them alone",
  via: "edge selector: computes on these edges alone",
  whole: "true: also on what the filter hides",
};

export const listAlgorithms = defineWork({
  description: "What runAlgorithm runs, with options.",
  input: z.strictObject({
    family: z.optional(z.enum(["importance", "groups", "paths", "structure"])),
  }),
  run: async ({ family }) => listOf(family),
});

/** The catalogue as a command's answer: all, or one family. */
function listOf(family: AlgorithmFamily | undefined): CommandSuccess<JsonObject> {
  const names = algorithmNames.filter((name) => family === undefined || algorithmCatalog[name].family === family);
  const algorithms = names.map((name) => {
    const { description, gives, options = [], required } = algorithmCatalog[name];
    return {
      name,
      description,
      gives,
      ...(options.length > 0 && { options: [...options] }),
      ...(required && { required: [...required] }),
    };
  });
  const about = family === undefined ? "" : ({ id: "aboutFamily", with: { family } } as const);
  return {
    success: true,
    ...tell({ id: "algorithmsThere", with: { count: names.length, about } }),
    data: { algorithms, optionsOfAll },
  };
}
