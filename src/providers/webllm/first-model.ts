import type { LocalModel } from "./model-library-types";
import { toLocalModel } from "./model-records";

/**
 * The model that is recommended first, as the pinned engine lists it (`catalogue.test.ts` holds both equal): to ask the engine
 * itself would load it, and people are shown the size before they have asked for anything.
 */
export function firstModel(hasF16: boolean): LocalModel {
  const build = hasF16
    ? { model_id: "Qwen3-1.7B-q4f16_1-MLC", vram_required_MB: 2036.66 }
    : { model_id: "Qwen3-1.7B-q4f32_1-MLC", vram_required_MB: 2635.44 };
  const record = { ...build, model: `https://huggingface.co/mlc-ai/${build.model_id}`, model_lib: "" };
  return toLocalModel({ ...record, overrides: { context_window_size: 4096 } }, "catalogue");
}
