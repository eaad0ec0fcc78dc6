import * as z from "zod/mini";

/** Of a `Source` as JSON: in kept chats and in traces. */
export const sourceFields = {
  id: z.string(),
  course: z.string(),
  lesson: z.string(),
  number: z.exactOptional(z.number()),
  part: z.exactOptional(z.number()),
  link: z.exactOptional(z.string()),
  passage: z.string(),
  from: z.enum(["graph", "handbook"]),
};
