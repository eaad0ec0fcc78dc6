import { rankableBy } from "../../../schema/attribute-hints";
import { attributesOf } from "../../../schema/schema";
import { spokenWords } from "../../../schema/spoken-names";
import type { Meanings, Rule, SaidAttribute, World } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { openNames as open } from "../../open-names";
import { isInUnit } from "../../words/unit-names";

/** One node, and two. */
export const coupleRules: readonly Rule[] = [
  rule("At", "Name", (name) => name),
  rule("At", "node Name", (name) => name),
  rule("At", "Kind Name", (kind, name) => (kind.target === "nodes" ? name : null), 0.3),
  rule("At", "source_word Name", (name) => name),
  rule("At", "a_node", () => open[0], 0.6),
  rule("Couple", "start At end At", (a, b) => pair(a, b, true)),
  rule("Couple", "end At start At", (b, a) => pair(a, b, true), 0.1),
  rule("Couple", "betwixt At with At", (a, b) => pair(a, b, false)),
  rule("Couple", "start At with At", (a, b) => pair(a, b, false), 0.3),
  rule("Couple", "At end At", (a, b) => pair(a, b, true), 0.2),
  rule("Couple", "At with At", (a, b) => pair(a, b, false), 0.3),
  rule("Couple", "betwixt? node Name with Name", (a, b) => pair(a, b, false)),
  rule(
    "Couple",
    "betwixt? Kind Name with Name",
    (kind, a, b) => (kind.target === "nodes" ? pair(a, b, false) : null),
    0.3,
  ),
  rule("Couple", "betwixt a_pair", () => pair(open[0], open[1], false), 0.5),
  rule("Couple", "a_pair", () => pair(open[0], open[1], false), 0.6),
  rule("Couple", "betwixt? start? a_node end b_node", () => pair(open[0], open[1], true), 0.4),
  rule("Couple", "betwixt? a_node with b_node", () => pair(open[0], open[1], false), 0.4),
  rule("Weight", "by Attr", (attribute) => added(attribute)),
  rule("Weight", "judged_by Attr", (attribute) => added(attribute)),
  rule("Weight", "use? Attr as weight", (attribute) => added(attribute)),
  rule("Weight", "with? least Attr", (attribute) => added(attribute)),
  rule("Weight", "in Attr", (attribute) => added(attribute), 0.1),
  rule("Weight", "in PathUnit", (unit, place) => inUnit(unit, place)),
  rule("Weight", "measured? in PathUnit", (unit, place) => inUnit(unit, place)),
  rule("Avoid", "avoiding At", (name) => [name]),
  rule("Avoid", "avoiding At with At", (a, b) => [a, b], 0.1),
  rule("Avoid", "if At were_gone", (name) => [name]),
  rule("Avoid", "avoiding At being? were_gone", (name) => [name], 0.1),
];

export function pair(a: string, b: string, isOneWay: boolean): Meanings["Couple"] | null {
  return a === b ? null : { ends: [a, b], isOneWay };
}

export function added({ name, target, kind, isComputed }: SaidAttribute): string | null {
  return target === "edges" && kind === "number" && isComputed !== true ? name : null;
}

export function inUnit(unit: string, { schema }: World): string | null {
  const fits = numbersOfEdges({ schema }).filter((name) =>
    spokenWords(name).some((word) => isInUnit(word.split(" "), unit)),
  );
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

function numbersOfEdges({ schema }: World): readonly string[] {
  return attributesOf(schema, "edges").flatMap(({ name, kind }) => (kind === "number" ? [name] : []));
}

/** What a way that is "quick" or "cheap" goes by: the attribute that says so, else the only number there is. */
function graded(groups: readonly string[], world: World): string | null {
  for (const group of groups) {
    const found = rankableBy(world.schema, "edges", group).find(({ attribute }) => attribute.kind === "number");
    if (found !== undefined) return found.attribute.name;
  }
  const [only, second] = numbersOfEdges(world);
  return only === undefined || second !== undefined ? null : only;
}

export const byTime = (world: World): string | null =>
  rankableBy(world.schema, "edges", "speed").find(({ isTurned }) => isTurned)?.attribute.name ??
  rankableBy(world.schema, "edges", "length").find(({ attribute }) => attribute.kind === "number")?.attribute.name ??
  null;
export const byWeight = (world: World): string | null => graded(["strength", "weight", "price", "length"], world);
