/** How requests to an endpoint had to be written, learned from its refusals: as long as the page, so that each is met once. */
export interface ShapeMemory<Shape> {
  /** As it was mended before where it began like this, else itself. */
  recall(endpoint: string, first: Shape): Shape;
  keep(endpoint: string, first: Shape, mended: Shape): void;
}

export function createShapeMemory<Shape>(): ShapeMemory<Shape> {
  const kept = new Map<string, Shape>();
  const keyOf = (endpoint: string, first: Shape) => `${endpoint}\n${JSON.stringify(first)}`;
  return {
    recall: (endpoint, first) => kept.get(keyOf(endpoint, first)) ?? first,
    keep: (endpoint, first, mended) => void kept.set(keyOf(endpoint, first), mended),
  };
}
