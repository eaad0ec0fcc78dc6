export interface PlainGraph {
  readonly size: number;
  readonly directed: boolean;
  readonly names: readonly string[];
  readonly edges: readonly { readonly source: number; readonly target: number; readonly weight: number }[];
}

export function stepsFrom(graph: PlainGraph, start: number): readonly (number | undefined)[];
export function weightFrom(graph: PlainGraph, start: number): readonly number[];
export function weightOfFewestSteps(graph: PlainGraph, start: number, end: number): number;
export function parts(graph: PlainGraph): readonly (readonly number[])[];
export function strongParts(graph: PlainGraph): number;
export function hasCycle(graph: PlainGraph): boolean;
export function isBipartite(graph: PlainGraph): boolean;
export function neighboursOf(graph: PlainGraph, node: number): ReadonlySet<number>;
export function triangles(graph: PlainGraph): readonly (readonly number[])[];
export function diameter(graph: PlainGraph): number | undefined;
export function maxFlow(graph: PlainGraph, source: number, sink: number): number;
export function spanningTreeWeight(graph: PlainGraph): number;
export function bridges(graph: PlainGraph): readonly object[];
export function cutNodes(graph: PlainGraph): readonly number[];
