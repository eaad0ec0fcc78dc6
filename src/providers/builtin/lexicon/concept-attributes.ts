import type { ElementTarget } from "@/graph/document/graph-types";
import type { AttributeProfile } from "@/graph/profile/profile-types";
import { wordLines } from "@/lib/text/lines";
import { hintedAttribute } from "../schema/attribute-hints";
import { argOf, hasSense, type Link } from "../schema/link-words";
import { attributesOf, type Schema } from "../schema/schema";
import { spokenWords } from "../schema/spoken-names";
import { isEvent, timeAttribute } from "../schema/time-attributes";
import { singulars, verbStem } from "../text/inflect";
import { wordsOfName } from "../text/tokens";
import { endNamed } from "./relation-nouns";

/** What a question word asks for: words of the attributes that answer it, the likeliest first. */
const places = wordLines`
  city town location place site address country region home habitat zone area district room office office_location
  birthplace headquarters venue station department compartment state
`;
/** Where something is done. */
const scenes = wordLines`
  venue place location site town city hall room stage theatre theater studio arena stadium court pitch pool lake
  river park crag mountain harbour port route road school station field track bar cafe restaurant address country
  region
`;
const jobs = "job role title occupation profession position rank";

const teams = "team department group division unit crew squad club company employer section";

/** Where somebody is, in which group, as what. */
export const placeAttribute = (schema: Schema): string | null => fitting(schema, "nodes", places, [])?.name ?? null;
export const sceneAttribute = (schema: Schema): string | null => fitting(schema, "edges", scenes, [])?.name ?? null;
export const teamAttribute = (schema: Schema): string | null => fitting(schema, "nodes", teams, [])?.name ?? null;
export const postAttribute = (schema: Schema): string | null => fitting(schema, "nodes", jobs, [])?.name ?? null;

const adjectives: Readonly<Record<string, string>> = {
  old: "age",
  young: "age",
  tall: "height",
  high: "height",
  heavy: "weight",
  long: "length",
  expensive: "price",
  cheap: "price",
  fast: "speed",
  slow: "speed",
  quick: "speed",
  rich: "income",
  big: "size",
  large: "size",
  hot: "warmth",
  warm: "warmth",
  cold: "warmth",
  strong: "strength",
  wide: "breadth",
  broad: "breadth",
  deep: "depth",
  good: "score",
};

/** An attribute that is meant without its name: "how old", "where", "when was … born", "does … earn", "how busy". */
export function conceptAttribute(
  links: readonly Link[],
  schema: Schema,
  target: ElementTarget,
): { readonly name: string; readonly taken: readonly number[] } | null {
  return gradedAttribute(links, schema, target) ?? byVerb(links, schema, target) ?? byQuestion(links, schema, target);
}

type Concept = { readonly name: string; readonly taken: readonly number[] } | null;

/** "how old", "how long". */
export function gradedAttribute(links: readonly Link[], schema: Schema, target: ElementTarget): Concept {
  const how = links.findIndex((link) => /^how$/u.test(link.norm));
  const at = how < 0 ? -1 : how + 1;
  const group = adjectives[links[at]?.norm ?? ""];
  const hint = group === undefined ? null : hintedAttribute(schema, target, group);
  return hint === null ? null : { name: hint.attribute.name, taken: [how, at] };
}

function byVerb(links: readonly Link[], schema: Schema, target: ElementTarget): Concept {
  const agent = byAgent(links, schema, target);
  if (agent !== null) return agent;
  for (const [at, link] of links.entries()) {
    if (link.schema.length > 0) continue;
    const group = argOf(link, "of");
    const hint = group === undefined ? null : hintedAttribute(schema, target, group);
    if (hint !== null) return { name: hint.attribute.name, taken: [at] };
  }
  return null;
}

/** "who owns it" where nodes have an owner, "who wrote it" where they have an author. */
function byAgent(links: readonly Link[], schema: Schema, target: ElementTarget): Concept {
  if (!links.some((link) => hasSense(link, "ask"))) return null;
  for (const attribute of attributesOf(schema, target)) {
    const nouns = wordsOfName(attribute.name)
      .split(" ")
      .map((word) => singulars(word)[0] ?? word);
    const at = links.findIndex(
      (link) =>
        link.token.kind === "word" &&
        nouns.some((noun) => endNamed(verbStem(link.norm), noun) === "source") &&
        !hasSense(link, "fill"),
    );
    if (attribute.kind !== "number" && at >= 0) return { name: attribute.name, taken: [at] };
  }
  return null;
}

function byQuestion(links: readonly Link[], schema: Schema, target: ElementTarget): Concept {
  const when = links.findIndex((link) => hasSense(link, "ask", "when"));
  if (when >= 0) {
    const event = links.findIndex((link) => isEvent(link.norm));
    const time = timeAttribute(schema, target, links[event]?.norm ?? null);
    return time === null ? null : { name: time.name, taken: [when, ...(event < 0 ? [] : [event])] };
  }
  const where = links.findIndex((link) => hasSense(link, "ask", "where") || /^where$/u.test(link.norm));
  if (where >= 0) return fitting(schema, target, places, [where]);
  const isJob = /\bwhat (?:does|do|is) .*\b(?:do|do for a living|job)\b/u.test(links.map(({ norm }) => norm).join(" "));
  return isJob ? fitting(schema, target, jobs, [links.length - 1]) : null;
}

function fitting(schema: Schema, target: ElementTarget, words: string, taken: readonly number[]): Concept {
  const attributes = attributesOf(schema, target);
  for (const word of words.split(" ")) {
    const found = attributes.find((attribute) => isNamed(attribute, word));
    if (found !== undefined) return { name: found.name, taken };
  }
  return null;
}

function isNamed({ name }: AttributeProfile, word: string): boolean {
  return spokenWords(name).includes(word);
}
