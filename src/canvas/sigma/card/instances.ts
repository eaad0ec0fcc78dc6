import type { ProgramAttributeSpecification, ProgramInfo } from "sigma/rendering";

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

interface Seated {
  array: Float32Array;
  /** So many are drawn. */
  capacity: number;
  readonly STRIDE: number;
}

/** Where elements are in the numbers a program draws from. A seat that was given back is taken next. */
export function createSeats(program: Seated) {
  const free: number[] = [];
  const makeRoom = (count: number) => {
    const { array, STRIDE } = program;
    if (count * STRIDE <= array.length) return;
    const grown = new Float32Array(count * STRIDE);
    grown.set(array);
    program.array = grown;
  };
  return {
    /** So many more will come: room is made once. */
    expect: (count: number): void => makeRoom(program.capacity - free.length + count),
    take: (): number => {
      const known = free.pop();
      if (known !== undefined) return known;
      const seat = program.capacity;
      if ((seat + 1) * program.STRIDE > program.array.length) makeRoom(Math.max(64, 2 * seat));
      program.capacity = seat + 1;
      return seat;
    },
    give: (seat: number): void => void free.push(seat),
  };
}
