import * as z from "zod/mini";
import { algorithmNames } from "@/analysis/algorithm-names";
import { defineCommand } from "./define-command";

export const runAlgorithm = defineCommand({
  name: "runAlgorithm",
  title: "Run algorithm",
  description:
    "Computes on the visible graph. Values of nodes are saved as an attribute (saveAs). Options by algorithm: see listAlgorithms.",
  effect: "edit",
  input: z.strictObject({
    algorithm: z.enum(algorithmNames),
    options: z.optional(z.record(z.string(), z.json())).check(z.describe("source, target, weight, directed, within …")),
    saveAs: z.optional(z.string().check(z.minLength(1))).check(z.describe("attribute name")),
  }),
  // Its code comes with the first run: the page starts without it.
  run: async (input, context) => (await import("./algorithms/perform-algorithm")).performAlgorithm(input, context),
});

export const listAlgorithms = defineCommand({
  name: "listAlgorithms",
  title: "List the algorithms",
  description: "What runAlgorithm can run, with options.",
  input: z.strictObject({
    family: z.optional(z.enum(["importance", "groups", "paths", "structure"])),
  }),
  effect: "read",
  run: async ({ family }) => (await import("./algorithms/list-algorithms")).listOf(family),
});
