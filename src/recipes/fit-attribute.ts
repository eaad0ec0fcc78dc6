import type { ElementTarget } from "@/graph/document/graph-types";
import type { AttributeKind, AttributeProfile } from "@/graph/profile/profile-types";
import { attributeCandidates } from "@/graph/selector/attribute-candidates";
import { nearest } from "@/lib/text/nearest";
import type { Asked, Fit, RecipeGraph } from "./fit-types";
import type { RecipeParameter } from "./recipe-types";

/** An attribute by its name, by its name in other capitals, or nearly: the last only as a suggestion. */
export function fitAttribute({ parameter, wanted, isChosen, place, graph }: Asked): Fit {
  const target = parameter.target ?? "nodes";
  const known = graph.tables[target].attributeNames();
  const options = optionsFor(parameter, String(wanted), graph);
  const suggestion = suggestionFor(parameter, String(wanted), { options, graph });
  const suggested = { options, ...(suggestion !== undefined && { suggestion }) };
  if (typeof wanted !== "string" || wanted === "") return { fits: false, why: "no-attribute", ...suggested };
  const here = attributeCalled(wanted, known);
  if (here !== undefined) {
    const kind = kindHere(here, target, graph);
    if (isOtherKind(parameter.holds, kind)) return { fits: false, why: "other-kind", detail: kind ?? "", ...suggested };
    return { fits: true, value: here, how: howOf(here, wanted, isChosen), options };
  }
  // What the recipe writes may be new; a type or a name beside the one there is would be a mistake.
  const isNew = place.use === "write" && (isChosen || parameter.role === undefined || known.length === 0);
  return isNew
    ? { fits: true, value: wanted, how: "new", options }
    : { fits: false, why: "no-attribute", ...suggested };
}

function howOf(here: string, wanted: string, isChosen: boolean) {
  if (isChosen) return "chosen";
  return here === wanted ? "same" : "case";
}

/** `a.b` may reach into the record `a`. */
function attributeCalled(name: string, known: readonly string[]): string | undefined {
  if (attributeCandidates(name).some((one) => known.includes(one))) return name;
  const folded = name.toLowerCase();
  const alike = known.filter((one) => one.toLowerCase() === folded);
  return alike.length === 1 ? alike[0] : undefined;
}

/** Text can be told where numbers were, never the other way round: sizes and orders need numbers. */
function isOtherKind(was: AttributeKind | undefined, is: AttributeKind | undefined): boolean {
  return was === "number" && is !== undefined && is !== "number" && is !== "mixed";
}

function profilesOf(target: ElementTarget, graph: RecipeGraph): readonly AttributeProfile[] {
  const profile = graph.profile();
  return target === "nodes" ? profile.nodeAttributes : profile.edgeAttributes;
}

function kindHere(name: string, target: ElementTarget, graph: RecipeGraph): AttributeKind | undefined {
  return profilesOf(target, graph).find((one) => one.name === name)?.kind;
}

/** All attributes there are: those of the same kind first, the nearest by name before the others. */
function optionsFor(
  { target = "nodes", holds }: RecipeParameter,
  wanted: string,
  graph: RecipeGraph,
): readonly string[] {
  const known = graph.tables[target].attributeNames();
  const near = nearest(wanted, known, known.length);
  const kinds = new Map(profilesOf(target, graph).map(({ name, kind }) => [name, kind]));
  const rank = (name: string): number => {
    const place = near.indexOf(name);
    return (kinds.get(name) === holds ? 0 : known.length * 2) + (place < 0 ? known.length : place);
  };
  return known.toSorted((a, b) => rank(a) - rank(b));
}

interface Suggesting {
  readonly options: readonly string[];
  readonly graph: RecipeGraph;
}

/** What plays the same part here, else the nearest of the same kind. */
function suggestionFor(
  { role, target = "nodes", holds }: RecipeParameter,
  wanted: string,
  { options, graph }: Suggesting,
): string | undefined {
  const { nodeTypeAttribute, edgeTypeAttribute, labelAttribute } = graph.profile();
  const type = target === "nodes" ? nodeTypeAttribute : edgeTypeAttribute;
  const sameRole = role === "type" ? type : undefined;
  const named = role === "label" && target === "nodes" ? labelAttribute : sameRole;
  if (named !== undefined) return named;
  const kinds = new Map(profilesOf(target, graph).map(({ name, kind }) => [name, kind]));
  const fitting = holds === undefined ? options : options.filter((name) => kinds.get(name) === holds);
  const [near] = nearest(wanted, fitting, 1);
  // The only one of its kind is likely meant, whatever it is called.
  return near ?? (holds !== undefined && fitting.length === 1 ? fitting[0] : undefined);
}
