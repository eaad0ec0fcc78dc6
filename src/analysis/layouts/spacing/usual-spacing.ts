const usual = 85;
const largest = 230;
/** Graphs of fewer nodes are spread further, so that they fill a canvas without being blown up. */
const few = 30;

/** Px between joined nodes where nobody asks for others. */
export function usualSpacing(nodeCount: number): number {
  if (nodeCount >= few) return usual;
  return Math.min(largest, 5 * Math.round((usual * Math.sqrt(few / Math.max(1, nodeCount))) / 5));
}
