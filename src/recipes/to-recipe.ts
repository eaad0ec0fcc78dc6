import { cutText } from "@/ai/context/text-limits";
import { nodeNames } from "@/commands/places/node-names";
import { keyOf } from "@/commands/places/place";
import type { CommandRegistry } from "@/commands/registry/command-types";
import type { GraphDocument, StepId } from "@/graph/document/document-types";
import type { AttributeProfile } from "@/graph/profile/profile-types";
import { namedPlaces, parametersOf } from "./collect-parameters";
import { mostCalls, mostName, mostParameters } from "./recipe-limits";
import type { Recipe, RecipeParameter } from "./recipe-types";
import { keepCalls, type LeftCall } from "./recorded-calls";
import type { RecordedCall } from "./recorded-types";

/** What a recipe is made of: the calls of a message, or of several. */
export interface RecipeSource {
  readonly name: string;
  readonly calls: readonly RecordedCall[];
  /** Those before them in the conversation, whose results they may use. */
  readonly earlier?: readonly RecordedCall[];
  /** The undo steps of these messages. */
  readonly steps?: readonly StepId[];
}

export interface RecordDeps {
  readonly registry: CommandRegistry;
  /** As it is after the calls. */
  readonly document: Pick<GraphDocument, "tables" | "profile" | "callsOf">;
  /** Of a node that is gone. */
  readonly goneLabel?: (id: string) => string | undefined;
}

/** What came of it. `left`: the calls that are no part of it. */
export type MadeRecipe =
  | { readonly success: true; readonly recipe: Recipe; readonly left: readonly LeftCall[] }
  | {
      readonly success: false;
      readonly why: "nothing-done" | "lost-sets" | "too-many";
      readonly left: readonly LeftCall[];
      readonly lostSets: readonly string[];
    };

/** Makes what was done into a recipe: its calls, with all that they name as parameters. */
export async function toRecipe(source: RecipeSource, deps: RecordDeps): Promise<MadeRecipe> {
  const made = (source.steps ?? []).flatMap((step) => deps.document.callsOf(step));
  const standing = new Map(made.map(({ call, inForce }) => [call, inForce]));
  const { calls, left, lostSets } = await keepCalls({ earlier: [], ...source, standing }, deps.registry);
  const failed = { success: false, left, lostSets } as const;
  if (calls.length === 0) return { ...failed, why: "nothing-done" };
  if (lostSets.length > 0) return { ...failed, why: "lost-sets" };
  const ownNames = new Set([...namedPlaces(calls)].flatMap(([key, { isMade }]) => (isMade ? [key] : [])));
  const parameters = withNodesNamed(parametersOf(calls), ownNames, deps).map((one) => withFacts(one, deps));
  if (calls.length > mostCalls || parameters.length > mostParameters) return { ...failed, why: "too-many" };
  return { success: true, recipe: { name: recipeName(source.name), parameters, calls }, left };
}

export function recipeName(text: string): string {
  return cutText(text.trim().replace(/\s+/gu, " "), mostName) || "Recipe";
}

interface RecordedMessage {
  readonly input: string;
  readonly calls: readonly RecordedCall[];
  readonly result: { readonly undoStep: StepId | null };
}

/** The recorded calls of messages as one list, and the name of the first. */
export function sourceOfTraces(traces: readonly RecordedMessage[]): RecipeSource {
  return {
    name: traces[0]?.input ?? "",
    calls: traces.flatMap(({ calls }) => calls),
    steps: traces.flatMap(({ result }) => result.undoStep ?? []),
  };
}

/** Nodes by their labels, so that they can be found elsewhere; those of one label are one parameter. */
function withNodesNamed(
  parameters: readonly RecipeParameter[],
  made: ReadonlySet<string>,
  { document, goneLabel }: RecordDeps,
): readonly RecipeParameter[] {
  const names = nodeNames(document.tables);
  const named = new Map<string, RecipeParameter>();
  for (const parameter of parameters) {
    const { kind, value } = parameter;
    const isSought = kind === "node" && typeof value === "string" && !made.has(keyOf(parameter));
    const label = isSought ? labelFor(value, names, goneLabel) : undefined;
    const key = label === undefined ? keyOf(parameter) : `label ${label}`;
    named.set(key, label === undefined ? parameter : calledBy(label, named.get(key), parameter));
  }
  return [...named.values()];
}

function calledBy(label: string, known: RecipeParameter | undefined, parameter: RecipeParameter): RecipeParameter {
  const written = [...(known?.written ?? []), ...(parameter.value === label ? [] : [String(parameter.value)])];
  return { ...(known ?? parameter), value: label, ...(written.length > 0 && { written }) };
}

/** Undefined where the label would not find it again. */
function labelFor(
  name: string,
  names: ReturnType<typeof nodeNames>,
  goneLabel: RecordDeps["goneLabel"],
): string | undefined {
  const found = names.find(name);
  if (found.kind === "one") return names.findLabel(found.label).kind === "one" ? found.label : undefined;
  const gone = found.kind === "none" ? goneLabel?.(name) : undefined;
  return gone !== undefined && names.findLabel(gone).kind === "none" ? gone : undefined;
}

/** What is known of an attribute, so that its like can be suggested elsewhere. */
function withFacts(parameter: RecipeParameter, { document }: RecordDeps): RecipeParameter {
  if (parameter.kind !== "attribute") return parameter;
  const profile = document.profile();
  const isNode = parameter.target !== "edges";
  const attributes: readonly AttributeProfile[] = isNode ? profile.nodeAttributes : profile.edgeAttributes;
  const known = attributes.find(({ name }) => name === parameter.value);
  const type = isNode ? profile.nodeTypeAttribute : profile.edgeTypeAttribute;
  const role = roleOf(parameter.value, type, isNode ? profile.labelAttribute : undefined);
  return { ...parameter, ...(known && { holds: known.kind }), ...(role && { role }) };
}

function roleOf(name: unknown, type: string | undefined, label: string | undefined): RecipeParameter["role"] {
  if (name === type) return "type";
  return name === label ? "label" : undefined;
}
