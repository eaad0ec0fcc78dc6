import { hasDirections } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { JsonObject, JsonValue } from "@/lib/json";
import { all } from "../../meaning/selectors";
import { type CallSpec, type Outcome, recordIn, recordsIn, type Step } from "../../plan/outcome";
import type { PlanRun } from "../../plan/plan-run";

type Attributes = Readonly<Record<string, JsonValue>>;

/** The kind of edge such nodes have between them, and which way it goes. */
export interface Likeness {
  readonly attributes: Attributes;
  readonly isReversed: boolean;
}

/**
 * For each pair by the edges between nodes of their kinds, where these are all of one kind; null where they are not, or there are
 * none. All are looked up in one round.
 */
export function* edgesLike(
  pairs: readonly (readonly [Attributes, Attributes])[],
  run: PlanRun,
): Step<readonly (Likeness | null)[]> {
  const { nodeTypeAttribute } = run.request.context.profile;
  const ends = pairs.map(([from, to]) => [kindOf(from, nodeTypeAttribute), kindOf(to, nodeTypeAttribute)] as const);
  const asked = ends.flatMap(([one, other]) =>
    one === null || other === null ? [] : [between(one, other), between(other, one)],
  );
  const specs = [...new Map(asked.map((spec) => [JSON.stringify(spec), spec])).values()];
  const outcomes = specs.length === 0 ? [] : yield specs;
  const edgesOf = (from: Kind, to: Kind): readonly JsonObject[] => {
    const sought = JSON.stringify(between(from, to));
    const at = specs.findIndex((spec) => JSON.stringify(spec) === sought);
    return recordsIn(outcomes[at]?.data ?? {}, "edges").map((record) => recordIn(record, "data"));
  };
  return ends.map(([one, other]) => {
    if (one === null || other === null) return null;
    return likeness(
      { forth: edgesOf(one, other), back: edgesOf(other, one), isOneKind: one.value === other.value },
      run,
    );
  });
}

interface Examples {
  readonly forth: readonly JsonObject[];
  readonly back: readonly JsonObject[];
  readonly isOneKind: boolean;
}

function likeness({ forth, back, isOneKind }: Examples, run: PlanRun): Likeness | null {
  const { profile } = run.request.context;
  const { edgeTypeAttribute } = profile;
  if (forth.length > 0 && back.length > 0 && hasDirections(profile) && !isOneKind) return null;
  const isReversed = forth.length === 0 && back.length > 0;
  const examples = isReversed ? back : forth;
  const kinds = new Set(
    examples.map((data) => (edgeTypeAttribute === undefined ? null : (data[edgeTypeAttribute] ?? null))),
  );
  const [kind, second] = kinds;
  if (kinds.size === 0 || second !== undefined) return null;
  const isTyped = edgeTypeAttribute !== undefined && kind !== null && kind !== undefined;
  return { isReversed, attributes: isTyped ? { [edgeTypeAttribute]: kind } : {} };
}

interface Kind {
  readonly name: string;
  readonly value: JsonValue;
}

/** What kind of thing it is; of something new any value will do. */
function kindOf(data: Attributes, type: string | undefined): Kind | null {
  const own = type === undefined ? undefined : data[type];
  if (type !== undefined && own !== undefined) return { name: type, value: own };
  const [first] = Object.entries(data).filter(([, value]) => typeof value === "string");
  return first === undefined ? null : { name: first[0], value: first[1] };
}

function between(from: Kind, to: Kind): CallSpec {
  const selector = printSelector(all([endIs("source", from), endIs("target", to)]));
  return { name: "findEdges", input: { selector, limit: 50 } };
}

function endIs(end: "source" | "target", { name, value }: Kind): Selector {
  return { op: "compare", field: { name, of: "bare", end }, cmp: "==", value: { kind: "literal", value } };
}

/** What is to be looked up of these nodes, and what it told. */
export function readsOf(ids: readonly string[]): readonly CallSpec[] {
  return ids.map((id) => ({ name: "getNode", input: { id } }));
}

export function dataIn(outcomes: readonly Outcome[]): readonly Attributes[] {
  return outcomes.map(({ data }) => recordIn(data, "data"));
}
