import { cannotAsk } from "../engine-fault";
import type { EngineSchema } from "../engine-types";

/** Neo4j reads \u0060 in a statement as a back quote: no name with such signs gets into one. */
export const isSafeName = (name: string): boolean => !name.includes("\\u") && name !== "";

/** What Parley gives nodes, and edges without a type; alone it tells nothing, and is not shown. */
export const usualLabel = "Entity";
export const usualType = "RELATED_TO";

/** What an id may be called that Parley gives, the first where it can. */
export const idKeys = ["id", "own id", "parley id"];

/** As a label or type: ArcadeDB keeps a file for each, and several labels in one name. */
export const canBeName = (name: string): boolean =>
  isSafeName(name) && !/[~,*\p{Cc}]/u.test(name) && name.length <= 100;

/** A label, type or key as it is in a statement; never a value, and never a name that the schema does not have. */
export function quoted(name: string): string {
  if (!isSafeName(name)) throw cannotAsk("for a name that is empty or holds \\u", "Use another name.");
  return `\`${name.replaceAll("`", "``")}\``;
}

/** The pattern of any node; with a label that all have, so that an index of it can help. */
export function nodePattern(at: string, { everyLabel, id }: EngineSchema): string {
  const label = id?.label ?? everyLabel;
  return label === undefined ? `(${at})` : `(${at}:${quoted(label)})`;
}

/** The id of a node, as text. */
export function idOf(at: string, { id }: Pick<EngineSchema, "id">): string {
  return id === undefined ? `elementId(${at})` : `${at}.${quoted(id.key)}`;
}

/** The labels of a node that tell something of it, as a list. */
export function labelsOf(at: string, { everyLabel }: EngineSchema, add: (value: string) => string): string {
  return everyLabel === undefined ? `labels(${at})` : `[label IN labels(${at}) WHERE label <> ${add(everyLabel)}]`;
}
