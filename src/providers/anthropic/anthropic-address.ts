import { type Address, readAddress } from "../http/address";

export const anthropicBaseUrl = "https://api.anthropic.com";

/** The address with `/v1` at its end, given with or without it. Undefined when the text is no http(s) address. */
export function readAnthropicAddress(baseUrl: string): Address | undefined {
  const address = readAddress(baseUrl);
  if (!address || address.baseUrl.endsWith("/v1")) return address;
  return { ...address, baseUrl: `${address.baseUrl}/v1` };
}

/** What every request carries. The last header is how a page says that its user knows where the key goes. */
export function anthropicHeaders(apiKey: string | undefined): Record<string, string> {
  return {
    ...(apiKey ? { "x-api-key": apiKey } : {}),
    "anthropic-version": "2023-06-01",
    "anthropic-dangerous-direct-browser-access": "true",
  };
}
