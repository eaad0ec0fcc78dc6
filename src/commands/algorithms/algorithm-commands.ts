import * as z from "zod/mini";
import { defineWork } from "../registry/define-command";
import { listOf } from "./list-algorithms";
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

export const listAlgorithms = defineWork({
  description: "What runAlgorithm runs, with options.",
  input: z.strictObject({
    family: z.optional(z.enum(["importance", "groups", "paths", "structure"])),
  }),
  run: async ({ family }) => listOf(family),
});
