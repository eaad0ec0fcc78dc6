import { EdgeProgram, NodeProgram } from "sigma/rendering";
import type { EdgeDisplayData, NodeDisplayData, RenderParams } from "sigma/types";
import { edgeShareAt, LEAST_PX } from "../scene/far";
import type { EdgePaint, NodePaint } from "./paint";
import { CURVE_STEPS, curveVertex, edgeFragment, lineVertex, nodeFragment, nodeVertex, SPACE } from "./shaders";

// Classes, as the engine makes its programs itself from what it is given.

const { FLOAT, UNSIGNED_BYTE, TRIANGLES, TRIANGLE_STRIP } = WebGLRenderingContext;

type Drawing = { readonly gl: WebGLRenderingContext; readonly uniformLocations: Record<string, WebGLUniformLocation> };

/** CSS px for a model unit. */
function zoomOf({ width, height, zoomRatio }: RenderParams): number {
  return Math.min(width, height) / (SPACE * zoomRatio);
}

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

  override processVisibleItem(_index: number, start: number, data: NodeDisplayData & { paint?: NodePaint }) {
    const { array } = this;
    const { paint } = data;
    array[start] = data.x;
    array[start + 1] = data.y;
    array[start + 2] = paint?.radius ?? 0;
    array[start + 3] = paint?.border ?? 0;
    array[start + 4] = paint?.kind ?? 0;
    array[start + 5] = paint?.color ?? 0;
    array[start + 6] = paint?.borderColor ?? 0;
    array[start + 7] = paint?.ring ?? 0;
  }

  override setUniforms(params: RenderParams, { gl, uniformLocations }: Drawing) {
    gl.uniformMatrix3fv(uniformLocations["u_matrix"] ?? null, false, params.matrix);
    gl.uniform1f(uniformLocations["u_zoom"] ?? null, zoomOf(params));
    gl.uniform1f(uniformLocations["u_pixels"] ?? null, params.pixelRatio);
    gl.uniform1f(uniformLocations["u_leastPx"] ?? null, LEAST_PX);
  }
}

const EDGE_UNIFORMS = ["u_matrix", "u_zoom", "u_pixels", "u_share"];
const EDGE_LOOK = [
  { name: "a_color", size: 4, type: UNSIGNED_BYTE, normalized: true },
  { name: "a_width", size: 1, type: FLOAT },
  { name: "a_kind", size: 1, type: FLOAT },
  { name: "a_rims", size: 2, type: FLOAT },
];

function setEdgeUniforms(params: RenderParams, { gl, uniformLocations }: Drawing): void {
  const zoom = zoomOf(params);
  gl.uniformMatrix3fv(uniformLocations["u_matrix"] ?? null, false, params.matrix);
  gl.uniform1f(uniformLocations["u_zoom"] ?? null, zoom);
  gl.uniform1f(uniformLocations["u_pixels"] ?? null, params.pixelRatio);
  gl.uniform1f(uniformLocations["u_share"] ?? null, edgeShareAt(zoom));
}

function putLook(array: Float32Array, start: number, paint: EdgePaint | undefined): void {
  array[start] = paint?.color ?? 0;
  array[start + 1] = paint?.width ?? 0;
  array[start + 2] = paint?.kind ?? 0;
  array[start + 3] = paint?.fromRim ?? 0;
  array[start + 4] = paint?.toRim ?? 0;
}

export class LineProgram extends EdgeProgram {
  override pickProgram = null;

  override getDefinition() {
    return {
      VERTICES: 6,
      VERTEX_SHADER_SOURCE: lineVertex,
      FRAGMENT_SHADER_SOURCE: edgeFragment,
      METHOD: TRIANGLES,
      UNIFORMS: EDGE_UNIFORMS,
      ATTRIBUTES: [{ name: "a_from", size: 2, type: FLOAT }, { name: "a_to", size: 2, type: FLOAT }, ...EDGE_LOOK],
      CONSTANT_ATTRIBUTES: [{ name: "a_corner", size: 2, type: FLOAT }],
      CONSTANT_DATA: [
        [0, 1],
        [0, -1],
        [1, 1],
        [1, 1],
        [0, -1],
        [1, -1],
      ],
    };
  }

  // biome-ignore lint/complexity/useMaxParams: the engine calls it.
  override processVisibleItem(
    _index: number,
    start: number,
    source: NodeDisplayData,
    target: NodeDisplayData,
    data: EdgeDisplayData & { paint?: EdgePaint },
  ) {
    const { array } = this;
    array[start] = source.x;
    array[start + 1] = source.y;
    array[start + 2] = target.x;
    array[start + 3] = target.y;
    putLook(array, start + 4, data.paint);
  }

  override setUniforms(params: RenderParams, drawing: Drawing) {
    setEdgeUniforms(params, drawing);
  }
}

export class CurveProgram extends EdgeProgram {
  override pickProgram = null;

  override getDefinition() {
    return {
      VERTICES: 2 * (CURVE_STEPS + 1),
      VERTEX_SHADER_SOURCE: curveVertex,
      FRAGMENT_SHADER_SOURCE: edgeFragment,
      METHOD: TRIANGLE_STRIP,
      UNIFORMS: EDGE_UNIFORMS,
      ATTRIBUTES: [
        ...["a_from", "a_one", "a_two", "a_to"].map((name) => ({ name, size: 2, type: FLOAT })),
        ...EDGE_LOOK,
      ],
      CONSTANT_ATTRIBUTES: [{ name: "a_corner", size: 2, type: FLOAT }],
      CONSTANT_DATA: Array.from({ length: 2 * (CURVE_STEPS + 1) }, (_, index) => [
        Math.floor(index / 2) / CURVE_STEPS,
        index % 2 === 0 ? 1 : -1,
      ]),
    };
  }

  // biome-ignore lint/complexity/useMaxParams: the engine calls it.
  override processVisibleItem(
    _index: number,
    start: number,
    source: NodeDisplayData,
    target: NodeDisplayData,
    data: EdgeDisplayData & { paint?: EdgePaint },
  ) {
    const { array } = this;
    const [one, two] = data.paint?.controls ?? [];
    const inSpace = ({ x, y }: { readonly x: number; readonly y: number }) => [0.5 + x / SPACE, 0.5 - y / SPACE];
    const [oneX = source.x, oneY = source.y] = one ? inSpace(one) : [];
    const [twoX = target.x, twoY = target.y] = two ? inSpace(two) : [];
    array.set([source.x, source.y, oneX, oneY, twoX, twoY, target.x, target.y], start);
    putLook(array, start + 8, data.paint);
  }

  override setUniforms(params: RenderParams, drawing: Drawing) {
    setEdgeUniforms(params, drawing);
  }
}
