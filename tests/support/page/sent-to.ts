import type { Stored } from "./shared-contexts";

/** What a visit leaves in which messages were set to go to this server, which asks for no key; and further settings. */
export function sentTo({ baseUrl }: { readonly baseUrl: string }, more: object = {}): Stored {
  const endpoint = { id: "e1", name: "", kind: "other", baseUrl, model: "page-model", models: [] };
  const settings = { endpoints: [endpoint], source: { kind: "endpoint", id: "e1" }, ...more };
  return { "parley.settings": JSON.stringify(settings) };
}
