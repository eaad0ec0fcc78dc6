import type { ProgramAttributeSpecification, ProgramInfo } from "sigma/rendering";

/** A drawn element's place in the numbers the card draws from. */
export interface Spot<Paint> {
  paint: Paint;
  /** What draws it, once it does. */
  program: Rewritable<Paint> | null;
  start: number;
}

interface Rewritable<Paint> {
  rewrite(start: number, paint: Paint): void;
}

/** Writes an element's numbers again where they stand. */
export function rewrite<Paint>({ program, start, paint }: Spot<Paint>): void {
  program?.rewrite(start, paint);
}

interface Instanced {
  readonly array: Float32Array;
  readonly constantArray: Float32Array;
  readonly ATTRIBUTES: readonly ProgramAttributeSpecification[];
  readonly CONSTANT_ATTRIBUTES: readonly ProgramAttributeSpecification[];
}

type Bind = (attribute: ProgramAttributeSpecification, offset: number, isOfInstance: boolean) => number;

/** Hands the card what changed since it was handed the last, where the engine would hand it all with each frame. */
export function createUpload() {
  let held: Float32Array | null = null;
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  const send = (gl: ProgramInfo["gl"], array: Float32Array) => {
    if (held !== array) gl.bufferData(gl.ARRAY_BUFFER, array, gl.DYNAMIC_DRAW);
    else if (to > from) gl.bufferSubData(gl.ARRAY_BUFFER, 4 * from, array.subarray(from, to));
    held = array;
    from = Number.POSITIVE_INFINITY;
    to = 0;
  };
  return {
    /** These numbers are others now. */
    touch: (start: number, length: number) => {
      from = Math.min(from, start);
      to = Math.max(to, start + length);
    },
    bind: ({ gl, buffer, constantBuffer }: ProgramInfo, program: Instanced, bindAttribute: Bind) => {
      let offset = 0;
      gl.bindBuffer(gl.ARRAY_BUFFER, constantBuffer);
      for (const attribute of program.CONSTANT_ATTRIBUTES) offset += bindAttribute(attribute, offset, false);
      if (held === null) gl.bufferData(gl.ARRAY_BUFFER, program.constantArray, gl.STATIC_DRAW);
      offset = 0;
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      for (const attribute of program.ATTRIBUTES) offset += bindAttribute(attribute, offset, true);
      send(gl, program.array);
      gl.bindBuffer(gl.ARRAY_BUFFER, null);
    },
  };
}
