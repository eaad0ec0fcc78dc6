import { hasDirections } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import { all, any } from "../../meaning/selectors";
import { hasSense, type Link, valueSenses } from "../../schema/link-words";
import type { Schema } from "../../schema/schema";

/** "edges between doctors and patients", "links from doctors to wards": edges by what their ends are. */
export function endKinds(
  links: readonly Link[],
  schema: Schema,
): { readonly where: Selector; readonly rest: readonly Link[] } | null {
  const noun = links.findIndex((link) => hasSense(link, "noun", "edges") && link.schema.length === 0);
  const joint = links[noun + 1]?.norm ?? "";
  if (noun < 0 || !/^(?:between|from|from between)$/u.test(joint)) return null;
  const middle = links.findIndex((link, at) => at > noun + 2 && /^(?:and|to)$/u.test(link.norm));
  const [first, second] = [endAt(links, noun + 2, middle), endAt(links, middle + 1, links.length)];
  if (middle < 0 || first === null || second === null || schema.context.profile.edgeCount === 0) return null;
  const ahead = all([first("source"), second("target")]);
  const isOneWay = joint === "from" && hasDirections(schema.context.profile);
  const where = isOneWay ? ahead : any([ahead, all([second("source"), first("target")])]);
  const used = links.slice(middle + 1).findIndex((link) => valueSenses(link, "nodes").length > 0);
  return { where, rest: [...links.slice(0, noun + 1), ...links.slice(middle + 2 + used)] };
}

type End = (end: "source" | "target") => Selector;

/** A value of the nodes within a few small words: "the doctors". */
function endAt(links: readonly Link[], start: number, stop: number): End | null {
  for (const link of links.slice(start, Math.min(stop, start + 3))) {
    const [sense] = valueSenses(link, "nodes");
    if (sense !== undefined) return (end) => endIs(end, sense.attribute.name, sense.value);
    if (!hasSense(link, "fill")) return null;
  }
  return null;
}

function endIs(end: "source" | "target", name: string, value: JsonValue): Selector {
  return { op: "compare", field: { name, of: "bare", end }, cmp: "==", value: { kind: "literal", value } };
}
