import type { ElementTarget } from "@/graph/document/graph-types";
import type { GraphProfile } from "@/graph/profile/profile-types";
import { oneLine } from "@/lib/text/lines";
import { attributesOf, type Schema } from "../schema/schema";
import { singulars } from "../text/inflect";
import { wordsOfName } from "../text/tokens";

/** Which elements a noun stands for because names of attributes say so: "stops" where nodes have a `stopName` or a `stop type`. */
export function thingSide(word: string, schema: Schema): ElementTarget | null {
  const known = nounsOf(schema);
  const forms = singulars(word);
  const isOf = (side: ElementTarget): boolean => forms.some((form) => known[side].has(form));
  if (isOf("nodes")) return "nodes";
  return isOf("edges") ? "edges" : null;
}

type ThingNouns = Readonly<Record<ElementTarget, ReadonlySet<string>>>;

const nounsByProfile = new WeakMap<GraphProfile, ThingNouns>();

function nounsOf(schema: Schema): ThingNouns {
  const { profile } = schema.context;
  const known = nounsByProfile.get(profile) ?? { nodes: readNouns(schema, "nodes"), edges: readNouns(schema, "edges") };
  nounsByProfile.set(profile, known);
  return known;
}

function readNouns(schema: Schema, target: ElementTarget): ReadonlySet<string> {
  const { profile } = schema.context;
  const label = target === "nodes" ? profile.labelAttribute : undefined;
  const type = target === "nodes" ? profile.nodeTypeAttribute : profile.edgeTypeAttribute;
  const names = attributesOf(schema, target).map(({ name }) => wordsOfName(name).split(" "));
  const naming = [label, type].flatMap((name) => (name === undefined ? [] : [wordsOfName(name).split(" ")]));
  const owned = naming.filter((words) => words.length > 1 && words.some((word) => namingWords.test(word)));
  const nouns = [...owned.flat(), ...sharedPrefix(names)].filter((word) => !namingWords.test(word) && word.length > 2);
  return new Set(nouns.flatMap((word) => singulars(word)));
}

const namingWords = new RegExp(
  oneLine`
    ^(?:name|names|label|title|id|code|key|no|nr|number|type|kind|class|sort|category|full|short|first|last|common
    |official|display|of|the|is|sub|main)$
  `,
  "u",
);

/** "player" of "player_age" and "player_team": what most attributes begin with is what they are of. */
function sharedPrefix(names: readonly (readonly string[])[]): readonly string[] {
  const [first] = names.find((words) => words.length > 1) ?? [];
  if (first === undefined) return [];
  const sharing = names.filter((words) => words.length > 1 && words[0] === first);
  return sharing.length > 1 && 2 * sharing.length > names.length ? [first] : [];
}
