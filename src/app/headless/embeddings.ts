import { apiOf, commonApi } from "@/ai/port/api-table";
import type { Embedder, MeaningPort } from "@/knowledge/embeddings/embedder";
import { createMemoryVectors } from "@/knowledge/embeddings/memory-vectors";
import { createEndpointEmbedder } from "@/providers/openai/endpoint-embedder";
import { keyFor } from "./create-provider";
import type { EndpointChoice, ModelChoice } from "./model-choice";

/** What the service of OpenAI's API itself is asked for where no model is named. */
const usualModel = "text-embedding-3-small";

/** What is wrong with how embeddings were chosen. */
export function embeddingsProblem(choice: ModelChoice): string | undefined {
  const { from, model } = choice.embeddings;
  if (from === "off") return model === undefined ? undefined : "--embeddings-model goes with --embeddings endpoint.";
  const endpoint = endpointOf(choice);
  if (endpoint === undefined) {
    return from === "endpoint"
      ? `--embeddings endpoint asks the endpoint of --provider ${commonApi.kind}: other APIs have no embeddings. ` +
          "Or name an --endpoint: --embeddings NAME."
      : `There is no endpoint ${from} for embeddings. --embeddings takes off, endpoint or the name of an ` +
          "--endpoint that speaks OpenAI's API.";
  }
  return model === undefined && endpoint.baseUrl !== commonApi.baseUrl
    ? "Say which model makes the embeddings: --embeddings-model NAME."
    : undefined;
}

/** The flag is the user's word that the texts may go there. Undefined: off. Vectors are kept for all tasks of a call. */
export function createMeaning(
  choice: ModelChoice,
  idleSeconds: number | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): MeaningPort | undefined {
  const endpoint = endpointOf(choice);
  if (endpoint === undefined) return undefined;
  const { baseUrl, kind } = endpoint;
  const options = {
    baseUrl,
    kind,
    model: choice.embeddings.model ?? usualModel,
    apiKey: keyFor(endpoint, baseUrl, environment),
    idleSeconds,
  };
  const vectors = createMemoryVectors();
  let embedder: Embedder | undefined;
  return async () => {
    embedder ??= createEndpointEmbedder(options);
    return { kind: "open", embedder, vectors };
  };
}

function endpointOf({
  provider,
  endpoints,
  embeddings,
}: ModelChoice): (EndpointChoice & { baseUrl: string }) | undefined {
  const { from } = embeddings;
  if (from === "off") return undefined;
  if (from === "endpoint") {
    return provider.id === commonApi.kind ? { ...provider, baseUrl: provider.baseUrl ?? commonApi.baseUrl } : undefined;
  }
  const named = endpoints.find(({ name }) => name === from);
  return named !== undefined && apiOf(named.kind ?? "other").kind === commonApi.kind ? named : undefined;
}
