import { mostCategories } from "@/graph/profile/attribute-profile";
import { fitProfile } from "@/graph/profile/fit-profile";
import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import { usualLabelAttributes } from "@/graph/styles/labels";
import { isProperty } from "../elements";
import type { CountedName, EngineSchema, KeyFacts } from "../engine-types";
import { examplesOf, profileKind } from "./key-facts";

/** What assistants are told of a database: as of a document, without what only counting every edge would tell. */
export function schemaProfile(schema: EngineSchema, exampleNodes: GraphProfile["exampleNodes"]): GraphProfile {
  const { name, nodeCount, edgeCount, labels, types, nodeKeys, edgeKeys } = schema;
  const label = usualLabelAttributes.find((usual) => nodeKeys.some((key) => key.name === usual));
  const pairs = nodeCount * (nodeCount - 1);
  return fitProfile({
    name,
    direction: "directed",
    nodeCount,
    edgeCount,
    nodeAttributes: attributesOf(schema.labelAttribute, labels, nodeKeys),
    edgeAttributes: attributesOf(schema.typeAttribute, types, edgeKeys),
    ...(labels.length > 0 && { nodeTypeAttribute: schema.labelAttribute }),
    ...(types.length > 0 && { edgeTypeAttribute: schema.typeAttribute }),
    ...(label !== undefined && { labelAttribute: label }),
    exampleNodes,
    componentCount: 0,
    componentSizes: [],
    isolatedCount: 0,
    selfLoopCount: 0,
    hasPositions: false,
    isOfDatabase: true,
    density: pairs === 0 ? 0 : Number((edgeCount / pairs).toPrecision(4)),
  });
}

function attributesOf(attribute: string, names: readonly CountedName[], keys: readonly KeyFacts[]) {
  const own = isProperty(attribute, keys) ? [] : namesProfile(attribute, names);
  return [...own, ...keys.map(keyProfile)];
}

function namesProfile(name: string, names: readonly CountedName[]): readonly AttributeProfile[] {
  if (names.length === 0) return [];
  const counts = names.map(({ name: value, count }) => ({ value, count }));
  const present = counts.reduce((sum, { count }) => sum + count, 0);
  const description =
    counts.length <= mostCategories
      ? { values: counts }
      : { examples: counts.slice(0, mostCategories).map(({ value }) => value) };
  return [{ name, kind: "string", present, distinct: counts.length, ...description }];
}

function keyProfile(key: KeyFacts): AttributeProfile {
  const { name, kinds, present, distinct, distinctIsLowerBound, values, min, max, mean } = key;
  return {
    name,
    kind: profileKind(kinds),
    present,
    distinct,
    ...(distinctIsLowerBound && { distinctIsLowerBound }),
    ...(values ? { values } : { examples: examplesOf(key) }),
    ...(min !== undefined && max !== undefined && { min, max }),
    ...(mean !== undefined && { mean }),
  };
}
