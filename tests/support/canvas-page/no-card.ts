import { vi } from "vitest";

/** A graphics card that takes everything and draws nothing: what Sigma needs to run where there is none. */
export function fakeCard(): void {
  const constants = { FLOAT: 5126, UNSIGNED_BYTE: 5121, TRIANGLES: 4, TRIANGLE_STRIP: 5 };
  class Card {}
  Object.assign(Card, constants);
  vi.stubGlobal("WebGLRenderingContext", Card);
  vi.stubGlobal("WebGL2RenderingContext", Card);
  const answers = new Map<PropertyKey, unknown>(Object.entries(constants));
  const get = (_: unknown, name: PropertyKey): unknown =>
    answers.get(name) ?? (/^[A-Z]/.test(String(name)) ? 0 : () => context);
  const context: object = new Proxy({}, { get, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(Object.assign(() => context));
}
