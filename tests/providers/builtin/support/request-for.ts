import { createGraphContext } from "@/ai/context/graph-context";
import { graphFacts } from "@/ai/context/graph-facts";
import type { ProviderRequest } from "@/ai/port/provider-port";
import { createTestRegistry } from "../../../support/test-registry";

/** The first request of a conversation about the cats, as the loop would send it. */
export async function requestFor(user: string): Promise<ProviderRequest> {
  const { document, sets, registry } = createTestRegistry();
  const context = createGraphContext({ document, sets, sampleNames: ["cats"] });
  return {
    instructions: "",
    context: context([]),
    facts: graphFacts(document, false),
    history: [{ user, rounds: [] }],
    tools: await registry.definitions(),
    toolChoice: "auto",
  };
}
