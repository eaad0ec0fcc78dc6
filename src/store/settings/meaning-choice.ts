import * as z from "zod/mini";
import { apiOf, commonApi } from "@/ai/port/api-table";
import type { EndpointKind } from "@/ai/port/endpoint-kind";
import { keyHostOf, type SavedEndpoint } from "./endpoints";

const named = z.string().check(z.maxLength(500));

/** Who makes the vectors for search by meaning; null: nobody, and texts are found by their words. */
export const meaningSchema = z.nullable(
  z.union([
    z.object({ kind: z.literal("local"), model: named }),
    /** By an endpoint's id; the model is not the one that answers. */
    z.object({ kind: z.literal("endpoint"), id: named, model: named }),
  ]),
);

type MeaningChoice = z.output<typeof meaningSchema>;

interface Chosen {
  readonly meaning: MeaningChoice;
  readonly endpoints: readonly SavedEndpoint[];
}

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
}: Chosen):
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

/** The host that texts may go to for search by meaning; null: none. */
export function meaningHost(chosen: Chosen): string | null {
  const place = meaningPlace(chosen);
  return place.kind === "endpoint" ? keyHostOf(place.baseUrl) : null;
}
