/** Points that stay together; `points` is x, y for each of `rows`. */
export interface Block {
  readonly rows: readonly number[];
  readonly points: Float64Array;
}

interface Box extends Block {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Puts blocks side by side in rows, the tallest first, `gap` px apart; x, y per row, around (0, 0). */
export function packBlocks(blocks: readonly Block[], count: number, gap: number): Float64Array {
  const boxes = blocks.map(boxOf).sort((a, b) => b.height - a.height || b.width - a.width);
  const area = boxes.reduce((sum, box) => sum + (box.width + gap) * (box.height + gap), 0);
  const widest = boxes.reduce((most, box) => Math.max(most, box.width), 0);
  const lineWidth = Math.max(widest, Math.sqrt(area * 1.5));
  const result = new Float64Array(count * 2);
  let x = 0;
  let y = 0;
  let lineHeight = 0;
  for (const box of boxes) {
    if (x > 0 && x + box.width > lineWidth) {
      x = 0;
      y += lineHeight + gap;
      lineHeight = 0;
    }
    place(result, box, x, y);
    x += box.width + gap;
    lineHeight = Math.max(lineHeight, box.height);
  }
  return centred(result);
}

/** Moves points so that the middle of their box is (0, 0). */
export function centred(points: Float64Array): Float64Array {
  const { left, top, width, height } = boxOf({ rows: [], points });
  return points.map((value, index) => ((index & 1) === 0 ? value - left - width / 2 : value - top - height / 2));
}

function boxOf(block: Block): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < block.points.length; index += 2) {
    const x = block.points[index] ?? 0;
    const y = block.points[index + 1] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { ...block, left, top, width: right - left, height: bottom - top };
}

function place(result: Float64Array, box: Box, x: number, y: number): void {
  for (const [index, row] of box.rows.entries()) {
    result[row * 2] = (box.points[index * 2] ?? 0) - box.left + x;
    result[row * 2 + 1] = (box.points[index * 2 + 1] ?? 0) - box.top + y;
  }
}
