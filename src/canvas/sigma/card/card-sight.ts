import type { RenderParams } from "sigma/types";
import { SPACE } from "./shaders";

export type Drawing = {
  readonly gl: WebGLRenderingContext;
  readonly uniformLocations: Record<string, WebGLUniformLocation>;
};

/** CSS px for a model unit. */
export function zoomOf({ width, height, zoomRatio }: RenderParams): number {
  return Math.min(width, height) / (SPACE * zoomRatio);
}
