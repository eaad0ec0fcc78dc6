import { EdgeProgram, type ProgramInfo } from "sigma/rendering";
import type { RenderParams } from "sigma/types";
import type { Position } from "@/graph/document/graph-types";
import { edgeShareAt, hasHeadsAt } from "../../scene/far";
import { pairOf, type Route } from "../edge-route";
import type { EdgePaint } from "../paint";
import { type Drawing, zoomOf } from "./card-sight";
import {
  CURVE_STEPS,
  curveVertex,
  edgeFragment,
  lineVertex,
  plainCurveVertex,
  plainFragment,
  plainLineVertex,
} from "./edge-shaders";
import { createSeats, createUpload } from "./instances";
import { SPACE } from "./shaders";

// Classes, as the engine makes its programs itself from what it is given.

const { FLOAT, UNSIGNED_BYTE, TRIANGLES, TRIANGLE_STRIP } = WebGLRenderingContext;

const EDGE_UNIFORMS = ["u_matrix", "u_zoom", "u_pixels", "u_share", "u_heads"];
const EDGE_LOOK = [
  { name: "a_color", size: 4, type: UNSIGNED_BYTE, normalized: true },
  { name: "a_width", size: 1, type: FLOAT },
  { name: "a_kind", size: 1, type: FLOAT },
];

/** Numbers of a look: colour, width and kind. */
const LOOK_SIZE = 3;

abstract class EdgesProgram extends EdgeProgram {
  override pickProgram = null;
  protected readonly upload = createUpload();
  readonly seats = createSeats(this);
  /** The share of them that is drawn, those first that came first. */
  share = 1;
  /** How many of its edges have dashes, and how many heads. */
  private dashed = 0;
  private headed = 0;
  private plain: ProgramInfo | null = null;

  /** Before the look. */
  protected abstract readonly places: number;
  protected abstract readonly plainVertex: string;

  // The engine's own bookkeeping of elements is left out: seats are.
  override reallocate() {}
  override process() {}
  override processVisibleItem() {}

  override hasNothingToRender() {
    return this.capacity === 0;
  }

  write(seat: number, route: Route, { color, width, kind }: EdgePaint) {
    const { array } = this;
    const start = seat * this.STRIDE;
    const at = start + this.places;
    this.count(array[at + 2] ?? 0, kind);
    this.place(start, route);
    array[at] = color;
    array[at + 1] = width;
    array[at + 2] = kind;
    this.upload.touch(start, this.places + LOOK_SIZE);
  }

  private count(before: number, now: number) {
    this.dashed += Number(now % 4 > 0) - Number(before % 4 > 0);
    this.headed += Number(now >= 4) - Number(before >= 4);
  }

  /** Writes where a way begins and ends. */
  protected abstract place(start: number, route: Route): void;

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
    gl.uniform1f(uniformLocations["u_heads"] ?? null, Number(hasHeadsAt(zoom)));
  }

  /** Without dashes and heads a pixel costs a fraction. */
  override render(params: RenderParams) {
    const full = this.normalProgram;
    const heads = hasHeadsAt(zoomOf(params)) ? this.headed : 0;
    if (this.dashed + heads === 0) this.normalProgram = this.plainProgram(full);
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
    this.capacity = Math.ceil(capacity * this.share);
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

  protected place(start: number, { from, to }: Route) {
    putPoint(this.array, start, from);
    putPoint(this.array, start + 2, to);
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

  protected place(start: number, route: Route) {
    const [one, two] = pairOf(route) ?? [route.from, route.to];
    [route.from, one, two, route.to].forEach((point, index) => {
      putPoint(this.array, start + 2 * index, point);
    });
  }
}

function putPoint(array: Float32Array, at: number, { x, y }: Position) {
  array[at] = 0.5 + x / SPACE;
  array[at + 1] = 0.5 - y / SPACE;
}
