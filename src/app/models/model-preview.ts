import { firstModel } from "@/providers/webllm/first-model";
import { judgeFit } from "@/providers/webllm/judge-fit";
import { probeDevice } from "@/providers/webllm/probe-device";
import type { ModelPreview } from "@/ui/models/model-service";
import { deviceFacts } from "../page/device-facts";

/** The model that is recommended first, and whether it fits here. Asks the browser only: nothing is downloaded. */
export async function previewModel(): Promise<ModelPreview> {
  const [device, free] = await Promise.all([probeDevice(deviceFacts()), freeBytes()]);
  const model = firstModel(device.kind === "ready" && device.hasF16);
  const { verdict, reason } = judgeFit(model, { device, freeBytes: free, loadedBytes: 0 });
  return { title: model.title, bytes: model.download.bytes, verdict, reason };
}

async function freeBytes(): Promise<number | undefined> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
  } catch {
    // Some private windows have no estimate.
    return undefined;
  }
}
