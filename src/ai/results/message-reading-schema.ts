import * as z from "zod/mini";
import { type MessageReading, readActions } from "./message-reading";

const texts = z.array(z.string());
const yes = z.exactOptional(z.literal(true));

const condition = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("where"), text: z.string() }),
  z.object({ kind: z.literal("beside"), names: texts, text: z.exactOptional(z.string()), isNegated: yes }),
  z.object({ kind: z.literal("ranked"), by: z.string(), isLeast: yes, limit: z.number() }),
  z.object({ kind: z.literal("tied"), text: z.string(), cmp: z.string(), count: z.number() }),
  z.object({ kind: z.literal("mostTied"), text: z.string(), isLeast: yes }),
  z.object({ kind: z.literal("against"), by: z.string(), isLess: yes, name: z.exactOptional(z.string()) }),
  z.object({ kind: z.literal("without"), names: texts }),
  z.object({ kind: z.literal("at"), names: texts }),
]);

const things = z.object({
  of: z.enum(["nodes", "edges"]),
  from: z.enum(["all", "named", "selected", "spoken", "rest", "part"]),
  names: z.exactOptional(texts),
});

/** As it is kept with a chat and in a trace. */
export const messageReadingSchema: z.ZodMiniType<MessageReading> = z.object({
  requests: z.array(
    z.object({
      action: z.enum(readActions),
      isHeld: yes,
      isGuess: yes,
      things: z.exactOptional(things),
      conditions: z.array(condition),
      details: texts,
    }),
  ),
  skipped: texts,
  guessed: z.array(z.object({ said: z.exactOptional(z.string()), meant: z.string() })),
});
