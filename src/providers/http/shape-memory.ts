import { tryJson } from "@/lib/try-json";

/** What was learned of one endpoint and model, as text: a page keeps it with the endpoint, so that a refusal is met once. */
export interface Learned {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
}

/** How requests to an endpoint had to be written, learned from its refusals. */
export interface ShapeMemory<Shape> {
  /** As it was mended before where it began like this, else itself. */
  recall(first: Shape): Shape;
  keep(first: Shape, mended: Shape): void;
}

/** `read`: undefined where what was kept is no such shape. */
export function createShapeMemory<Shape>(
  learned: Learned,
  read: (raw: unknown) => Shape | undefined,
): ShapeMemory<Shape> {
  return {
    recall: (first) => read(tryJson(learned.get(JSON.stringify(first)) ?? "")) ?? first,
    keep: (first, mended) => void learned.set(JSON.stringify(first), JSON.stringify(mended)),
  };
}
