import type { JsonValue } from "@/lib/json";
import type { UnfitParameter, UnfitWhy } from "./recipe-types";

/** What does not fit, and what there is instead, in English: the page says it in its own words. */
export function unfitText(unfit: UnfitParameter): string {
  const { parameter, why, options, suggestion } = unfit;
  const there = options.length === 0 ? "" : ` There are: ${listed(options)}.`;
  const near = suggestion === undefined ? "" : ` The nearest is ${said(suggestion)}.`;
  return `${parameter.name}: ${sentences[why](unfit)}${near}${there}`;
}

const sentences: Readonly<Record<UnfitWhy, (unfit: UnfitParameter) => string>> = {
  "no-attribute": ({ wanted, parameter }) => `the ${parameter.target ?? "nodes"} have no attribute ${said(wanted)}.`,
  "other-kind": ({ wanted, detail }) => `${said(wanted)} holds no numbers here but ${detail} values.`,
  "no-value": ({ wanted, parameter }) => `nothing has ${said(wanted)} as its ${parameter.of ?? "value"}.`,
  "no-node": ({ wanted }) => `there is no node ${said(wanted)}.`,
  "several-nodes": ({ wanted, detail }) => `${detail} nodes are called ${said(wanted)}.`,
  "no-edge": ({ wanted }) => `there is no edge ${said(wanted)}.`,
  "no-set": ({ wanted }) => `there is no saved set ${said(wanted)}.`,
  "nothing-selected": () => "it works on what is selected, and nothing is.",
  "no-layer": ({ wanted }) => `there is no style layer ${said(wanted)}.`,
  "no-colour": ({ wanted }) => `${said(wanted)} is no colour.`,
  "no-number": ({ wanted }) => `${said(wanted)} is no number.`,
  "no-text": ({ wanted }) => `${said(wanted)} is no text.`,
  waits: ({ parameter }) => `it is a value of ${parameter.of ?? "an attribute"}, which has no place here yet.`,
};

const shown = 8;

function listed(options: readonly JsonValue[]): string {
  const rest = options.length > shown ? ` and ${options.length - shown} more` : "";
  return `${options.slice(0, shown).map(said).join(", ")}${rest}`;
}

function said(value: JsonValue): string {
  return typeof value === "string" ? `'${value}'` : JSON.stringify(value);
}
