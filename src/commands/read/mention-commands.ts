import * as z from "zod/mini";
import { defineWork } from "../door/define-command";

export const findMentions = defineWork({
  description: "Nodes and values named in a text.",
  input: z.strictObject({ text: z.string().check(z.minLength(1)) }),
  // Its code comes with the first use: the page starts without it.
  run: async ({ text }, context) => (await import("../mentions/read-mentions")).readMentions(text, context),
});
