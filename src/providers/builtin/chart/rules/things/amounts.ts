import type { Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import { all, compare, computed } from "../../../meaning/selectors";
import { asCounted } from "../../convert-unit";
import type { Amount, Part, SaidAttribute } from "../../grammar-types";
import { rule } from "../../grammar-types";

/** Numbers with what stands before and after them: "more than 5", "5 or more", "between 3 and 7 kg". */
export const amountRules = [
  rule("Amount", "gt Num Unit?", (value, unit) => amount(">", value, unit)),
  rule("Amount", "lt Num Unit?", (value, unit) => amount("<", value, unit)),
  rule("Amount", "gte Num Unit?", (value, unit) => amount(">=", value, unit)),
  rule("Amount", "lte Num Unit?", (value, unit) => amount("<=", value, unit)),
  rule("Amount", "equal Num Unit?", (value, unit) => amount("==", value, unit)),
  rule("Amount", "only Num Unit?", (value, unit) => amount("==", value, unit), 0.1),
  rule("Amount", "only? single_one", () => amount("==", 1, undefined), 0.1),
  rule("Amount", "Num Unit? or_more", (value, unit) => amount(">=", value, unit)),
  rule("Amount", "Num Unit? or_less", (value, unit) => amount("<=", value, unit)),
  rule("Amount", "between Num unit? to Num Unit?", (value, upTo, unit) => ({ ...amount(">=", value, unit), upTo })),
  rule("Amount", "between Num unit? and Num Unit?", (value, upTo, unit) => ({ ...amount(">=", value, unit), upTo })),
  rule(
    "Amount",
    "Num to Num Unit?",
    (value, upTo, unit) => (value < upTo ? { ...amount(">=", value, unit), upTo } : null),
    0.2,
  ),
  rule("Amount", "be? not Amount", (one) => (one.upTo === undefined ? { ...one, cmp: turned[one.cmp] } : null)),
  rule("Amount", "Amount per Unit", (one) => one),
];

function amount(cmp: Amount["cmp"], value: number, unit: string | undefined): Amount {
  return { cmp, value, ...(unit === undefined ? {} : { unit }) };
}

const turned = { "<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "==" } as const;

export function amountTerm({ name, isComputed }: SaidAttribute, { cmp, value, upTo }: Amount): Selector {
  const term = (sign: Amount["cmp"], bound: JsonValue): Selector =>
    isComputed === true && isField(name) ? computed(name, sign, bound) : compare(name, sign, bound);
  return upTo === undefined ? term(cmp, value) : all([term(">=", value), term("<=", upTo)]);
}

function isField(name: string): name is "degree" | "indegree" | "outdegree" {
  return name === "degree" || name === "indegree" || name === "outdegree";
}

/** The condition that the attribute is so much; null where it is in another unit. */
export function amountPart(attribute: SaidAttribute, { unit, ...bound }: Amount, said: string): Part | null {
  if (attribute.kind !== "number" && attribute.isComputed !== true) return null;
  if (attribute.isComputed === true && !isField(attribute.name)) return null;
  const value = asCounted(bound.value, unit, attribute.name);
  const upTo = bound.upTo === undefined ? undefined : asCounted(bound.upTo, unit, attribute.name);
  if (value === null || upTo === null) return null;
  const term = amountTerm(attribute, { cmp: bound.cmp, value, ...(upTo === undefined ? {} : { upTo }) });
  return { where: term, said, side: attribute.target, about: attribute.name };
}
