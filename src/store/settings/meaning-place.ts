import { apiOf, commonApi } from "@/ai/port/api-table";
import type { EndpointKind } from "@/ai/port/endpoint-kind";
import { keyHostOf, type SavedEndpoint } from "./endpoints";
import type { MeaningSettings } from "./meaning-choice";

export interface MeaningPlace {
  readonly kind: "endpoint";
  readonly baseUrl: string;
  readonly endpointKind: EndpointKind;
  readonly model: string;
  /** Address and model, under which its user's word is kept. */
  readonly name: string;
}

/** Where vectors are made as it is set now; `note`: what is missing. */
export function meaningPlace({
  meaning,
  endpoints,
}: MeaningSettings):
  | { readonly kind: "off" }
  | { readonly kind: "unset"; readonly note: string }
  | { readonly kind: "local"; readonly model: string }
  | MeaningPlace {
  if (meaning === null) return { kind: "off" };
  if (meaning.kind === "local") return meaning;
  const endpoint = meaningEndpoints(endpoints).find(({ id }) => id === meaning.id);
  if (endpoint === undefined)
    return unset("The endpoint that was chosen for it is gone. Choose another in Settings, Assistant.");
  const model = meaning.model.trim();
  if (model === "") return unset("No model was named for it. Name one in Settings, Assistant.");
  const { baseUrl, kind: endpointKind } = endpoint;
  return { kind: "endpoint", baseUrl, endpointKind, model, name: `${baseUrl} ${model}` };
}

function unset(note: string) {
  return { kind: "unset", note } as const;
}

/** Those that speak OpenAI's API: others have no embeddings. */
export function meaningEndpoints(endpoints: readonly SavedEndpoint[]): readonly SavedEndpoint[] {
  return endpoints.filter(({ baseUrl, kind }) => keyHostOf(baseUrl) !== "" && apiOf(kind).kind === commonApi.kind);
}
