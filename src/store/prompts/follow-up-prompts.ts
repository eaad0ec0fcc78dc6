import type { GraphProfile } from "@/graph/profile/profile-types";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import type { Words } from "@/words/words";
import type { ChatStep } from "../chat/chat-types";
import { groupings, isUsable, measures, pathLengths } from "./prompt-words";
import { type Suggestion, suggestion } from "./suggestion";

/** A call behind the last answer, as far as it tells where to go on. */
export type FollowedStep = Pick<ChatStep, "name" | "state" | "data">;

type Families = readonly (readonly Suggestion[])[];
type FollowUpWords = Words["followUpPrompts"];

interface FollowUpContext {
  readonly last?: readonly FollowedStep[];
  readonly isFiltered?: boolean;
  readonly valuesAmong?: (ids: readonly string[], attribute: string) => number;
  readonly followUpWords: FollowUpWords;
}

/** What the last answer leads to: by what its last call found. */
export function followUps(
  profile: GraphProfile,
  { last = [], isFiltered = false, valuesAmong, followUpWords: words }: FollowUpContext,
): Families {
  const back = isFiltered ? [suggestion("follow-view", words.showAll)] : [];
  const step = last.at(-1);
  const data = step?.state === "done" && isJsonObject(step.data) ? step.data : undefined;
  if (!step || !data) return [back];
  const isStyled = last.some(({ name: command }) => command.startsWith("style"));
  const ids = idsNamed(last);
  const valuesOf = (attribute: string) => (ids.length > 0 ? valuesAmong?.(ids, attribute) : undefined);
  const some = isAboutSome(step.name, data, profile.nodeCount)
    ? ofSome(profile, { back, isStyled, valuesOf, words })
    : [];
  const result = { profile, command: step.name, data, words };
  const families = [...ofPath(result), ...some, ...(byCommand[step.name]?.(result) ?? [])];
  return families.length > 0 ? families : [back];
}

interface StepResult {
  readonly profile: GraphProfile;
  readonly command: string;
  readonly data: JsonObject;
  readonly words: FollowUpWords;
}

const byCommand: Readonly<Record<string, (result: StepResult) => Families>> = {
  rankNodes: ofOne,
  findNodes: ofOne,
  aggregate: ofGroups,
  runAlgorithm: ofParts,
  queryGraph: ofParts,
  styleByAttribute: ofLegend,
};

interface SomeContext {
  readonly back: readonly Suggestion[];
  readonly isStyled: boolean;
  /** Undefined: not known. */
  readonly valuesOf: (attribute: string) => number | undefined;
  readonly words: FollowUpWords;
}

/** The nodes the newest call that names some has named: the first of many. */
function idsNamed(last: readonly FollowedStep[]): readonly string[] {
  return last.map(({ data }) => (isJsonObject(data) ? idsIn(data) : [])).findLast((ids) => ids.length > 0) ?? [];
}

function idsIn({ nodeIds, nodes }: JsonObject): readonly string[] {
  if (Array.isArray(nodeIds)) return nodeIds.filter((id) => typeof id === "string");
  const rows = Array.isArray(nodes) ? nodes : [];
  return rows.flatMap((row) => (isJsonObject(row) && typeof row["id"] === "string" ? [row["id"]] : []));
}

/** Several nodes: what they are, where they are, what to do with them. */
function ofSome(profile: GraphProfile, { back, isStyled, valuesOf, words }: SomeContext): Families {
  const grouped = groupings(profile).filter((group) => (valuesOf(group.name) ?? 2) > 1);
  const measured = measures(profile).filter((measure) => (valuesOf(measure.name) ?? 1) > 0);
  return [
    [
      ...grouped.map((group) => suggestion("follow-facts", words.howManyBy, { attribute: group.name })),
      ...measured.map((measure) => suggestion("follow-facts", words.theirAverage, { attribute: measure.name })),
      suggestion("follow-facts", words.mostLinks),
    ],
    [...back, suggestion("follow-view", words.showThem), suggestion("follow-view", words.zoomToThem)],
    isStyled ? [suggestion("follow-act", words.selectThem)] : [suggestion("follow-act", words.makeThemRed)],
  ];
}

