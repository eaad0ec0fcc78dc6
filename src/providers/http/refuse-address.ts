import type { ProviderPart } from "@/ai/port/provider-port";
import { looksLikeKey, scrub } from "@/lib/scrub";

/** Why a text cannot be a base URL, without repeating what may be secret in it. `examples`: "https://api.openai.com/v1". */
export function addressProblem(baseUrl: string, examples: string): string {
  if (looksLikeKey(baseUrl)) {
    return `This address looks like an API key. Put it in the key field; an address looks like ${examples}.`;
  }
  const text = baseUrl.trim();
  if (/^https?:\/\/[^/?#]*@/i.test(text)) {
    return (
      "The address holds a name or a password (before the @). Remove it, and put the key in the key field; " +
      `an address looks like ${examples}.`
    );
  }
  return `"${scrub(text)}" is not a web address. One looks like ${examples}.`;
}

/** The whole answer of a provider whose base URL is none. */
export async function* refuseAddress(baseUrl: string, examples: string): AsyncGenerator<ProviderPart> {
  yield { type: "failure", failure: { kind: "bad-request", message: addressProblem(baseUrl, examples) } };
}
