import { apis, commonApi } from "@/ai/port/api-table";
import type { ModelInfo } from "@/ai/port/endpoint-kind";

const ownApis = apis.filter((api) => api !== commonApi);

/** Able enough for a graph and not the dearest of its service, newest first where a service lists them so. */
const good: readonly RegExp[] = [
  ...[...ownApis, commonApi].flatMap(({ preferredModels }) => preferredModels),
  /^(?:models\/)?gemini-2\.5-flash$/u,
  /^mistral-medium-latest$/u,
  /^llama-3\.3-70b-versatile$/u,
  /^deepseek-chat$/u,
  /^grok-4/u,
  /^anthropic\/claude-sonnet/u,
];

/** The model a new user begins with; null where none is listed. */
export function preferredModel(models: readonly ModelInfo[]): string | null {
  const able = models.filter(({ takesTools }) => takesTools !== false);
  for (const wanted of good) {
    const found = able.find(({ id }) => wanted.test(id));
    if (found) return found.id;
  }
  return (able[0] ?? models[0])?.id ?? null;
}