/** A way counted in steps may be another one by what its edges measure. */
function ofPath({ profile, command, data: { length, nodes }, words }: StepResult): Families {
  const labels = command === "findPath" && Array.isArray(nodes) ? nodes.map(labelOf) : [];
  const [from, to] = [labels[0], labels.at(-1)];
  if (from === undefined || to === undefined || labels.length < 3 || length !== labels.length - 1) return [];
  return [
    pathLengths(profile).map(({ name: attribute }) =>
      suggestion("follow-facts", words.pathBy, { from, to, attribute }),
    ),
  ];
}

/** A single node: what is around it. */
function ofOne({ data: { nodes }, words }: StepResult): Families {
  const [node, ...more] = Array.isArray(nodes) ? nodes.map(labelOf) : [];
  if (node === undefined || more.length > 0) return [];
  return [[suggestion("selection", words.neighbours, { node }), suggestion("selection", words.within2, { node })]];
}

/** Figures by group: the groups in the picture. */
function ofGroups({ profile, data: { groupBy }, words }: StepResult): Families {
  const attribute = groupings(profile).find((group) => group.name === groupBy);
  return attribute ? [[suggestion("colour", words.colourBy, { attribute: attribute.name })]] : [];
}

function ofParts({ profile, data: { componentCount, communityCount }, words }: StepResult): Families {
  const { name: graph, nodeCount } = profile;
  const isSplit = (count: JsonValue | undefined) => typeof count === "number" && count > 1 && count < nodeCount;
  if (isSplit(componentCount)) return [[suggestion("follow-view", words.largestPart)]];
  return isSplit(communityCount) && isUsable(graph) ? [[suggestion("groups", words.colourByCommunity, { graph })]] : [];
}

/** Where each value has its colour: the value most nodes have, alone. Communities are numbered by their size. */
function ofLegend({ profile, data: { property, legend }, words }: StepResult): Families {
  if (typeof property !== "string" || !isUsable(property) || !Array.isArray(legend)) return [];
  const [largest] = legend
    .filter(isJsonObject)
    .filter((row) => typeof row["value"] === "string" && isUsable(row["value"]) && typeof row["count"] === "number")
    .toSorted((a, b) => Number(b["count"]) - Number(a["count"]));
  const value = /^community\b/u.test(property) ? "1" : largest?.["value"];
  if (typeof value !== "string" || legend.length < 2 || property === profile.nodeTypeAttribute) return [];
  if (value === largest?.["value"] && !isOfNodes(profile, property, value)) return [];
  return [[suggestion("follow-view", words.onlyWith, { attribute: property, value })]];
}

/** Edges have their colours by an attribute too: no node would be found by it. */
function isOfNodes({ nodeAttributes }: GraphProfile, property: string, value: string): boolean {
  const attribute = nodeAttributes.find((one) => one.name === property);
  return attribute?.values?.some((one) => one.value === value) ?? attribute !== undefined;
}

function labelOf(node: JsonValue): string | undefined {
  const label = isJsonObject(node) ? node["label"] : undefined;
  return typeof label === "string" && isUsable(label) ? label : undefined;
}

const commandsThatTellNodes: ReadonlySet<string> = new Set([
  "findNodes",
  "getNeighbors",
  "rankNodes",
  "findPath",
  "selectElements",
  "styleNodes",
]);

/** It left several nodes to speak of, and not all of them. */
function isAboutSome(command: string, data: JsonObject, nodeCount: number): boolean {
  if (!commandsThatTellNodes.has(command)) return false;
  const { count, styledCount, selectedNodes, nodes } = data;
  const figure = [count, styledCount, selectedNodes, Array.isArray(nodes) ? nodes.length : 0].find(
    (one) => typeof one === "number",
  );
  return typeof figure === "number" && figure > 1 && figure < nodeCount;
}
