import type { AiOptions } from "@/ai/options/ai-options";
import { toCallText, toReplyText } from "@/ai/small-prompt/reply-form";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startAiSession } from "./ai-session";
import { reply } from "./providers/openai-chunks";
import { startOpenAiServer } from "./providers/openai-server";

export type Call = readonly [name: string, input: JsonObject];

export interface Asked {
  readonly graph?: GraphData;
  readonly options?: Partial<AiOptions>;
  /** Messages before, each answered in these words. */
  readonly before?: readonly (readonly [user: string, answer: string])[];
}

/** How these calls of a small model end, each round's in lines of one reply. */
export async function calledBySmall(
  user: string,
  rounds: readonly (readonly Call[])[],
  { graph, options = {}, before = [] }: Asked = {},
) {
  const earlier = before.map(([, answer]) => reply({ text: toReplyText(answer) }));
  const turns = rounds.map((calls) =>
    reply({ text: calls.map(([name, input]) => toCallText(name, input)).join("\n") }),
  );
  const server = await startOpenAiServer([...earlier, ...turns, reply({ text: toReplyText("Done.") })]);
  try {
    const provider = createOpenAiProvider({ baseUrl: server.baseUrl, model: "small" });
    const session = startAiSession({
      provider,
      options: { toolProfile: "compact", maxToolIterations: 20, ...options },
      ...(graph === undefined ? {} : { graph }),
    });
    for (const [message] of before) await session.controller.execute(message);
    const result = await session.controller.execute(user);
    return { outcomes: result.rounds.flatMap(({ toolResults }) => toolResults), session, server };
  } finally {
    await server.close();
  }
}
