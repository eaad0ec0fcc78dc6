import * as z from "zod/mini";
import { cutInSlices } from "@/knowledge/passages/cut-in-slices";
import { usualSizes } from "@/knowledge/passages/cut-passages";
import type { CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { describeImport } from "./describe-import";
import { joinParts } from "./join-parts";
import { readParts } from "./read-parts";

const smallestPassage = 100;
const longestPassage = 20_000;

export const importData = defineWork({
  description: "Adds graphs (CSV, JSON …; equal ids are joined) and courses (text, Markdown; updated by title).",
  input: z.strictObject({
    text: z.optional(z.string()),
    files: z.optional(z.array(z.strictObject({ name: z.string(), text: z.string() }))),
    passageSize: z.optional(z.int().check(z.minimum(smallestPassage), z.maximum(longestPassage))),
    overlap: z.optional(z.int().check(z.minimum(0))),
  }),
  run: async ({ text, files = [], passageSize = usualSizes.size, overlap }, context): Promise<CommandResult> => {
    const sizes = { size: passageSize, overlap: overlap ?? Math.min(usualSizes.overlap, Math.floor(passageSize / 4)) };
    if (sizes.overlap > passageSize / 2) {
      return refuse(
        `An overlap of ${sizes.overlap} characters is too much for passages of ${passageSize}.`,
        `Take ${Math.floor(passageSize / 2)} at most.`,
      );
    }
    const read = await readParts(
      [...(text === undefined ? [] : [{ name: "", text }]), ...files],
      (id) => context.tables().nodes.rowOf(id) !== undefined,
    );
    if ("success" in read) return read;
    const texts = read.courses.flatMap(({ lessons }) => lessons.map(({ text: words }) => words));
    const { signal, progress } = context;
    const cut = await cutInSlices(texts, { sizes, signal, progress: (ratio) => progress(ratio, "Cutting passages") });
    const joined = await joinParts(read, context.state.snapshot(), cut, context);
    return "success" in joined ? joined : describeImport(joined, read);
  },
});
