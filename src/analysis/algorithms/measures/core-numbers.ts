import { arrayAt } from "@/analysis/algorithms/parts/array-at";
import { simpleLinksOf } from "@/analysis/algorithms/parts/links";
import type { Work } from "@/analysis/algorithms/parts/work";
import type { AlgorithmAnswer, AlgorithmGraph } from "@/analysis/catalog/algorithm-types";

const { word } = arrayAt;

/**
 * Core number of each node: the largest k so that it is in a part where all have k neighbours or more (Batagelj and Zaveršnik
 * 2003). Directions, loops and parallel edges are left aside.
 */
export function* coreNumbers(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const { starts, others } = simpleLinksOf(graph, "both");
  const degrees = Uint32Array.from({ length: graph.nodeCount }, (_, row) => word(starts, row + 1) - word(starts, row));
  const { order, places, bins } = sortedByDegree(degrees);
  for (let index = 0; index < order.length; index += 1) {
    const row = word(order, index);
    const degree = word(degrees, row);
    for (let at = word(starts, row); at < word(starts, row + 1); at += 1) {
      const other = word(others, at);
      const above = word(degrees, other);
      if (above <= degree) continue;
      // To the front of its bin, which then begins one later: so it moves one bin down without a sort.
      const front = word(bins, above);
      const first = word(order, front);
      const place = word(places, other);
      [order[front], order[place]] = [other, first];
      [places[other], places[first]] = [front, place];
      bins[above] = front + 1;
      degrees[other] = above - 1;
    }
    if (index % 4_096 === 0) yield index / order.length;
  }
  const values = Float64Array.from(degrees);
  return { values: [values], figures: { value: values.reduce((most, value) => Math.max(most, value), 0) } };
}

/** Rows by degree, where each stands, and where each degree begins. */
function sortedByDegree(degrees: Uint32Array): {
  readonly order: Uint32Array;
  readonly places: Uint32Array;
  readonly bins: Uint32Array;
} {
  const most = degrees.reduce((highest, degree) => Math.max(highest, degree), 0);
  const bins = new Uint32Array(most + 2);
  for (const degree of degrees) bins[degree + 1] = word(bins, degree + 1) + 1;
  for (let degree = 1; degree < bins.length; degree += 1) bins[degree] = word(bins, degree) + word(bins, degree - 1);
  const next = bins.slice();
  const [order, places] = [new Uint32Array(degrees.length), new Uint32Array(degrees.length)];
  for (const [row, degree] of degrees.entries()) {
    const place = word(next, degree);
    order[place] = row;
    places[row] = place;
    next[degree] = place + 1;
  }
  return { order, places, bins };
}
