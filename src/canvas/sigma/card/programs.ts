import { EdgeProgram, NodeProgram, type ProgramInfo } from "sigma/rendering";
import type { EdgeDisplayData, NodeDisplayData, RenderParams } from "sigma/types";
import { edgeShareAt, LEAST_PX } from "../../scene/far";
import type { EdgePaint, NodePaint } from "../paint";
import {
  CURVE_STEPS,
  curveVertex,
  edgeFragment,
  lineVertex,
  plainCurveVertex,
  plainFragment,
  plainLineVertex,
} from "./edge-shaders";
import { createUpload, type Spot } from "./instances";
import { nodeFragment, nodeVertex, SPACE } from "./shaders";

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

  private readonly upload = createUpload();

  override processVisibleItem(_index: number, start: number, data: NodeDisplayData & { spot?: Spot<NodePaint> }) {
    const { array } = this;
    array[start] = data.x;
    array[start + 1] = data.y;
    if (data.spot === undefined) return;
    Object.assign(data.spot, { program: this, start });
    this.rewrite(start, data.spot.paint);
  }

  rewrite(start: number, paint: NodePaint) {
    const { array } = this;
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

const EDGE_UNIFORMS = ["u_matrix", "u_zoom", "u_pixels", "u_share"];
const EDGE_LOOK = [
  { name: "a_color", size: 4, type: UNSIGNED_BYTE, normalized: true },
  { name: "a_width", size: 1, type: FLOAT },
  { name: "a_kind", size: 1, type: FLOAT },
  { name: "a_rims", size: 2, type: FLOAT },
];

/** Numbers of a look: colour, width, kind and two rims. */
const LOOK_SIZE = 5;

abstract class EdgesProgram extends EdgeProgram {
  override pickProgram = null;
  protected readonly upload = createUpload();
  /** How many of its edges have dashes or heads. */
  private dressed = 0;
  private counted: Float32Array | null = null;
  private plain: ProgramInfo | null = null;

  /** Before the look. */
  protected abstract readonly places: number;
  protected abstract readonly plainVertex: string;

  protected put(start: number, spot: Spot<EdgePaint> | undefined) {
    if (spot === undefined) return;
    Object.assign(spot, { program: this, start });
    this.rewrite(start, spot.paint);
  }

  rewrite(start: number, paint: EdgePaint) {
    const { array } = this;
    const at = start + this.places;
    if (this.counted !== array) this.dressed = 0;
    this.counted = array;
    this.dressed += Number(paint.kind > 0) - Number((array[at + 2] ?? 0) > 0);
    array[at] = paint.color;
    array[at + 1] = paint.width;
    array[at + 2] = paint.kind;
    array[at + 3] = paint.fromRim;
    array[at + 4] = paint.toRim;
    this.upload.touch(start, this.places + LOOK_SIZE);
  }

  override bindProgram(info: ProgramInfo) {
    this.upload.bind(info, this, (attribute, offset, isOfInstance) =>
      this.bindAttribute(attribute, info, offset, isOfInstance),
    );
  }

  override setUniforms(params: RenderParams, { gl, uniformLocations }: Drawing) {
    const zoom = zoomOf(params);
    gl.uniformMatrix3fv(uniformLocations["u_matrix"] ?? null, false, params.matrix);
    gl.uniform1f(uniformLocations["u_zoom"] ?? null, zoom);
    gl.uniform1f(uniformLocations["u_pixels"] ?? null, params.pixelRatio);
    gl.uniform1f(uniformLocations["u_share"] ?? null, edgeShareAt(zoom));
  }

  /** Without dashes and heads a pixel costs a fraction. */
  override render(params: RenderParams) {
    const full = this.normalProgram;
    if (this.dressed === 0) this.normalProgram = this.plainProgram(full);
    super.render(params);
    this.normalProgram = full;
  }

  private plainProgram(full: ProgramInfo): ProgramInfo {
    const { buffer, constantBuffer, gl, frameBuffer } = full;
    const make = () => this.getProgramInfo("normal", gl, this.plainVertex, plainFragment, frameBuffer);
    this.plain ??= { ...make(), buffer, constantBuffer };
    return this.plain;
  }

  /** While the view moves only a share of very many is drawn. */
  override drawWebGL(method: number, info: ProgramInfo) {
    const { capacity } = this;
    const share = this.renderer.getGraph().getAttribute("edgeShare");
    if (typeof share === "number") this.capacity = Math.ceil(capacity * share);
    super.drawWebGL(method, info);
    this.capacity = capacity;
  }
}

export class LineProgram extends EdgesProgram {
  protected readonly places = 4;
  protected readonly plainVertex = plainLineVertex;

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

  override processVisibleItem(...[, start, source, target, data]: EdgeItem) {
    const { array } = this;
    array[start] = source.x;
    array[start + 1] = source.y;
    array[start + 2] = target.x;
    array[start + 3] = target.y;
    this.put(start, data.spot);
  }
}

export class CurveProgram extends EdgesProgram {
  protected readonly places = 8;
  protected readonly plainVertex = plainCurveVertex;

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

  override processVisibleItem(...[, start, source, target, data]: EdgeItem) {
    this.array.set([source.x, source.y, source.x, source.y, target.x, target.y, target.x, target.y], start);
    this.put(start, data.spot);
  }

  override rewrite(start: number, paint: EdgePaint) {
    paint.controls?.forEach(({ x, y }, index) => {
      this.array[start + 2 + 2 * index] = 0.5 + x / SPACE;
      this.array[start + 3 + 2 * index] = 0.5 - y / SPACE;
    });
    super.rewrite(start, paint);
  }
}

type EdgeItem = [
  index: number,
  start: number,
  source: NodeDisplayData,
  target: NodeDisplayData,
  data: EdgeDisplayData & { spot?: Spot<EdgePaint> },
];
