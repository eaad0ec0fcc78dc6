import type { GraphContext } from "@/ai/port/provider-port";
import type { MessageReading } from "@/ai/results/message-reading";
import { readingsByChart } from "../chart/read-acts";
import { learnedContext } from "../schema/learned-schema";
import { buildSchema } from "../schema/schema";
import { shownReading } from "./shown-reading";

export interface Reading extends MessageReading {
  /** The likelier, the less. */
  readonly cost: number;
}

/** What a message may mean in the open graph, the likeliest first. Nothing is looked up or done: it may be asked at each key. */
export function read(message: string, context: GraphContext): readonly Reading[] {
  const schema = buildSchema(learnedContext({ context, history: [] }));
  return readingsByChart(message, schema).flatMap(({ acts, cost, mended }) => {
    const reading = shownReading({ acts, taken: [], names: mended, schema });
    return reading === null ? [] : [{ ...reading, cost }];
  });
}
