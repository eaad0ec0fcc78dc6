import type { LayoutName } from "@/analysis/catalog/analysis-types";

interface Picture {
  readonly nodes: readonly (readonly [x: number, y: number])[];
  /** By place in the list of nodes. */
  readonly edges: readonly (readonly [from: number, to: number])[];
}

/** What a layout does, drawn small. */
export function LayoutPicture({ layout }: { readonly layout: LayoutName }) {
  const { nodes, edges } = pictures[layout];
  return (
    <svg viewBox="0 0 64 44" width={64} height={44} aria-hidden="true">
      {edges.map(([from, to]) => {
        const [x1, y1] = nodes[from] ?? [0, 0];
        const [x2, y2] = nodes[to] ?? [0, 0];
        return <path key={`${from} ${to}`} d={`M${x1} ${y1}L${x2} ${y2}`} stroke="var(--edge)" strokeWidth={1} />;
      })}
      {nodes.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={3} fill="var(--text-2)" />
      ))}
    </svg>
  );
}

function ring(count: number, radius: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return [round(32 + Math.cos(angle) * radius), round(22 + Math.sin(angle) * radius)] as const;
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const pictures: Readonly<Record<LayoutName, Picture>> = {
  force: {
    nodes: [
      [14, 14],
      [8, 27],
      [21, 25],
      [26, 9],
      [44, 30],
      [40, 17],
      [56, 22],
      [53, 37],
      [36, 38],
    ],
    edges: [
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 3],
      [2, 3],
      [2, 4],
      [4, 5],
      [4, 6],
      [5, 6],
      [4, 7],
      [4, 8],
      [6, 7],
    ],
  },
  layered: {
    nodes: [
      [32, 6],
      [18, 22],
      [46, 22],
      [8, 38],
      [26, 38],
      [40, 38],
      [56, 38],
    ],
    edges: [
      [0, 1],
      [0, 2],
      [1, 3],
      [1, 4],
      [2, 5],
      [2, 6],
    ],
  },
  concentric: {
    nodes: [[32, 22], ...ring(5, 10), ...ring(9, 19)],
    edges: [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
    ],
  },
  circle: {
    nodes: ring(9, 18),
    edges: [
      [0, 3],
      [0, 5],
      [1, 2],
      [2, 6],
      [4, 8],
      [6, 7],
    ],
  },
  grid: {
    nodes: [10, 22, 34].flatMap((y) => [11, 25, 39, 53].map((x) => [x, y] as const)),
    edges: [
      [0, 1],
      [1, 5],
      [6, 10],
      [2, 3],
      [8, 9],
    ],
  },
  random: {
    nodes: [
      [9, 9],
      [30, 13],
      [52, 8],
      [17, 33],
      [38, 29],
      [57, 36],
      [47, 20],
    ],
    edges: [
      [0, 4],
      [1, 5],
      [2, 3],
      [4, 6],
    ],
  },
  geographic: {
    nodes: [
      [8, 10],
      [15, 16],
      [19, 30],
      [32, 9],
      [33, 24],
      [44, 12],
      [56, 17],
      [52, 35],
    ],
    edges: [
      [0, 3],
      [1, 4],
      [2, 4],
      [3, 5],
      [4, 7],
      [5, 6],
    ],
  },
  noverlap: {
    nodes: [
      [24, 15],
      [33, 13],
      [41, 19],
      [20, 24],
      [29, 22],
      [37, 28],
      [27, 31],
      [46, 31],
      [52, 11],
      [10, 33],
    ],
    edges: [
      [4, 8],
      [4, 9],
    ],
  },
};
