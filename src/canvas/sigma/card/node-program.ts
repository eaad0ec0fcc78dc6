import { NodeProgram, type ProgramInfo } from "sigma/rendering";
import type { RenderParams } from "sigma/types";
import type { Position } from "@/graph/document/graph-types";
import { LEAST_PX } from "../../scene/far";
import type { NodePaint } from "../paint";
import { type Drawing, zoomOf } from "./card-sight";
import { createSeats, createUpload } from "./instances";
import { nodeFragment, nodeVertex, SPACE } from "./shaders";

const { FLOAT, UNSIGNED_BYTE, TRIANGLE_STRIP } = WebGLRenderingContext;

/** A class, as the engine makes its programs itself from what it is given. */
export class ShapeProgram extends NodeProgram {
  override pickProgram = null;

  override getDefinition() {
    return {
      VERTICES: 4,
      VERTEX_SHADER_SOURCE: nodeVertex,
      FRAGMENT_SHADER_SOURCE: nodeFragment,
      METHOD: TRIANGLE_STRIP,
      UNIFORMS: ["u_matrix", "u_zoom", "u_pixels", "u_leastPx"],
      ATTRIBUTES: [
        { name: "a_position", size: 2, type: FLOAT },
        { name: "a_radius", size: 1, type: FLOAT },
        { name: "a_border", size: 1, type: FLOAT },
        { name: "a_kind", size: 1, type: FLOAT },
        { name: "a_color", size: 4, type: UNSIGNED_BYTE, normalized: true },
        { name: "a_borderColor", size: 4, type: UNSIGNED_BYTE, normalized: true },
        { name: "a_ring", size: 4, type: UNSIGNED_BYTE, normalized: true },
      ],
      CONSTANT_ATTRIBUTES: [{ name: "a_corner", size: 2, type: FLOAT }],
      CONSTANT_DATA: [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ],
    };
  }

  private readonly upload = createUpload();
  readonly seats = createSeats(this);

  // The engine's own bookkeeping of elements is left out: seats are.
  override reallocate() {}
  override process() {}
  override processVisibleItem() {}

  override hasNothingToRender() {
    return this.capacity === 0;
  }

  write(seat: number, { x, y }: Position, paint: NodePaint) {
    const { array } = this;
    const start = seat * this.STRIDE;
    array[start] = 0.5 + x / SPACE;
    array[start + 1] = 0.5 - y / SPACE;
    array[start + 2] = paint.radius;
    array[start + 3] = paint.border;
    array[start + 4] = paint.kind;
    array[start + 5] = paint.color;
    array[start + 6] = paint.borderColor;
    array[start + 7] = paint.ring;
    this.upload.touch(start, 8);
  }

  override bindProgram(info: ProgramInfo) {
    this.upload.bind(info, this, (attribute, offset, isOfInstance) =>
      this.bindAttribute(attribute, info, offset, isOfInstance),
    );
  }

  override setUniforms(params: RenderParams, { gl, uniformLocations }: Drawing) {
    gl.uniformMatrix3fv(uniformLocations["u_matrix"] ?? null, false, params.matrix);
    gl.uniform1f(uniformLocations["u_zoom"] ?? null, zoomOf(params));
    gl.uniform1f(uniformLocations["u_pixels"] ?? null, params.pixelRatio);
    gl.uniform1f(uniformLocations["u_leastPx"] ?? null, LEAST_PX);
  }
}
