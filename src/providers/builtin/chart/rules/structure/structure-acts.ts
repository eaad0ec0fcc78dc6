import { hasDirections } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";
import type { Act, Ref } from "../../../meaning/acts";
import { attributesOf } from "../../../schema/schema";
import type { Meanings, Place, SaidAttribute } from "../../grammar-types";

export type Asks = (Act & { readonly do: "algorithm" })["asks"];

const onlyNumbers = new Set(["spanningTree", "diameter", "averageDistance", "density", "reciprocity", "clustering"]);

export function run(algorithm: string, asks: Asks): readonly Act[] {
  if (algorithm === "topologicalOrder" && asks === "yes") return run("isDag", "yes");
  const answerAs = onlyNumbers.has(algorithm) ? "number" : asks;
  return [{ do: "algorithm", algorithm, ends: [], options: {}, asks: answerAs }];
}

export function runState({ algorithm, isNegated }: Meanings["State"]): readonly Act[] {
  return [
    { do: "algorithm", algorithm, ends: [], options: {}, asks: "yes", ...(isNegated ? { isNegated: true } : {}) },
  ];
}

export function weightedTree(algorithm: string, attribute: SaidAttribute): readonly Act[] | null {
  if (algorithm !== "spanningTree" || attribute.target !== "edges" || attribute.kind !== "number") return null;
  return [{ do: "algorithm", algorithm, ends: [], options: { weight: attribute.name }, asks: "number" }];
}

/** The one number of the edges that a flow is limited by. */
export function flow({ ends }: Meanings["Couple"], weight: string | undefined, { schema }: Place): readonly Act[] {
  const numbers = attributesOf(schema, "edges").filter(({ kind }) => kind === "number");
  const capacity =
    numbers.find(({ name }) => /capacity|cap\b|bandwidth|throughput/iu.test(name)) ??
    (numbers.length === 1 ? numbers[0] : undefined);
  const by = weight ?? capacity?.name;
  const options: Record<string, JsonValue> = by === undefined ? {} : { capacity: by };
  return [{ do: "algorithm", algorithm: "maxFlow", ends, options, asks: "number" }];
}

export function isLargestSum(a: Meanings["Measure"], b: Meanings["Measure"]): boolean {
  return (a === "max" && b === "sum") || (a === "sum" && b === "max");
}

export function heaviest({ name, target, kind, isComputed }: SaidAttribute): readonly Act[] | null {
  if (kind !== "number" || isComputed === true) return null;
  const options: Record<string, JsonValue> = target === "nodes" ? { nodeWeight: name } : { weight: name };
  return [{ do: "algorithm", algorithm: "maxTriangle", ends: [], options, asks: "number" }];
}

export function heaviestByDefault({ schema }: Place): readonly Act[] | null {
  const [only, second] = attributesOf(schema, "nodes").filter(({ kind }) => kind === "number");
  return only === undefined || second !== undefined
    ? null
    : heaviest({ name: only.name, target: "nodes", kind: "number" });
}

/** A spanning tree by what its edges weigh: as said, else by the only number they have. */
export function tree(algorithm: string, weight: string | undefined, { schema }: Place): readonly Act[] | null {
  if (algorithm !== "spanningTree") return null;
  const [only, second] = attributesOf(schema, "edges").filter(({ kind }) => kind === "number");
  const by = weight ?? (second === undefined ? only?.name : undefined);
  return [{ do: "algorithm", algorithm, ends: [], options: by === undefined ? {} : { weight: by }, asks: "number" }];
}

/** Nodes or edges without which there are more parts. */
export function cuts(kind: Ref, algorithm: string | undefined, asks: Asks): readonly Act[] | null {
  const found = kind.target === "nodes" ? "articulationPoints" : "bridges";
  return !isAllKind(kind) || (algorithm !== undefined && algorithm !== found) ? null : run(found, asks);
}

export function isAllOr(ref: Ref | undefined): boolean {
  return ref === undefined || isAllOf(ref);
}

/** Every node reaches every other: along the edges' directions, where they have some. */
export function allReach(kind: Ref, { schema }: Place): readonly Act[] | null {
  if (!isAllOf(kind)) return null;
  return hasDirections(schema.context.profile) ? run("strongComponents", "yes") : components("connected");
}

/** All nodes, or all of a kind that is said without a condition. */
export function isAllOf(ref: Ref): boolean {
  return ref.target === "nodes" && isAllKind(ref);
}

export function isAllKind(ref: Ref): boolean {
  return (
    ref.base === "all" && [ref.near, ref.tied, ref.rank, ref.against, ref.without].every((part) => part === undefined)
  );
}

export function components(asks: "parts" | "connected" | "count"): readonly Act[] {
  return [{ do: "components", asks }];
}
