import * as z from "zod/mini";
import { defineWork } from "../door/define-command";

export const foldGroups = defineWork({
  description:
    "Draws each group of nodes as one node with its count: the nodes of one value of an attribute, without one the communities. With unfold their nodes are drawn again: of the groups named, or of all.",
  input: z.strictObject({
    by: z.optional(z.string().check(z.minLength(1))),
    groups: z
      .optional(z.array(z.union([z.string(), z.number(), z.boolean()])))
      .check(z.describe("Values, or a node of the group; absent: all")),
    unfold: z._default(z.boolean(), false),
  }),
  // Its code comes with the first fold.
  run: async (input, context) => (await import("./perform-fold")).performFold(input, context),
});
