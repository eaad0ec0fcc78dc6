import * as z from "zod/mini";
import { counted } from "@/lib/english";
import type { ToolDefinition } from "../door/command-types";
import { defineWork } from "../door/define-command";
import { listed } from "../elements/wording";

const mostFound = 5;

export const findCommands = defineWork({
  description:
    "Finds more commands (rename, save a set, explain a style, generate …) by what you want; they can be called next.",
  input: z.strictObject({ want: z.string().check(z.minLength(1)) }),
  async run({ want }, { definitions }) {
    const all = await definitions();
    const found = (await rank(all, want)).map(({ name, description }) => ({ name, description }));
    const names = listed(found.map(({ name }) => name));
    const message =
      found.length === 0
        ? `No command is for “${want}”.`
        : `${counted(found.length, "command")} for “${want}”: ${names}.`;
    return { success: true, message, data: { count: found.length, commands: found } };
  },
});

async function rank(all: readonly ToolDefinition[], want: string): Promise<readonly ToolDefinition[]> {
  const { createRanker } = await import("@/knowledge/index/ranker");
  const ranker = createRanker();
  ranker.put(all.map(({ name, description }) => ({ id: name, course: "", lesson: name, text: description })));
  return ranker
    .search({ query: want, limit: mostFound })
    .flatMap(({ id }) => all.find(({ name }) => name === id) ?? []);
}
