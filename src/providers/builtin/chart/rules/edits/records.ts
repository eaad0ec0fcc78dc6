import type { JsonValue } from "@/lib/json";
import type { Filling, NewNodes, Place, SaidAttribute } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { filled, fits, joined, recordOf } from "./fills";

/** "{name: 'Radiology', kind: 'ward'}": keys of the graph, and new ones. */
export const recordRules = [
  rule("Pair", "Attr colon Literal", (attribute, value) => filled(attribute, value)),
  rule(
    "Pair",
    "label colon Literal",
    (value, { schema, text }) => nameIn(text.split(/[:=]/u)[0] ?? "", value, schema.context.profile.labelAttribute),
    -0.1,
  ),
  rule("Pair", "Quoted colon Literal", (key, value, { schema }) => keyed(key, value, schema.context.profile)),
  rule("Pair", "Strange colon Literal", (key, value, { schema }) => keyed(key, value, schema.context.profile)),
  rule("Pairs", "Pair", (pair) => pair),
  rule("Pairs", "Pairs comma Pair", (a, b) => joined(a, b)),
  rule("Record", "open Pairs close", (pairs) => pairs),
];

const nameKey = "\u0000name";
const nameAttribute: SaidAttribute = { name: nameKey, target: "nodes", kind: "string" };

/** The node such a record is of; null: it says no name. */
export function recordNode(fills: readonly Filling[]): NewNodes | null {
  const name = fills.find(({ attribute }) => attribute.name === nameKey)?.value;
  const attributes = recordOf(
    fills.filter(({ attribute }) => attribute.name !== nameKey),
    "nodes",
  );
  return name === undefined || attributes === null ? null : { names: [String(name)], attributes };
}

type Profile = Place["schema"]["context"]["profile"];

function nameIn(key: string, value: JsonValue, label: string | undefined): readonly Filling[] | null {
  const said = key.trim().toLowerCase();
  return said === label?.toLowerCase() || said === "name" || said === "label"
    ? [{ attribute: nameAttribute, value }]
    : null;
}

function keyed(key: string, value: JsonValue, { labelAttribute, nodeAttributes }: Profile): readonly Filling[] | null {
  const isName = nameIn(key, value, labelAttribute);
  if (isName !== null) return isName;
  const known = nodeAttributes.find(({ name }) => name.toLowerCase() === key.toLowerCase());
  const attribute: SaidAttribute = { name: known?.name ?? key, kind: known?.kind ?? "string", target: "nodes" };
  if (known !== undefined && !fits(attribute, value)) return null;
  return [{ attribute, value }];
}
