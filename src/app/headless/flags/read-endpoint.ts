import * as z from "zod/mini";
import { endpointKinds } from "@/ai/port/endpoint-kind";
import { thinkingLevels } from "@/ai/port/thinking-level";
import type { NamedEndpoint } from "@/app/headless/model-choice";
import type { UsageError } from "@/app/headless/task-types";
import { isJsonObject } from "@/lib/json";
import { inWords } from "@/lib/schema-words";
import { scrub } from "@/lib/scrub";
import { tryJson } from "@/lib/try-json";
import { readAddress } from "@/providers/http/address";
import { addressProblem } from "@/providers/http/refuse-address";

const text = z.string().check(z.minLength(1));
const endpointShape = z.strictObject({
  name: text,
  baseUrl: text,
  model: text,
  kind: z.optional(z.enum(endpointKinds)),
  apiKeyEnv: z.optional(text),
  contextTokens: z.optional(z.int().check(z.minimum(256))),
  thinking: z.optional(z.enum(thinkingLevels)),
  thinkingTokens: z.optional(z.int().check(z.minimum(0))),
});

/** The value of `--endpoint`. */
export function readEndpoint(value: string): NamedEndpoint | UsageError {
  const raw = tryJson(value);
  if (!isJsonObject(raw))
    return { usage: `--endpoint takes a JSON object with name, baseUrl and model, not ${scrub(value)}` };
  // The value itself is not repeated: it may hold a key.
  if (Object.hasOwn(raw, "apiKey")) {
    return { usage: "--endpoint takes no key: name the environment variable that holds it as apiKeyEnv." };
  }
  const read = z.safeParse(endpointShape, raw, inWords);
  if (!read.success) {
    const issue = read.error.issues[0];
    return { usage: `--endpoint: ${issue?.path.join(".") || "endpoint"}: ${issue?.message ?? "not an endpoint"}` };
  }
  const endpoint = read.data;
  if (endpoint.name === "builtin") return { usage: "--endpoint: builtin is the built-in assistant's own name." };
  if (!readAddress(endpoint.baseUrl)) {
    return { usage: `--endpoint ${endpoint.name}: ${addressProblem(endpoint.baseUrl, "http://localhost:8000/v1")}` };
  }
  return withoutGaps(endpoint);
}

function withoutGaps(endpoint: z.output<typeof endpointShape>): NamedEndpoint {
  const { name, baseUrl, model, kind, apiKeyEnv, contextTokens, thinking, thinkingTokens } = endpoint;
  return {
    name,
    baseUrl,
    model,
    ...(kind === undefined ? {} : { kind }),
    ...(apiKeyEnv === undefined ? {} : { apiKeyEnv }),
    ...(contextTokens === undefined ? {} : { contextTokens }),
    ...(thinking === undefined ? {} : { thinking }),
    ...(thinkingTokens === undefined ? {} : { thinkingTokens }),
  };
}
