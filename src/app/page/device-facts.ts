import type { ProbeSources } from "@/providers/webllm/probe-device";

/** What the browser has of a graphics card and tells of its memory. Not each has it, and the platform's types do not know it everywhere. */
export function deviceFacts(): ProbeSources {
  const gpu: ProbeSources["gpu"] = Reflect.get(navigator, "gpu");
  const gigabytes: unknown = Reflect.get(navigator, "deviceMemory");
  return { gpu, deviceMemory: typeof gigabytes === "number" ? gigabytes : undefined };
}
