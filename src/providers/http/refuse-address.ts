import type { ProviderPart } from "@/ai/provider-port";

/** The whole answer of a provider whose base URL is none. `examples`: "https://api.openai.com/v1". */
export async function* refuseAddress(baseUrl: string, examples: string): AsyncGenerator<ProviderPart> {
  yield {
    type: "failure",
    failure: {
      kind: "bad-request",
      message: `"${baseUrl}" is no web address. A base URL looks like ${examples}.`,
    },
  };
}
