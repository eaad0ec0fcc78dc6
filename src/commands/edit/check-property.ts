import type { ElementTarget } from "@/graph/document/graph-types";
import { namedField } from "@/graph/reader/element-values";
import { checkFields } from "@/graph/selector/check-fields";
import type { Selector } from "@/graph/selector/selector-types";
import { listed } from "../elements/wording";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";

/** The refusal for an attribute or computed field nothing has; undefined when the name is good. */
export async function refuseUnknownProperty(
  name: string,
  target: ElementTarget,
  context: CommandContext,
): Promise<CommandRefusal | undefined> {
  const selector: Selector = { op: "exists", field: namedField(name, target) };
  const checked = checkFields(selector, target, await context.reader.fields(context.signal));
  return checked.success ? undefined : refuse(checked.message, checked.hint, checked.reason);
}

/**
 * The name, or where nothing has it the one attribute with numbers that it can only mean: "salary" where there is
 * `salary_eur`, "weight" where there is `weightKg`. For what only reads: an edit is never guessed.
 */
export async function knownOrMeant(name: string, target: ElementTarget, context: CommandContext): Promise<string> {
  if ((await refuseUnknownProperty(name, target, context)) === undefined) return name;
  const profile = await context.reader.profile(context.signal);
  const attributes = target === "nodes" ? profile.nodeAttributes : profile.edgeAttributes;
  const wanted = spokenWords(name);
  const meant = attributes.filter(({ name: known }) => spokenWords(known).startsWith(`${wanted} `));
  const [only] = meant;
  return wanted !== "" && meant.length === 1 && only?.kind === "number" ? only.name : name;
}

/** `salary_eur`, `salaryEur` and "Salary (EUR)" are "salary eur". */
function spokenWords(name: string): string {
  const spaced = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
  return (spaced.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** The refusal for a field that holds no number anywhere. */
export async function refuseNoNumbers(
  name: string,
  target: ElementTarget,
  context: CommandContext,
): Promise<CommandRefusal | undefined> {
  if (await isKnownNumber(name, target, context)) return undefined;
  const query = { target, property: name, selector: { op: "all" } } as const;
  const about = await context.reader.describe(query, context.signal);
  if (about.present > 0 && (about.kind === "number" || about.kind === "mixed")) return undefined;
  const holds = about.present === 0 ? "has no values" : `holds ${kindWords[about.kind] ?? about.kind}, not numbers`;
  const attribute = name.replace(/^data\./u, "");
  return refuse(`'${name}' ${holds}.`, await numericHint(target, context), { why: "no-numbers", attribute });
}

/** Told by the profile, which is at hand; the values themselves are read only when it does not say. */
async function isKnownNumber(name: string, target: ElementTarget, context: CommandContext): Promise<boolean> {
  const profile = await context.reader.profile(context.signal);
  const attributes = target === "nodes" ? profile.nodeAttributes : profile.edgeAttributes;
  const attribute = attributes.find((known) => known.name === name);
  return attribute !== undefined && attribute.kind === "number" && attribute.present > 0;
}

const kindWords: Readonly<Record<string, string>> = {
  string: "text",
  boolean: "true and false",
  list: "lists",
  record: "records",
};

async function numericHint(target: ElementTarget, context: CommandContext): Promise<string> {
  const profile = await context.reader.profile(context.signal);
  const attributes = target === "nodes" ? profile.nodeAttributes : profile.edgeAttributes;
  const numeric = attributes.filter(({ kind }) => kind === "number").map(({ name }) => name);
  const names = target === "nodes" ? [...numeric, "degree", "indegree", "outdegree"] : numeric;
  return names.length === 0 ? "No attribute of the edges holds numbers." : `Numbers are in: ${listed(names, 12)}.`;
}
