import { problemOf } from "./library-problem";
import type { DeviceReport } from "./model-library-types";

/** As much of an adapter as is looked at. */
export interface GpuAdapter {
  readonly features: { has(name: string): boolean };
  readonly limits: { readonly maxBufferSize: number; readonly maxStorageBufferBindingSize: number };
  readonly info?: { readonly vendor?: string; readonly isFallbackAdapter?: boolean };
}

export interface Graphics {
  requestAdapter(options?: { readonly powerPreference?: "high-performance" }): Promise<GpuAdapter | null>;
}

export interface ProbeSources {
  readonly gpu: Graphics | undefined;
  /** `navigator.deviceMemory`, in GB. */
  readonly deviceMemory: number | undefined;
}

/** Looks before anything is downloaded. Never rejects. */
export async function probeDevice({ gpu, deviceMemory }: ProbeSources): Promise<DeviceReport> {
  if (gpu === undefined) return { kind: "none", problem: problemOf("no-webgpu") };
  try {
    const adapter = await gpu.requestAdapter({ powerPreference: "high-performance" });
    if (adapter === null) return { kind: "none", problem: problemOf("no-adapter") };
    return {
      kind: "ready",
      vendor: adapter.info?.vendor ?? "",
      hasF16: adapter.features.has("shader-f16"),
      maxBufferBytes: adapter.limits.maxBufferSize,
      maxBindingBytes: adapter.limits.maxStorageBufferBindingSize,
      deviceMemoryBytes: deviceMemory === undefined ? null : deviceMemory * 2 ** 30,
      isSoftware: adapter.info?.isFallbackAdapter === true,
    };
  } catch (error) {
    return { kind: "none", problem: problemOf("no-adapter", error) };
  }
}
